import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { createCopyFinder, isCopy } from './is-copy.ts'

test('the finder finds the same copies as comparing every pair', () => {
  const title = fc
    .uniqueArray(fc.constantFrom(...'rain flood court bridge police actor budget temple'.split(' ')), {
      minLength: 3,
    })
    .map(words => words.join(' '))
  fc.assert(
    fc.property(fc.array(title, { minLength: 2, maxLength: 12 }), titles => {
      const [asked, ...others] = titles.map((text, n) => storyArticle(text, { id: `${n}` }))
      if (!asked) return
      const finder = createCopyFinder()
      for (const other of others) finder.add(other)
      expect(finder.hasCopyOf(asked)).toBe(others.some(other => isCopy(asked, other)))
    }),
  )
})
