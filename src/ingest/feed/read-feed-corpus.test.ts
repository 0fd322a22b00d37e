// Feeds modelled on real ones; every value named in expected.json must match.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const folder = join(import.meta.dirname, '../../../test/corpus')

const now = new Date('2026-01-10T12:00:00Z')

type Expected = {
  failure?: string
  unreadable?: string[]
  entries?: Record<string, unknown>[]
  [field: string]: unknown
}

const expected: Record<string, Expected> = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))

function read(name: string) {
  const body = readFileSync(join(folder, 'feeds', name))
  return readFeed({ body, contentType: null, feedUrl: 'https://feeds.example/feed', now: now })
}

test('every feed of the folder has expected values', () => {
  expect(readdirSync(join(folder, 'feeds')).toSorted()).toEqual(Object.keys(expected).toSorted())
})

test.each(Object.keys(expected))('%s is read as expected', name => {
  const { failure, unreadable = [], entries = [], ...fields } = expected[name] ?? {}
  const result = read(name)
  if (failure !== undefined || !result.ok) {
    expect(result).toMatchObject({ ok: false, failure })
    return
  }
  const plain = JSON.parse(JSON.stringify(result.feed))
  expect(plain).toMatchObject(fields)
  expect(plain.unreadable.map(({ reason }: { reason: string }) => reason)).toEqual(unreadable)
  expect(plain.entries).toMatchObject(entries)
})

test.each(Object.keys(expected))('%s yields only clean text and web addresses', name => {
  const result = read(name)
  for (const entry of result.ok ? result.feed.entries : []) {
    const text = `${entry.title} ${entry.description}`
    expect(text).not.toMatch(/<[a-z/!]|&(?:amp|lt|#\d)|[\0\n]/i)
    expect(text.isWellFormed() && text === text.normalize('NFC')).toBe(true)
    expect(entry.url).toMatch(/^https?:\/\//)
    expect(entry.imageUrl).toMatch(/^(?:https?:\/\/|$)/)
  }
})
