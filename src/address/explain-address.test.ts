import { expect, test } from 'vitest'
import { droppedParameters, explainDuplicate } from './explain-address.ts'

const article = 'https://delta.example/story'

test.each([
  [article, article, 'same address'],
  [`${article}?utm_source=rss`, article, 'same address after dropping utm_source'],
  [
    `${article}?utm_source=a&utm_medium=b`,
    `${article}?fbclid=c`,
    'same address after dropping utm_source, utm_medium and fbclid',
  ],
  ['https://m.delta.example/story', article, 'same address: m.delta.example is delta.example'],
  ['http://delta.example/story?ref=home', article, 'same address after dropping ref, https for http'],
  [`${article}#comments`, article, 'same address: dropped the fragment'],
  ['no address', article, 'same address'],
])('%s is %s: %s', (url, existing, sentence) => {
  expect(explainDuplicate(url, existing)).toBe(sentence)
})

test('only parameters are named as dropped', () => {
  expect(droppedParameters('https://www.delta.example/a?utm_source=x&id=5&ref=home#top')).toEqual([
    'utm_source',
    'ref',
  ])
  expect(droppedParameters('no address')).toEqual([])
})
