import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/story-desk.ts'
import { forgetDraft } from '../forms/draft-keys.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useTypedDraft } from '../forms/use-typed-draft.ts'
import { type TitleAnswer, useTypedTitle } from './use-typed-title.ts'

/** The editor's title. The typed text stays if it cannot be saved. */
export function StoryTitleForm({
  story,
  typed,
  answer,
  error,
}: {
  story: { id: string; version: number; byHand: string | null }
  typed: string | null
  answer: TitleAnswer | null
  error: string | undefined
}) {
  const language = useLanguage()
  const stored = story.byHand ?? ''
  const frame = useRef<HTMLFormElement>(null)
  const draftName = `story-title:${story.id}`
  useTypedDraft(frame, draftName)
  useEffect(() => {
    if (answer?.isSaved) forgetDraft(draftName)
  }, [answer, draftName])
  const { field, version } = useTypedTitle({ title: stored, version: story.version }, answer)
  return (
    <Form ref={frame} method="post" preventScrollReset className="mb-8 max-w-2xl">
      <input type="hidden" name="version" value={version} />
      <Field label={words.titleLabel(language)} hint={words.titleHint(language)} error={error}>
        {wiring => (
          <input {...wiring} ref={field} name="title" defaultValue={typed || stored} className={inputClass} />
        )}
      </Field>
      {/* Off until the page shows the answer: a press before it would name the version that was just refused. */}
      <SubmitButton tone="plain" name="intent" value="title">
        {words.saveTitle(language)}
      </SubmitButton>
    </Form>
  )
}
