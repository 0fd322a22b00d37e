import { useEffect, useLayoutEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/story-desk.ts'
import { forgetDraft } from '../forms/drafts.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { HeadlineArea } from '../forms/headline-area.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { RestoredDraft, useTypedDraft } from '../forms/typed-draft.tsx'
import { useIsJustShown } from '../forms/use-is-just-shown.ts'

/** The answer to a save of the title. */
type TitleAnswer = { isSaved: boolean }

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
  const restored = useTypedDraft(frame, draftName)
  useEffect(() => {
    if (answer?.isSaved) forgetDraft(draftName)
  }, [answer, draftName])
  const isRefusalUnread = useIsJustShown(answer?.isSaved ? null : answer)
  const typing = useTypedTitle({ title: stored, version: story.version }, answer)
  return (
    <Form ref={frame} method="post" preventScrollReset className="mb-8 max-w-2xl">
      <RestoredDraft restored={restored} />
      <Field label={words.titleLabel(language)} hint={words.titleHint(language)} error={error}>
        {wiring => (
          <HeadlineArea
            {...wiring}
            ref={typing.field}
            name="title"
            defaultValue={typed || stored}
            className={inputClass}
          />
        )}
      </Field>
      {/* Not of the type `hidden`, so that the draft keeps them with the title. */}
      <input ref={typing.base} hidden name="base" defaultValue={stored} />
      <input ref={typing.version} hidden name="version" defaultValue={story.version} />
      {/* Off until the page shows the answer: a press before it would name the version that was just refused. */}
      <SubmitButton tone="plain" name="intent" value="title" isOff={isRefusalUnread}>
        {words.saveTitle(language)}
      </SubmitButton>
    </Form>
  )
}

/**
 * Keeps a title that is being typed when the page reloads after another editor's change. A save names the version on which
 * typing began, so another editor's title is a conflict, also for a restored draft. The save after that may replace it.
 */
function useTypedTitle({ title, version }: { title: string; version: number }, answer: TitleAnswer | null) {
  const field = useRef<HTMLTextAreaElement>(null)
  const fields = { field, base: useRef<HTMLInputElement>(null), version: useRef<HTMLInputElement>(null) }
  const shownAnswer = useRef(answer)
  // While it navigates, the page may show the answer beside an older story.
  const isIdle = useNavigation().state === 'idle'
  // After every render, because a draft that is restored or discarded changes the fields.
  useLayoutEffect(() => {
    const [input, base, begun] = [fields.field.current, fields.base.current, fields.version.current]
    if (!input || !base || !begun || !isIdle) return
    const isAnswered = answer !== shownAnswer.current && answer !== null
    shownAnswer.current = answer
    const isUntouched = input.value === base.value || (isAnswered && answer.isSaved)
    if (isUntouched) input.value = title
    if (!isUntouched && !isAnswered && title !== base.value) return
    base.value = title
    begun.value = String(version)
  })
  return fields
}
