// The page's own words in the languages that can be chosen; English is what stands in the code.

import { person } from "./state.js";

const WORDS = {
  "To the message box": ["Ir al cuadro de mensajes", "Aller au champ de message", "メッセージ欄へ"],
  "Channels": ["Canales", "Salons", "チャンネル"],
  "Who you are": ["Quién eres", "Qui vous êtes", "あなたはだれか"],
  "Language": ["Idioma", "Langue", "言語"],
  "Servers and channels": ["Servidores y canales", "Serveurs et salons", "サーバーとチャンネル"],
  "Messages": ["Mensajes", "Messages", "メッセージ"],
  "Direct messages": ["Mensajes directos", "Messages privés", "ダイレクトメッセージ"],
  "unread": ["sin leer", "non lus", "未読"],
  "{0} for you": ["{0} para ti", "{0} pour vous", "あなた宛て{0}件"],
  "{0} unread mentions": ["{0} menciones sin leer", "{0} mentions non lues", "未読のメンション{0}件"],
  "Your turn": ["Te toca", "À vous", "あなたの番"],
  "Awaited": ["Se espera a", "On attend", "待っています"],
  "Be {0}": ["Ser {0}", "Être {0}", "{0}になる"],
  " (status {0})": [" (estado {0})", " (code {0})", "（終了コード{0}）"],
  "{0} is not connected": ["{0} no está conectado", "{0} n’est pas connecté", "{0}は接続していません"],
  "{0} is not running{1}": ["{0} no está en marcha{1}", "{0} est arrêté{1}", "{0}は動いていません{1}"],
  "The sandbox is gone; trying again": ["El sandbox no responde; se vuelve a intentar", "Le bac à sable ne répond plus\u00a0; nouvel essai", "サンドボックスにつながりません。再試行中です"],
  "The sandbox is gone": ["El sandbox no responde", "Le bac à sable ne répond plus", "サンドボックスにつながりません"],
  "Something went wrong. Try again.": ["Algo ha fallado. Inténtalo de nuevo.", "Un problème est survenu. Réessayez.", "うまくいきませんでした。もう一度お試しください。"],
  "This application did not respond": ["Esta aplicación no ha respondido", "Cette application n’a pas répondu", "アプリケーションが応答しませんでした"],
  "New": ["Nuevo", "Nouveau", "新着"],
  "APP": ["APP", "APP", "アプリ"],
  "(edited)": ["(editado)", "(modifié)", "（編集済み）"],
  "Thread: {0}": ["Hilo: {0}", "Fil\u00a0: {0}", "スレッド：{0}"],
  "Only you can see this · ": ["Solo tú puedes ver esto · ", "Vous seul voyez ce message · ", "これはあなただけに表示されています・"],
  "Dismiss message": ["Descartar mensaje", "Masquer le message", "メッセージを閉じる"],
  " used ": [" ha usado ", " a utilisé ", "が使用："],
  "Sending command…": ["Enviando el comando…", "Envoi de la commande…", "コマンドを送信中…"],
  "{0} is thinking…": ["{0} está pensando…", "{0} réfléchit…", "{0}が考え中…"],
  "Picture without description": ["Imagen sin descripción", "Image sans description", "説明のない画像"],
  "Enlarge the picture": ["Ampliar la imagen", "Agrandir l’image", "画像を拡大"],
  "Picture": ["Imagen", "Image", "画像"],
  "Own size": ["Tamaño real", "Taille réelle", "実寸"],
  "Close": ["Cerrar", "Fermer", "閉じる"],
  "Submit": ["Enviar", "Envoyer", "送信"],
  "Cancel": ["Cancelar", "Annuler", "キャンセル"],
  "Embed": ["Contenido incrustado", "Contenu intégré", "埋め込み"],
  "Show older messages": ["Mostrar mensajes anteriores", "Afficher les messages précédents", "前のメッセージを表示"],
  "Nothing here yet. Type / to see what the bot can do.": ["Aún no hay nada. Escribe / para ver qué sabe hacer el bot.", "Rien pour l’instant. Tapez / pour voir ce que sait faire le bot.", "まだ何もありません。/を入力すると、ボットにできることが見られます。"],
  "Make a selection": ["Elige una opción", "Faites un choix", "選択してください"],
  "Done": ["Listo", "Terminé", "完了"],
  "Suggestions": ["Sugerencias", "Suggestions", "候補"],
  "Message or slash command": ["Mensaje o comando", "Message ou commande", "メッセージまたはコマンド"],
  "Slash commands": ["Comandos", "Commandes", "コマンド"],
  "Drop the command": ["Quitar el comando", "Retirer la commande", "コマンドを消す"],
  "Send": ["Enviar", "Envoyer", "送信"],
  "Message {0}, or / for commands": ["Mensaje a {0}, o / para comandos", "Message dans {0}, ou / pour les commandes", "{0}へメッセージ、/でコマンド"],
  "No command of that name": ["No hay ningún comando con ese nombre", "Aucune commande de ce nom", "その名前のコマンドはありません"],
  "No options match": ["No hay opciones que coincidan", "Aucune option ne correspond", "一致する候補がありません"],
  "Loading options…": ["Cargando opciones…", "Chargement des options…", "候補を読み込み中…"],
  "Loading options failed": ["No se han podido cargar las opciones", "Les options n’ont pas pu être chargées", "候補を読み込めませんでした"],
  "option {0} needs a value": ["la opción {0} necesita un valor", "l’option {0} demande une valeur", "オプション{0}に値が必要です"],
  "there is no such command": ["no existe ese comando", "cette commande n’existe pas", "そのコマンドはありません"],
  "True": ["Sí", "Oui", "はい"],
  "False": ["No", "Non", "いいえ"],
};
const COLUMNS = ["es", "fr", "ja"];

/** The text in the person's language, with `facts` in place of {0}, {1}. */
export function t(text, ...facts) {
  const said = WORDS[text]?.[COLUMNS.indexOf(person().locale.split("-")[0])] ?? text;
  return said.replace(/\{(\d)\}/g, (_, at) => facts[at]);
}

/** What of the page stands from the start: each is marked with the English text. */
export function speak() {
  document.documentElement.lang = person().locale;
  for (const each of document.querySelectorAll("[data-words]")) each.textContent = t(each.dataset.words);
  for (const each of document.querySelectorAll("[data-label]")) each.setAttribute("aria-label", t(each.dataset.label));
}
