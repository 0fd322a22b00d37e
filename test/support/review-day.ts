import { join } from 'node:path'
import { readJsonLines } from '../../bench/corpus/corpus-files.ts'
import type { Db } from '../../src/database/connect.ts'
import { cleanDescription } from '../../src/text/clean-description.ts'
import { cleanTitle } from '../../src/text/clean-title.ts'
import { addRow, addWaitingEntry } from './builders.ts'
import { openMatching } from './open-matching.ts'
import type { AddLink } from './review-content.ts'

// A day of real articles: the most productive outlets are registered, rated and have owners; the real matcher forms the
// stories.

const articleCount = 700
const outletCount = 40
const minuteMs = 60_000
const leans = ['left', 'lean-left', 'centre', 'lean-right', 'right', 'not-rated', 'not-rated'] as const
const sections = 'latest-headlines politics business technology world opinion sports videos'.split(' ')

/** Returns the address of the story that most outlets cover. */
export async function addReviewDay(
  db: Db,
  { folder, addLink, now }: { folder: string; addLink: AddLink; now: Date },
): Promise<{ storyPath: string }> {
  const articles = readReviewArticles(folder, articleCount).toReversed()
  const outlets = await addOutlets(db, articles)
  for (const [n, article] of articles.entries()) {
    const at = new Date(now.getTime() - (n + 1) * 2 * minuteMs)
    const url = `https://${hostOf(article.source)}/${n}`
    const { title, source } = article
    const description = cleanDescription(article.description, title)
    const outletId = outlets.get(source)
    const own = { source, description, url, ...(outletId && { outletId }) }
    if (waits(article, n)) {
      const imageUrl = n % 36 === 0 ? '' : `https://pictures.example/${n % 16}.jpg`
      await addWaitingEntry(db, { title, ...own, imageUrl, firstSeenAt: at, publishedAt: at })
    } else {
      await addLink(n, title, { ...own, section: sections.indexOf(article.section), at })
    }
  }
  const { pass } = openMatching(db, () => now)
  await pass()
  await pass()
  const { slug } = await db
    .selectFrom('stories')
    .select('slug')
    .where('slug', 'is not', null)
    .orderBy('publicOutletCount', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { storyPath: `/story/${slug}` }
}

/** Which articles wait, as on an editor's morning: some single articles, and some from stories. */
function waits({ story }: ReviewArticle, n: number): boolean {
  return story === null ? n % 12 === 0 : n % 8 === 0
}

/** Ids by source name. */
async function addOutlets(db: Db, articles: ReviewArticle[]): Promise<Map<string, string>> {
  const sources = [...Map.groupBy(articles, ({ source }) => source)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, outletCount)
    .map(([source]) => source)
  const ids = new Map<string, string>()
  for (const [n, name] of sources.entries()) {
    const lean = leans[n % leans.length] ?? 'not-rated'
    const rating = {
      leanSource: 'A panel of readers',
      leanRatedOn: '2026-01-02',
      leanNote: 'Of its opinion pages',
    }
    const owner = {
      owner: `Group ${n % 9}`,
      ownerSource: 'https://registry.example/',
      ownerAsOf: '2026-01-02',
    }
    const { id } = await addRow(db, 'outlets', {
      name,
      homeUrl: `https://${hostOf(name)}/`,
      language: 'en',
      lean,
      ...(lean === 'not-rated' ? {} : rating),
      ...(n % 4 === 3 ? {} : owner),
    })
    ids.set(name, id)
  }
  return ids
}

function hostOf(source: string): string {
  const name = source.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${name.replace(/^-|-$/g, '') || 'outlet'}.example`
}

/** An article of a review set. Articles with the same `story` belong to one story. */
type ReviewArticle = {
  title: string
  source: string
  description: string
  section: string
  story: string | null
}

type Given = {
  title: string
  source: string
  description: string | null
  publishedAt: string
  category?: string
  story?: string
}

const sectionOf: Record<string, string> = {
  sports: 'sports',
  business: 'business',
  technology: 'technology',
  science: 'technology',
  world: 'world',
  nation: 'politics',
  politics: 'politics',
}

const storyArticles = 140

/** `count` real articles in order of publication, with stories of several outlets spread among single articles. */
function readReviewArticles(folder: string, count: number): ReviewArticle[] {
  const covered = readJsonLines<Given>(
    join(folder, 'clusters/google-clusters-newssphere-2025/gold-dev.jsonl'),
  ).slice(0, storyArticles)
  const single = readJsonLines<Given>(join(folder, 'news-dev-india-8k.jsonl.gz'))
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .slice(-(count - covered.length))
  const step = Math.floor(single.length / covered.length)
  return single.flatMap((article, n) => {
    const another = n % step === 0 ? covered[n / step] : undefined
    return another ? [toArticle(another, n), toArticle(article, n)] : [toArticle(article, n)]
  })
}

function toArticle(
  { title, source, description, category = '', story = '' }: Given,
  n: number,
): ReviewArticle {
  // Spreads articles without a known section over several, so that one section does not get them all.
  const others = ['latest-headlines', 'opinion', 'videos']
  return {
    title: cleanTitle(title.replace(/ - [^-]{2,40}$/, ''), []),
    source,
    description: description ?? '',
    section: sectionOf[category] ?? (story ? 'politics' : (others[n % others.length] ?? '')),
    story: story || null,
  }
}
