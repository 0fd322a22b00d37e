// Headlines that an outlet changed under one address: the one news link must change in place.
import { join } from 'node:path'
import { addCategory } from '../../test/support/builders.ts'
import { type ReplayedPoll, replayPolls } from '../../test/support/replay-polls.ts'
import { readJsonLines } from './corpus-files.ts'
import type { Score } from './score.ts'
import { withOwnDatabase } from './with-own-database.ts'

type Edit = { title: string; description: string | null; image: string | null; publishedAt: string }
type Edited = { url: string; versions: string[]; edits: Edit[] }

/** A feed with more entries at a time is refused. */
const entriesMax = 400

export async function scoreEdits(folder: string): Promise<Score[]> {
  const articles = readJsonLines<Edited>(join(folder, 'dedup/dedup-dev/headline-edits.jsonl'))
  const right: { articles: number; of: number; notes: string[] } = { articles: 0, of: 0, notes: [] }
  for (let from = 0; from < articles.length; from += entriesMax) {
    const part = articles.slice(from, from + entriesMax)
    const report = await withOwnDatabase(async db => {
      const { id } = await addCategory(db, { name: 'Edits', slug: 'edits' })
      return replayPolls(db, pollsOf(part), id)
    })
    const wrong = new Set(report.differences.map(text => /\S+:\/\/\S+/.exec(text)?.[0]))
    right.articles += part.length - wrong.size
    right.of += part.length
    right.notes.push(...report.differences)
  }
  const { articles: inPlace, of, notes } = right
  return [{ name: 'edited headlines updated in place', right: inPlace, of, least: 0.99, notes }]
}

function pollsOf(articles: Edited[]): ReplayedPoll[] {
  const rounds = Math.max(...articles.map(({ edits }) => edits.length))
  return Array.from({ length: rounds + 1 }, (_, round) => ({
    at: new Date(Date.UTC(2026, 0, 1, round)),
    entries: articles.map(({ url, versions, edits }) => {
      const edit = edits[Math.min(round, edits.length) - 1]
      return {
        url,
        title: edit?.title ?? versions[0] ?? '',
        description: edit?.description ?? undefined,
        imageUrl: edit?.image ?? undefined,
      }
    }),
  }))
}
