import { expect, test, vi } from 'vitest'
import { queueEntry } from '../../../../test/support/queue-entry.ts'
import type { DecisionResponse, ShownState } from '../state/decision-response.ts'
import { responseMsMax } from '../state/queue-limits.ts'
import { createDecisionOutbox } from './decision-outbox.tsx'

const state = (version: number): ShownState => ({
  id: 'a',
  version,
  categoryId: null,
  featured: false,
  isAway: false,
  fate: 'Changed by Ravi',
})

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
