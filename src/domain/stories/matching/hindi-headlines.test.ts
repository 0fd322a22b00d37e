// Headlines in the style of Hindi outlets, written by us: thirty events that two or three outlets report, and twice as many
// unrelated headlines that sound similar.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arrangeStream, type StreamArticle, toStreamArticle } from '../../../../bench/corpus/story-stream.ts'
import { likelyScoreMin, sureScoreMin } from './story-bands.ts'

const file = new URL('../../../../test/corpus/stories/hindi-headlines.tsv', import.meta.url)
const told = readFileSync(file, 'utf8').trim().split('\n').map(readLine)

/** As many English headlines as an Indian site receives in two days. */
const english = Array.from({ length: 5000 }, (_, n) =>
  toArticle(`Word${n} meets word${n + 1} over word${n + 2}`, { n, story: null }),
)

function readLine(line: string, n: number): StreamArticle {
  const [story = '', title = ''] = line.split('\t')
  return toArticle(title, { n, story })
}

function toArticle(title: string, { n, story }: { n: number; story: string | null }): StreamArticle {
  const publishedAt = new Date(Date.UTC(2026, 3, 20, 0, 11 * n)).toISOString()
  const id = `${story ? 'hindi' : 'english'} ${n}`
  return toStreamArticle({ title, url: `https://outlet-${n}.example/${n}`, publishedAt }, { id, story })
}

function countTold(arrange: ReturnType<typeof arrangeStream>, least: number) {
  const storyOf = new Map(told.map(({ id, story }) => [id, story]))
  const groups = arrange(least)
    .map(group => group.filter(id => storyOf.has(id)))
    .filter(group => group.length > 1)
  return {
    stories: groups.length,
    mixed: groups.filter(group => new Set(group.map(id => storyOf.get(id))).size > 1).length,
  }
}

test.each([
  ['alone', told],
  ['among English ones', [...told, ...english]],
])(
  'of Hindi headlines %s, six of seven joined stories and most proposed ones report one event',
  (_, articles) => {
    const arrange = arrangeStream(articles)
    const sure = countTold(arrange, sureScoreMin)
    expect(sure.stories).toBeGreaterThanOrEqual(15)
    expect(sure.mixed / sure.stories).toBeLessThanOrEqual(0.15)
    const likely = countTold(arrange, likelyScoreMin)
    expect(likely.stories).toBeGreaterThanOrEqual(28)
    expect(likely.mixed / likely.stories).toBeLessThanOrEqual(0.25)
  },
)
