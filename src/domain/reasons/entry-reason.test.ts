import { expect, test } from 'vitest'
import { describeEntryReason, describeSameAddress, entryReasonInWords } from './entry-reason.ts'

const article = 'https://delta.example/story'

test.each([
  [article, 'same address'],
  [`${article}?utm_source=rss`, 'same address after dropping utm_source'],
  [
    `${article}?utm_source=a&utm_medium=b&fbclid=c`,
    'same address after dropping utm_source, utm_medium and fbclid',
  ],
  ['https://m.delta.example/story', 'same address: m.delta.example counts as delta.example'],
  ['http://delta.example/story?ref=home', 'same address after dropping ref, https instead of http'],
  [`${article}#comments`, 'same address: without the part after #'],
  [`https://l.threads.com/?u=${encodeURIComponent(article)}`, 'same address: l.threads.com leads there'],
  ['no address', 'same address'],
])('%s: %s', (url, sentence) => {
  expect(describeSameAddress(url, article, 'en')).toBe(sentence)
})

test.each([
  [0, 'at the same time'],
  [2, 'at the same time'],
  [5, 'five minutes apart'],
  [45, '45 minutes apart'],
  [120, 'two hours apart'],
  [25 * 60, '25 hours apart'],
  [48 * 60, 'two days apart'],
])('%i minutes: %s', (minutes, distance) => {
  const likeness = { rule: 'headline', minutes, isTurnedDown: false } as const
  expect(describeEntryReason({ code: 'same-outlet', ...likeness }, 'en')).toBe(
    `same headline from the same outlet ${distance}`,
  )
  expect(describeEntryReason({ code: 'other-outlet', outlet: 'Delta Post', ...likeness }, 'en')).toBe(
    `same headline as in Delta Post ${distance}`,
  )
})

test('each rule and a rejected article have their own words', () => {
  const words = (code: 'same-outlet' | 'other-outlet', rule: 'wording' | 'text') =>
    describeEntryReason({ code, rule, outlet: 'D', minutes: 0, isTurnedDown: true }, 'en')
  expect(words('same-outlet', 'wording')).toBe(
    'nearly the same headline from the same outlet at the same time, already rejected',
  )
  expect(words('same-outlet', 'text')).toMatch(/^same text under another headline from/)
  expect(words('other-outlet', 'text')).toMatch(/^same agency text as in D/)
})

test('the sentence for an unreadable page has no full stop', () => {
  expect(describeEntryReason({ code: 'page-failed', failure: 'dns' }, 'en')).toBe(
    'Chowk cannot reach this address. Fill in the fields by hand, or try again',
  )
  expect(describeEntryReason({ code: 'page-blocked', obstacle: 'pdf' }, 'en')).toMatch(/PDF.*Fill in.*hand$/)
})

test('a sentence of an older version is shown verbatim, and a code of a newer one is not shown', () => {
  expect(entryReasonInWords({ code: 'legacy', text: 'held by the old rule' }, 'en')).toBe(
    'held by the old rule',
  )
  for (const column of [null, { code: 'of-tomorrow' }, 'text', []]) {
    expect(entryReasonInWords(column, 'en')).toBeNull()
  }
})
