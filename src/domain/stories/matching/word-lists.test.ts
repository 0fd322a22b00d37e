import { expect, test } from 'vitest'
import { stemWord } from './stem-word.ts'
import { wordHash } from './word-hash.ts'
import { isOrdinaryWord, listedShare } from './word-lists.ts'

const share = (word: string) => listedShare(wordHash(stemWord(word)))
const isOrdinary = (word: string) => isOrdinaryWord(wordHash(stemWord(word)))

test.each(['everyone', 'higher', 'offers', 'purity', 'stabbing', 'समस्या', 'अभियान', 'নির্বাচন', 'தேர்தல்'])(
  '"%s" is a common word of its language',
  word => {
    expect(share(word)).toBeGreaterThan(0)
    expect(isOrdinary(word)).toBe(true)
  },
)

test.each(['aloshious', 'seelampur', 'trump', 'delhi', 'अलोशियस'])('"%s" is a name', word => {
  expect(isOrdinary(word)).toBe(false)
})

test('a word of a script without a list may be either', () => {
  expect(share('హైదరాబాద్')).toBe(0)
  expect(isOrdinary('హైదరాబాద్')).toBe(true)
})
