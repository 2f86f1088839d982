table-your-word = あなたの言葉は、開始時に{ $table }のシャッフルに混ぜられます：{ $word }
lobby-seal = -# シャッフルの封印：||`{ $hash }`||・確かめ方：`{ slash-table-verify }`
dice-seal = -# シャッフルの封印：||`{ $hash }`||
dice-seal-since = -# 記録{ $since }からのシャッフルの封印：||`{ $hash }`||
dice-mixed = -# 開始時にシャッフルに混ぜたもの：{ $what }
dice-resealed = **{ $table }** · ボットのバックアップが復元されたため、シャッフルを封印し直しました：`{ $hash }`
verify-early = { $table }：シャッフルを検証できるのは、ゲームが終わって秘密のバイト列が示されてからです。それまでは、封印が投稿されたものと同じか比べてください。最初の封印は募集カードにあります。
verify-rules-changed = 以前のルールの記録があります。その最初のものから先は、シャッフルだけを計算し直しました。
verify-differs =
    { $what ->
        [commitment] **最初に食い違うのは記録{ $number }です**：秘密のバイト列が、封印されたものと違います。
        [luck] **最初に食い違うのは記録{ $number }です**：封印されたバイト列からは、別のカードになります。
        [missing] **最初に食い違うのは記録{ $number }です**：記録にありません。
       *[events] **最初に食い違うのは記録{ $number }です**：ルールでは、別のことが起こります。
    }
over-dice = -# シャッフルの確かめ方：{ slash-table-verify }
over-called = -# { $who }・シャッフルの確かめ方：{ slash-table-verify }
import-sealed = シャッフルはすべて、あらかじめ封印で決まったとおりです。
import-unsealed = ファイルに秘密のバイト列がないため、シャッフルを封印と照合できませんでした。
stats-nothing = 待たせた時間なし
