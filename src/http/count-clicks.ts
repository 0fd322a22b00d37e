import type { Logger } from 'pino'
import type { Db } from '../database/connect.ts'
import { findWriteRefusal } from '../database/database-error.ts'
import { type Click, createClickCounter } from '../domain/clicks/click-counter.ts'
import { addClicks, listMostReadIds, toArticles } from '../domain/clicks/click-queries.ts'
import type { NewsLink } from '../domain/news-links/news-link.ts'
import { findByIds } from '../domain/news-links/news-link-queries.ts'
import type { Settings } from '../domain/settings/settings.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import type { Edition } from '../text/language.ts'

/** The part of the click counts that pages use. */
export type Clicks = {
  count: (click: Click) => void
  /** `renewAt`: when a page that shows the list must be rendered again; null while counting is off. */
  listMostRead: (
    settings?: Promise<Settings>,
    edition?: Edition | null,
  ) => Promise<{ links: NewsLink[]; renewAt: Date | null }>
}

// All clicks of this interval are written in one statement.
const writeEveryMs = 5_000

// A click renews no page: the ids of the most-read links are queried at most this often. The links themselves are read each
// time, so a deleted link disappears.
const listEveryMs = 3 * 60_000

type Deps = { db: Db; log: Logger; now: () => Date; nowMs: () => number; wait: (ms: number) => Promise<void> }

/** Clicks are buffered in memory until the next write; a process that dies loses the clicks of a few seconds. */
export function countClicks({ db, log, now, nowMs, wait }: Deps): Clicks & { write: () => Promise<void> } {
  const counter = createClickCounter({ nowMs })
  let isWaiting = false
  const listedIn = new Map<Edition | null, { ids: Promise<string[]>; atMs: number }>()

  async function write(): Promise<void> {
    await addClicks(db, toArticles(counter.take()), now()).catch((err: unknown) => {
      if (!findWriteRefusal(err)) log.warn({ err }, 'clicks of a few seconds were not counted')
    })
  }

  async function writeLater(): Promise<void> {
    isWaiting = true
    await wait(writeEveryMs)
    isWaiting = false
    await write()
  }

  function listIds(edition: Edition | null): Promise<string[]> {
    const listed = listedIn.get(edition)
    if (listed && nowMs() - listed.atMs < listEveryMs) return listed.ids
    const ids = listMostReadIds(db, now(), edition)
    listedIn.set(edition, { ids, atMs: nowMs() })
    // The next page queries again.
    ids.catch(() => listedIn.delete(edition))
    return ids
  }

  return {
    count: click => {
      if (counter.count(click) && !isWaiting) void writeLater()
    },
    listMostRead: async (settings = getSettings(db), edition = null) => {
      const { mostReadEnabled } = await settings
      if (!mostReadEnabled) return { links: [], renewAt: null }
      const ids = await listIds(edition)
      const links = [...(await findByIds(db, ids)).values()]
      return { links, renewAt: new Date(now().getTime() + listEveryMs) }
    },
    write,
  }
}
