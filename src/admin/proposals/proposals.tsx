import { useRef } from 'react'
import { data, Form } from 'react-router'
import { storableLine } from '../../domain/fields/form-text-schema.ts'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import {
  countWaitingProposals,
  listProposals,
  type Proposal,
  waitingProposalsMax,
} from '../../domain/queue/proposals.ts'
import { describeProblemOfProposal } from '../../domain/reasons/article-problem.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/proposals.ts'
import * as addWords from '../../words/queue-add.ts'
import { Field, InputField, inputClass } from '../forms/field.tsx'
import { readTypedForm } from '../forms/read-form.ts'
import { RestoredDraft, useTypedDraft } from '../forms/typed-draft.tsx'
import { useTypedFields } from '../forms/typed-fields.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { contributorContext } from '../frame/require-role.ts'
import { nextSearch, OlderLink } from '../lists/list-filters.tsx'
import { cellClass, RecordTable } from '../lists/record-table.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { leftLines, useLeftAddresses } from '../queue/submit/left-addresses.ts'
import { addressesMax, readLines } from '../queue/submit/shared-address.ts'
import { type Submitted, submitArticles } from '../queue/submit/submit-articles.ts'
import { HeadlineCell, WhenCell } from '../queue/widgets/entry-cells.tsx'
import { Button } from '../widgets/button.tsx'
import { useIsPosting } from '../widgets/use-is-posting.ts'
import type { Route } from './+types/proposals'

// The draft that keeps the fields until the server has answered.
const draft = 'proposal'

// A contributor's page: proposes articles, and shows the outcome of their own earlier proposals only.

export const handle = { role: 'contributor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

const rowsShown = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(contributorContext)
  const { searchParams } = new URL(request.url)
  const after = readPageKey(searchParams.get('after'))
  const { proposals, next } = await listProposals(db, { by, after, limit: rowsShown })
  return {
    older: nextSearch(searchParams, next && writePageKey(next)),
    rows: proposals.map(row => ({ ...row, when: relativeTime(row.proposedAt, now, language) })),
  }
}

type ProposalResponse = { problem: string | null; outcomes: ProposalOutcome[] }

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { by } = context.get(contributorContext)
  const { addresses = '', headline = '' } = await readTypedForm(request, context)
  const lines = readLines(addresses)
  if (lines.length === 0) return refuse(addWords.noAddress(page.language))
  if (lines.length > addressesMax)
    return refuse(addWords.tooMany(page.language, { most: addressesMax, count: lines.length }))
  if (lines.length > 1 && headline.trim()) return refuse(words.headlineForOne(page.language))
  const waiting = await countWaitingProposals(page.db, by)
  if (waiting + lines.length > waitingProposalsMax)
    return refuse(words.tooManyWait(page.language, { most: waitingProposalsMax, count: waiting }))
  const title = storableLine(headline).slice(0, 300)
  const submitted = await submitArticles(page, lines, {
    origin: 'paste',
    describeProblem: describeProblemOfProposal,
    by,
    signal: request.signal,
    title,
  })
  return data<ProposalResponse>({ problem: null, outcomes: submitted.map(toOutcome) })
}

/** If the server is away, the typed addresses must stay instead of giving way to an error page. */
export const clientAction = withFallback(
  (language): ProposalResponse => ({ problem: addWords.unanswered(language), outcomes: [] }),
)

function refuse(problem: string) {
  return data<ProposalResponse>({ problem, outcomes: [] }, { status: 400 })
}

export default function Proposals({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const isReading = useIsPosting()
  return (
    <>
      <PageTitle title={words.title(language)} />
      <Form method="post" className="max-w-2xl" preventScrollReset>
        <ProposeFields isReading={isReading} outcomes={actionData?.outcomes} />
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

function OutcomeList({ outcomes }: { outcomes: ProposalOutcome[] }) {
  const language = useLanguage()
  if (outcomes.length === 0) return null
  return (
    <ul aria-label={addWords.outcomes(language)} className="my-4 list-none space-y-2 p-0 text-sm">
      {outcomes.map(one => (
        <li
          key={one.address}
          className={`border-l-4 px-4 py-2 ${one.kind === 'added' ? 'border-accent' : 'border-danger bg-wash'}`}
        >
          {describe(one, language)}
          <span className="block truncate text-quiet">{one.address}</span>
        </li>
      ))}
    </ul>
  )
}

function describe(outcome: ProposalOutcome, language: Language) {
  switch (outcome.kind) {
    case 'added':
      return words.added(language, { title: outcome.title })
    case 'published':
      return words.alreadyPublished(language, { title: outcome.title })
    case 'waiting':
      return words.alreadyWaits(language)
    case 'unreadable':
      return words.notAdded(language, { problem: outcome.problem })
  }
}

function ProposalTable({ rows }: { rows: (Proposal & { when: string })[] }) {
  const language = useLanguage()
  const heads = [words.headlineHead, words.source, words.fateHead, words.proposedHead]
  return (
    <RecordTable heads={heads} empty={words.none(language)}>
      {rows.map(row => (
        <tr key={row.id}>
          <HeadlineCell entry={row} />
          <td className={cellClass}>
            <bdi>{row.source}</bdi>
          </td>
          <td className={cellClass}>
            {words.fate(language, { fate: selectCase(row.fate) })}
            {row.why ? <bdi className="block text-sm text-quiet wrap-anywhere">{row.why}</bdi> : null}
          </td>
          <WhenCell at={row.proposedAt} when={row.when} />
        </tr>
      ))}
    </RecordTable>
  )
}

function ProposeFields({
  isReading,
  outcomes,
}: {
  isReading: boolean
  outcomes: ProposalOutcome[] | undefined
}) {
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const typed = useTypedFields({ addresses: '', headline: '' }, undefined).fields
  const restored = useTypedDraft(frame, draft)
  const left = leftLines(typed.addresses, outcomes ?? [])
  useLeftAddresses(frame, { draft, outcomes })
  return (
    <div ref={frame}>
      <RestoredDraft restored={restored} />
      <Field label={addWords.addresses(language)} hint={addWords.hint(language)}>
        {wiring => (
          <textarea
            {...wiring}
            name="addresses"
            rows={3}
            required
            defaultValue={left.join('\n')}
            placeholder="https://…"
            className={inputClass}
          />
        )}
      </Field>
      <InputField
        label={words.headline(language)}
        hint={words.headlineHint(language)}
        name="headline"
        maxLength={300}
        defaultValue={left.length > 0 ? typed.headline : ''}
      />
      <Button type="submit" tone="primary" isOff={isReading}>
        {isReading ? addWords.reading(language) : words.propose(language)}
      </Button>
    </div>
  )
}

type ProposalOutcome = { address: string } & (
  | { kind: 'added' | 'published'; title: string }
  | { kind: 'waiting' }
  | { kind: 'unreadable'; problem: string }
)

/** The part of an outcome that a contributor may see, without headlines of other people's entries. */
function toOutcome(submitted: Submitted): ProposalOutcome {
  const { address, kind } = submitted
  switch (kind) {
    case 'added':
      return { address, kind, title: submitted.title }
    case 'unreadable':
      return { address, kind, problem: submitted.problem }
    case 'already': {
      const { of } = submitted.already
      return of.kind === 'news-link'
        ? { address, kind: 'published', title: of.title }
        : { address, kind: 'waiting' }
    }
  }
}
