import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { listLatest } from '../news-links/news-link-queries.ts'
import { changeManyNewsLinks } from '../news-links/update-news-link.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { listCorrections, listCorrectionsOf } from './correction-queries.ts'
import { addCorrection, updateCorrection } from './write-correction.ts'

const { db, by, now } = await freshNewsroom()
const later = new Date('2026-03-01T08:00:00Z')
const nobody = '00000000-0000-7000-8000-00000000beef'

async function addCorrected(text = 'Nine villages, not eight.') {
  const { id: category } = await addCategory(db)
  const link = await addNewsLink(db, { category, title: 'Eight villages flooded' })
  const of = { kind: 'link', id: link.id } as const
  const added = await addCorrection(db, { of, input: { text }, by, now })
  if (!added.ok) throw new Error(added.reason)
  return { link, ...added }
}

test('a link has its newest correction, and an edit keeps its time', async () => {
  await addCorrected('Of another link.')
  const { link, id } = await addCorrected()
  const edited = await updateCorrection(db, { id, version: 1, input: { text: 'Ten.' }, by, now: later })
  expect(edited.ok).toBe(true)
  const [first] = (await listLatest(db, 50)).filter(each => each.id === link.id)
  expect(first?.correction).toEqual({ id, text: 'Ten.', atMs: now.getTime() })
  await addCorrection(db, { of: { kind: 'link', id: link.id }, input: { text: 'Nine.' }, by, now: later })
  const [again] = (await listLatest(db, 50)).filter(each => each.id === link.id)
  expect(again?.correction).toMatchObject({ text: 'Nine.', atMs: later.getTime() })
  expect((await listCorrectionsOf(db, link.id)).map(each => each.text)).toEqual(['Nine.', 'Ten.'])
})

test('a correction stays when its link is deleted, and belongs to it again after undo', async () => {
  const { link, id } = await addCorrected()
  const deleted = await changeManyNewsLinks(db, { ids: [link.id], change: { action: 'delete' }, by, now })
  const find = async () => {
    const { corrections } = await listCorrections(db, { after: null, limit: 50 })
    return corrections.find(each => each.id === id)
  }
  expect(await find()).toMatchObject({ headline: 'Eight villages flooded', address: null })
  if (deleted.ok) await undoBatch(db, { batchId: deleted.batchId, by, now })
  expect(await find()).toMatchObject({ headline: 'Eight villages flooded', address: link.url })
})

test.each([nobody, 'nonsense'])('a subject that is not public (%s) cannot be corrected', async id => {
  const result = await addCorrection(db, { of: { kind: 'link', id }, input: { text: 'x' }, by, now })
  expect(result).toEqual({ ok: false, reason: 'not-public' })
})

test('successive pages of corrections have no gap', async () => {
  await db.deleteFrom('corrections').execute()
  for (const text of ['1', '2', '3', '4', '5']) await addCorrected(text)
  const seen: string[] = []
  let after = null
  do {
    const page: Awaited<ReturnType<typeof listCorrections>> = await listCorrections(db, { after, limit: 2 })
    seen.push(...page.corrections.map(({ text }) => text))
    after = page.next
  } while (after)
  expect(seen).toEqual(['5', '4', '3', '2', '1'])
})
