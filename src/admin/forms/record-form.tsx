import { type ReactNode, type SubmitEventHandler, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as formWords from '../../words/admin-forms.ts'
import * as words from '../../words/admin-words.ts'
import { Button, buttonClass } from '../widgets/button.tsx'
import { focusAtOnce } from '../widgets/keyboard.ts'
import { useIsPosting } from '../widgets/use-is-posting.ts'
import { SubmitButton } from './submit-button.tsx'
import { type OpenedDraft, RestoredDraft } from './typed-draft.tsx'
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

export type ConflictField = { label: string; theirs: string; mine: string }

/**
 * Two editors saved the same record: shows the differences and the choice, so that nothing is overwritten unseen. It takes
 * the focus, because the pressed button may be far below.
 */
export function Conflict({ fields, onTakeTheirs }: { fields: ConflictField[]; onTakeTheirs: () => void }) {
  const language = useLanguage()
  const [isDecided, setDecided] = useState(false)
  if (isDecided) return null
  const differing = fields.filter(({ theirs, mine }) => theirs !== mine)
  return (
    <section
      role="alert"
      tabIndex={-1}
      ref={focusAtOnce}
      className="mb-6 border-l-4 border-danger bg-wash px-4 py-3"
    >
      <h2 className="m-0 mb-2 text-base font-semibold">{formWords.conflict(language)}</h2>
      <p className="mt-0 mb-3">{formWords.conflictHint(language)}</p>
      <table className="mb-3 w-full text-sm stacked:block">
        <thead className="stacked:sr-only">
          <tr className="text-left">
            <th className="py-1 pr-4">{formWords.field(language)}</th>
            <th className="py-1 pr-4">{formWords.theirs(language)}</th>
            <th className="py-1">{formWords.yours(language)}</th>
          </tr>
        </thead>
        <tbody className="stacked:block">
          {differing.map(({ label, theirs, mine }) => (
            <tr key={label} className="border-t border-rule align-top stacked:block stacked:py-2">
              <th className="py-1 pr-4 text-left font-medium stacked:block">{label}</th>
              <Version label={formWords.theirs(language)} text={theirs || formWords.empty(language)} />
              <Version label={formWords.yours(language)} text={mine || formWords.empty(language)} />
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        onClick={() => {
          onTakeTheirs()
          setDecided(true)
        }}
      >
        {formWords.takeTheirs(language)}
      </Button>
    </section>
  )
}

/** On a phone the versions are below each other, and each repeats the head of its column. */
function Version({ label, text }: { label: string; text: string }) {
  return (
    <td
      data-label={label}
      className="py-1 pr-4 wrap-anywhere stacked:block stacked:pr-0 stacked:before:block stacked:before:text-quiet stacked:before:content-[attr(data-label)]"
    >
      {text}
    </td>
  )
}
