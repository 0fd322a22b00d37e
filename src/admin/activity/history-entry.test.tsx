import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import type { FieldChange } from '../../domain/revisions/revision-changes.ts'
import { HistoryEntry } from './history-entry.tsx'

function say(change: FieldChange): string {
  const entry = { id: 'r', at: new Date(0), who: 'Asha', did: 'update' as const, changes: [change] }
  const html = draw(<HistoryEntry entry={{ ...entry, isWhole: false, canRestore: false }} />)
  return html.slice(html.indexOf('<dd')).replaceAll(/<[^>]+>/g, '')
}

const changed = (before: string, after: string) =>
  say({ field: 'published_at', before: new Date(before), after: new Date(after) })

test('two times within the same minute are shown with seconds', () => {
  expect(changed('2026-03-01T12:19:05Z', '2026-03-01T12:19:48Z')).toContain(
    '2026-03-01 12:19:05 UTC → 2026-03-01 12:19:48 UTC',
  )
  expect(changed('2026-03-01T12:19:05.120Z', '2026-03-01T12:19:05.480Z')).toContain('05.120 UTC')
})

test('two times in different minutes are shown without seconds', () => {
  expect(changed('2026-03-01T12:19:05Z', '2026-03-01T12:20:48Z')).toContain(
    '2026-03-01 12:19 UTC → 2026-03-01 12:20 UTC',
  )
})

test('a field that was empty says so', () => {
  expect(say({ field: 'image_url', before: '', after: 'https://o.example/a.png' })).toContain('empty →')
})
