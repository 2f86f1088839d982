table-your-word = あなたの言葉は、開始時に{ $table }の抽選に混ぜられます：{ $word }
lobby-seal = -# 抽選の封印：||`{ $hash }`||・確かめ方：`{ slash-table-verify }`
dice-seal = -# 抽選の封印：||`{ $hash }`||
dice-seal-since = -# 記録{ $since }からの抽選の封印：||`{ $hash }`||
dice-mixed = -# 開始時に抽選に混ぜたもの：{ $what }
dice-resealed = **{ $table }** · ボットのバックアップが復元されたため、抽選を封印し直しました：`{ $hash }`
verify-early = { $table }：抽選を検証できるのは、ゲームが終わって秘密のバイト列が示されてからです。それまでは、封印が投稿されたものと同じか比べてください。最初の封印は募集カードにあります。
verify-rules-changed = 以前のルールの記録があります。その最初のものから先は、抽選だけを計算し直しました。
verify-differs =
    { $what ->
        [commitment] **最初に食い違うのは記録{ $number }です**：秘密のバイト列が、封印されたものと違います。
        [luck] **最初に食い違うのは記録{ $number }です**：封印されたバイト列からは、別の抽選になります。
        [missing] **最初に食い違うのは記録{ $number }です**：記録にありません。
       *[events] **最初に食い違うのは記録{ $number }です**：ルールでは、別のことが起こります。
    }
over-dice = -# 抽選の確かめ方：{ slash-table-verify }
over-called = -# { $who }・抽選の確かめ方：{ slash-table-verify }
import-sealed = 抽選はすべて、封印されたバイト列から導かれます。
import-unsealed = ファイルに秘密のバイト列がないため、抽選は照合していません。
stats-nothing = 待たせた時間なし
