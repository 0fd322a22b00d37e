import { data } from 'react-router'
import { listLearnt, listLedger } from '../../../domain/queue/duplicate-queries.ts'
import { pageContext } from '../../../http/page-context.ts'
import { readPostedForm } from '../../../http/posted-form.ts'
import type { RouteHandle } from '../../../http/route-handle.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import { relativeTime } from '../../../ui/time/relative-time.ts'
import * as decisionWords from '../../../words/queue-decisions.ts'
import * as entryWords from '../../../words/queue-entry.ts'
import * as words from '../../../words/queue-held.ts'
import { editorContext } from '../../frame/require-role.ts'
import { titled } from '../../frame/titled.ts'
import { nextSearch } from '../../lists/next-search.ts'
import { OlderLink } from '../../lists/older-link.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { failedNotice } from '../../notices/failed-notice.ts'
import type { ShownNotice } from '../../notices/notice.ts'
import { NoticeWithoutScript } from '../../notices/notice-without-script.tsx'
import { savedOr } from '../../notices/saved-or.ts'
import { readQueueKey, writeQueueKey } from '../state/read-queue-filter.ts'
import { readSeen } from '../state/seen-entry.ts'
import { truncateHeldOf } from '../state/truncate-held-of.ts'
import { ChoiceLinks } from '../widgets/choice-links.tsx'
import { QueueHead } from '../widgets/queue-head.tsx'
import type { Route } from './+types/duplicates'
import { clearDuplicate } from './clear-duplicate.ts'
import { DuplicateRow } from './duplicate-row.tsx'
import { duplicateRules, readRule, tellNotADuplicate } from './duplicate-words.ts'
import { LearntExceptions } from './learnt-exceptions.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta: Route.MetaFunction = titled(words.title)

const entriesOfPage = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const rule = readRule(searchParams.get('rule'))
  const after = readQueueKey(searchParams.get('after'))
  const [{ entries, next }, learnt] = await Promise.all([
    listLedger(db, { rule, after, limit: entriesOfPage, language }),
    after ? [] : listLearnt(db),
  ])
  return {
    rule,
    rows: entries.map(entry => ({
      ...truncateHeldOf(entry),
      when: relativeTime(entry.cameAt, now, language),
    })),
    learnt: learnt.map(exception => ({ ...exception, when: relativeTime(exception.at, now, language) })),
    nextSearch: nextSearch(searchParams, next && writeQueueKey(next)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const form = await readPostedForm(request)
  const entry = readSeen(String(form.get('entry') ?? ''))
  const result = await clearDuplicate(db, { entry, by, now })
  const notice: ShownNotice = {
    title: result.ok ? entryWords.notDuplicate(language) : decisionWords.error(language),
    text: tellNotADuplicate(result, language),
    tone: result.ok ? 'success' : 'error',
    isSaved: false,
    undoBatchId: result.ok ? result.batchId : null,
  }
  return data({ notice }, { status: result.ok ? 200 : 409 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr(
    language => ({ notice: failedNotice(decisionWords.notReturned(language), language) }),
    serverAction,
  )
}

export default function Duplicates({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { rows, rule, learnt, nextSearch } = loaderData
  const ofRule = duplicateRules.map(value => ({ value, label: words.rule(language, { rule: value }) }))
  const choices = [{ value: null, label: decisionWords.all(language) }, ...ofRule]
  return (
    <>
      <NoticeWithoutScript notice={actionData?.notice ?? null} />
      <QueueHead view="duplicates" />
      <ChoiceLinks label={words.rules(language)} name="rule" choices={choices} chosen={rule} />
      <RecordTable
        heads={[words.entry, words.why, words.came, decisionWords.actions].map(head => head(language))}
        empty={words.none(language)}
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
