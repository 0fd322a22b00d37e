import { expect, test } from 'vitest'
import { lastReadOf } from './last-read.ts'

test('what a feed’s last read found is kept; before the first read, and of what is damaged, it is nothing', () => {
  const found = {
    zonesGuessed: 3,
    sharedAddresses: ['https://o.example/a'],
    announcedUrl: 'https://o.example/b',
  }
  expect(lastReadOf(found)).toMatchObject(found)
  const nothing = { zonesGuessed: 0, sharedAddresses: [], announcedUrl: null }
  for (const column of [null, 'damaged', { zonesGuessed: 'many' }])
    expect(lastReadOf(column)).toMatchObject(nothing)
})
