import { data, Link, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { confirmImport, skipList, stopImport, undoImport } from '../../domain/exchange/decide-import.ts'
import { type Outcome, type OutcomeCounts, outcomes, workedStates } from '../../domain/exchange/import-job.ts'
import {
  countOutcomes,
  findImport,
  listLines,
  listMissingCategories,
} from '../../domain/exchange/import-queries.ts'
import { describeCut, describeLine } from '../../domain/exchange/line-reason.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { formatNumber } from '../../text/format.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/exchange-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { useReloading } from '../frame/use-reload.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/import'
import { failureSentence } from './failure-sentence.ts'
import { ImportActions, ImportFacts, ImportLines, MissingCategories } from './import-parts.tsx'
import { chooseOutcome, outcomeLabels, passOf, stateLabels } from './import-words.ts'
import { ProgressLine } from './upload-form.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.importTitle)

const linesShown = 300

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, language } = context.get(pageContext)
  const job = await findImport(db, params.id)
  if (!job) throw redirect(adminPath('/exchange'))
  const pass = passOf(job.state)
  const counts = await countOutcomes(db, job.id, pass)
  const outcome = chooseOutcome(new URL(request.url).searchParams.get('show'), counts)
  const lines = await listLines(db, { importId: job.id, pass, outcome, limit: linesShown })
  const missing = job.state === 'checked' ? await listMissingCategories(db, job.id, pass) : []
  const { batchId: _batch, accountId: _account, ...shown } = job
  return {
    job: shown,
    failure: failureSentence(job, language),
    cut: job.reading?.cut ? describeCut(job.reading.cut, language) : null,
    isWorkedOn: workedStates.some(state => state === job.state),
    counts,
    outcome,
    missing,
    lines: lines.map(line => ({
      line: line.line,
      title: truncateForList(line.title),
      reason: describeLine(line, language),
    })),
  }
}

/** Imports, stops or undoes; of two clicks only the first takes effect. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { decision, existing } = await readFormTexts(request)
  const decided = { id: params.id, by, now }
  switch (decision) {
    case 'import':
      await confirmImport(db, { ...decided, existing: existing === 'leave' ? 'leave' : 'change' })
      break
    case 'stop':
      await stopImport(db, decided)
      break
    case 'skip': {
      const next = await skipList(db, decided)
      if (next) return redirect(adminPath('/exchange/:id', { id: next }))
      break
    }
    case 'undo':
      await undoImport(db, decided)
      break
    default:
      return data({ message: words.cannotBeDone(language) }, { status: 400 })
  }
  return redirect(adminPath('/exchange/:id', { id: params.id }))
}

export const clientAction = withFallback(language => ({ message: words.serverAway(language) }))

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  useErrorToast(actionData)
  const { job, failure, cut, isWorkedOn, counts, outcome, lines, missing } = loaderData
  useReloading(isWorkedOn)
  const state = stateLabels[job.state](language)
  return (
    <>
      <PageTitle title={job.fileName} />
      <p role="status" className="mt-0 mb-4 text-quiet">
        {job.stopAsked && job.state === 'importing' ? words.stopping(language, { state }) : state}
      </p>
      {failure ? (
        <p role="alert" className="mb-6 max-w-prose border-l-4 border-danger bg-wash px-4 py-3">
          {failure}
        </p>
      ) : null}
      {isWorkedOn && job.state !== 'undoing' ? (
        <ProgressLine label={state} done={job.bytesDone} of={job.fileBytes} />
      ) : null}
      <MissingCategories names={missing} />
      <ImportFacts job={job} cut={cut} />
      <ImportActions job={job} counts={counts} />
      {job.recordTable && job.state !== 'cancelled' ? (
        <>
          <OutcomeTabs counts={counts} open={outcome} />
          <ImportLines importId={job.id} lines={lines} count={counts[outcome]} reading={job.reading} />
        </>
      ) : null}
    </>
  )
}

function OutcomeTabs({ counts, open }: { counts: OutcomeCounts; open: Outcome }) {
  const language = useLanguage()
  return (
    <nav
      aria-label={words.outcomes(language)}
      className="grid grid-cols-2 border-y border-rule sm:grid-cols-4"
    >
      {outcomes.map(outcome => (
        <Link
          key={outcome}
          to={`?show=${outcome}`}
          replace
          preventScrollReset
          aria-current={outcome === open ? 'true' : undefined}
          className="border-b-2 border-transparent px-4 py-3 text-quiet no-underline hover:text-ink aria-[current=true]:border-accent aria-[current=true]:text-ink"
        >
          <span className="block font-serif text-2xl font-bold tabular-nums">
            {formatNumber(counts[outcome], language)}
          </span>
          <span className={`text-sm ${outcome === 'wrong' && counts.wrong > 0 ? 'text-danger' : ''}`}>
            {outcomeLabels[outcome](language)}
          </span>
        </Link>
      ))}
    </nav>
  )
}
