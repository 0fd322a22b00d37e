import { Form, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { canUndo, type OutcomeCounts } from '../../domain/exchange/import-job.ts'
import type { ImportJob } from '../../domain/exchange/import-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/exchange-desk.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { buttonClass } from '../widgets/button.tsx'

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
