import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frontItem } from '../../../test/support/front-scene.ts'
import { spreadOutlets } from './spread-outlets.ts'

test('no outlet has three links in a row while another has one', () => {
  const sources = fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 30 })
  fc.assert(
    fc.property(sources, fc.nat(12), (all, limit) => {
      const items = all.map((source, n) => frontItem(`link-${n}`, { source }))
      const shown = spreadOutlets(items, limit).map(({ link }) => link.source)
      const third = shown.findIndex(
        (source, n) => n >= 2 && source === shown[n - 1] && source === shown[n - 2],
      )
      if (third !== -1) expect(new Set(shown.slice(third)).size).toBe(1)
      expect(shown).toHaveLength(Math.min(limit, all.length))
    }),
  )
})
