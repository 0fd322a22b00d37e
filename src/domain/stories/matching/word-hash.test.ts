import { expect, test } from 'vitest'
import { scriptOf, scriptsMax, wordHash } from './word-hash.ts'

test.each([
  ['police', 0],
  ['café', 0],
  ['2025', 0],
  ['', 0],
  ['पुलिस', 1],
  ['পুলিশ', 2],
  ['ਪੁਲਿਸ', 3],
  ['પોલીસ', 4],
  ['ପୋଲିସ', 5],
  ['போலீஸ்', 6],
  ['పోలీసు', 7],
  ['ಪೊಲೀಸ್', 8],
  ['പോലീസ്', 9],
  ['پولیس', 11],
  ['полиция', 12],
  ['警察', 12],
])('%j is in script %d, as in migration 0103', (word, script) => {
  expect(scriptOf(wordHash(word))).toBe(script)
  expect(script).toBeLessThan(scriptsMax)
})

test('different words of a script have different hashes', () => {
  const words = Array.from({ length: 20_000 }, (_, n) => `word${n}`)
  expect(new Set(words.map(wordHash)).size).toBeGreaterThan(words.length - 5)
})
