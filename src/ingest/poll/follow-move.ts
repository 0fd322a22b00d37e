import type { Db } from '../../database/connect.ts'
import { catchTaken } from '../../database/transaction.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { listExemptions } from '../../domain/duplicates/duplicate-exceptions.ts'
import { headlineWords } from '../../domain/duplicates/headline-words.ts'
import { hostOfFeed, normalizeFeedUrl } from '../../domain/feeds/feed.ts'
import type { FeedFailure } from '../../domain/feeds/feed-failure.ts'
import type { LastRead } from '../../domain/feeds/last-read.ts'
import { outletHost } from '../../domain/outlets/outlet.ts'
import { listKnownEntries } from '../../domain/queue/arrivals/entry-queries.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import { updateRecords } from '../../domain/revisions/write-record.ts'
import { genericWord } from '../../text/outlet-names.ts'
import type { ReadEntry } from '../feed/read-feed.ts'
import { listIdentities } from '../judge/identify-entries.ts'
import { readdress } from '../store/store-entries.ts'

type Moving = { id: string; url: string; outletId: string }

type Landing = {
  response: { url: string; permanentUrl?: string }
  /** Null if the body is the same as before. */
  entries: ReadEntry[] | null
  now: Date
}

// Two entries more or less say nothing about a feed.
const comparedMin = 4

const by = authorizeCommand('#poll')

/** `movedTo`: where the response came from, for the editor who decides what to do about it. */
type Refusal = { failure: FeedFailure; detail: FailureDetail; movedTo: string }

/**
 * Handles a response from another address. After a permanent redirect the feed keeps the new one, with a line in the history,
 * unless most entries are others, as of the whole site instead of a section: then an editor decides. The address of another feed
 * or outlet is refused, so that no outlet's articles appear under another's name. Null when the response is accepted.
 */
export async function followMove(
  tx: Db,
  feed: Moving,
  { response, entries, now }: Landing,
): Promise<Refusal | null> {
  const landedUrl = response.permanentUrl ?? response.url
  const other = await findOtherOutlet(tx, feed, landedUrl)
  if (other) {
    const detail: FailureDetail = { code: 'site-of', url: landedUrl, outlet: other }
    return { failure: 'moved-to-other-outlet', detail, movedTo: landedUrl }
  }
  const movedTo = addressAfterMove(feed.url, response.permanentUrl)
  if (movedTo === null || movedTo === feed.url) return null
  if (entries && (await areMostlyOthers(tx, feed, entries)))
    return { failure: 'moved-to-other-items', detail: { code: 'verbatim', text: movedTo }, movedTo }
  // The unique constraint decides, because two feeds may move to one address at the same moment.
  const moved = await catchTaken(tx, () => moveTo(tx, feed, { url: movedTo, now }))
  return moved.ok
    ? null
    : { failure: 'moved-to-known-feed', detail: { code: 'verbatim', text: movedTo }, movedTo }
}

/** The address after a permanent redirect; null without one, or for another query of the same page, such as a session that ends. */
export function addressAfterMove(from: string, permanentUrl: string | undefined): string | null {
  const to = permanentUrl === undefined ? null : normalizeFeedUrl(permanentUrl)
  if (to === null) return null
  const [own, target] = [new URL(from), new URL(to)]
  const isSamePage =
    own.host === target.host && own.protocol === target.protocol && own.pathname === target.pathname
  return isSamePage && target.search !== '' ? null : to
}

async function moveTo(tx: Db, feed: Moving, { url, now }: { url: string; now: Date }): Promise<{ ok: true }> {
  const values = { url, host: hostOfFeed(url), movedFrom: feed.url, movedAt: now }
  await updateRecords(tx, { table: 'feeds', ids: [feed.id], values, by, now })
  return { ok: true }
}

/** Fewer than half of the entries are known, or none if the feed had only a few. Without earlier ones nothing can be compared. */
async function areMostlyOthers(tx: Db, feed: Moving, entries: ReadEntry[]): Promise<boolean> {
  const earlier = await tx
    .selectFrom('entries')
    .select('id')
    .where('feedId', '=', feed.id)
    .limit(comparedMin)
    .execute()
  if (earlier.length === 0 || entries.length < comparedMin) return false
  const exemptions = await listExemptions(tx, [feed.outletId])
  const readdressed = await readdress(tx, { feed, entries, exemptions })
  const known = await listKnownEntries(tx, feed.id, listIdentities(readdressed))
  return earlier.length < comparedMin ? known.length === 0 : known.length < entries.length / 2
}

async function findOtherOutlet(tx: Db, feed: Moving, landedUrl: string): Promise<string | null> {
  const host = outletHost(landedUrl)
  if (host === outletHost(feed.url)) return null
  const other = await tx
    .selectFrom('outletHosts')
    .innerJoin('outlets', 'outlets.id', 'outletHosts.outletId')
    .select('outlets.name')
    .where('outletHosts.host', '=', host)
    .where('outlets.id', '!=', feed.outletId)
    .executeTakeFirst()
  return other && !(await isOwnHome(tx, feed.outletId, host)) ? other.name : null
}

type Identity = {
  url: string
  title: string
  name: string
  homeUrl: string
  lastNewEntryAt: Date | null
}

/**
 * The title of the other feed that this one seems to have become, or its address; null for the same feed. A name of a feed, its
 * outlet or its site has a word of another name; an address that never redirected now leads to another path. Expired domains and
 * hacked sites become other feeds, and sections end in the feed of the whole site. Only unknown entries confirm it.
 */
export function findNewIdentity(
  feed: Identity,
  last: Pick<LastRead, 'title' | 'askedUrl' | 'landedUrl'>,
  { title, response }: { title: string; response: Landing['response'] },
): string | null {
  if (feed.lastNewEntryAt === null || last.askedUrl !== feed.url) return null
  const isRedirected = pathOf(response.url) !== pathOf(feed.url)
  if (isRedirected && pathOf(last.landedUrl) === pathOf(feed.url)) return response.url
  const words = headlineWords(title).filter(word => !genericWord.test(word))
  if (last.title === '' || words.length === 0) return null
  const known = [last.title, feed.title, feed.name].flatMap(headlineWords)
  const letters = [...known, ...[feed.url, feed.homeUrl].map(outletHost)].join('')
  return words.some(word => known.includes(word) || (word.length > 3 && letters.includes(word)))
    ? null
    : title
}

function pathOf(url: string): string | undefined {
  return URL.parse(url)?.pathname.replace(/\/$/, '')
}

/** Two outlets may share a site (bbc.com/tamil, bbc.com/hindi): a home page they share is accepted for both. */
async function isOwnHome(tx: Db, outletId: string, host: string): Promise<boolean> {
  const own = await tx.selectFrom('outlets').select('homeUrl').where('id', '=', outletId).executeTakeFirst()
  return own !== undefined && outletHost(own.homeUrl) === host
}
