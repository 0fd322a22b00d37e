import { expect, test } from 'vitest'
import { nameSelection, sendBatches, splitIntoBatches } from './decision-outbox.tsx'

const ids = Array.from({ length: 1_001 }, (_, n) => `${n}`)

test('a selection of 501 entries becomes two requests that together hold every entry', () => {
  const pieces = splitIntoBatches(ids.slice(0, 501))
  expect(pieces.map(({ entries }) => entries.length)).toEqual([500, 1])
  expect(pieces.flatMap(({ entries }) => entries)).toEqual(ids.slice(0, 501))
  expect(splitIntoBatches(ids.slice(0, 500))).toEqual([{ entries: ids.slice(0, 500), batchId: null }])
})

test('every batch of a selection is sent and keeps the batch id that undoes it', async () => {
  const pieces = splitIntoBatches(ids)
  const sent: string[][] = []
  const result = await sendBatches(pieces, async entries => {
    sent.push(entries)
    return { ok: true, decided: entries, batchId: `batch ${sent.length}` }
  })
  expect(result).toEqual({ ok: true })
  expect(sent.flat()).toEqual(ids)
  expect(pieces.map(({ batchId }) => batchId)).toEqual(['batch 1', 'batch 2', 'batch 3'])
})

test('two selections never share a name', () => {
  const names = Array.from({ length: 1_000 }, nameSelection)
  expect(new Set(names).size).toBe(names.length)
})

test('batches after a failure are not sent and are returned with the reason', async () => {
  const pieces = splitIntoBatches(ids)
  let requests = 0
  const result = await sendBatches(pieces, async entries => {
    requests += 1
    if (requests === 2) return { ok: false, text: 'The server cannot be reached.' }
    return { ok: true, decided: entries, batchId: 'first' }
  })
  expect(result).toEqual({ ok: false, text: 'The server cannot be reached.', unsent: ids.slice(500) })
  expect(pieces.map(({ batchId }) => batchId)).toEqual(['first', null, null])
  expect(requests).toBe(2)
})

test('a batch in which no entry was decided has nothing to undo', async () => {
  const pieces = splitIntoBatches(['a'])
  await sendBatches(pieces, async () => ({ ok: true, decided: [], batchId: 'empty' }))
  expect(pieces).toEqual([{ entries: ['a'], batchId: null }])
})
