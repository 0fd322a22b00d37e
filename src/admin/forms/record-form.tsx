import type { ReactNode, SubmitEventHandler } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { Button, buttonClass } from '../widgets/button.tsx'
import { Conflict, type ConflictField } from './conflict.tsx'

type RecordFormProps = {
  onSubmit: SubmitEventHandler
  /** The version that a save is based on; none for a new record. */
  version: number | undefined
  /** Set if another editor saved in between. */
  conflict: { fields: ConflictField[]; onTakeTheirs: () => void } | null
  backTo: string
  /** A cancelled form leaves no draft behind. */
  onCancel: () => void
  submitLabel: string
  submittingLabel: string
  children: ReactNode
}

export function RecordForm(props: RecordFormProps) {
  const language = useLanguage()
  // True until the next page is shown: a second click in between would save twice.
  const isSubmitting = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" noValidate onSubmit={props.onSubmit} className="max-w-2xl">
      {props.conflict ? <Conflict key={props.version} {...props.conflict} /> : null}
      <input type="hidden" name="version" value={props.version ?? ''} />
      <fieldset disabled={isSubmitting} className="contents">
        {props.children}
        <div className="flex gap-3">
          <Link to={props.backTo} onClick={props.onCancel} className={buttonClass()}>
            {words.cancel(language)}
          </Link>
          <Button type="submit" tone="primary">
            {isSubmitting ? (
              <>
                <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
                {props.submittingLabel}
              </>
            ) : (
              props.submitLabel
            )}
          </Button>
        </div>
      </fieldset>
    </Form>
  )
}
