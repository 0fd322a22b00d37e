// Real headlines of open months, as the worker places them: hour by hour on a site that has read for long, or all at once on
// an empty one. The stories and proposals that it makes have no labels.
import { join } from 'node:path'
import type { Db } from '../../src/database/connect.ts'
import { textHash } from '../../src/domain/stories/matching/word-hash.ts'
import { listOpenProposals } from '../../src/domain/stories/open-proposals.ts'
import { readJsonLines } from './corpus-files.ts'
import { type GivenArticle, type StreamArticle, toStreamArticle } from './story-stream.ts'
import { readAtOnce, streamHours } from './stream-hours.ts'
import { withOwnDatabase } from './with-own-database.ts'

export type Span = { from: number; to: number }
export type Placed = {
  storyId: string
  title: string
  outlet: string
  canonicalUrl: string
  publishedAt: Date
}
export type Found = {
  articles: StreamArticle[]
  /** Stories with articles of two outlets at least, which no editor touched. */
  stories: Placed[][]
  proposals: Map<string, ProposalSides>
  /** How many proposals were open at each look. */
  open: number[]
}

type ProposalSides = { title: string; source: string; url: string; publishedAt: Date }[]

const hoursPerLook = 8

/** A name that says nothing about the addresses that it stands for, so that no headline of an outlet enters the project. */
export function keyOf(urls: readonly string[]): string {
  return (textHash(urls.toSorted().join(' ')) >>> 0).toString(36)
}

export function readOpenStream(folder: string, { from, to }: Span): StreamArticle[] {
  const files = ['news-dev-india-8k.jsonl.gz', 'clusters/google-fullcoverage-india/gold-dev-2022-01_04.jsonl']
  return files
    .flatMap((file, n) =>
      readJsonLines<GivenArticle>(join(folder, file)).map((given, m) =>
        toStreamArticle(given, { id: `${n} ${m}`, story: null }),
      ),
    )
    .filter(({ at }) => at.getTime() >= from && at.getTime() < to)
}

/** What the worker makes of these articles; an empty site reads all of them `at-once`. */
export function runStream(articles: StreamArticle[], pace: 'hourly' | 'at-once'): Promise<Found> {
  return withOwnDatabase(async db => {
    const [proposals, open]: [Found['proposals'], number[]] = [new Map(), []]
    const look = async (now: Date) => {
      const listed = await listOpenProposals(db, { now, limit: 1000 })
      open.push(listed.length)
      for (const { id, sides } of listed) proposals.set(id, sides)
    }
    if (pace === 'hourly') await streamHours(db, articles, { hoursPerLook, look })
    else await look(await readAtOnce(db, articles))
    return { articles, stories: await listStories(db), proposals, open }
  })
}

async function listStories(db: Db): Promise<Placed[][]> {
  const places = await db
    .selectFrom('storyLinks')
    .select(['storyId', 'title', 'outlet', 'canonicalUrl', 'publishedAt'])
    .where('storyId', 'is not', null)
    .$narrowType<{ storyId: string }>()
    .orderBy('publishedAt')
    .execute()
  return [...Map.groupBy(places, ({ storyId }) => storyId).values()].filter(
    members => new Set(members.map(({ outlet }) => outlet)).size > 1,
  )
}
