import type { Authorized } from '../../../domain/accounts/authorize.ts'
import { takeFetch } from '../../../domain/accounts/fetch-limit.ts'
import { isWebAddress } from '../../../domain/form-text-schema.ts'
import { addEntry, type BroughtEntry } from '../../../domain/queue/arrivals/add-entry.ts'
import { describeArticleProblem } from '../../../domain/reasons/article-problem.ts'
import { describeSameAddress } from '../../../domain/reasons/describe-entry-reason.ts'
import type { PageContext } from '../../../http/page-context.ts'
import { fetchArticle, problemOf } from '../../../ingest/bring/fetch-article.ts'
import { toBroughtEntry } from '../../../ingest/bring/to-brought-entry.ts'
import { createWorkGate } from '../../../ingest/fetch/work-gate.ts'
import * as words from '../../../words/queue-add.ts'
import type { Already } from '../../article/article-proposal.ts'
import { tooMany } from '../../article/fetch.ts'
import { findAlready } from '../../article/find-already.ts'

export type Brought = { address: string } & (
  | { kind: 'added'; id: string; title: string; problem: string | null }
  | { kind: 'already'; already: Already }
  | { kind: 'unread'; problem: string }
)

type Bringing = {
  origin: BroughtEntry['origin']
  title: string
  by: Authorized<'contributor'>
  signal: AbortSignal
}

type Desk = Pick<PageContext, 'db' | 'now' | 'outside' | 'language'>

// More would be a burst of requests; one host is asked one at a time, as the worker does.
const hostsAtOnce = 5

/** Reads what stands at each address and puts it into the queue; the outcomes come in the order of the addresses. */
export async function bringArticles(desk: Desk, addresses: string[], bringing: Bringing): Promise<Brought[]> {
  const gate = createWorkGate(hostsAtOnce)
  const hosts = Map.groupBy(addresses, address => URL.parse(address)?.host ?? '')
  const outcomes = new Map<string, Brought>()
  await Promise.all(
    [...hosts.values()].map(ofHost =>
      gate(async () => {
        for (const address of ofHost) outcomes.set(address, await bringArticle(desk, address, bringing))
      }),
    ),
  )
  return addresses.flatMap(address => outcomes.get(address) ?? [])
}

async function bringArticle(desk: Desk, address: string, bringing: Bringing): Promise<Brought> {
  const { db, now, outside, language } = desk
  if (!isWebAddress(address)) return { address, kind: 'unread', problem: words.notAnAddress(language) }
  const typed = await findAlready(db, [address], language)
  if (typed) return { address, kind: 'already', already: typed }
  const taken = await takeFetch(db, { what: 'page', by: bringing.by, now })
  if (!taken.ok) return { address, kind: 'unread', problem: tooMany(taken.retryAfterSeconds, language) }
  const fetched = await fetchArticle(address, { outside, now, signal: bringing.signal })
  const { origin, title } = bringing
  const entry = await toBroughtEntry(db, { address, fetched, origin, title })
  const unread = problemOf(fetched)
  const problem = unread && describeArticleProblem(unread, language)
  if (!entry || entry.title === '')
    return { address, kind: 'unread', problem: problem ?? words.untitled(language) }
  const already = await findAlready(db, [address, entry.url], language)
  if (already) return { address, kind: 'already', already }
  const added = await addEntry(db, { entry, by: bringing.by, now })
  if (added.ok) return { address, kind: 'added', id: added.entry.id, title: entry.title, problem }
  return {
    address,
    kind: 'already',
    already: { of: added.of, why: describeSameAddress(entry.url, added.of.url, language) },
  }
}
