import { expect, test } from 'vitest'
import { changesBetween, droppedParameters } from './explain-address.ts'

const article = 'https://delta.example/story'

test.each([
  [article, article, []],
  [`${article}?utm_source=rss`, article, [{ code: 'parameter', name: 'utm_source' }]],
  [
    `${article}?utm_source=a&utm_medium=b`,
    `${article}?fbclid=c`,
    ['utm_source', 'utm_medium', 'fbclid'].map(name => ({ code: 'parameter', name })),
  ],
  [
    'https://m.delta.example/story',
    article,
    [{ code: 'host', host: 'm.delta.example', plain: 'delta.example' }],
  ],
  ['http://delta.example/story?ref=home', article, [{ code: 'scheme' }, { code: 'parameter', name: 'ref' }]],
  [`${article}?ref=a`, `${article}?ref=b`, [{ code: 'parameter', name: 'ref' }]],
  [`${article}#comments`, article, [{ code: 'fragment' }]],
  ['no address', article, []],
])('%s and %s differ by %j', (url, existing, changes) => {
  expect(changesBetween(url, existing)).toEqual(changes)
})

test('only parameters are listed as dropped', () => {
  const url = 'https://www.delta.example/a?utm_source=x&id=5&ref=home&fbclid=y#top'
  expect(droppedParameters(url)).toEqual({ all: ['utm_source', 'ref', 'fbclid'], doubtful: ['ref'] })
  expect(droppedParameters('no address')).toEqual({ all: [], doubtful: [] })
})
