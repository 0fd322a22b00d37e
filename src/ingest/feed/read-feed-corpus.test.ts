// Feeds that we wrote after real ones, with what they hold in expected.json: what is named there must be so.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const FOLDER = join(import.meta.dirname, '../../../test/corpus')

const NOW = new Date('2026-01-10T12:00:00Z')

type Expected = {
  failure?: string
  unread?: string[]
  entries?: Record<string, unknown>[]
  [field: string]: unknown
}

const EXPECTED: Record<string, Expected> = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'))

function read(name: string) {
  const body = readFileSync(join(FOLDER, 'feeds', name))
  return readFeed({ body, contentType: null, feedUrl: 'https://feeds.example/feed', now: NOW })
}

test('every feed of the folder has its expectation', () => {
  expect(readdirSync(join(FOLDER, 'feeds')).toSorted()).toEqual(Object.keys(EXPECTED).toSorted())
})

test.each(Object.keys(EXPECTED))('%s holds what it should', name => {
  const { failure, unread = [], entries = [], ...fields } = EXPECTED[name] ?? {}
  const result = read(name)
  if (failure !== undefined || !result.ok) {
    expect(result).toMatchObject({ ok: false, failure })
    return
  }
  const plain = JSON.parse(JSON.stringify(result.feed))
  expect(plain).toMatchObject(fields)
  expect(plain.unread.map(({ reason }: { reason: string }) => reason)).toEqual(unread)
  expect(plain.entries).toMatchObject(entries)
})

test.each(Object.keys(EXPECTED))('%s gives only clean text and web addresses', name => {
  const result = read(name)
  for (const entry of result.ok ? result.feed.entries : []) {
    const text = `${entry.title} ${entry.description} ${entry.author ?? ''}`
    expect(text).not.toMatch(/<[a-z/!]|&(?:amp|lt|#\d)|[\0\n]/i)
    expect(text.isWellFormed() && text === text.normalize('NFC')).toBe(true)
    expect(entry.url).toMatch(/^https?:\/\//)
    expect(entry.imageUrl).toMatch(/^(?:https:\/\/|$)/)
  }
})
