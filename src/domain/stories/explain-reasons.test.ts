import { expect, test } from 'vitest'
import { explainReasons, summarizeReasons } from './explain-reasons.ts'

const headlines = [
  'Court hears Vincy Aloshious on the drug case',
  'Kerala actor Vincy Aloshious’s co-star named in court',
]

test('a reason prints the words as the headline does, with their rarity', () => {
  const words = [
    { stem: 'aloshious', per100000: 3 },
    { stem: 'vincy', per100000: 4 },
    { stem: 'court', per100000: 1_900 },
  ]
  const reasons = [
    { code: 'shared-words' as const, words },
    { code: 'hours-apart' as const, hours: 2 },
    { code: 'outlets' as const, count: 4 },
  ]
  expect(explainReasons(reasons, headlines, 'en')).toBe(
    '“Vincy Aloshious”, in 3 of 100,000 headlines; “Court”, in 1,900 of 100,000 headlines; 2 hours apart; 4 outlets; not the agency’s text',
  )
})

test('a stem that only the address contains is printed as it is', () => {
  const reasons = [{ code: 'shared-words' as const, words: [{ stem: 'teesta', per100000: 1 }] }]
  expect(explainReasons(reasons, headlines, 'en')).toBe(
    '“teesta”, in 1 of 100,000 headlines; not the agency’s text',
  )
})

test('a stem that only the address contains is not printed beside words of the headline', () => {
  const words = [
    { stem: 'reveng', per100000: 1 },
    { stem: 'vincy', per100000: 4 },
  ]
  expect(explainReasons([{ code: 'shared-words', words }], headlines, 'en')).toBe(
    '“Vincy”, in 4 of 100,000 headlines; not the agency’s text',
  )
})

test('a word that was stemmed is found in the plural and in other scripts', () => {
  const words = [
    { stem: 'arrest', per100000: 70 },
    { stem: 'कोलकाता', per100000: 9 },
  ]
  expect(
    explainReasons([{ code: 'shared-words', words }], ['Police arrested nine in कोलकाता, two freed'], 'en'),
  ).toBe(
    '“कोलकाता”, in 9 of 100,000 headlines in this script; “arrested”, in 70 of 100,000 headlines; not the agency’s text',
  )
})

test('agency texts are mentioned', () => {
  expect(explainReasons([{ code: 'hours-apart', hours: 0 }, { code: 'agency-copy' }], headlines, 'en')).toBe(
    'less than an hour apart; the same agency text',
  )
})

test('names that sound alike in two scripts are printed in both, with their rarity', () => {
  const names = [
    { stem: 'modi', other: 'मोदी', per100000: 1_200 },
    { stem: 'elon', other: 'एलन', per100000: 40 },
    { stem: 'musk', other: 'मस्क', per100000: 60 },
  ]
  const shown = ['मोदी से बात के बाद एलन मस्क बोले', 'After call with Modi, Elon Musk plans to visit']
  const reasons = [
    { code: 'names-across-scripts' as const, names },
    { code: 'hours-apart' as const, hours: 1 },
  ]
  expect(explainReasons(reasons, shown, 'en')).toBe(
    '“Elon Musk” sounds like “एलन मस्क” and is in 40 of 100,000 headlines; “Modi” sounds like “मोदी” and is in 1,200 of 100,000 headlines; 1 hour apart',
  )
})

test('without reasons there is no sentence', () => {
  expect(explainReasons([], headlines, 'en')).toBe('')
})

test('a summary names what both headlines share, and no statistics', () => {
  const words = [
    { stem: 'aloshious', per100000: 3 },
    { stem: 'vincy', per100000: 4 },
    { stem: 'court', per100000: 1_900 },
  ]
  const reasons = [
    { code: 'shared-words' as const, words },
    { code: 'hours-apart' as const, hours: 2 },
    { code: 'outlets' as const, count: 4 },
  ]
  expect(summarizeReasons(reasons, headlines, 'en')).toBe(
    'Both name Vincy Aloshious and Court; 2 hours apart',
  )
})

test('a summary of names in two scripts gives both spellings', () => {
  const names = [{ stem: 'vincy', other: 'विंसी', per100000: 4 }]
  expect(summarizeReasons([{ code: 'names-across-scripts', names }], headlines, 'en')).toBe(
    'Both name Vincy (विंसी)',
  )
})
