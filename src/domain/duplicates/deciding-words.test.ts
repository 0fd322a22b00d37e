import { expect, test } from 'vitest'
import { isDecidingWord, isEmptyWord, isRecurringWord, plainMarks } from './deciding-words.ts'

test.each([...'19 4g q2 april monday virgo second not अप्रैल सोमवार कन्या दूसरी ஏப்ரல் மேஷம் মেষ'.split(' ')])(
  '%s distinguishes two articles',
  word => {
    expect([isDecidingWord(plainMarks(word)), isEmptyWord(plainMarks(word))]).toEqual([true, false])
  },
)

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
