import { pino } from 'pino'
import type { Db } from '../../src/database/connect.ts'
import { matchNew } from '../../src/ingest/match-story/keep-matching.ts'
import { createStoryWindow } from '../../src/ingest/match-story/story-window.ts'
import { createWordCountStore } from '../../src/ingest/match-story/word-count-store.ts'
import { cleanDescription } from '../../src/text/clean-description.ts'
import { addRow, addWaitingEntry } from './builders.ts'
import { type ReviewArticle, readReviewArticles } from './review-articles.ts'
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
  await matchAll(db, now)
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

async function matchAll(db: Db, now: Date): Promise<void> {
  const deps = {
    db,
    now: () => now,
    words: createWordCountStore(),
    window: createStoryWindow(),
    log: pino({ level: 'silent' }),
  }
  const running = { signal: new AbortController().signal, rest: async () => undefined }
  await matchNew(deps, { isPassDue: true, ...running })
  await matchNew(deps, { isPassDue: true, ...running })
}

function hostOf(source: string): string {
  const name = source.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${name.replace(/^-|-$/g, '') || 'outlet'}.example`
}
