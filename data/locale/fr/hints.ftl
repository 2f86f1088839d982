lobby-no-hints = Conseils : non.
error-hints-off = Pas de conseils à { $table } : on les a désactivés à son ouverture.
