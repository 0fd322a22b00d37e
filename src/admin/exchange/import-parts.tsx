import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { describeSize } from '../../domain/exchange/describe-size.ts'
import type { ExchangeTable } from '../../domain/exchange/exchange-table.ts'
import { canUndo, type OutcomeCounts } from '../../domain/exchange/import-job.ts'
import type { ImportJob, Reading } from '../../domain/exchange/import-queries.ts'
import { formatNumber } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/exchange-desk.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { buttonClass } from '../widgets/button.tsx'
import { describeReading } from './import-words.ts'

/** Facts about the imported file, including the columns that will be ignored. */
export function ImportFacts({
  job,
  cut,
}: {
  /** Why the file could not be read to its end. */
  cut: string | null
  job: Pick<
    ImportJob,
    'recordTable' | 'reading' | 'fileBytes' | 'state' | 'undoneCount' | 'keptCount' | 'listsLeft'
  >
}) {
  const language = useLanguage()
  const { recordTable, reading, fileBytes, state, undoneCount, keptCount, listsLeft } = job
  const facts: [name: (language: Language) => string, value: string | false | 0 | null | undefined][] = [
    [words.holds, recordTable && words.list(language, { table: recordTable })],
    [words.thenCome, listsLeft.length > 0 && describeLists(listsLeft, language)],
    [
      words.readAs,
      reading &&
        words.readingAndSize(language, {
          reading: describeReading(reading, language),
          size: describeSize(fileBytes, language),
        }),
    ],
    [
      words.dates,
      reading?.dayOrder &&
        words.dayOrder(language, {
          order: reading.dayOrder.order === 'month-first' ? 'month' : 'day',
          isGuess: reading.dayOrder.isGuess ? 'yes' : 'no',
        }),
    ],
    [
      words.withoutCategory,
      reading?.withoutCategory &&
        reading.format === 'csv' &&
        words.mergedCells(language, { count: reading.withoutCategory }),
    ],
    [words.linesAbove, reading?.linesAbove && formatNumber(reading.linesAbove, language)],
    [
      words.placedByDate,
      reading?.placedByDate && words.placedByDateCount(language, { count: reading.placedByDate }),
    ],
    [words.columnsLeftOut, reading?.unknownColumns.join(', ')],
    [words.nulsLeftOut, reading?.nulCount && formatNumber(reading.nulCount, language)],
    [words.cutOff, cut],
    [
      words.takenBack,
      state === 'undone' &&
        (keptCount > 0
          ? words.takenBackButKept(language, { undone: undoneCount, kept: keptCount })
          : formatNumber(undoneCount, language)),
    ],
  ]
  return (
    <dl className="mt-0 mb-6 max-w-prose text-sm">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name(language)} className="flex flex-wrap gap-x-2">
            <dt className="text-quiet">{name(language)}:</dt>
            <dd className="m-0 break-words">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function describeLists([first, ...others]: ExchangeTable[], language: Language): string {
  const named = others.reduce(
    (lists, table) => words.listThen(language, { lists, list: words.list(language, { table }) }),
    first ? words.list(language, { table: first }) : '',
  )
  return words.listsToCome(language, { lists: named })
}

export function MissingCategories({ names }: { names: string[] }) {
  const language = useLanguage()
  if (names.length === 0) return null
  return (
    <p className="mb-6 max-w-prose border-l-4 border-danger bg-wash px-4 py-3">
      {words.missingCategories<ReactNode>(language, {
        count: names.length,
        link: text => (
          <Link key="link" to={adminPath('/categories/add')} className="underline">
            {text}
          </Link>
        ),
        names: () => (
          <strong key="names" className="break-words">
            {names.join(', ')}
          </strong>
        ),
      })}
    </p>
  )
}

/** The first lines of one outcome; the report has all lines. */
export function ImportLines({
  importId,
  lines,
  count,
  reading,
}: {
  importId: string
  lines: { line: number; title: string; reason: string }[]
  count: number
  reading: Reading | null
}) {
  const language = useLanguage()
  const lineHead = reading?.format === 'csv' ? words.line : words.record
  return (
    <>
      <RecordTable heads={[lineHead, words.recordTitle, words.why]} empty={words.noRecord(language)}>
        {lines.map(({ line, title, reason }) => (
          <tr key={`${line} ${reason}`}>
            <td className={`${cellClass} tabular-nums`} data-label={lineHead(language)}>
              {line}
            </td>
            <td className={`${titleCellClass} max-w-md`}>
              <span className="line-clamp-3">{title}</span>
            </td>
            <td className={`${cellClass} min-w-56 wrap-anywhere`}>{reason}</td>
          </tr>
        ))}
      </RecordTable>
      {count > lines.length ? (
        <p className="text-sm text-quiet">{words.firstOf(language, { shown: lines.length, count })}</p>
      ) : null}
      <a href={adminPath('/exchange/:id/report', { id: importId })} download className={buttonClass()}>
        {words.downloadReport(language)}
      </a>
    </>
  )
}

export function ImportActions({
  job,
  counts,
}: {
  job: Pick<ImportJob, 'state' | 'stopAsked' | 'listsLeft' | 'nextImport'>
  counts: OutcomeCounts
}) {
  const language = useLanguage()
  const { state } = job
  const written = counts.new + counts.changed
  return (
    <div className="mb-8 flex flex-wrap items-end gap-3">
      {state === 'checked' && written > 0 ? <ConfirmForm counts={counts} /> : null}
      {state === 'checked' && written === 0 ? (
        <p className="m-0 max-w-prose">{words.nothingInFile(language)}</p>
      ) : null}
      {state === 'checked' && job.listsLeft.length > 0 ? (
        <DecisionButton decision="skip" label={words.skip(language)} />
      ) : null}
      {job.nextImport ? (
        <Link to={adminPath('/exchange/:id', { id: job.nextImport })} className={buttonClass('primary')}>
          {words.goOn(language)}
        </Link>
      ) : null}
      {state === 'uploading' || state === 'checking' || state === 'checked' ? (
        <DecisionButton decision="stop" label={words.cancel(language)} />
      ) : null}
      {state === 'importing' && !job.stopAsked ? (
        <DecisionButton decision="stop" label={words.stop(language)} />
      ) : null}
      {canUndo(job) && written > 0 ? <DecisionButton decision="undo" label={words.undo(language)} /> : null}
      {state === 'failed' || state === 'cancelled' || state === 'undone' ? (
        <Link to={adminPath('/exchange')} className={buttonClass()}>
          {words.another(language)}
        </Link>
      ) : null}
    </div>
  )
}

function DecisionButton({ decision, label }: { decision: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="decision" value={decision} />
      <SubmitButton tone="plain">{label}</SubmitButton>
    </Form>
  )
}

function ConfirmForm({ counts }: { counts: OutcomeCounts }) {
  const language = useLanguage()
  const importCount = counts.wrong > 0 ? words.importRight : words.importRecords
  return (
    <Form
      method="post"
      preventScrollReset
      className="flex w-full flex-wrap items-center gap-x-6 gap-y-3 sm:w-auto"
    >
      <input type="hidden" name="decision" value="import" />
      {counts.changed > 0 ? (
        <fieldset className="m-0 border-0 p-0 text-sm">
          <legend className="mb-1 p-0 font-semibold">
            {words.hereWithOthers(language, { count: counts.changed })}
          </legend>
          <Choice value="change" label={words.update(language)} isDefault />
          <Choice value="leave" label={words.leave(language)} />
        </fieldset>
      ) : null}
      <SubmitButton>{importCount(language, { count: counts.new + counts.changed })}</SubmitButton>
    </Form>
  )
}

function Choice({ value, label, isDefault = false }: { value: string; label: string; isDefault?: boolean }) {
  return (
    <label className="flex min-h-8 items-center gap-2 max-sm:min-h-11">
      <input type="radio" name="existing" value={value} defaultChecked={isDefault} className="size-4" />
      {label}
    </label>
  )
}
