import type { Attributes } from './page-tags.ts'

export type Meta = { key: string; content: string }

/** The limit for one tag. */
const keysMax = 5

/** Dublin Core names are written with a dot or a colon. */
const dublinCore = /^(dc|dcterms):/

/** The content of a meta tag, under each of its names. */
export function metasOf(attributes: Attributes): Meta[] {
  const content = attributes.get('content') || attributes.get('value') || attributes.get('datetime') || ''
  if (content.trim() === '') return []
  return ['property', 'name', 'itemprop', 'http-equiv'].flatMap(kind => {
    // RDFa allows several properties in one tag.
    const keys = attributes.get(kind)?.toLowerCase().split(/\s+/, keysMax) ?? []
    return keys.filter(Boolean).map(key => ({ key: key.replace(dublinCore, '$1.'), content }))
  })
}

const rdfDate = /\bdc:date(?:\s?=\s?["']|>)([^"'<>]{4,60})/

/** The date in an RDF comment, by which old weblogs announced themselves to each other (trackback). */
export function dateInRdf(comment: string): string | undefined {
  return comment.includes('rdf:') ? rdfDate.exec(comment)?.[1] : undefined
}
