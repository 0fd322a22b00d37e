// The gold stories and how well groups agree with them.
import { join } from 'node:path'
import { readJsonLines } from './corpus-files.ts'
import { type GivenArticle, type StreamArticle, toStreamArticle } from './story-stream.ts'

export type Agreement = { precision: number; recall: number; f1: number }

const dayMs = 86_400_000

/**
 * Pairs of labels that name one event, read by a person: Gujarat beats Delhi by seven wickets; Putin's Easter truce; the protests
 * against Trump of 19 April; the letter to Harvard sent by mistake; Anurag Kashyap's apology; the officer transferred over the
 * Jain temple; results of the board of Uttarakhand; toppers of the JEE.
 */
const oneEvent = new Map([
  ['G0026', 'G0090'],
  ['G0075', 'G0001'],
  ['G0110', 'G0078'],
  ['G0112', 'G0017'],
  ['G0089', 'G0042'],
  ['G0079', 'G0014'],
  ['G0081', 'G0004'],
  ['G0072', 'G0000'],
])

export function eventOf(label: string | null): string | null {
  return oneEvent.get(label ?? '') ?? label
}

export function readGold(folder: string): StreamArticle[] {
  const path = join(folder, 'clusters/google-clusters-newssphere-2025/gold-dev.jsonl')
  return readJsonLines<GivenArticle & { story: string }>(path).map((given, n) =>
    toStreamArticle(given, { id: `gold ${n}`, story: given.story }),
  )
}

/** Stories of American outlets, from December 2025. */
export function readAmerican(folder: string): StreamArticle[] {
  const path = join(folder, 'clusters/xavian-google-clusters/clusters.jsonl')
  return readJsonLines<{ story: string; articles: GivenArticle[] }>(path).flatMap(({ story, articles }) =>
    articles.map((given, n) => toStreamArticle(given, { id: `${story} ${n}`, story })),
  )
}

/** Headlines from two months, moved to the gold's days at their time of day. */
export function readAround(folder: string, gold: StreamArticle[]): StreamArticle[] {
  const times = gold.map(({ at }) => at.getTime())
  const from = Math.floor(Math.min(...times) / dayMs) * dayMs
  const days = Math.ceil((Math.max(...times) - from) / dayMs)
  return readJsonLines<GivenArticle>(join(folder, 'news-dev-india-8k.jsonl.gz')).map((given, n) => {
    const article = toStreamArticle(given, { id: `around ${n}`, story: null })
    return { ...article, at: new Date(from + (article.at.getTime() % (days * dayMs))) }
  })
}

/** The B-cubed mean over the gold articles of the chosen stories; a surrounding headline belongs to no story. */
export function bCubed(
  articles: StreamArticle[],
  groups: string[][],
  isChosen: (story: string) => boolean,
): Agreement {
  const storyOf = new Map(articles.map(({ id, story }) => [id, story]))
  const sizes = new Map(
    [...Map.groupBy(articles, ({ story }) => story)].map(([story, all]) => [story, all.length]),
  )
  let [precision, recall, count] = [0, 0, 0]
  for (const group of groups)
    for (const id of group) {
      const story = storyOf.get(id)
      if (!story || !isChosen(story)) continue
      const same = group.filter(other => storyOf.get(other) === story).length
      precision += same / group.length
      recall += same / (sizes.get(story) ?? 1)
      count++
    }
  precision /= count
  recall /= count
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}
