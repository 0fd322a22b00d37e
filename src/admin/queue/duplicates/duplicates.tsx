import { data } from 'react-router'
import { readPageKey, writePageKey } from '../../../domain/fields/page-key.ts'
import {
  type LearntException,
  type LedgerEntry,
  type LedgerKind,
  listLearnt,
  listLedger,
} from '../../../domain/queue/duplicate-queries.ts'
import type { DuplicateRule } from '../../../domain/queue/entry.ts'
import { notADuplicate } from '../../../domain/queue/not-a-duplicate.ts'
import { pageContext } from '../../../http/page-context.ts'
import { readPostedForm } from '../../../http/posted-form.ts'
import type { RouteHandle } from '../../../http/route-handle.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import { relativeTime } from '../../../ui/time/relative-time.ts'
import * as decisionWords from '../../../words/queue-decisions.ts'
import * as entryWords from '../../../words/queue-entry.ts'
import * as words from '../../../words/queue-held.ts'
import { titleMeta } from '../../frame/page-title.tsx'
import { editorContext } from '../../frame/require-role.ts'
import { nextSearch, OlderLink } from '../../lists/list-filters.tsx'
import { cellClass, RecordTable } from '../../lists/record-table.tsx'
import { NoticeWithoutScript } from '../../notices/notice-without-script.tsx'
import { doneNotice, failedNotice } from '../../notices/shown-notice.ts'
import { withFallback } from '../../notices/with-fallback.ts'
import { HistoryLink } from '../../widgets/history-link.tsx'
import { describeNotADuplicate } from '../decide/carry-out-decision.ts'
import { headlineOf, truncateHeldOf } from '../state/entry-headline.ts'
import { readSeen, writeSeen } from '../state/queue-page.ts'
import { HeadlineCell, WhenCell } from '../widgets/entry-cells.tsx'
import { HeldSentence } from '../widgets/held-sentence.tsx'
import { ChoiceLinks, RowActions } from '../widgets/list-parts.tsx'
import { QueueHead } from '../widgets/queue-head.tsx'
import type { Route } from './+types/duplicates'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

const entriesOfPage = 50

const duplicateRules = ['address', 'headline', 'wording', 'text'] as const satisfies DuplicateRule[]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const rule = duplicateRules.find(each => each === searchParams.get('rule')) ?? null
  const kind: LedgerKind = searchParams.get('list') === 'grouped' ? 'grouped' : 'held'
  const after = readPageKey(searchParams.get('after'))
  const [{ entries, next }, learnt] = await Promise.all([
    listLedger(db, { kind, rule, after, limit: entriesOfPage, language }),
    after || kind === 'grouped' ? [] : listLearnt(db),
  ])
  return {
    kind,
    rule,
    rows: entries.map(entry => ({
      ...truncateHeldOf(entry),
      when: relativeTime(entry.cameAt, now, language),
    })),
    learnt: learnt.map(exception => ({ ...exception, when: relativeTime(exception.at, now, language) })),
    nextSearch: nextSearch(searchParams, next && writePageKey(next)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const form = await readPostedForm(request)
  const entry = readSeen(String(form.get('entry') ?? ''))
  const result = await notADuplicate(db, { entry, by, now })
  const text = describeNotADuplicate(result, language)
  if (!result.ok) return data({ notice: failedNotice(text, language) }, { status: 409 })
  const title = entryWords.notDuplicate(language)
  return data({ notice: doneNotice(text, { title, undoBatchId: result.batchId, language }) })
}

export const clientAction = withFallback(language => ({
  notice: failedNotice(decisionWords.notReturned(language), language),
}))

export default function Duplicates({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { kind, rows, rule, learnt, nextSearch } = loaderData
  const ofRule = duplicateRules.map(value => ({ value, label: words.rule(language, { rule: value }) }))
  const choices = [{ value: null, label: decisionWords.all(language) }, ...ofRule]
  return (
    <>
      <NoticeWithoutScript notice={actionData?.notice ?? null} />
      <QueueHead view="duplicates" />
      {/* One row on phones, so that the list begins on the first screen; it fades where it scrolls. */}
      <div className="max-sm:-mx-3 max-sm:flex max-sm:divide-x max-sm:divide-rule max-sm:overflow-x-auto max-sm:mask-r-from-90% max-sm:pr-14 max-sm:*:mx-0 max-sm:*:flex-none">
        <ChoiceLinks
          label={words.lists(language)}
          name="list"
          choices={[
            { value: null, label: words.heldList(language) },
            { value: 'grouped', label: words.groupedList(language) },
          ]}
          chosen={kind === 'held' ? null : kind}
        />
        <ChoiceLinks
          label={words.rules(language)}
          name="rule"
          choices={choices}
          chosen={rule}
          kept={kind === 'held' ? {} : { list: kind }}
        />
      </div>
      <RecordTable
        heads={[words.entry, words.why, words.came, decisionWords.actions]}
        empty={words.none(language, { kind })}
      >
        {rows.map(row => (
          <DuplicateRow key={row.id} row={row} />
        ))}
      </RecordTable>
      <OlderLink to={nextSearch} />
      <LearntExceptions exceptions={learnt} />
    </>
  )
}

function LearntExceptions({ exceptions }: { exceptions: (LearntException & { when: string })[] }) {
  const language = useLanguage()
  if (exceptions.length === 0) return null
  return (
    <section aria-labelledby="learnt">
      <h2 id="learnt" className="mt-8 mb-3 font-serif text-lg font-bold">
        {words.learntTitle(language)}
      </h2>
      <RecordTable heads={[words.outlet, words.learnt, words.when, words.actions]} empty="">
        {exceptions.map(exception => (
          <tr key={exception.id}>
            <td className={cellClass}>{exception.outlet}</td>
            <td className={cellClass}>{words.exception(language, exception)}</td>
            <WhenCell at={exception.at} when={exception.when} />
            <td className={cellClass}>
              <div className="row-actions">
                <HistoryLink id={exception.id} tone="quiet" />
              </div>
            </td>
          </tr>
        ))}
      </RecordTable>
    </section>
  )
}

function DuplicateRow({ row }: { row: LedgerEntry & { when: string } }) {
  const language = useLanguage()
  const { id, source, cameAt, when } = row
  return (
    <tr>
      <HeadlineCell entry={row}>
        <bdi className="line-clamp-2 text-left text-xs font-normal text-quiet">{source}</bdi>
      </HeadlineCell>
      <td className={`${cellClass} max-w-md min-w-56`}>
        <HeldSentence entry={row} />
      </td>
      <WhenCell at={cameAt} when={when} />
      <td className={cellClass}>
        {/* Puts the entry back into the queue as its own row, and stores an exception for its outlet. */}
        <RowActions
          id={id}
          posted={{ name: 'entry', value: writeSeen(row) }}
          text={entryWords.notDuplicate(language)}
          label={entryWords.notDuplicateLabel(language, { headline: headlineOf(row, language) })}
        />
      </td>
    </tr>
  )
}
