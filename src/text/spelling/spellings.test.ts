import { expect, test } from 'vitest'
import { cleanText } from '../clean-text.ts'
import { joinVowels } from '../join-vowels.ts'
import { foldText } from './fold-text.ts'
import { spellWords, unifySpellings } from './spellings.ts'

const unified = (text: string) => unifySpellings(foldText(text)).at(-1)

test.each([
  ['नयी दिल्ली', 'नई दिल्ली'],
  ['गये हैं', 'गए हैं'],
  ['किये जायेंगे', 'किए जाएंगे'],
  ['आयेगी।', 'आएगी।'],
  ['परिषद् की बैठक', 'परिषद की बैठक'],
  ['India–China—Nepal', 'India-China Nepal'],
  ['U.S. tariffs', 'US tariffs'],
  ['D.K.Shivakumar', 'D. K. Shivakumar'],
  ['M.K. Stalin', 'MK Stalin'],
  ['மு.க.ஸ்டாலின்', 'மு.க. ஸ்டாலின்'],
  ['₹1,00,000', '₹100,000'],
  ['Tom & Jerry', 'Tom and Jerry'],
])('%s and %s are unified', (one, other) => {
  expect(unified(one)).toBe(unified(other))
})

test.each([
  ['किशाेर की अाैरत भाेपाल में', 'किशोर की औरत भोपाल में'],
  [
    'अायोग, अोर, अौर, अॉटो, आेर, आॅटो, आैर, एेसा, डाॅक्टर, पाैधा',
    'आयोग, ओर, और, ऑटो, ओर, ऑटो, और, ऐसा, डॉक्टर, पौधा',
  ],
  ['भार्इ मुंबर्इ में, कर्इ हुर्ईं', 'भाई मुंबई में, कई हुईं'],
  ['અાજે અૈતિહાસિક માેદી, અાેફિસ', 'આજે ઐતિહાસિક મોદી, ઓફિસ'],
  ['অাজ অামার', 'আজ আমার'],
  ['ਅਾਲੂ ੲਿੱਕ ੳੁਹ ਅੈਤਵਾਰ', 'ਆਲੂ ਇੱਕ ਉਹ ਐਤਵਾਰ'],
])('%s, converted from an old font, is %s', (legacy, right) => {
  expect(joinVowels(legacy)).toBe(right)
  expect(joinVowels(right)).toBe(right)
  expect(cleanText(legacy)).toBe(right)
  expect(unified(legacy)).toBe(unified(right))
})

test('correct words are joined no further', () => {
  for (const word of ['नैर्ऋत्य', 'आओ', 'बताए', 'अॅप', 'કાકા']) expect(joinVowels(word)).toBe(word)
})

test.each([
  ['ये लोग', 'ए लोग'],
  ['यीशु', 'ईशु'],
  ['नयेपन', 'नएपन'],
  ['Sections 5,10', 'Sections 510'],
  ['The end. A start', 'The end a start'],
])('%s and %s stay apart', (one, other) => {
  expect(unified(one)).not.toBe(unified(other))
})

test.each([
  [
    ['नई', 'दिल्ली'],
    ['नई|नयी', 'दिल्ली'],
  ],
  [['किशाेर'], ['किशाेर|किशोर']],
  [['चाहिये'], ['चाहिये|चाहिए']],
  [['जायेंगे'], ['जायेंगे|जाएंगे']],
  [['परिषद्'], ['परिषद्|परिषद']],
  [['1913-1916'], ['1913-1916|1913–1916|1913—1916|1913 1916|19131916']],
  [
    ['US', 'tariffs'],
    ['US|u.s|u. s', 'tariffs'],
  ],
  [
    ['D.K', 'Shivakumar'],
    ['D.K|dk|d. k', 'Shivakumar'],
  ],
  [['D.K.Shivakumar'], ['D.K.Shivakumar|d.k. shivakumar|dk shivakumar']],
  [['100000'], ['100000|1,00,000|100,000']],
  [['₹1,00,00,000'], ['₹1,00,00,000|₹10000000|₹10,000,000']],
  [
    ['2026', '5000'],
    ['2026', '5000|5,000'],
  ],
  [
    ['email', 'and'],
    ['email|e-mail', 'and|&'],
  ],
  [['US'], ['US']],
  [['नई'], ['नई']],
  [
    ['covid', 'C++', 'U.S.A'],
    ['covid', 'C++', 'U.S.A|usa|u. s. a'],
  ],
])('%j is searched as %j', (words, spelled) => {
  expect(spellWords(words).map(({ spellings }) => spellings.join('|'))).toEqual(spelled)
})

test('each spelling contains the parts that are looked up', () => {
  const words = [
    'जायेंगे',
    '1913-1916',
    'D.K.Shivakumar',
    'மு.க.ஸ்டாலின்',
    '12,34,567',
    'us',
    'email',
    'परिषद्',
    'road',
  ]
  for (const { spellings, parts } of spellWords(words)) {
    for (const spelling of spellings) for (const part of parts) expect(foldText(spelling)).toContain(part)
  }
})
