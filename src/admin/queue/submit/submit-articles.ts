import { findBareAddress } from '../../../address/find-addresses.ts'
import { createLimiter } from '../../../concurrency/limiter.ts'
import type { Authorized } from '../../../domain/accounts/authorize.ts'
import { takeFetch } from '../../../domain/accounts/limits.ts'
import { covers } from '../../../domain/accounts/role.ts'
import { isWebAddress } from '../../../domain/fields/form-text-schema.ts'
import { addEntry, type SubmittedEntry } from '../../../domain/queue/arrivals/add-entry.ts'
import { waitingProposalsMax } from '../../../domain/queue/proposals.ts'
import type { ArticleProblem } from '../../../domain/reasons/article-problem.ts'
import { describeSameAddress } from '../../../domain/reasons/entry-reason.ts'
import type { PageContext } from '../../../http/page-context.ts'
import { fetchArticle, problemOf } from '../../../ingest/submit/fetch-article.ts'
import { toSubmittedEntry } from '../../../ingest/submit/to-submitted-entry.ts'
import type { Language } from '../../../text/language.ts'
import * as proposalWords from '../../../words/proposals.ts'
import * as words from '../../../words/queue-add.ts'
import { tooMany } from '../../article/fetch.ts'
import { type Already, findExisting } from '../../article/propose-article.ts'

/** `address` as it was pasted. */
export type Submitted = { address: string } & (
  | { kind: 'added'; id: string; title: string; problem: string | null }
  | { kind: 'already'; already: Already }
  | { kind: 'unreadable'; problem: string }
)

/** With a problem nothing was submitted, or only the first of too many. */
export type PasteResponse = { problem: string | null; submitted: Submitted[] }

type Submission = {
  origin: SubmittedEntry['origin']
  title: string
  /** The sentence for a page that could not be read. */
  describeProblem: (problem: ArticleProblem, language: Language) => string
  by: Authorized<'contributor'>
  signal: AbortSignal
}

type Desk = Pick<PageContext, 'db' | 'now' | 'outside' | 'language'>

// More would be a burst of requests; each host gets one request at a time, as in the worker.
const hostsAtOnce = 5

/** Reads the article at each address and puts it into the queue; the results are in the order of the addresses. */
export async function submitArticles(
  desk: Desk,
  addresses: string[],
  submission: Submission,
): Promise<Submitted[]> {
  const { run } = createLimiter(hostsAtOnce)
  const hosts = Map.groupBy(addresses, typed => URL.parse(addressIn(typed))?.host ?? '')
  const outcomes = new Map<string, Submitted>()
  await Promise.all(
    [...hosts.values()].map(ofHost =>
      run(async () => {
        for (const typed of ofHost)
          outcomes.set(typed, {
            ...(await submitArticle(desk, addressIn(typed), submission)),
            address: typed,
          })
      }),
    ),
  )
  return addresses.flatMap(address => outcomes.get(address) ?? [])
}

/** A line without a web address may hold one without its scheme. */
function addressIn(line: string): string {
  return isWebAddress(line) ? line : (findBareAddress(line) ?? line)
}

async function submitArticle(desk: Desk, address: string, submission: Submission): Promise<Submitted> {
  const { db, now, outside, language } = desk
  if (!isWebAddress(address)) return { address, kind: 'unreadable', problem: words.notAnAddress(language) }
  const typed = await findExisting(db, [address], language)
  if (typed) return { address, kind: 'already', already: typed }
  const taken = await takeFetch(db, { what: 'page', by: submission.by, now })
  if (!taken.ok) return { address, kind: 'unreadable', problem: tooMany(taken.retryAfterSeconds, language) }
  const { origin, title, describeProblem, by, signal } = submission
  // FETCH_ALLOW is for editors: a contributor must not read the intranet, or trigger anything there.
  const fetch = covers(by.role, 'editor') ? outside.fetch : outside.fetchFound
  const fetched = await fetchArticle(address, { outside: { ...outside, fetch }, now, signal })
  const entry = await toSubmittedEntry(db, { address, fetched, origin, title, now })
  const articleProblem = problemOf(fetched)
  const problem = articleProblem && describeProblem(articleProblem, language)
  if (!entry || entry.title === '')
    return { address, kind: 'unreadable', problem: problem ?? words.untitled(language) }
  const already = await findExisting(db, [address, entry.url], language)
  if (already) return { address, kind: 'already', already }
  const added = await addEntry(db, { entry, by, now })
  if (added.ok) return { address, kind: 'added', id: added.entry.id, title: entry.title, problem }
  if (added.reason === 'too-many')
    return {
      address,
      kind: 'unreadable',
      problem: proposalWords.tooManyWait(language, { most: waitingProposalsMax, count: waitingProposalsMax }),
    }
  return {
    address,
    kind: 'already',
    already: { of: added.of, why: describeSameAddress(entry.url, added.of.url, language) },
  }
}
