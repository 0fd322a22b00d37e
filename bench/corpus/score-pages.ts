// Scores fields of article pages against golds, field by field. `gold.jsonl` follows a page's metadata for other sites
// and is scored by halves: the parsers are tuned on one half, so the other shows how they do on unseen pages.
// `gold-headline.jsonl` follows the page's visible headline and its day of publication, and is scored by suite.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageScan } from '../../src/ingest/article/page-scan.ts'
import { type ReadArticle, readArticle } from '../../src/ingest/article/read-article.ts'
import { scanPage } from '../../src/ingest/article/scan-page.ts'
import { readJsonLines } from './corpus-files.ts'
import { type GoldPage, judgePage, type PageField } from './judge-page.ts'
import { addKind, kindNotes, type Score } from './score.ts'

type Judged = { field: PageField; least: number; isFair?: (read: ReadGoldPage) => boolean; of?: string }

const judgedFields: Judged[] = [
  { field: 'image', least: 0.85, of: 'all' },
  { field: 'image', least: 0.95, isFair: isNamedPicture, of: 'where the page names the gold’s picture' },
  { field: 'date', least: 0.88, of: 'all' },
  { field: 'date', least: 0.9, isFair: isPublication, of: 'where the gold is no time of a later change' },
  { field: 'publisher', least: 0.85 },
  { field: 'lang', least: 0.9 },
  { field: 'description', least: 0.9 },
  { field: 'canonical', least: 0.8 },
]

/**
 * The golds of these suites are another tool's output: its title includes the outlet's name or is the one meant for
 * other sites. Where the page prints the headline without a section or a site's name, those of the tool still have it.
 */
const headlineFloors: Record<string, { title: number; date: number }> = {
  all: { title: 0.88, date: 0.93 },
  readability: { title: 0.77, date: 0.95 },
  newspaper4k: { title: 0.8, date: 0.9 },
  postlight: { title: 0.97, date: 0.95 },
  htmldate: { title: 0.9, date: 0.9 },
}

export function scorePages(folder: string, now: Date): Score[] {
  const html = join(folder, 'html')
  const readAll = (file: string) =>
    readJsonLines<GoldPage>(join(html, file)).map(page => readGoldPage(page, { folder: html, now }))
  const pages = readAll('gold.jsonl')
  const halves = groupBy(pages, ({ page }) => (halfOf(page) === 0 ? 'tuned on' : 'held out'))
  const headlinePages = readAll('gold-headline.jsonl')
  const suites = groupBy(headlinePages, ({ page }) => page.suite.split('/')[0] ?? '')
  return [
    scoreField('pages', { name: 'all', read: pages }, { field: 'title', least: 0.94 }),
    ...judgedFields.flatMap(judged => halves.map(half => scoreField('pages', half, judged))),
    ...[{ name: 'all', read: headlinePages }, ...suites].flatMap(scoreSuite),
  ].filter(({ of }) => of > 0)
}

function scoreSuite(suite: Group): Score[] {
  const { title = 0.9, date = 0.9 } = headlineFloors[suite.name] ?? {}
  const fields: Judged[] = [
    { field: 'title', least: title },
    { field: 'date', least: date },
  ]
  return fields.map(judged => scoreField('pages by their headline', suite, judged))
}

type Group = { name: string; read: ReadGoldPage[] }

function groupBy(read: ReadGoldPage[], nameOf: (one: ReadGoldPage) => string): Group[] {
  return [...Map.groupBy(read, nameOf)].map(([name, members]) => ({ name, read: members }))
}

function scoreField(
  gold: string,
  group: Group,
  { field, least, isFair = () => true, of = '' }: Judged,
): Score {
  const kinds = new Map<string, string[]>()
  const verdicts = group.read.filter(isFair).flatMap(({ page, article }) => {
    const verdict = judgePage(field, page, article)
    const file = page.file.split('/').slice(-2).join('/')
    if (verdict && !verdict.isRight) addKind(kinds, verdict.kind, `${file}: ${verdict.detail}`)
    return verdict ? [verdict] : []
  })
  return {
    name: [gold, field, of, group.name].filter(Boolean).join(', '),
    right: verdicts.filter(({ isRight }) => isRight).length,
    of: verdicts.length,
    least,
    notes: kindNotes(kinds),
  }
}

// One tool's gold takes a video's poster, an advertisement, an emoji or a spacer if it comes first on the page.
function isNamedPicture({ page, scan }: ReadGoldPage): boolean {
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
function isPublication({ page, article, html }: ReadGoldPage): boolean {
  const day = page.date?.slice(0, 10) ?? ''
  if (judgePage('date', page, article)?.isRight) return true
  return !new RegExp(`(?:modif|updated?)[^>]{0,80}${day}`, 'i').test(html)
}

/** Derived from the file name, so that a page stays in its half. */
function halfOf({ file }: GoldPage): number {
  let sum = 0
  for (const letter of file) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return sum % 2
}

type ReadGoldPage = { page: GoldPage; article: ReadArticle; html: string; scan: PageScan }

/** A page of the corpus, parsed as the product parses it. */
function readGoldPage(page: GoldPage, { folder, now }: { folder: string; now: Date }): ReadGoldPage {
  const body = readFileSync(join(folder, page.file)).subarray(0, 1024 * 1024)
  const asked = { requestedUrl: page.url, url: page.url }
  const article = readArticle({ body, contentType: 'text/html', contentLanguage: null, ...asked, now })
  const html = body.toString('utf8')
  return { page, article, html, scan: scanPage(html) }
}
