// Proposals of stories as editors get them: the worker places the gold stories among thousands of other headlines hour by
// hour, in a database of its own. A proposal with a gold article is right if both of its articles have the same gold story.
import type { Db } from '../../src/database/connect.ts'
import { listOpenProposals } from '../../src/domain/stories/open-proposals.ts'
import { eventOf, readAround, readGold } from './gold-stories.ts'
import type { Score } from './score.ts'
import type { StreamArticle } from './story-stream.ts'
import { streamHours } from './stream-hours.ts'
import { withOwnDatabase } from './with-own-database.ts'

const hoursPerLook = 12
/** Until then the installation knows few words. */
const firstHours = 84
/** The screen lists the best thirty (`open-proposals.ts`). */
const openMax = 50

/** `read`: right by labels that a person corrected. */
type Look = { open: number; gold: number; right: number; read: number }

export async function scoreProposals(folder: string): Promise<Score[]> {
  const gold = readGold(folder)
  const looks = await withOwnDatabase(db => runDays(db, [...gold, ...readAround(folder, gold)]))
  const late = looks.filter((_, n) => (n + 1) * hoursPerLook > firstHours)
  const sum = (of: 'gold' | 'right' | 'read') => late.reduce((total, look) => total + look[of], 0)
  return [
    {
      name: 'open proposals with a gold article: about one event',
      right: sum('right'),
      of: sum('gold'),
      least: 0.7,
      notes: [],
    },
    {
      name: 'open proposals with a gold article: about one event, by labels that a person corrected',
      right: sum('read'),
      of: sum('gold'),
      least: 0.8,
      notes: [],
    },
    {
      name: `half days on which at most ${openMax} proposals are open`,
      right: looks.filter(({ open }) => open <= openMax).length,
      of: looks.length,
      least: 1,
      notes: [`open: ${looks.map(({ open }) => open).join(', ')}`],
    },
  ]
}

async function runDays(db: Db, articles: StreamArticle[]): Promise<Look[]> {
  const storyOf = new Map(articles.toReversed().map(({ url, story }) => [url, story]))
  const looks: Look[] = []
  await streamHours(db, articles, {
    hoursPerLook,
    look: async now => {
      looks.push(await look(db, { now, storyOf }))
    },
  })
  return looks
}

async function look(
  db: Db,
  { now, storyOf }: { now: Date; storyOf: ReadonlyMap<string, string | null> },
): Promise<Look> {
  const open = await listOpenProposals(db, { now, limit: 100_000 })
  const stories = open.map(({ sides }) => sides.map(({ url }) => storyOf.get(url) ?? null))
  const gold = stories.filter(pair => pair.some(story => story !== null))
  const countOne = (labelOf: typeof eventOf) =>
    gold.filter(([a = null, b = null]) => labelOf(a) === labelOf(b)).length
  return { open: open.length, gold: gold.length, right: countOne(label => label), read: countOne(eventOf) }
}
