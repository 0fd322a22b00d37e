// One list for every format of XML: the entries of a feed that has too many are chosen by the dates that are then shown.

const ofPublication =
  'pubdate published issued dc:date dcterms:issued atom:published date created dcterms:created'
const ofChange = 'updated atom:updated modified dcterms:modified'

/** The elements with an entry's date, the best first. */
export const dateNames = `${ofPublication} ${ofChange}`.split(' ')

/** CDF has the date in this attribute of the entry. */
export const dateAttribute = 'lastmod'

/** '' without a date. */
export function dateOfEntry(textOf: (name: string) => string): string {
  return [...dateNames, dateAttribute].map(name => textOf(name).trim()).find(text => text !== '') ?? ''
}
