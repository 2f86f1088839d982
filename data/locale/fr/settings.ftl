### Ce que chacun règle pour soi, ce qui est gardé de chacun, et ce que règle qui gère un serveur.

settings-title = Vos réglages
settings-saved = Enregistré.
settings-off = non
settings-alerts = **Alertes** : { $how ->
        [direct] par message privé
        [none] aucune
       *[channel] dans le salon de la table
    }
settings-quiet = **Heures de silence** : de { $start } à { $end }, ni rappels ni messages privés alors
settings-quiet-none = **Heures de silence** : aucune
settings-digest = **Résumé** : chaque jour à { $at }, toutes les tables qui vous attendent d’un coup
settings-digest-none = **Résumé** : non
settings-zone = **Fuseau horaire** : { $zone }, { $at } maintenant
settings-zone-none = **Fuseau horaire** : non choisi, les heures sont UTC, { $at } maintenant
settings-language = **Langue** : { $language }
settings-language-client = **Langue** : celle de votre Discord
settings-portrait = **Portrait** : { $portrait ->
        [plait] tresse
        [beard] longue barbe
        [hood] capuche
        [straw] chapeau de paille
        [cap] bonnet pointu
        [winged] casque ailé
        [bun] chignon et lunettes
        [plume] chapeau à plume
        [curls] boucles
        [turban] turban
        [pigtails] couettes
        [crest] crête rouge
       *[seat] celui que vous avez sans choisir
    }
settings-forced = **Seuls coups possibles** : { $made ->
        [no] ils vous attendent
       *[yes] joués pour vous
    }
settings-best = **Meilleurs coups** : { $offered ->
        [no] pas proposés
       *[yes] proposés à votre tour
    }
settings-ratings = **Cotes** : { $rated ->
        [yes] vous participez
       *[no] vous ne participez pas
    }
settings-away = **Absence** : jusqu’au { $until }
settings-away-none = **Absence** : non
settings-by-command = -# Par la commande `{ slash-me-settings }` : portrait, fuseau horaire, autres heures, jours d’absence.
settings-menu-alerts = Alertes
settings-menu-quiet = Heures de silence
settings-menu-digest = Résumé
settings-menu-language = Langue
settings-alerts-option =
    { $how ->
        [direct] Alertes : par message privé
        [none] Alertes : aucune
       *[channel] Alertes : dans le salon de la table
    }
settings-quiet-off = Heures de silence : aucune
settings-quiet-option = Heures de silence : de { $start } à { $end }
settings-digest-off = Résumé : non
settings-digest-option = Résumé : chaque jour à { $at }
settings-language-option = Langue : { $language }
settings-language-option-client = Langue : celle de votre Discord
settings-button-forced-yes = Coups forcés : joués pour moi
settings-button-forced-no = Coups forcés : je les joue
settings-button-best-yes = Proposer les meilleurs coups
settings-button-best-no = Sans meilleurs coups
settings-button-ratings-yes = Participer aux cotes
settings-button-ratings-no = Quitter les cotes
settings-button-back = Me revoici
settings-button-export = Mes données
settings-button-delete = Supprimer mes données

## Ce qui est gardé de quelqu’un

data-exported = Tout ce qui est gardé de vous est dans ce fichier. Les heures sont en secondes Unix, les identifiants ceux de Discord.
data-sure = Supprimer tout ce qui est gardé de vous ?
    Salles d’attente que vous quittez : { $lobbies }. Parties en cours que vous quittez pour de bon : { $running } ; un bot continue, ou votre place reste vide. Dans les autres parties vous devenez « { $name } » ; ce qui a été joué reste, pour les autres.
    Réglages, mots et résultats disparaissent. Cela ne peut pas être annulé.
data-button-sure = Tout supprimer
data-deleted = C’est fait : rien de ce qui est gardé ne vous nomme.
    Les messages du bot dans les salons restent tels quels ; qui y gère les messages peut les supprimer. Un mot de vous mêlé à des dés ou à des mélanges y reste. Les sauvegardes de l’hébergeur vous contiennent encore jusqu’à leur remplacement.

## Ce que règle qui gère un serveur

setup-title = Réglages de ce serveur
setup-channels = **Salons** : on ouvre des tables dans { $channels } seulement
setup-channels-none = **Salons** : on ouvre des tables partout
setup-openers = **Qui ouvre des tables** : { $who ->
        [role] qui a { $role }, et qui gère le serveur
        [managers] qui gère le serveur
       *[everybody] tout le monde
    }
setup-most-open = **Tables ouvertes** : au plus { $most } sur le serveur
setup-most-open-none = **Tables ouvertes** : au plus { $most } dans un salon
setup-most-of-member = **Tables ouvertes d’un membre** : au plus { $most } sur le serveur
setup-most-of-member-none = **Tables ouvertes d’un membre** : au plus { $most } dans un salon
setup-game = **Jeu** : { $game }
setup-bots = **Bots à une nouvelle table** : { $bots }
setup-pace = **Rythme** : { $pace }
setup-thread = **Fil à elle** : { $thread ->
        [yes] chaque nouvelle table
       *[no] seulement sur demande
    }
setup-boards = **Plateaux** : { $boards ->
        [keep] celui de chaque tour reste tel quel
        [delete] seul le dernier reste, les précédents sont supprimés
       *[fold] seul le dernier a image et boutons, les précédents sont réduits à quelques lignes
    }
setup-language = **Langue des messages publics** : { $language }
setup-language-none = **Langue des messages publics** : celle du serveur dans Discord
setup-zone = **Fuseau horaire** : { $zone }, { $at } maintenant
setup-zone-none = **Fuseau horaire** : non choisi, les heures sont UTC, { $at } maintenant
setup-by-command = -# Limites, bots, rythme et fuseau horaire : `{ slash-forge-setup }`
setup-pick-channels = Salons : aucun choisi, donc partout
setup-pick-role = Un rôle dont les membres ouvrent des tables
setup-menu-openers = Qui ouvre des tables
setup-menu-language = Langue des messages publics
setup-openers-option =
    { $who ->
        [role] Ouvre des tables : le rôle choisi
        [managers] Ouvre des tables : qui gère le serveur
       *[everybody] Ouvre des tables : tout le monde
    }
setup-language-option = Messages publics : { $language }
setup-language-option-none = Messages publics : la langue du serveur
setup-button-thread-yes = Un fil par table
setup-button-thread-no = Des fils sur demande seulement
setup-button-boards-fold = Réduire les anciens
setup-button-boards-keep = Garder les anciens
setup-button-boards-delete = Supprimer les anciens
error-not-in-this-channel = Sur ce serveur, on ouvre des tables dans { $channels } seulement.
error-needs-role = Sur ce serveur, qui a { $role } ouvre des tables.
error-needs-manager = Sur ce serveur, qui le gère ouvre des tables.
error-server-full = Ce serveur permet { $most } tables ouvertes à la fois. Il faut d’abord qu’une d’elles se termine.
error-member-full = Ce serveur permet à chaque membre { $most } tables ouvertes à la fois. Il faut d’abord qu’une des vôtres se termine : `{ slash-table-end }`.
error-not-a-manager = C’est pour les membres qui peuvent gérer le serveur.
error-role-missing = Choisissez d’abord un rôle ; ses membres ouvrent alors des tables.
