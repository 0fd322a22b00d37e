import { type ReactNode, type SubmitEventHandler, useRef } from 'react'
import { Form, Link } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { buttonClass } from '../widgets/button.tsx'
import { useIsPosting } from '../widgets/use-is-posting.ts'
import { Conflict, type ConflictField } from './conflict.tsx'
import { type OpenedDraft, RestoredDraft } from './restored-draft.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useIsJustShown } from './use-is-just-shown.ts'

type RecordFormProps = {
  onSubmit: SubmitEventHandler
  /** The version that a save is based on; none for a new record. */
  version: number | undefined
  restored: OpenedDraft | null
  /** Set if another editor saved in between. */
  conflict: { theirs: object; fields: ConflictField[]; onTakeTheirs: () => void } | null
  backTo: string
  /** A cancelled form leaves no draft behind. */
  onCancel: () => void
  submitLabel: string
  submittingLabel: string
  children: ReactNode
}

/** While it posts, its fields are disabled (specification §2). The submit button takes the focus before they would drop it. */
export function RecordForm(props: RecordFormProps) {
  const language = useLanguage()
  const isSubmitting = useIsPosting()
  const isConflictUnread = useIsJustShown(props.conflict?.theirs ?? null)
  const button = useRef<HTMLButtonElement>(null)
  const submit: SubmitEventHandler = event => {
    button.current?.focus({ preventScroll: true })
    props.onSubmit(event)
  }
  return (
    <Form method="post" noValidate onSubmit={submit} className="max-w-2xl">
      <RestoredDraft restored={props.restored} />
      {props.conflict ? <Conflict key={props.version} {...props.conflict} /> : null}
      <input type="hidden" name="version" value={props.version ?? ''} />
      <fieldset disabled={isSubmitting} className="contents">
        {props.children}
      </fieldset>
      <div className="flex gap-3">
        <Link to={props.backTo} onClick={props.onCancel} className={buttonClass()}>
          {words.cancel(language)}
        </Link>
        <SubmitButton ref={button} isOff={isConflictUnread}>
          {isSubmitting ? (
            <>
              <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
              {props.submittingLabel}
            </>
          ) : (
            props.submitLabel
          )}
        </SubmitButton>
      </div>
    </Form>
  )
}
