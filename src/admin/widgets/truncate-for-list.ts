// The longest headline that a feed may give; the record's own page shows the whole.
const lettersMax = 300

/** Shortens a very long headline or name for a list, without splitting a surrogate pair. */
export function truncateForList(text: string): string {
  if (text.length <= lettersMax) return text
  return `${text.slice(0, lettersMax).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** A row of a list with its names shortened. */
export function truncateNames<Line extends { title: string; source: string }>(line: Line): Line {
  return { ...line, title: truncateForList(line.title), source: truncateForList(line.source) }
}
