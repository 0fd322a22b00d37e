// Bodies that crashed a process once, or are of the same kind: small to send, but expanded to a lot of memory by one
// step of a parser.

const rssOf = (title: string) => `<rss><channel><item><title><![CDATA[${title}`
const atomOf = (title: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html"><![CDATA[${title}`
const rdfOf = (title: string) =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><item><title><![CDATA[${title}`
const jsonOf = (title: string) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{ url: 'https://a.example/1', title }],
  })

const escapedOf = (title: string) =>
  `<rss><channel><item><title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`
const markupOf = (title: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><entry><summary type="xhtml"><div title='${title.replaceAll('<', '&lt;')}'>`

const kinds = {
  RSS: rssOf,
  Atom: atomOf,
  RDF: rdfOf,
  'JSON Feed': jsonOf,
  'RSS, escaped': escapedOf,
  'Atom, an attribute': markupOf,
}
const pieces = ['<b>', '<br>', '</b>', '<<', '<?>', '"', '&', '<b a=1>', ']]', '<!--']

const fill = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length))

/** Feeds of `bytes` each, by name: every feed format with every repeated piece, unclosed. */
export function poisonFeeds(bytes: number): [name: string, body: string][] {
  const lists = ['[', '[],', '{},', '{"a":'].map((piece): [string, string] => [
    `JSON Feed of ${piece} as items`,
    `{"version":"https://jsonfeed.org/version/1.1","items":[${fill(piece, bytes)}`,
  ])
  return lists.concat(poisonXml(bytes))
}

function poisonXml(bytes: number): [name: string, body: string][] {
  return Object.entries(kinds).flatMap(([kind, of]) =>
    pieces.map((piece): [string, string] => [`${kind} of ${piece}`, of(fill(piece, bytes))]),
  )
}

/** A third of the body that crashed every worker that read it: 1,500,000 tags in a title. */
export const poisonFeed = rssOf('<b>'.repeat(500_000))
