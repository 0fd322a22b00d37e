import { expect, test } from 'vitest'
import { countOwnTolls, createKnownWords, packWords } from './packed-words.ts'
import { storyWords } from './story-words.ts'

const read = (title: string) => packWords(storyWords({ title, url: '', description: 'Two bridges closed' }))
const words = read('Why rain floods 3 roads of Guwahati')

test('the words of an article are cached until its row is written again', () => {
  const known = createKnownWords()
  known.keep('a', '4000000000', words)
  expect(known.find('a', '4000000000')).toEqual(words)
  expect([known.find('a', '4000000001'), known.find('b', '4000000000')]).toEqual([null, null])
  known.keep('a', '4000000001', read('Dry roads'))
  expect(known.find('a', '4000000001')).toEqual(read('Dry roads'))
})

test('a flood of articles overwrites the oldest, and the remaining ones are intact', () => {
  const known = createKnownWords(1000)
  const titles = Array.from({ length: 500 }, (_, n) => `Rain floods ${'road '.repeat(n % 7)} town${n}`)
  for (const [n, title] of titles.entries()) {
    known.keep(`${n}`, '1', read(title))
    for (const older of [n, n - 5, n - 20, n - 100])
      expect([null, read(titles[older] ?? '')]).toContainEqual(known.find(`${older}`, '1'))
    expect(known.find(`${n}`, '1')).not.toBeNull()
  }
  expect([known.find('0', '1'), known.find('400', '1')]).toEqual([null, null])
})

test('an article larger than the whole cache is not kept', () => {
  const known = createKnownWords(5)
  known.keep('a', '1', words)
  expect(known.find('a', '1')).toBeNull()
})

test('a number that counts both the dead and the hurt is one number', () => {
  const [one, other] = ['3 killed, 3 injured in Unnao', '5 killed in Etawah'].map(title => ({
    words: read(title),
    at: 0,
  }))
  expect(one && other && countOwnTolls(one, other)).toBe(1)
})
