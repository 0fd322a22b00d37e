// Recognizes the words around a date in the visible text that say what the date is of.

/** A line that begins like "This entry was posted on …", "Dieser Artikel wurde am … geschrieben" says when the article appeared. */
const publication =
  /^[^\p{L}\p{N}(（]{0,20}(?:(?:first |originally )?(?:published|posted)(?: on| at| by|:|(?=\s\d))|(?:this )?(?:article|entry|post|story) was (?:posted|published|written)|dieser (?:artikel|beitrag|eintrag|text) wurde am|(?:veröffentlicht|erschienen|geschrieben|verfasst|erstellt|publiziert|eingestellt) (?:am|von)|publié(?:e)? le|mis en ligne le|publicado (?:el|em)|pubblicato il|geplaatst op|gepubliceerd op|opublikowano|опубликовано|प्रकाशित|प्रकाशन|প্রকাশ|வெளியி|公開日|投稿日|发布时间|发表于|發表於)/iu

/** A text of its own before a date, as in a table of facts: "Datum", "Date:". */
const label =
  /^\s{0,20}(?:datum|date|fecha|data|dato|published|posted|veröffentlicht(?: am)?|erschienen(?: am)?|erstellt(?: am)?|publié(?:e)? le|publicado(?: el| em)?|pubblicato(?: il)?|дата|दिनांक|तारीख|प्रकाशित|তারিখ|தேதி|తేదీ|日期|日付|公開日|投稿日|发布时间|发布日期)\s?[:：]?\s{0,20}$/iu

/** "15.12.2015 Kommentar von Gast", "Asha says on 3 May 2020": a reader wrote then. */
const comment =
  /(?:kommentar|comment|commentaire|comentario|commento|antwort|reply|टिप्पणी)\s(?:von|by|from|de|par|di|to)\s|(?<![\p{L}\p{M}])(?:says|schrieb|schreibt|sagt|meint|a écrit|a dit|escribió|dijo)(?:\s(?:on|am|le|el)\s.{0,30}|\s?:)?\s{0,20}$/iu

/** A longer text is a part of the article. */
const lineLengthMax = 150

export function namesPublication(text: string): boolean {
  return text.length <= lineLengthMax && publication.test(text)
}

export function isDateLabel(text: string): boolean {
  return label.test(text)
}

export function isOfComment(text: string): boolean {
  return text.length <= lineLengthMax && comment.test(text) && !publication.test(text)
}
