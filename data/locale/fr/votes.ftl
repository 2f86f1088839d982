### A question to the table: all persons must agree. Variables as in ui.ftl.

## The question, posted in the channel

# Below it stand the entries, one a line. $table, $who: who asks
vote-asks-take-back = **{ $table }** · **{ $who }** demande d’annuler ceci :
# Below those entries, where there is room for some only. $count: number of the others
vote-more-entries =
    { $count ->
        [one] … et encore une entrée.
       *[other] … et encore { $count } entrées.
    }
# Below the entries
vote-luck = Les dés et cartes déjà sortis ne se répètent pas : le prochain lancer ou tirage sera différent.
vote-asks-pause-all = **{ $table }** · **{ $who }** demande une pause : le temps ne court pour personne jusqu’à la reprise de la partie.
vote-asks-end-all = **{ $table }** · **{ $who }** demande de terminer la partie maintenant, sans vainqueur. Le plateau et le journal restent.
vote-asks-set-hours = **{ $table }** · **{ $who }** demande d’autres heures de jeu.
# $who: mentions of all who are asked, $ends: <t:...:R>
vote-answer = { $who } : êtes-vous d’accord ? Réponse attendue { $ends } ; le silence vaut un non. Jusque-là les pendules s’arrêtent, et le prochain coup retire la question.
vote-answer-running = { $who } : êtes-vous d’accord ? Réponse attendue { $ends } ; le silence vaut un non. Les pendules tournent, elles se sont déjà arrêtées pour une question, et le prochain coup retire celle-ci.
button-agree = D’accord
button-refuse = Refuser
button-withdraw = Retirer la question

## What became of it: in the log, on boards and as a message of its own

# $who: who asked; $outcome: refused, lapsed (somebody did not answer in time), withdrawn (by who asked), overtaken (somebody played on)
fact-not-take-back =
    { $outcome ->
        [refused] **{ $who }** a demandé d’annuler son dernier coup. Il manque un accord : tout reste tel quel.
        [lapsed] **{ $who }** a demandé d’annuler son dernier coup. Il manque une réponse à temps : tout reste tel quel.
        [withdrawn] **{ $who }** ne demande plus d’annuler son dernier coup.
       *[overtaken] **{ $who }** a demandé d’annuler son dernier coup. La partie a continué avant.
    }
# $who, $outcome
fact-not-pause-all =
    { $outcome ->
        [refused] **{ $who }** a demandé une pause. Il manque un accord : la partie continue.
        [lapsed] **{ $who }** a demandé une pause. Il manque une réponse à temps : la partie continue.
        [withdrawn] **{ $who }** ne demande plus de pause.
       *[overtaken] **{ $who }** a demandé une pause. La partie a continué avant.
    }
# $who, $outcome
fact-not-end-all =
    { $outcome ->
        [refused] **{ $who }** a demandé de terminer la partie. Il manque un accord : elle continue.
        [lapsed] **{ $who }** a demandé de terminer la partie. Il manque une réponse à temps : elle continue.
        [withdrawn] **{ $who }** ne demande plus de terminer la partie.
       *[overtaken] **{ $who }** a demandé de terminer la partie. Elle a continué avant.
    }
fact-not-set-hours =
    { $outcome ->
        [refused] **{ $who }** a demandé d’autres heures de jeu. Il manque un accord : elles restent.
        [lapsed] **{ $who }** a demandé d’autres heures de jeu. Il manque une réponse à temps : elles restent.
        [withdrawn] **{ $who }** ne demande plus d’autres heures de jeu.
       *[overtaken] **{ $who }** a demandé d’autres heures de jeu. La partie a continué avant.
    }
# Below it in a message of its own. $who: mentions of the awaited
vote-goes-on = À { $who } de jouer.

## To the presser alone

# $who: who has not answered yet, $ends: <t:...:R>
vote-you-agreed = Vous êtes d’accord. Réponses attendues : { $who }, { $ends }.
vote-you-refused = Vous n’êtes pas d’accord. Tout reste tel quel.
vote-you-withdrew = Votre question est retirée.
vote-you-asked = La question est posée. Réponses attendues : { $who }, { $ends }.
vote-done = Tout le monde est d’accord. C’est fait.
# $table, $who: who asked, $waiting: who has not answered yet, $ends: <t:...:R>
vote-open = **{ $table }** · **{ $who }** a posé une question. Réponses attendues : { $waiting }, { $ends }.
# $table
error-vote-over = **{ $table }** · Cette question est tranchée.
error-vote-open = **{ $table }** · Une autre question attend d’abord une réponse.
error-vote-yours = **{ $table }** · La question est la vôtre : vous comptez déjà comme d’accord.
error-vote-asked = **{ $table }** · Vous avez déjà demandé, sans obtenir l’accord. Vous pourrez redemander après le prochain coup.
error-vote-asked-before = **{ $table }** · La question a déjà été posée, sans obtenir l’accord. Elle pourra l’être de nouveau après le prochain coup.
