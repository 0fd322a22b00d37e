import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { property } from '../../../test/support/property.ts'
import { type Comparable, sameAgencyText, sameArticle, toCompared } from './judge-headlines.ts'

type Pair = {
  outlet: string
  hours: number
  rule: string | null
  a: string
  b: string
  articles: [Comparable, Comparable]
}

const noon = Date.UTC(2026, 10, 1, 12)
const file = new URL('../../../test/corpus/duplicates.tsv', import.meta.url)
const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
const pairs = lines.map(readPair)

function readPair(line: string): Pair {
  const [outlet = '', distance, rule = '', a = '', b = '', ...rest] = line.split('\t')
  const [textOfA = '', textOfB = '', pictureOfA = '', pictureOfB = ''] = rest
  const hours = Number(distance)
  const compare = (title: string, description: string, imageUrl: string, at: number) =>
    toCompared({ title, description, imageUrl, publishedAt: new Date(at) })
  const articles: [Comparable, Comparable] = [
    compare(a, textOfA, pictureOfA, noon),
    compare(b, textOfB, pictureOfB, noon + hours * 3_600_000),
  ]
  return { outlet, hours, rule: rule === '-' ? null : rule, a, b, articles }
}

test.each(pairs)('$outlet outlet, $hours h apart: rule $rule matches "$a" and "$b"', pair => {
  const [a, b] = pair.articles
  const judge = pair.outlet === 'same' ? sameArticle : sameAgencyText
  expect([judge(a, b), judge(b, a)]).toEqual([pair.rule, pair.rule])
})

test('the corpus of pairs is complete', () => {
  expect(pairs.length).toBeGreaterThan(50)
  expect(pairs.filter(pair => pair.rule === null).length).toBeGreaterThan(25)
})

const words = fc.array(
  fc.constantFrom(...'ferry Island the 3 april bridge opens नदी पर ११ பாலம் - | today'.split(' ')),
  { maxLength: 14 },
)
const articles = fc.record({
  title: fc.oneof(
    words.map(list => list.join(' ')),
    fc.string({ unit: 'binary', maxLength: 400 }),
  ),
  description: words.map(list => list.join(' ')),
  imageUrl: fc.constantFrom('', 'https://delta.example/1.jpg', 'https://delta.example/2.jpg'),
  publishedAt: fc.integer({ min: 0, max: 200 }).map(hours => new Date(noon + hours * 3_600_000)),
})

property(articles, articles)('the judgement is symmetric, and an article equals itself', (one, other) => {
  const [a, b] = [toCompared(one), toCompared(other)]
  expect(sameArticle(a, b)).toBe(sameArticle(b, a))
  expect(sameAgencyText(a, b)).toBe(sameAgencyText(b, a))
  expect([null, 'headline']).toContain(sameArticle(a, a))
})

test.each([
  ['one letter', 'a'.repeat(50_000)],
  ['many words', 'ab '.repeat(17_000)],
  ['dashes', ' - '.repeat(17_000)],
  ['digits with commas', '1,'.repeat(25_000)],
  ['nearly equal long words', 'aaaaaaaaab aaaaaaaaac '.repeat(2_300)],
  ['apostrophes', "a'".repeat(25_000)],
  ['Devanagari marks', 'क्'.repeat(25_000)],
])('%s of 50 KB are judged within 50 ms', (_, text) => {
  const judge = () => {
    const rest = { description: text, imageUrl: text, publishedAt: new Date(noon) }
    const a = toCompared({ title: text, ...rest })
    const b = toCompared({ title: `x ${text}`, ...rest })
    sameArticle(a, b)
    sameAgencyText(a, b)
  }
  expectWithinMs(50, judge)
})
