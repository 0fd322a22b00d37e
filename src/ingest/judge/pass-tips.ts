// A stranger's tip must not keep from readers what a feed publishes by itself: whoever can guess the address of an
// article could hold it back until an editor comes.
import type { Db } from '../../database/connect.ts'
import { type JudgedUrl, listJudgedUrls } from '../../domain/queue/entry-queries.ts'
import { lockTips } from '../../domain/queue/settle-tips.ts'
import { type ArrivedEntry, type ArrivingFeed, listToPublish } from './apply-rules.ts'

export type Standing = {
  /** What stands in the way, by canonical address. */
  judged: Map<string, JudgedUrl>
  /** Tips that the feed goes past, by canonical address: their entries' ids. They are locked. */
  passed: Map<string, string>
}

/** What editors said of these articles, but for tips of what the rules and the feed are about to publish. */
export async function findStanding(
  tx: Db,
  { feed, entries }: { feed: ArrivingFeed; entries: ArrivedEntry[] },
): Promise<Standing> {
  const urls = entries.map(entry => entry.canonicalUrl)
  const judged = await listJudgedUrls(tx, urls)
  const tipped = entries.filter(({ canonicalUrl }) => judged.get(canonicalUrl)?.isTip)
  if (tipped.length === 0) return { judged, passed: new Map() }
  const toPublish = await listToPublish(tx, { feed, entries: tipped })
  const locked = [...toPublish].flatMap(url => judged.get(url)?.id ?? [])
  await lockTips(tx, locked)
  // An editor may have decided while we waited for the lock.
  const now = await listJudgedUrls(tx, urls)
  const passed = new Map(
    [...now].flatMap(([url, { id, isTip }]) => (isTip && locked.includes(id) ? [[url, id]] : [])),
  )
  return { judged: new Map([...now].filter(([url]) => !passed.has(url))), passed }
}
