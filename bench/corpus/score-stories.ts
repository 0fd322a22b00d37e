// Stories as the worker's matching pass arranges them: the gold stories only, and among thousands of other headlines
// from the same days. The weights are fitted on even-numbered stories; odd-numbered ones are the test.
import { join } from 'node:path'
import { sureScoreMin } from '../../src/domain/stories/matching/story-bands.ts'
import { readJsonLines } from './corpus-files.ts'
import { type Agreement, bCubed, eventOf, readAround, readGold } from './gold-stories.ts'
import type { Score } from './score.ts'
import {
  arrangeStream,
  type GivenArticle,
  listRecurring,
  type StreamArticle,
  toStreamArticle,
} from './story-stream.ts'

/**
 * At this mean score four of five articles grouped with another belong to its story, and most of a story is in one
 * group.
 */
const broadLeast = 0.13
/** At this one, seven of eight. */
const strictLeast = 0.16

export function scoreStories(folder: string): Score[] {
  const gold = readGold(folder)
  const around = readAround(folder, gold)
  const stream = [...gold, ...around]
  const arrange = arrangeStream(stream)
  return [
    ...scoreAgreement('alone', gold, { groups: arrangeStream(gold)(broadLeast), floors: [0.75, 0.74, 0.75] }),
    ...scoreAgreement('among 8,000', stream, { groups: arrange(broadLeast), floors: [0.725, 0.725, 0.725] }),
    ...scoreAgreement('among 8,000, strictly', stream, {
      groups: arrange(strictLeast),
      floors: [0.725, 0.715, 0.72],
    }),
    ...scorePurity(stream, arrange(sureScoreMin)),
    ...scoreTemplates(folder),
    scoreSyndicated(folder),
    scoreFlagged(around),
  ]
}

function scoreAgreement(
  name: string,
  articles: StreamArticle[],
  { groups, floors: [fitted, tested, all] }: { groups: string[][]; floors: [number, number, number] },
): Score[] {
  const score = (part: string, isChosen: (story: string) => boolean, floor: number) =>
    agreementScore(`stories ${name}, ${part}`, bCubed(articles, groups, isChosen), floor)
  return [
    score('fitted half', isFitted, fitted),
    score('tested half', story => !isFitted(story), tested),
    score('both halves', () => true, all),
  ]
}

function isFitted(story: string): boolean {
  return Number(story.slice(1)) % 2 === 0
}

function agreementScore(name: string, { precision, recall, f1 }: Agreement, least: number): Score {
  const notes = [`B³ precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`]
  return { name: `${name}: B³-F1 in thousandths`, right: Math.round(1000 * f1), of: 1000, least, notes }
}

function scorePurity(articles: StreamArticle[], groups: string[][]): Score[] {
  const byId = new Map(articles.map(article => [article.id, article]))
  const stories = groups
    .map(group => group.flatMap(id => byId.get(id) ?? []))
    .filter(group => group.some(({ story }) => story) && new Set(group.map(({ outlet }) => outlet)).size > 1)
  const score = (name: string, least: number, eventOf: (label: string | null) => string | null) => {
    const mixed = stories.filter(group => new Set(group.map(({ story }) => eventOf(story))).size > 1)
    return {
      name: `stories of several outlets in the sure band: about one event${name}`,
      right: stories.length - mixed.length,
      of: stories.length,
      least,
      notes: mixed.map(group => group.map(({ title, story }) => `[${story}] ${title}`).join(' / ')),
    }
  }
  return [score('', 0.85, label => label), score(', by labels that a person corrected', 0.95, eventOf)]
}

function scoreTemplates(folder: string): Score[] {
  const path = join(folder, 'dedup/dedup-dev/recurring-template-hard-negatives.jsonl')
  const articles = readGroups(path)
  const groups = arrangeStream(articles)(sureScoreMin)
  const recurring = listRecurring(articles)
  const pairs = countPairs([...Map.groupBy(articles, ({ story }) => story).values()])
  const merged = sameStoryGroups(articles, groups)
  const opened = groups
    .filter(group => group.length > 1)
    .flat()
    .filter(id => recurring.has(id)).length
  return [
    {
      name: 'pairs of a recurring headline: in different stories',
      right: pairs - countPairs(merged),
      of: pairs,
      least: 0.998,
      notes: merged
        .filter(group => group.length > 1)
        .map(group => group.map(({ title }) => title).join(' / ')),
    },
    {
      name: 'recurring headlines: in no story',
      right: recurring.size - opened,
      of: recurring.size,
      least: 1,
      notes: [],
    },
  ]
}

function scoreSyndicated(folder: string): Score {
  const articles = readGroups(join(folder, 'dedup/dedup-dev/syndicated-groups.jsonl'))
  const together = countPairs(sameStoryGroups(articles, arrangeStream(articles)(sureScoreMin)))
  const pairs = countPairs([...Map.groupBy(articles, ({ story }) => story).values()])
  return {
    name: 'pairs of an agency’s copies: in one story',
    right: together,
    of: pairs,
    least: 0.98,
    notes: [],
  }
}

function scoreFlagged(around: StreamArticle[]): Score {
  const flagged = listRecurring(around)
  return {
    name: 'ordinary headlines: not classified as recurring',
    right: around.length - flagged.size,
    of: around.length,
    least: 0.99,
    notes: around.filter(({ id }) => flagged.has(id)).map(({ title }) => title),
  }
}

function readGroups(path: string): StreamArticle[] {
  return readJsonLines<{ articles: GivenArticle[] }>(path).flatMap(({ articles }, group) =>
    articles.map((given, n) => toStreamArticle(given, { id: `${group} ${n}`, story: String(group) })),
  )
}

/** Splits each arranged group by gold story: the articles of each result share both. */
function sameStoryGroups(articles: StreamArticle[], groups: string[][]): StreamArticle[][] {
  const byId = new Map(articles.map(article => [article.id, article]))
  return groups.flatMap(group => {
    const members = group.flatMap(id => byId.get(id) ?? [])
    return [...Map.groupBy(members, ({ story }) => story).values()]
  })
}

function countPairs(groups: StreamArticle[][]): number {
  return groups.reduce((total, { length }) => total + (length * (length - 1)) / 2, 0)
}
