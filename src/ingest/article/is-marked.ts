import type { Attributes } from './page-tags.ts'

/** Elements too large to be a date, or without text. */
const unmarkedTag =
  /^(?:body|html|main|article|section|header|meta|link|img|script|input|form|ul|ol|br|hr|source|embed|area|base|col|track|wbr)$/
const markedProperty = /date|headline|author|time/
const markedClass =
  /date(?!d)|datum|fecha|(?:^|[\s_-])(?:data|dato|time|timestamp|meta|metadata|info|pub|posting)(?:$|[\s_-])|publi|posted|created|modified|byline|submitted|Time|Meta\b|-meta|-info/

/** Attributes that may contain a date. */
const dateAttributes = ['datetime', 'data-datetime', 'data-date', 'data-published', 'data-timestamp']

/** Matches a date in the title attribute of an element that shows an age: title="2020-09-20T14:20:02Z". */
const dateAtStart = /^\s{0,9}(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)/

/** The dates in an element's attributes. */
export function attributeDates(attributes: Attributes): string[] {
  const hint = attributes.get('title') ?? ''
  return [
    ...dateAttributes.map(name => attributes.get(name) ?? ''),
    dateAtStart.test(hint) ? hint : '',
  ].filter(Boolean)
}

/** Whether an element may contain a date, a headline or an author. */
export function isMarked(name: string, attributes: Attributes): boolean {
  if (name === 'time') return true
  if (unmarkedTag.test(name)) return false
  const property = attributes.get('itemprop') || attributes.get('property') || ''
  if (property !== '' && markedProperty.test(property.slice(0, 100).toLowerCase())) return true
  const names = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`.slice(0, 300)
  return markedClass.test(names) || attributeDates(attributes).length > 0
}
