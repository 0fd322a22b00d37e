import { expect, test } from 'vitest'
import { queueEntry } from '../../../../test/support/queue-entry.ts'
import type { DecisionAnswer, ShownState } from '../state/decision-answer.ts'
import { createDecisionOutbox } from './decision-outbox.tsx'

const state = (version: number): ShownState => ({
  ...{ id: 'a', version, categoryId: null, featured: false, isAway: false, fate: 'Changed by Ravi' },
})

/** A line whose server gives these answers; `sent` is what each decision named. */
function lineTo(answers: DecisionAnswer[]) {
  const sent: (string | null)[] = []
  const left = [...answers]
  const fetch: typeof globalThis.fetch = async (_, init) => {
    sent.push(init?.body instanceof URLSearchParams ? init.body.get('entry') : null)
    return Response.json(left.shift())
  }
  return { sent, ...createDecisionOutbox({ fetch, language: 'en' }) }
}

const decided = (version: number): DecisionAnswer => ({
  ...{ ok: true, decided: [state(version)], refused: [], batchId: 'batch' },
})

test('a decision names the version that the one before it left', async () => {
  const { sent, enqueue, send } = lineTo([decided(2), decided(3)])
  const entry = queueEntry('a')
  await Promise.all([1, 2].map(() => enqueue(() => send([entry], { change: 'feature' }))))
  expect(sent).toEqual(['a:1', 'a:2'])
})

test('a key that was pressed before its entry was known to be changed goes over nobody’s change', async () => {
  const refused = { id: 'a', text: 'Changed by Ravi.', state: state(4) }
  const { sent, enqueue, send } = lineTo([
    { ok: true, decided: [], refused: [refused], batchId: null },
    decided(5),
  ])
  const entry = queueEntry('a')
  await Promise.all([1, 2].map(() => enqueue(() => send([entry], { change: 'feature' }))))
  expect(sent).toEqual(['a:1', 'a:1'])
})

test('what others changed since an own decision, and was seen, is named', async () => {
  const { sent, enqueue, send } = lineTo([decided(2), decided(8)])
  await enqueue(() => send([queueEntry('a')], { change: 'feature' }))
  await enqueue(() => send([queueEntry('a', { version: 7 })], { change: 'publish' }))
  expect(sent).toEqual(['a:1', 'a:7'])
})
