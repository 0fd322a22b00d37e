// An element of a feed: its name, and lookups that the readers of RSS and Atom share.
import { escapeHtml } from '../../text/clean-text.ts'
import { dateAttribute, dateOfEntry } from './choose-entries.ts'

export type FeedNode = {
  name: string
  attributes: Record<string, string>
  children: (FeedNode | string)[]
  /** The text ended inside this entry. */
  isCut?: boolean
}

/** The limit of one text or attribute: later steps allocate memory for each character. The longest article seen has 300,000. */
export const textLengthMax = 500_000

export function childNodes(node: FeedNode, name: string): FeedNode[] {
  return node.children.filter(child => typeof child !== 'string').filter(child => child.name === name)
}

/** The first child of that name that is not empty, otherwise the first one. */
export function childNode(node: FeedNode, name: string): FeedNode | null {
  const found = childNodes(node, name)
  return found.find(child => child.children.length > 0) ?? found[0] ?? null
}

/** The trimmed text of the first of `names` that has any; elements inside it are serialized. */
export function childText(node: FeedNode, ...names: string[]): string {
  for (const name of names) {
    for (const child of childNodes(node, name)) {
      const text = htmlOf(child).trim()
      if (text !== '') return text
    }
  }
  return ''
}

/** The best date of an entry; '' without one. */
export function dateOf(entry: FeedNode): string {
  return dateOfEntry(name =>
    name === dateAttribute ? (entry.attributes[name] ?? '') : childText(entry, name),
  )
}

/** The `xml:base` of each of these nodes that has one, the outermost first. */
export function basesOf(...nodes: FeedNode[]): string {
  return nodes
    .map(node => node.attributes['xml:base'] ?? '')
    .filter(Boolean)
    .join(' ')
}

/** The content of an element as HTML: its text unchanged, which is HTML in RSS, and its elements serialized. */
export function htmlOf(node: FeedNode): string {
  return node.children.map(child => (typeof child === 'string' ? child : tagsOf(child))).join('')
}

/** Content in which only elements are markup (Atom's xhtml or text): its text is escaped. */
export function literalHtmlOf(node: FeedNode): string {
  return node.children.map(child => (typeof child === 'string' ? escapeHtml(child) : tagsOf(child))).join('')
}

function tagsOf(node: FeedNode): string {
  const name = node.name.replace(/^.*:/, '')
  const attributes = Object.entries(node.attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value.slice(0, textLengthMax))}"`,
  )
  return `<${name}${attributes.join('')}>${literalHtmlOf(node)}</${name}>`
}

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

/** An element's name with our prefix, without that of the root or of Atom in Atom. A default namespace adds none: feeds get it wrong. */
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
