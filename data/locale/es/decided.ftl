### Lo que dice una pregunta a la mesa cuando ya está decidida. Qué significan las variables está en el archivo inglés.

vote-decided =
    { $outcome ->
        [agreed] Hay acuerdo de todos. Hecho.
        [refused] Falta el acuerdo de alguien. No se hace.
        [lapsed] Faltaron respuestas a tiempo. No se hace.
        [withdrawn] La pregunta queda retirada.
       *[overtaken] La partida siguió antes de que respondieran todos.
    }
