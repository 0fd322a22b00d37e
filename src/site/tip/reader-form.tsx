import { type ReactNode, useId } from 'react'
import { nameLengthMax, noteLengthMax } from '../../domain/tips/tip-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/tip.ts'
import { decoyName, type ReaderResponse } from './check-reader-form.ts'

/** A reader's message to the editors: its own fields (`children`), then the note, the name and the button. */
export function ReaderForm({
  title,
  standfirst,
  action,
  noteLabel,
  isNoteRequired = false,
  submitLabel,
  response,
  children,
}: {
  title: string
  standfirst: string
  action: string
  noteLabel: string
  isNoteRequired?: boolean
  submitLabel: string
  response: ReaderResponse<{ note: string; name: string }> | null
  children?: ReactNode
}) {
  const language = useLanguage()
  const { typed, errors = {}, problem } = response ?? {}
  return (
    <>
      <header className="title">
        <h1>{title}</h1>
      </header>
      <p className="standfirst">{standfirst}</p>
      {problem ? (
        <p className="problem" role="alert">
          {words.stillHere(language, { problem })}
        </p>
      ) : null}
      <form action={action} method="post">
        {children}
        <TipField label={noteLabel} error={errors.note}>
          {wiring => (
            <textarea
              {...wiring}
              name="note"
              defaultValue={typed?.note}
              maxLength={noteLengthMax}
              rows={isNoteRequired ? 6 : 4}
              required={isNoteRequired}
              dir="auto"
            />
          )}
        </TipField>
        <TipField label={words.nameLabel(language)} error={errors.name}>
          {wiring => (
            <input
              {...wiring}
              name="name"
              defaultValue={typed?.name}
              maxLength={nameLengthMax}
              autoComplete="name"
              dir="auto"
            />
          )}
        </TipField>
        <DecoyField />
        <p className="small">{words.privacy(language)}</p>
        <button type="submit">{submitLabel}</button>
      </form>
    </>
  )
}

type Wiring = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string; autoFocus?: true }

/** A field with its label above and its error below; an invalid field takes the focus. */
export function TipField({
  label,
  error,
  children,
}: {
  label: string
  error: string | undefined
  children: (wiring: Wiring) => ReactNode
}) {
  const id = useId()
  const problemId = `${id}-problem`
  const isWrong = { 'aria-invalid': true, 'aria-describedby': problemId, autoFocus: true } as const
  return (
    <div>
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      {children({ id, ...(error ? isWrong : {}) })}
      {error ? (
        <p id={problemId} className="problem">
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** The hidden field for bots. */
export function DecoyField() {
  return (
    <div hidden>
      <label>
        <span>{words.leaveEmpty(useLanguage())}</span>
        <input name={decoyName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
