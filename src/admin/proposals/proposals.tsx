import { data, Form, useNavigation } from 'react-router'
import { countWaitingProposals, waitingProposalsMax } from '../../domain/queue/arrivals/may-propose.ts'
import { listProposals } from '../../domain/queue/proposal-queries.ts'
import { readRevisionKey, writeRevisionKey } from '../../domain/revisions/revision-key.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { pageLanguage } from '../../ui/language/page-language.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/proposals.ts'
import * as addWords from '../../words/queue-add.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { contributorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { nextSearch } from '../lists/next-search.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { addressesMax, readLines } from '../queue/submit/shared-address.ts'
import { submitArticles } from '../queue/submit/submit-articles.ts'
import type { Route } from './+types/proposals'
import { OutcomeList } from './outcome-list.tsx'
import { type ProposalOutcome, toOutcome } from './proposal-outcome.ts'
import { ProposalTable } from './proposal-table.tsx'
import { ProposeFields } from './propose-fields.tsx'

// A contributor's page: to propose articles, and what became of the earlier ones. It shows nobody else's.

export const handle = { role: 'contributor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

const rowsShown = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(contributorContext)
  const { searchParams } = new URL(request.url)
  const after = readRevisionKey(searchParams.get('after'))
  const { proposals, next } = await listProposals(db, { by, after, limit: rowsShown })
  return {
    older: nextSearch(searchParams, next && writeRevisionKey(next)),
    rows: proposals.map(row => ({ ...row, when: relativeTime(row.proposedAt, now, language) })),
  }
}

type Answer = { problem: string | null; outcomes: ProposalOutcome[] }

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { by } = context.get(contributorContext)
  const { addresses = '', headline = '' } = await readTypedForm(request, context)
  const lines = readLines(addresses)
  if (lines.length === 0) return refuse(addWords.noAddress(page.language))
  if (lines.length > addressesMax)
    return refuse(addWords.tooMany(page.language, { most: addressesMax, count: lines.length }))
  const waiting = await countWaitingProposals(page.db, by)
  if (waiting + lines.length > waitingProposalsMax)
    return refuse(words.tooManyWait(page.language, { most: waitingProposalsMax, count: waiting }))
  // A headline belongs to the one page that it was typed for.
  const title = lines.length === 1 ? headline.replaceAll('\0', '').slice(0, 300) : ''
  const brought = await submitArticles(page, lines, { origin: 'paste', by, signal: request.signal, title })
  return data<Answer>({ problem: null, outcomes: brought.map(toOutcome) })
}

/** The addresses must not give way to a page that says no more than this. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const unanswered: Answer = { problem: addWords.unanswered(pageLanguage()), outcomes: [] }
  return saveWithFallback(unanswered, serverAction)
}

function refuse(problem: string) {
  return data<Answer>({ problem, outcomes: [] }, { status: 400 })
}

export default function Proposals({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const isReading = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageTitle title={words.title(language)} />
      <Form method="post" className="max-w-2xl" preventScrollReset>
        <ProposeFields isReading={isReading} isTaken={actionData?.problem === null} />
      </Form>
      <div role="status" className="max-w-2xl">
        {actionData?.problem ? <p className="mt-3 mb-0 text-danger">{actionData.problem}</p> : null}
        {actionData ? <OutcomeList outcomes={actionData.outcomes} /> : null}
      </div>
      <h2 className="mt-10 mb-3 font-serif text-lg font-bold">{words.yours(language)}</h2>
      <ProposalTable rows={loaderData.rows} />
      <OlderLink to={loaderData.older} />
    </>
  )
}
