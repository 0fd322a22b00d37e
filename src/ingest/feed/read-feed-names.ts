// Normalizes names of elements, independent of the prefix that a feed chose for a namespace.

/** Namespace (without scheme, `www.` and trailing signs) → our prefix; '' is the feed's own vocabulary. */
const namespaces: Record<string, string> = {
  'purl.org/rss/1.0': '',
  'purl.org/net/rss1.1': '',
  'my.netscape.com/rdf/simple/0.9': '',
  'channel.netscape.com/rdf/simple/0.9': '',
  'backend.userland.com/rss2': '',
  'w3.org/2005/atom': 'atom',
  'purl.org/atom/ns': 'atom',
  'search.yahoo.com/mrss': 'media',
  'video.search.yahoo.com/mrss': 'media',
  'purl.org/dc/elements/1.1': 'dc',
  'purl.org/dc/elements/1.0': 'dc',
  'purl.org/dc/terms': 'dcterms',
  'purl.org/rss/1.0/modules/content': 'content',
  'purl.org/rss/1.0/modules/syndication': 'sy',
  'itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'rssnamespace.org/feedburner/ext/1.0': 'feedburner',
  'w3.org/1999/xhtml': 'xhtml',
  'w3.org/1999/02/22-rdf-syntax-ns': 'rdf',
}

/** Adds the prefixes that `attributes` declare, mapped to ours; the default namespace has the prefix ''. */
export function readPrefixes(known: Record<string, string>, attributes: Record<string, string>) {
  let prefixes = known
  for (const [name, uri] of Object.entries(attributes)) {
    if (!name.startsWith('xmlns')) continue
    const own = namespaces[spelled(uri)]
    if (own === undefined) continue
    prefixes = { ...prefixes, [name.slice('xmlns:'.length)]: own }
  }
  return prefixes
}

/**
 * An element's name with our prefix: `media:content`, `title`, `atom:link`. Names with the prefix of the document's root
 * lose it, as do Atom's names in an Atom document. A default namespace never adds one, because feeds often get it wrong.
 */
export function feedNameOf(tag: string, prefixes: Record<string, string>, rootTag: string): string {
  const colon = tag.indexOf(':')
  if (colon === -1) return tag
  const given = tag.slice(0, colon)
  const prefix = Object.hasOwn(prefixes, given) ? prefixes[given] : given
  const [, root = '', kind = ''] = /^(?:(.*):)?(rss|feed|channel)$/.exec(rootTag) ?? []
  const isOwn = prefix === '' || given === root || (prefix === 'atom' && kind === 'feed')
  return isOwn ? tag.slice(colon + 1) : `${prefix}:${tag.slice(colon + 1)}`
}

function spelled(uri: string): string {
  return uri
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<![#/])[#/]+$/, '')
}
