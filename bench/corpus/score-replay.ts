// Replays recorded polls and checks the database after the last one: every edit is applied, and nothing appears twice.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalUrl } from '../../src/address/canonical-url.ts'
import { addCategory } from '../../test/support/builders.ts'
import type { FakeEntry } from '../../test/support/feed-bodies.ts'
import { type ReplayReport, replayPolls } from '../../test/support/replay-polls.ts'
import type { Score } from './score.ts'
import { withOwnDatabase } from './with-own-database.ts'

export type ReplayedArticle = {
  url: string
  title: string
  description: string | null
  urlToImage: string | null
  publishedAt: string
}
type Expected = { file: string; polled_at: number; new_urls: number; changed: number }
type Poll = { expected: Expected; articles: ReplayedArticle[] }

export async function scoreReplay(folder: string): Promise<Score[]> {
  const polls = readPolls(join(folder, 'replay/dev'))
  const report = await replayOnOwnDatabase(polls)
  const expectedNew = sum(polls.map(({ expected }) => expected.new_urls))
  const edits = sum(polls.map(({ expected }) => expected.changed))
  const merges = findMerges(polls)
  const merged = sum(merges.map(group => group.length - 1))
  return [
    {
      name: 'replayed polls: one news link per article, or the reason why it is a duplicate',
      right: report.links === report.published ? report.links + report.alike + merged : 0,
      of: expectedNew,
      least: 1,
      notes: merges.map(group => `one article: ${group.join(' and ')}`),
    },
    {
      name: 'replayed polls: every entry has its latest text, including edits',
      right: Math.max(0, edits - report.differences.length),
      of: edits,
      least: 1,
      notes: [
        `${report.edited} edits stored; an edit of what cleaning drops (a suffix, markup) is none`,
        `${report.links} news links, ${report.alike} alike; ${report.duplicates} duplicates, ${report.unreadable} unreadable`,
        ...report.differences,
      ],
    },
  ]
}

export function readPolls(folder: string): Poll[] {
  const expected: Expected[] = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
  return expected.map(poll => ({
    expected: poll,
    articles: JSON.parse(readFileSync(join(folder, poll.file), 'utf8')).articles,
  }))
}

async function replayOnOwnDatabase(polls: Poll[]): Promise<ReplayReport> {
  return withOwnDatabase(async db => {
    const { id } = await addCategory(db, { name: 'Replay', slug: 'replay' })
    const replayed = polls.map(({ expected, articles }) => ({
      at: new Date(expected.polled_at * 1000),
      entries: articles.map(toFakeEntry),
    }))
    return replayPolls(db, replayed, id)
  })
}

function toFakeEntry(article: ReplayedArticle): FakeEntry {
  return {
    url: article.url,
    title: article.title,
    description: article.description ?? undefined,
    imageUrl: article.urlToImage ?? undefined,
    publishedAt: new Date(article.publishedAt),
  }
}

/** Addresses that we treat as one article but that were counted separately. */
function findMerges(polls: Poll[]): string[][] {
  const urls = new Set(polls.flatMap(({ articles }) => articles.map(article => article.url)))
  const groups = Map.groupBy(urls, url => {
    const canonical = canonicalUrl(url)
    return canonical.ok ? canonical.url : url
  })
  return [...groups.values()].filter(group => group.length > 1)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
