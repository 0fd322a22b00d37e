import { type Opml, parseOpml } from 'feedsmith'

export type ListedFeed = {
  url: string
  title: string
  siteUrl: string | null
  outletName: string | null
  publishing: string | null
  language: string | null
  /** Names or slugs that may say its category, the nearest first: its own, then the folders around it. */
  categories: string[]
}

export type ReadOpmlResult =
  | { ok: true; feeds: ListedFeed[] }
  | { ok: false; reason: 'too-large' | 'entities' | 'too-many' | 'not-opml' }

// The largest list seen has 10,000 feeds in 2 MB.
const lengthMax = 5 * 1024 * 1024
const outlinesMax = 20_000

// What makes the parser slow is one tag with very many attributes: 300,000 took 7 s.
const tagLengthMax = 16_384

/** The feeds of an OPML list, folders followed to any depth. Pure, and quick whatever the text is. */
export function readOpml(text: string): ReadOpmlResult {
  if (text.length > lengthMax) return { ok: false, reason: 'too-large' }
  if (/<!ENTITY/i.test(text)) return { ok: false, reason: 'entities' }
  if (hasHugeTag(text)) return { ok: false, reason: 'not-opml' }
  if (countOutlines(text) > outlinesMax) return { ok: false, reason: 'too-many' }
  const document = parse(text)
  if (!document) return { ok: false, reason: 'not-opml' }
  const feeds: ListedFeed[] = []
  collectFeeds(document.body?.outlines ?? [], [], feeds)
  return { ok: true, feeds }
}

const ownAttributes = ['outlet', 'publishing'] as const

type Outline = Opml.Outline<string, typeof ownAttributes>

function parse(text: string) {
  try {
    return parseOpml(text, { extraOutlineAttributes: ownAttributes })
  } catch {
    // It throws for whatever is not OPML, and says no more than that.
    return null
  }
}

function countOutlines(text: string): number {
  let count = 0
  for (let at = text.indexOf('<outline'); at !== -1; at = text.indexOf('<outline', at + 8)) count += 1
  return count
}

// The parser refuses what is nested deeper than a few hundred folders, so this cannot run out of stack.
function collectFeeds(outlines: Outline[], folders: string[], feeds: ListedFeed[]): void {
  for (const outline of outlines) {
    if (outline.xmlUrl) feeds.push(toListedFeed(outline, folders))
    const folder = outline.text ?? outline.title ?? ''
    if (outline.outlines) collectFeeds(outline.outlines, folder ? [folder, ...folders] : folders, feeds)
  }
}

function toListedFeed(outline: Outline, folders: string[]): ListedFeed {
  // "/Politics/India,/World": comma-separated paths (OPML 2.0); the last step of a path is the nearest.
  const own = (outline.category ?? '').split(',').flatMap(path => path.split('/').reverse())
  return {
    url: outline.xmlUrl ?? '',
    title: outline.title ?? outline.text ?? '',
    siteUrl: outline.htmlUrl ?? null,
    outletName: textOf(outline.outlet),
    publishing: textOf(outline.publishing),
    language: outline.language ?? null,
    categories: [...own, ...folders].map(name => name.trim()).filter(Boolean),
  }
}

function textOf(attribute: unknown): string | null {
  return typeof attribute === 'string' ? attribute : null
}

// By hand, because a pattern for it needs 16,384 steps for each "<" of a text that holds nothing else.
function hasHugeTag(text: string): boolean {
  for (let start = text.indexOf('<'); start !== -1; ) {
    const end = text.indexOf('>', start)
    if ((end === -1 ? text.length : end) - start > tagLengthMax) return true
    start = end === -1 ? -1 : text.indexOf('<', end)
  }
  return false
}
