import { expect, test } from 'vitest'
import { keyAddress } from '../../domain/second-factor/second-factor-code.ts'
import { drawKey } from './change-second-factor.ts'

test('the picture has an empty border and a dark square in each of three corners', () => {
  const { size, path } = drawKey(keyAddress('A'.repeat(32), { site: 'चौक', email: 'asha@example.org' }))
  const dark = new Set(path.match(/M\d+ \d+/g))
  for (const [x, y] of [
    [4, 4],
    [size - 5, 4],
    [4, size - 5],
  ])
    expect(dark).toContain(`M${x} ${y}`)
  expect([...dark].filter(square => /M[0-3] | [0-3]$/.test(square))).toEqual([])
})

test('the longest site name fits', () => {
  const address = keyAddress('A'.repeat(32), {
    site: 'क'.repeat(100),
    email: `${'a'.repeat(240)}@example.org`,
  })
  expect(drawKey(address).size).toBeLessThanOrEqual(185)
})
