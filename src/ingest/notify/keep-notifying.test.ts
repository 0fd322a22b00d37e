import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { addNewsLink } from '../../../test/support/builders.ts'
import { bodiesOf, notifyScene, startReceiver } from '../../../test/support/notify-scene.ts'
import { startSafeFetch } from '../../../test/support/start-safe-fetch.ts'
import { until } from '../../../test/support/until.ts'
import type { SafeFetch } from '../fetch/safe-fetch.ts'
import { claimDelivery } from './claim-delivery.ts'
import { keepNotifying } from './send-due.ts'

const { db, category, addHook, gather, depsAt } = await notifyScene()

test('a receiver that does not respond delays no other', async () => {
  const receiver = await startReceiver()
  const silent = 'https://silent.example/hook'
  const reach = startSafeFetch('127.0.0.1')
  const halt = new AbortController()
  const isStuck = Promise.withResolvers<void>()
  const fetch: SafeFetch = async (url, options) => {
    if (url !== silent) return reach(url, options)
    isStuck.resolve()
    await new Promise(resolve => halt.signal.addEventListener('abort', resolve))
    return { ok: false, failure: 'timeout', detail: { code: 'deadline' } }
  }
  await addHook(silent)
  await addHook(receiver.url)
  const deps = { ...depsAt(0, { fetch }), log: pino({ level: 'silent' }) }
  const running = keepNotifying(deps, { signal: halt.signal })
  onTestFinished(async () => {
    halt.abort()
    await running
  })
  await addNewsLink(db, { category, title: 'Rain' })
  await isStuck.promise
  await addNewsLink(db, { category, title: 'More rain' })
  await until('the other receiver has got both links', () => receiver.received.length === 2)
  expect(bodiesOf(receiver.received).map(({ link }) => link.title)).toEqual(['Rain', 'More rain'])
})

test('the lease of a worker whose clock was a day ahead holds up nothing', async () => {
  await addHook('http://127.0.0.1:9/hook')
  await addNewsLink(db, { category })
  await gather()
  expect(await claimDelivery(db, depsAt(24 * 60).now())).not.toBeNull()
  expect(await claimDelivery(db, depsAt(0).now())).not.toBeNull()
})
