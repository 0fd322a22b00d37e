import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { addRow, addWaitingEntry } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { recordLastPoll } from '../domain/feeds/last-poll.ts'
import { measureLag, measureSite } from '../domain/figures/measure-site.ts'
import { addSiteMetrics } from './site-metrics.ts'

const { db, now } = await freshDatabase()
const never = () => new Promise<void>(() => undefined)

async function measure() {
  const [site, replicaLagSeconds] = await Promise.all([measureSite(db, now), measureLag(db)])
  return { site, replicaLagSeconds, diskFreeBytes: 7 }
}

async function addFeed(
  values: { state: 'active' | 'paused'; failure?: 'timeout'; nextPollAt: Date },
  at: number,
) {
  const { id } = await addRow(db, 'categories', { name: `Of ${at}`, slug: `of-${at}` })
  const host = `outlet-${at}.example`
  await addRow(db, 'feedHosts', { host })
  const outlet = await addRow(db, 'outlets', { name: host, homeUrl: `https://${host}/` })
  const url = `https://${host}/feed`
  await addRow(db, 'feeds', { outletId: outlet.id, category: id, url, host, ...values })
}

test('the figures of the installation are told by state, and asked for at most once in five seconds', async () => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  await addFeed({ state: 'active', failure: 'timeout', nextPollAt: minutesAgo(20) }, 1)
  await addFeed({ state: 'active', nextPollAt: minutesAgo(1) }, 2)
  await addFeed({ state: 'paused', nextPollAt: minutesAgo(90) }, 3)
  await addWaitingEntry(db)
  const registry = new Registry()
  let asked = 0
  let ms = 0
  const counted = async () => {
    asked += 1
    return measure()
  }
  addSiteMetrics(registry, { measure: counted, wait: never, now: () => ms })
  const lines = (await registry.metrics()).split('\n')
  for (const line of [
    'chowk_database_up 1',
    'chowk_feeds{state="active"} 2',
    'chowk_feeds{state="paused"} 1',
    'chowk_feeds_failing{failure="timeout"} 1',
    'chowk_feeds_due 2',
    'chowk_feeds_overdue 1',
    'chowk_feeds_oldest_due_seconds 1200',
    'chowk_queue_entries{place="waiting"} 1',
    'chowk_story_proposals_open 0',
    'chowk_replica_lag_seconds 0',
    'chowk_disk_free_bytes 7',
  ])
    expect(lines).toContain(line)
  expect(lines.some(line => line.startsWith('chowk_last_poll_age_seconds '))).toBe(false)
  expect(Number(lines.find(line => line.startsWith('chowk_database_bytes '))?.split(' ')[1])).toBeGreaterThan(
    1e6,
  )
  ms = 4_999
  await registry.metrics()
  expect(asked).toBe(1)
  ms = 5_000
  await recordLastPoll(db, minutesAgo(1))
  expect(await registry.metrics()).toContain('\nchowk_last_poll_age_seconds 60\n')
  expect(asked).toBe(2)
})

test.each([
  ['rejects', () => Promise.reject(new Error('away')), never],
  ['never answers', () => new Promise<never>(() => undefined), () => Promise.resolve()],
])('with a database that %s only that is told', async (_name, measureAway, wait) => {
  const registry = new Registry()
  addSiteMetrics(registry, { measure: measureAway, wait })
  const lines = (await registry.metrics()).split('\n').filter(line => /^chowk/.test(line))
  expect(lines).toEqual(['chowk_database_up 0'])
})
