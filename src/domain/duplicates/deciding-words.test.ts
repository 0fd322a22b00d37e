import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import {
  headlineLetters,
  headlineWords,
  headWords,
  isDecidingWord,
  isEmptyWord,
  isRecurringWord,
  plainMarks,
} from './headline-words.ts'

test.each([...'19 4g q2 april monday virgo second not अप्रैल सोमवार कन्या दूसरी ஏப்ரல் மேஷம் মেষ'.split(' ')])(
  '%s distinguishes two articles',
  word => {
    expect([isDecidingWord(plainMarks(word)), isEmptyWord(plainMarks(word))]).toEqual([true, false])
  },
)

test('a letter is the same with and without the dot below', () => {
  expect(['বড়', 'खबर', 'ख़बर'].map(plainMarks)).toEqual(['বড', plainMarks('खबर'), plainMarks('खबर')])
})

test.each(['the', 'says', 'watch', 'video', 'amid', 'में', 'की', 'देखें', 'மற்றும்'])(
  '%s is an empty word',
  word => {
    expect([isEmptyWord(plainMarks(word)), isDecidingWord(plainMarks(word))]).toEqual([true, false])
  },
)

test.each(['ferry', 'delhi', 'constructor', 'toString', 'नदी'])('%s is content', word => {
  expect([isEmptyWord(word), isDecidingWord(word), isRecurringWord(word)]).toEqual([false, false, false])
})

test.each([...'today horoscope digest आज राशिफल दाम இன்று నేటి ಇಂದಿನ ഇന്നത്തെ આજનું ਅੱਜ ଆଜିର آج'.split(' ')])(
  '%s is a recurring word',
  word => {
    expect(isRecurringWord(plainMarks(word))).toBe(true)
  },
)

test('recurring words are not empty words', () => {
  const words = ['today', 'daily', 'horoscope', 'points', 'stories']
  expect(words.filter(isEmptyWord)).toEqual([])
})

test('marks are normalized, and normalizing twice changes nothing', () => {
  expect(plainMarks('फ़रवरी')).toBe(plainMarks('फरवरी'))
  expect(plainMarks('são')).toBe('sao')
  expect(plainMarks(plainMarks('चौथी'))).toBe(plainMarks('चौथी'))
})

test.each([
  ['It’s the Farmers’ day', ['its', 'the', 'farmers', 'day']],
  ['₹1,06,064 cr for roads', ['rs', '106064', 'crore', 'for', 'roads']],
  ['Up 1.27 per cent on 05/12', ['up', '1.27', 'percent', 'on', '5', '12']],
  ['11th day, ११३वां दिन, ௧௨ நாள்', ['11', 'day', '113वां', 'दिन', '12', 'நாள்']],
  ['ज्योत\u200dिष और फ़रवरी', ['ज्योतिष', 'और', 'फरवरी']],
  ['Café & bar', ['cafe', 'and', 'bar']],
  ['well-being', ['well', 'being']],
  ['From Feb 1 to Sept 3', ['from', 'february', '1', 'to', 'september', '3']],
  ['It may rain on May 3, 1 March and in May', 'it might rain on may 3 1 march and in may'.split(' ')],
  ['A long march by 5 May-born', ['a', 'long', 'marches', 'by', '5', 'may', 'born']],
  ['constructor', ['constructor']],
  ['…!', []],
  ['', []],
])('the words of "%s"', (text, words) => {
  expect(headlineWords(text)).toEqual(words)
})

test.each([
  ['Otters return to the canal - Delta Post', ['otters', 'return', 'to', 'the', 'canal']],
  ['Otters return to the canal | Delta Post', ['otters', 'return', 'to', 'the', 'canal']],
  ['Otters return - to the canal – Delta Post', ['otters', 'return', 'to', 'the', 'canal']],
  ['Otters return - The Delta Post and River Courier', ['otters', 'return']],
])('the head of "%s" does not contain the outlet', (title, words) => {
  expect(headWords(title)).toEqual(words)
})

test.each([
  'Otters return to the canal',
  'Otters return to the well-known canal',
  'Results declared - Part 2',
  'Horoscope - April',
  'Otters return - because the council of the delta cleaned all canals',
  'Otters - ',
])('"%s" has no possible outlet name after a dash', title => {
  expect(headWords(title)).toBeNull()
})

test('the letters are the same however words are split, but numbers are not', () => {
  const letters = (text: string) => headlineLetters(headlineWords(text))
  expect(letters('Well-being: a guide')).toBe(letters('Wellbeing, a guide'))
  expect(letters('Top 1 12')).not.toBe(letters('Top 11 2'))
})

property(fc.string({ unit: 'binary', maxLength: 900 }))('no text throws, and words have no spaces', text =>
  headlineWords(text).every(word => !/\s/.test(word)),
)
