import { expect, test } from 'vitest'
import { headlineKey } from './headline-key.ts'

test('case, punctuation and quotation marks do not make another headline', () => {
  const key = headlineKey('Bridge opens: ‘No toll for a year’')
  expect(key).toBe('bridge opens no toll for a year')
  expect(headlineKey('BRIDGE OPENS — no toll, for a year!')).toBe(key)
  expect(headlineKey('बाढ़ से तीन ज़िले प्रभावित')).toBe('बाढ़ से तीन ज़िले प्रभावित'.normalize('NFKC'))
})

test('a headline of fewer than four words is not compared', () => {
  for (const title of ['', '— !', 'Cartoon', 'Live updates today']) expect(headlineKey(title)).toBeNull()
})
