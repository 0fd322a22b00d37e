import { expect, test } from 'vitest'
import { createKnownWords } from './known-words.ts'
import { packWords } from './matching/pack-words.ts'
import { storyWords } from './matching/story-words.ts'

const words = packWords(storyWords({ title: 'Rain floods Guwahati', url: '', description: '' }))

test('the words of an article are known until its text is another one', () => {
  const known = createKnownWords()
  known.keep('a', 1, words)
  expect([known.find('a', 1), known.find('a', 2), known.find('b', 1)]).toEqual([words, null, null])
})

test('a flood of articles does not fill the memory; one that is compared often stays', () => {
  const known = createKnownWords(100)
  known.keep('often', 1, words)
  for (let n = 0; n < 1000; n++) {
    known.keep(`${n}`, 1, words)
    known.find('often', 1)
  }
  expect([known.find('0', 1), known.find('999', 1), known.find('often', 1)]).toEqual([null, words, words])
})
