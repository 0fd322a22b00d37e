// Fields of article pages against what people and another tool read there, field by field, and half by half: the readers
// are tuned on one half of the pages, so the other one says how they do on pages that nobody looked at.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadArticle, readArticle } from '../../src/ingest/article/read-article.ts'
import { type PageScan, scanPage } from '../../src/ingest/article/scan-page.ts'
import { readJsonLines } from './corpus-files.ts'
import { type GoldPage, judgePage, type PageField } from './judge-page.ts'
import { addKind, kindNotes, type Score } from './score.ts'

type Read = { page: GoldPage; article: ReadArticle; html: string; scan: PageScan }
type Judged = { field: PageField; least: number; isFair?: (read: Read) => boolean; of?: string }

const judgedFields: Judged[] = [
  { field: 'title', least: 0.95 },
  { field: 'image', least: 0.85, of: 'all' },
  { field: 'image', least: 0.95, isFair: isNamedPicture, of: 'where the page names the gold’s picture' },
  { field: 'date', least: 0.88, of: 'all' },
  { field: 'date', least: 0.9, isFair: isPublication, of: 'where the gold is no time of a later change' },
  { field: 'publisher', least: 0.85 },
  { field: 'lang', least: 0.9 },
  { field: 'description', least: 0.9 },
  { field: 'canonical', least: 0.8 },
]

export function scorePages(folder: string, now: Date): Score[] {
  const pages = readJsonLines<GoldPage>(join(folder, 'html/gold.jsonl'))
  const read = pages.map(page => readGoldPage(page, { folder: join(folder, 'html'), now }))
  const halves = [0, 1].map(half => read.filter(({ page }) => halfOf(page) === half))
  return judgedFields.flatMap(judged => halves.map((half, index) => scoreField(half, { ...judged, index })))
}

function scoreField(
  read: Read[],
  { field, least, isFair = () => true, of = '', index }: Judged & { index: number },
): Score {
  const kinds = new Map<string, string[]>()
  const verdicts = read.filter(isFair).flatMap(({ page, article }) => {
    const verdict = judgePage(field, page, article)
    const file = page.file.split('/').slice(-2).join('/')
    if (verdict && !verdict.isRight) addKind(kinds, verdict.kind, `${file}: ${verdict.detail}`)
    return verdict ? [verdict] : []
  })
  return {
    name: ['pages', field, of, index === 0 ? 'tuned on' : 'held out'].filter(Boolean).join(', '),
    right: verdicts.filter(({ isRight }) => isRight).length,
    of: verdicts.length,
    least,
    notes: kindNotes(kinds),
  }
}

function readGoldPage(page: GoldPage, { folder, now }: { folder: string; now: Date }): Read {
  const body = readFileSync(join(folder, page.file)).subarray(0, 1024 * 1024)
  const asked = { askedUrl: page.url, url: page.url }
  const article = readArticle({ body, contentType: 'text/html', contentLanguage: null, ...asked, now })
  const html = body.toString('utf8')
  return { page, article, html, scan: scanPage(html) }
}

// One tool's gold takes the poster of a video, an advertisement, a smiley or a spacer where it stands first in the page.
function isNamedPicture({ page, scan }: Read): boolean {
  const file =
    page.image
      ?.replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  const named = [
    ...scan.metas.filter(({ key }) => key.includes('image')).map(({ content }) => content),
    ...scan.links.filter(link => link.get('rel') === 'image_src').map(link => link.get('href') ?? ''),
    ...scan.jsonLd,
  ]
  return file !== '' && !page.image?.startsWith('data:') && named.some(text => text.includes(file))
}

// That gold also prefers the last change to the publication.
function isPublication({ page, article, html }: Read): boolean {
  const day = page.date?.slice(0, 10) ?? ''
  if (judgePage('date', page, article)?.isRight) return true
  return !new RegExp(`(?:modif|updated?)[^>]{0,80}${day}`, 'i').test(html)
}

/** By the name of the file, so that a page stays in its half. */
function halfOf({ file }: GoldPage): number {
  let sum = 0
  for (const letter of file) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return sum % 2
}
