import type { ReactNode } from 'react'
import { nameLengthMax } from '../../domain/tips/tip-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/tip.ts'
import type { ReaderResponse } from './check-reader-form.ts'
import { DecoyField } from './decoy-field.tsx'
import { TipField } from './tip-field.tsx'

/** A reader's message to the editors: its own fields (`children`), then the name and the button. */
export function ReaderForm({
  title,
  standfirst,
  action,
  submitLabel,
  response,
  children,
}: {
  title: string
  standfirst: string
  action: string
  submitLabel: string
  response: ReaderResponse<{ name: string }> | null
  children: ReactNode
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
