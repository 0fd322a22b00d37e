// As many as a feed may give a headline; the record’s own page has the whole.
const lettersMax = 300

/** Shortens an endless headline or name for a list, without splitting a surrogate pair. */
export function truncateForList(text: string): string {
  if (text.length <= lettersMax) return text
  return `${text.slice(0, lettersMax).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** A line of a list with what names it cut. */
export function truncateNames<Line extends { title: string; source: string }>(line: Line): Line {
  return { ...line, title: truncateForList(line.title), source: truncateForList(line.source) }
}
