import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeFieldProblem } from '../fields/field-problem.ts'
import { newsLinkSchema, publishedAtOf, toArticle, typedInstant } from './news-link-schema.ts'

const link = { title: 'Rain', url: 'https://outlet.example/a', source: 'The Outlet', category: 'c' }
const parse = (fields: object) => newsLinkSchema.safeParse({ ...link, ...fields })
const problems = (fields: object) => {
  const parsed = parse(fields)
  return parsed.success
    ? []
    : parsed.error.issues.map(issue => [issue.path[0], describeFieldProblem(issue.message, 'en')])
}

test('title and source are one line, whatever a program sends', () => {
  const broken = { title: 'Rain\r\nX-Header: yes\t(2)\u2028end', source: '\nThe\u0085Outlet ' }
  expect(newsLinkSchema.parse({ ...link, ...broken })).toMatchObject({
    title: 'Rain X-Header: yes (2) end',
    source: 'The Outlet',
  })
  expect(problems({ title: '\u0001\n' })).toEqual(problems({ title: '' }))
})

test('missing fields are empty, and a link is not featured', () => {
  expect(newsLinkSchema.parse(link)).toEqual({
    ...link,
    sourceIconUrl: '',
    description: '',
    imageUrl: '',
    publishedAt: '',
    featured: false,
  })
})

test.each([
  ['title', 'Title is required'],
  ['url', 'URL is required'],
  ['source', 'Source is required'],
  ['category', 'Category is required'],
])('%s is required, and white space does not count', (field, message) => {
  expect(problems({ [field]: ' \t\n' })[0]).toEqual([field, message])
  expect(problems({ [field]: '' })[0]).toEqual([field, message])
})

test.each(['javascript:alert(1)', 'ftp://outlet.example/', 'data:text/html,x', 'https://'])(
  '%j is not a valid address for an article, a picture or an icon',
  address => {
    for (const field of ['url', 'imageUrl', 'sourceIconUrl']) {
      expect(problems({ [field]: address }), field).toEqual([[field, 'Please enter a valid URL']])
    }
  },
)

test.each([
  ...`yesterday 2026-13-01T10:00 2026-02-30T10:00 01/02/2026 2026-01-01 2026-01-01T25:00
     0000-06-01T00:00:00Z 0001-01-01T00:00:00+05:30 9999-12-31T23:59:59-23:59`.split(/\s+/),
])('%j is not a time', publishedAt => {
  expect(problems({ publishedAt })).toEqual([['publishedAt', 'Please enter a valid date and time']])
})

test('every accepted time is an instant', () => {
  const digits = fc.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/)
  fc.assert(
    fc.property(digits, publishedAt => {
      const parsed = parse({ publishedAt })
      return !parsed.success || !Number.isNaN(publishedAtOf(parsed.data)?.getTime())
    }),
  )
})

test('a missing language is left unchanged; an empty one is removed', () => {
  expect(toArticle(newsLinkSchema.parse(link))).not.toHaveProperty('language')
  expect(toArticle(newsLinkSchema.parse({ ...link, language: '' }))).toMatchObject({ language: null })
  expect(toArticle(newsLinkSchema.parse({ ...link, language: 'hi' }))).toMatchObject({ language: 'hi' })
  expect(problems({ language: 'Hindi please' })).toHaveLength(1)
})

test('fields that no form has are dropped', () => {
  expect(newsLinkSchema.parse({ ...link, id: 'x', version: 9, isSample: true })).not.toHaveProperty('id')
})

test('a sample may have one of our pictures, but no other path is accepted as a picture', () => {
  expect(problems({ imageUrl: '/samples/assembly.svg' })).toEqual([])
  for (const imageUrl of ['/samples/../admin', '/samples/a.svg?x', '/else.svg', '/samples/assembly.svg\nx'])
    expect(problems({ imageUrl }), imageUrl).toEqual([['imageUrl', 'Please enter a valid URL']])
})

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
