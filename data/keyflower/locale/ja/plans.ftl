### 季節の手番のために予約できることと、このゲームでの予約の進み方。

plan-pass = パス
plan-pass-season = 季節の終わりまでパス
plan-stop-outbid = 入札を上回られた

plans-how = 手番が来ると、すぐにパスします（1回、または季節の終わりまで）。予約はその季節で終わります。
plan-ended =
    { $why ->
        [done] 記録{ $entry }で実行：{ $plan }
        [expired] 季節が終わったため終了：{ $plan }
        [stopped] { $detail }ため取りやめ：{ $plan }
        [gone] もう何もできないため取りやめ：{ $plan }
        [refused] ルール{ $rule }に反するため取りやめ：{ $plan }
       *[failed] ボットの不具合のため取りやめ：{ $plan }
    }
error-plan-expired = **{ $table }**・その予約は、もう終わった季節のためのものです。
