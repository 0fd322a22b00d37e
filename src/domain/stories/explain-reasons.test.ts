import { expect, test } from 'vitest'
import { explainReasons, summarizeReasons } from './explain-reasons.ts'
import type { StoryReason } from './story-reason.ts'

const headlines = [
  'Court hears Vincy Aloshious on the drug case',
  'Kerala actor Vincy Aloshious’s co-star named in court',
]
const rare = { stem: 'aloshious', per100000: 3 }
const [vincy, court] = [
  { stem: 'vincy', per100000: 4 },
  { stem: 'court', per100000: 1_900 },
]
const teesta = { stem: 'teesta', per100000: 1 }
const arrest = { stem: 'arrest', per100000: 70 }
const kolkata = { stem: 'कोलकाता', per100000: 9 }
const share = (...words: (typeof rare)[]): StoryReason => ({ code: 'shared-words', words })
const apart = (hours: number): StoryReason => ({ code: 'hours-apart', hours })
const names = [
  { stem: 'modi', other: 'मोदी', per100000: 1_200 },
  { stem: 'elon', other: 'एलन', per100000: 40 },
  { stem: 'musk', other: 'मस्क', per100000: 60 },
]

test.each<[string, StoryReason[], string, string[]?]>([
  [
    'the words as the headline prints them, with their rarity',
    [share(rare, vincy, court), apart(2), { code: 'outlets', count: 4 }],
    '“Vincy Aloshious”, in 3 of 100,000 headlines; “Court”, in 1,900 of 100,000 headlines; 2 hours apart; 4 outlets; not the agency’s text',
  ],
  [
    'a stem that only the address contains as it is',
    [share(teesta)],
    '“teesta”, in 1 of 100,000 headlines; not the agency’s text',
  ],
  [
    'a stem that only the address contains not beside words of the headline',
    [share(teesta, vincy)],
    '“Vincy”, in 4 of 100,000 headlines; not the agency’s text',
  ],
  [
    'a word that was stemmed in the plural and in other scripts',
    [share(arrest, kolkata)],
    '“कोलकाता”, in 9 of 100,000 headlines in this script; “arrested”, in 70 of 100,000 headlines; not the agency’s text',
    ['Police arrested nine in कोलकाता, two freed'],
  ],
  ['agency texts', [apart(0), { code: 'agency-copy' }], 'less than an hour apart; the same agency text'],
  [
    'names that sound alike in two scripts in both',
    [{ code: 'names-across-scripts', names }, apart(1)],
    '“Elon Musk” sounds like “एलन मस्क” and is in 40 of 100,000 headlines; “Modi” sounds like “मोदी” and is in 1,200 of 100,000 headlines; 1 hour apart',
    ['मोदी से बात के बाद एलन मस्क बोले', 'After call with Modi, Elon Musk plans to visit'],
  ],
  ['nothing without reasons', [], ''],
])('an explanation prints %s', (_, reasons, sentence, shown = headlines) => {
  expect(explainReasons(reasons, shown, 'en')).toBe(sentence)
})

test('a summary names what both headlines share, in both spellings, and no statistics', () => {
  const reasons: StoryReason[] = [share(rare, vincy, court), apart(2), { code: 'outlets', count: 4 }]
  const sentence = 'Both have the words Vincy Aloshious and Court; 2 hours apart'
  expect(summarizeReasons(reasons, headlines, 'en')).toBe(sentence)
  expect(summarizeReasons([share(rare, vincy)], headlines, 'en')).toBe('Both name Vincy Aloshious')
  const two = [{ stem: 'vincy', other: 'विंसी', per100000: 4 }]
  expect(summarizeReasons([{ code: 'names-across-scripts', names: two }], headlines, 'en')).toBe(
    'Both name Vincy (विंसी)',
  )
})

test.each([
  [['Court Hears Vincy Aloshious On The Drug Case', 'Vincy in court'], 'Both have the word Vincy'],
  [['Drug case: the court hears Vincy', 'Vincy in court'], 'Both name Vincy'],
  [['विंसी की अदालत में पेशी', 'विंसी अदालत में'], 'Both have the word विंसी'],
])('a word is called a name only if its capital letter says so: %j', (shown, sentence) => {
  const stems = [vincy, { stem: 'विंसी', per100000: 4 }].filter(({ stem }) =>
    shown.some(headline => headline.toLowerCase().includes(stem)),
  )
  expect(summarizeReasons([share(...stems)], shown, 'en')).toBe(sentence)
})
