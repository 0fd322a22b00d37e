import { expect, test, vi } from 'vitest'
import { queueEntry, shownState } from '../../../../test/support/queue-entry.ts'
import { type DecisionResponse, responseMsMax } from '../state/queue-page.ts'
import { createDecisionOutbox, sendBatches, splitIntoBatches } from './decision-outbox.tsx'

const state = (version: number) => shownState('a', { version, isAway: false, fate: 'Changed by Ravi' })

/** A send queue whose server gives these answers; `sent` lists the version that each decision named. */
function outboxTo(answers: DecisionResponse[]) {
  const sent: (string | null)[] = []
  const left = [...answers]
  const fetch: typeof globalThis.fetch = async (_, init) => {
    sent.push(init?.body instanceof URLSearchParams ? init.body.get('entry') : null)
    return Response.json(left.shift())
  }
  return { sent, ...createDecisionOutbox({ fetch, language: 'en' }) }
}

const decided = (version: number): DecisionResponse => ({
  ok: true,
  decided: [state(version)],
  refused: [],
  batchId: 'batch',
})

test('a decision names the version that the previous decision left', async () => {
  const { sent, enqueue, send } = outboxTo([decided(2), decided(3)])
  const entry = queueEntry('a')
  await Promise.all([1, 2].map(() => enqueue(() => send([entry], { change: 'feature' }))))
  expect(sent).toEqual(['a:1', 'a:2'])
})

test('a key pressed before an entry is known to have changed does not overwrite another editor’s change', async () => {
  const refused = { id: 'a', text: 'Changed by Ravi.', state: state(4) }
  const { sent, enqueue, send } = outboxTo([
    { ok: true, decided: [], refused: [refused], batchId: null },
    decided(5),
  ])
  const entry = queueEntry('a')
  await Promise.all([1, 2].map(() => enqueue(() => send([entry], { change: 'feature' }))))
  expect(sent).toEqual(['a:1', 'a:1'])
})

test('after another editor’s change was shown, the next decision names its version', async () => {
  const { sent, enqueue, send } = outboxTo([decided(2), decided(8)])
  await enqueue(() => send([queueEntry('a')], { change: 'feature' }))
  await enqueue(() => send([queueEntry('a', { version: 7 })], { change: 'publish' }))
  expect(sent).toEqual(['a:1', 'a:7'])
})

test('a refusal that is not an answer about entries is shown in words', async () => {
  const role = { needed: 'editor', role: 'contributor', administrators: ['Asha Devi'], language: 'en' }
  const pages = [Response.json(role, { status: 403 }), Response.json({ code: 'cross-site' }, { status: 403 })]
  const { send } = createDecisionOutbox({
    fetch: async () => pages.shift() ?? Response.error(),
    language: 'en',
  })
  const ask = () => send([queueEntry('a')], { change: 'publish' })
  expect(await ask()).toMatchObject({
    ok: false,
    text: expect.stringContaining('Asha Devi can change your role'),
  })
  expect(await ask()).toMatchObject({ ok: false, text: expect.stringMatching(/^Nothing was saved/) })
})

test('a request whose response is lost counts as failed, and the next decision is sent', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
  let requests = 0
  const fetch: typeof globalThis.fetch = async (_, init) => {
    requests += 1
    // Without its end the first would wait for ever.
    while (requests === 1 && !init?.signal?.aborted) await new Promise(() => undefined)
    init?.signal?.throwIfAborted()
    return Response.json(decided(2))
  }
  const { enqueue, send } = createDecisionOutbox({ fetch, language: 'en' })
  const decide = () => enqueue(() => send([queueEntry('a')], { change: 'publish' }))
  const answers = await Promise.all([decide(), decide()])
  expect(answers).toMatchObject([{ ok: false, isUnconfirmed: true }, { ok: true }])
  expect(timeout).toHaveBeenCalledWith(responseMsMax)
  timeout.mockRestore()
})

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
