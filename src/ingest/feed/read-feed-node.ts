// Lookups in a parsed tree, shared by the readers of RSS and Atom.
import { dateAttribute, dateOfEntry } from './choose-entries.ts'
import { type FeedNode, textLengthMax } from './read-feed-tree.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

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

/** Escapes text and attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, letter => escapes[letter] ?? letter)
}

function tagsOf(node: FeedNode): string {
  const name = node.name.replace(/^.*:/, '')
  const attributes = Object.entries(node.attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value.slice(0, textLengthMax))}"`,
  )
  return `<${name}${attributes.join('')}>${literalHtmlOf(node)}</${name}>`
}
