import { expect, test } from 'vitest'
import { newsLinkSchema, typedInstant } from './news-link-schema.ts'

const had = new Date('2026-01-01T06:30:18Z')

test.each([
  ['the minute that it was filled with', '2026-01-01T06:30:00.000Z', had],
  ['that minute in India, where no zone is said', '2026-01-01T12:00', had],
  ['the minute before', '2026-01-01T06:29:00.000Z', new Date('2026-01-01T06:29:00Z')],
  ['the minute after', '2026-01-01T06:31:00.000Z', new Date('2026-01-01T06:31:00Z')],
  ['a second', '2026-01-01T06:30:05.000Z', new Date('2026-01-01T06:30:05Z')],
  ['nothing', '', null],
])('%s', (_, publishedAt, instant) => {
  const link = { title: 'A', url: 'https://outlet.example/', source: 'B', category: 'C', publishedAt }
  expect(typedInstant(newsLinkSchema.parse(link), had)).toEqual(instant)
})
