import { expect, test } from 'vitest'
import { createKnownWords } from './known-words.ts'
import { packWords } from './matching/pack-words.ts'
import { storyWords } from './matching/story-words.ts'

const words = packWords(storyWords({ title: 'Rain floods Guwahati', url: '', description: '' }))

test('the words of an article are known until its row is written again', () => {
  const known = createKnownWords()
  known.keep('a', 'one', words)
  expect([known.find('a', 'one'), known.find('a', 'two'), known.find('b', 'one')]).toEqual([
    words,
    null,
    null,
  ])
})

test('a flood of articles does not fill the memory; one that is compared often stays', () => {
  const known = createKnownWords(100)
  known.keep('often', 'one', words)
  for (let n = 0; n < 1000; n++) {
    known.keep(`${n}`, 'one', words)
    known.find('often', 'one')
  }
  expect([known.find('0', 'one'), known.find('999', 'one'), known.find('often', 'one')]).toEqual([
    null,
    words,
    words,
  ])
})
