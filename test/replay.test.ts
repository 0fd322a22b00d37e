import { expect, test } from 'vitest'
import { addCategory } from './support/builders.ts'
import type { FakeEntry } from './support/feed-bodies.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { type ReplayedPoll, replayPolls } from './support/replay-polls.ts'

const { db } = await freshDatabase()
const startMs = Date.UTC(2026, 1, 1, 4)
const minuteMs = 60_000

const subjects = ['The council', 'गाँव की पंचायत', 'சென்னை மாநகராட்சி', 'The harbour board', 'নগর পরিষদ']
const verbs = ['opens', 'closes', 'repairs', 'sells & buys', 'forgets']
// Signs that every format keeps. A tag would differ: it is text in Atom and JSON Feed, and markup in RSS.
const things = ['the bridge', 'a school', 'its "old" archive', 'the gate at 2 < 3', 'three boats']

/** A random number generator that gives the same numbers in every run. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function writeArticle(n: number): FakeEntry & { url: string } {
  const pick = (words: string[], step: number) => words[Math.floor(n / step) % words.length]
  return {
    url: `https://outlet.example/2026/02/story-${n}`,
    title: `${pick(subjects, 1)} ${pick(verbs, 5)} ${pick(things, 25)} in ward ${n}`,
    description: `What is known of story ${n} so far, and who said so.`,
    imageUrl: `https://images.example/${n}.jpg`,
    publishedAt: new Date(startMs + n * 4 * minuteMs),
  }
}

/** A feed of twelve articles that advances by 0 to 4 per poll, edits some and adds tracking parameters to others. */
function writePolls(count: number) {
  const next = seeded(7)
  const articles: FakeEntry[] = Array.from({ length: 12 }, (_, n) => writeArticle(n))
  const polls: ReplayedPoll[] = []
  let edits = 0
  for (let poll = 0; poll < count; poll++) {
    for (let more = poll === 0 ? 0 : next(5); more > 0; more--) articles.push(writeArticle(articles.length))
    const shown = articles.slice(-12)
    for (const article of poll === 0 ? [] : articles.slice(-12, -5).filter(() => next(6) === 0)) {
      article.title = `${article.title.replace(/ \(\d+\)$/, '')} (${poll})`
      edits += 1
    }
    const entries = shown.map(article =>
      next(4) === 0 ? { ...article, url: `${article.url}?utm_source=feed${poll}` } : { ...article },
    )
    polls.push({
      at: new Date(startMs + articles.length * 4 * minuteMs + poll * minuteMs),
      entries: entries.reverse(),
    })
  }
  return { polls, articles: articles.length, edits }
}

test('after forty polls in three formats every article exists once with its latest text', async () => {
  const category = await addCategory(db)
  const { polls, articles, edits } = writePolls(40)
  const report = await replayPolls(db, polls, category.id)
  expect(report.differences).toEqual([])
  expect(report).toMatchObject({ links: articles, published: articles, duplicates: 0, unreadable: 0 })
  expect(report.edited).toBe(edits)
  expect(edits).toBeGreaterThan(20)
})
