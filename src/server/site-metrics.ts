import { Gauge, type Registry } from 'prom-client'
import type { SiteFigures } from '../domain/figures/measure-site.ts'

// Metrics of the whole installation, read from the database when Prometheus scrapes. Every web process reports the same values,
// so alerts use `max`. Scraping every second costs one statement in five seconds.

const keptMs = 5_000

// Prometheus gives up after ten seconds.
const deadlineMs = 3_000

type Measured = { site: SiteFigures; replicaLagSeconds: number | null; diskFreeBytes: number | null }

type SiteGauge = { name: string; help: string } & (
  | { read: (measured: Measured) => number | null }
  | { label: string; readBy: (measured: Measured) => Readonly<Record<string, number>> }
)

const gauges: SiteGauge[] = [
  { name: 'feeds', help: 'Feeds', label: 'state', readBy: ({ site }) => site.feeds },
  {
    name: 'feeds_failing',
    help: 'Active feeds whose last poll failed',
    label: 'failure',
    readBy: ({ site }) => site.failingFeeds,
  },
  { name: 'feeds_due', help: 'Active feeds whose poll is due', read: ({ site }) => site.dueFeeds },
  {
    name: 'feeds_overdue',
    help: 'Active feeds due for more than ten minutes',
    read: ({ site }) => site.overdueFeeds,
  },
  {
    name: 'feeds_oldest_due_seconds',
    help: 'How long the feed that waits longest has been due',
    read: ({ site }) => site.oldestDueSeconds,
  },
  {
    name: 'last_poll_age_seconds',
    help: 'Time since any worker ended a poll',
    read: ({ site }) => site.lastPollSecondsAgo,
  },
  {
    name: 'queue_entries',
    help: 'Entries that no editor has decided',
    label: 'place',
    readBy: ({ site }) => site.entries,
  },
  {
    name: 'story_proposals_open',
    help: 'Proposals about stories that nobody has decided',
    read: ({ site }) => site.openProposals,
  },
  { name: 'mails', help: 'Mails of the last weeks', label: 'state', readBy: ({ site }) => site.mails },
  {
    name: 'deliveries',
    help: 'Deliveries to webhooks and search engines of the last weeks',
    label: 'state',
    readBy: ({ site }) => site.deliveries,
  },
  { name: 'pictures_waiting', help: 'Pictures to fetch', read: ({ site }) => site.pictures.waiting },
  {
    name: 'pictures_retried',
    help: 'Pictures to fetch again after a failure',
    read: ({ site }) => site.pictures.retried,
  },
  { name: 'imports', help: 'Imports', label: 'state', readBy: ({ site }) => site.imports },
  {
    name: 'database_connections',
    help: 'Open connections to the database',
    label: 'pool',
    readBy: ({ site }) => site.connections,
  },
  { name: 'database_bytes', help: 'Size of the database', read: ({ site }) => site.databaseBytes },
  {
    name: 'replica_lag_seconds',
    help: 'How far the copy that answers searches is behind',
    read: ({ replicaLagSeconds }) => replicaLagSeconds,
  },
  {
    name: 'disk_free_bytes',
    help: 'Free space in the data folder',
    read: ({ diskFreeBytes }) => diskFreeBytes,
  },
]

/** `measure` may reject or never end: then `chowk_database_up` is 0, and no other metric is reported. */
export function addSiteMetrics(
  registry: Registry,
  {
    measure,
    wait,
    now = () => performance.now(),
  }: { measure: () => Promise<Measured>; wait: (ms: number) => Promise<void>; now?: () => number },
): void {
  let kept: { measured: Promise<Measured | null>; at: number } | null = null
  const read = () => {
    if (kept && now() - kept.at < keptMs) return kept.measured
    const late = wait(deadlineMs).then(() => null)
    const measured = Promise.race([measure().catch(() => null), late])
    kept = { measured, at: now() }
    return measured
  }
  for (const gauge of [...gauges, databaseUp]) register(registry, gauge, read)
}

const databaseUp: SiteGauge = {
  name: 'database_up',
  help: 'Whether the database answers within three seconds',
  read: () => 1,
}

function register(registry: Registry, gauge: SiteGauge, read: () => Promise<Measured | null>): void {
  new Gauge({
    name: `chowk_${gauge.name}`,
    help: gauge.help,
    labelNames: 'label' in gauge ? [gauge.label] : [],
    registers: [registry],
    async collect() {
      const measured = await read()
      this.reset()
      if ('label' in gauge) {
        for (const [value, count] of Object.entries(measured ? gauge.readBy(measured) : {}))
          this.set({ [gauge.label]: value }, count)
        return
      }
      const value = measured && gauge.read(measured)
      if (value !== null) this.set(value)
      else if (gauge === databaseUp) this.set(0)
      else this.remove({})
    },
  })
}
