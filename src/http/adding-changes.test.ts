import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry, setRows } from '../../test/support/builders.ts'
import { freshNewsroom } from '../../test/support/fresh-newsroom.ts'
import type { Pace } from '../database/changes.ts'
import { listenForChanges } from '../database/listen.ts'
import { addCorrection } from '../domain/corrections/write-correction.ts'
import { changeManyNewsLinks, updateNewsLink } from '../domain/news-links/update-news-link.ts'
import { publishEntries } from '../domain/queue/publish-entries.ts'
import { undoBatch } from '../domain/revisions/undo/undo.ts'

// Which acts of an editor leave the page of before in memory until its successor is rendered (page-cache.ts).

const { db, url, by, now } = await freshNewsroom({ at: '2026-03-01T06:00:00Z' })
const { id: category } = await addCategory(db)

const accept = async () => publishEntries(db, { entries: [await addWaitingEntry(db, { category })], by, now })
const bin = async (id: string) => {
  const binned = await changeManyNewsLinks(db, { ids: [id], change: { action: 'delete' }, by, now })
  if (!binned.ok) throw new Error(binned.reason)
  return binned.batchId
}
const undo = async (batchId: string) => {
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true })
}
const editHeadline = async () => {
  const { id, url, canonicalUrl } = await addNewsLink(db, { category })
  const input = { title: 'Nine villages flooded', url, source: 'The Outlet', category, description: '' }
  const edited = { ...input, imageUrl: '', sourceIconUrl: '', publishedAt: '', featured: false }
  return { id, version: 1, input: edited, canonicalUrl }
}

/** The paces at which the act that `prepare` returns is announced to pages of the category. */
async function listPaces(prepare: () => Promise<() => Promise<unknown>>): Promise<Set<Pace>> {
  const act = await prepare()
  const changes = listenForChanges({ url, onTrouble: error => expect.fail(String(error)) })
  await changes.firstTried
  const paces = new Set<Pace>()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  changes.subscribe((change, pace) => {
    if (change === `news:${category}`) paces.add(pace)
    if (change === 'settings') resolve()
  })
  await act()
  await setRows(db, 'settings', { siteName: 'Ended' })
  await ended
  await changes.close()
  return paces
}

test.each([
  ['an accepted entry', async () => accept],
  [
    'a headline that returns from the bin',
    async () => {
      const batchId = await bin((await addNewsLink(db, { category })).id)
      return () => undo(batchId)
    },
  ],
])('%s only adds', async (_, prepare) => {
  expect(await listPaces(prepare)).toEqual(new Set(['adding']))
})

test.each([
  [
    'a headline that goes to the bin',
    async () => {
      const { id } = await addNewsLink(db, { category })
      return () => bin(id)
    },
  ],
  [
    'the undo of an accepted entry',
    async () => {
      const { batchId } = await accept()
      return () => undo(batchId)
    },
  ],
  [
    'a correction',
    async () => {
      const { id } = await addNewsLink(db, { category })
      return () =>
        addCorrection(db, { of: { kind: 'link', id }, input: { text: 'Nine, not eight.' }, by, now })
    },
  ],
  [
    'an edited headline',
    async () => {
      const edit = await editHeadline()
      return () => updateNewsLink(db, { ...edit, by, now })
    },
  ],
  [
    'a transaction that adds one headline and deletes another',
    async () => {
      const { id } = await addNewsLink(db, { category })
      return () =>
        db.transaction().execute(async tx => {
          await addNewsLink(tx, { category })
          await tx.deleteFrom('newsLinks').where('id', '=', id).execute()
        })
    },
  ],
])('%s leaves no page of before', async (_, prepare) => {
  expect(await listPaces(prepare)).toContain('at-once')
})
