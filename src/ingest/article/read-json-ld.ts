// Reads a page's JSON-LD, however nested, and broken in all the ways of templates. Nodes whose type is an article come first.
import { parseJson } from '../../domain/fields/parse-json.ts'

export type JsonLdNode = { rank: number; fields: ReadonlyMap<string, unknown>; types: string[] }

export type JsonLd = {
  /** Best first. */
  nodes: JsonLdNode[]
  /** The targets of references (`{"@id": …}`). */
  byId: ReadonlyMap<string, ReadonlyMap<string, unknown>>
}

/** A page with 200 nodes was seen; templates nest 6 deep. */
const nodesMax = 1000
const depthMax = 12

/** Never throws. If a text is not JSON even after repair, its known members are extracted one by one. */
export function readJsonLd(texts: string[]): JsonLd {
  const found: JsonLdNode[] = []
  for (const text of texts) collect(unquoted(parseLoosely(text)), { found, depth: 0, below: 0 })
  const byId = new Map(
    found.flatMap(({ fields }) => {
      const id = fields.get('@id')
      return typeof id === 'string' && fields.size > 1 ? [[id, fields] as const] : []
    }),
  )
  return { nodes: found.toSorted((a, b) => b.rank - a.rank), byId }
}

/** The texts of a node's property: every item of an array, and the `name`, `url` or `@value` of an object. */
export function textsOf(
  value: unknown,
  jsonLd: JsonLd,
  keys: readonly string[] = ['name', '@value'],
): string[] {
  const values = Array.isArray(value) ? value.slice(0, 20) : [value]
  return values.flatMap(one => {
    if (typeof one === 'string') return one.trim() === '' ? [] : [one]
    if (typeof one === 'number') return [String(one)]
    const fields = fieldsOf(one)
    const whole = fields && (jsonLd.byId.get(String(fields.get('@id'))) ?? fields)
    const named = keys
      .flatMap(key => firstOf(whole?.get(key)))
      .find(text => typeof text === 'string' && text.trim() !== '')
    return typeof named === 'string' ? [named] : []
  })
}

// `{"@type":"ImageObject","url":["…","…"]}`
function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}

function parseLoosely(text: string): unknown {
  const trimmed = withoutWrapper(text)
  return (
    parseJson(trimmed) ??
    parseJson(repaired(trimmed)) ??
    parseJson(repaired(withoutEntities(trimmed))) ??
    rescued(trimmed)
  )
}

// Some templates write JSON inside a JSON string.
function unquoted(value: unknown): unknown {
  return typeof value === 'string' ? parseJson(value) : value
}

// Strips the HTML comment or CDATA section, sometimes inside a script comment, that old pages put around a script.
function withoutWrapper(text: string): string {
  return text
    .trim()
    .replace(/^(?:\/\/)?\s{0,99}<!(?:--|\[CDATA\[)/, '')
    .replace(/(?:-->|\]\]>)$/, '')
    .trimEnd()
    .replace(/\/\/$/, '')
    .trim()
}

// Decodes HTML escapes, which do not belong in a script.
function withoutEntities(text: string): string {
  return text.startsWith('{&') || text.startsWith('[{&')
    ? text.replace(/&(?:quot|#0?34|#x22);/gi, '"').replace(/&amp;/gi, '&')
    : ''
}

// Repairs typical faults of templates: line breaks in strings, trailing commas, stray backslashes, a final semicolon.
function repaired(text: string): string {
  return text
    .replace(/[^\P{Cc}]/gu, ' ')
    .replace(/,(?=\s{0,99}[}\]])/g, '')
    .replace(/[;,]\s{0,99}$/, '')
    .replace(/\\(?!["\\/bfnrtu])/g, '\\\\')
}

const rescuedPair =
  /"(headline|datePublished|dateModified|uploadDate|description|inLanguage|thumbnailUrl|articleSection)"\s{0,9}:\s{0,9}"((?:[^"\\]|\\.){1,1000})"/g

function rescued(text: string): unknown {
  const pairs = [...text.matchAll(rescuedPair)].map(match => [
    match[1] ?? '',
    parseJson(`"${match[2]}"`) ?? match[2],
  ])
  // The first of each is the article's own; later ones are those of related articles.
  return pairs.length === 0 ? undefined : { '@type': 'Article', ...Object.fromEntries(pairs.toReversed()) }
}

/** These fields describe other articles. */
const neighbourField =
  /^(?:itemListElement|relatedLink|hasPart|citation|mentions|comment|review|isBasedOn|associatedArticle)$/

function collect(value: unknown, walk: { found: JsonLdNode[]; depth: number; below: number }): void {
  const { found, depth } = walk
  if (depth > depthMax || found.length >= nodesMax || typeof value !== 'object' || value === null) return
  const deeper = { ...walk, depth: depth + 1 }
  if (Array.isArray(value)) {
    for (const one of value.slice(0, nodesMax)) collect(one, deeper)
    return
  }
  const fields = new Map<string, unknown>(Object.entries(value).slice(0, 200))
  const types = typesOf(fields.get('@type'))
  const below = walk.below + (types.length > 0 ? 1 : 0)
  if (types.length > 0)
    found.push({ fields, types, rank: Math.max(...types.map(rankOfType)) - walk.below / 10 })
  for (const [key, child] of fields) {
    collect(child, { ...deeper, below: neighbourField.test(key) ? below + 25 : below })
  }
}

function typesOf(type: unknown): string[] {
  const types = Array.isArray(type) ? type : [type]
  return types.filter(one => typeof one === 'string').map(one => one.replace(/^.{0,60}[/:#]/, ''))
}

function rankOfType(type: string): number {
  if (/(?:Article|Posting|Report)$/.test(type)) return 4
  if (mediumType.test(type)) return 3
  return /Page$|^CreativeWork/.test(type) ? 2 : 0
}

const mediumType =
  /^(?:VideoObject|AudioObject|PodcastEpisode|Episode|Recipe|Review|Event|Movie|Product|Book)$/

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null
}
