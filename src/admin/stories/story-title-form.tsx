import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const { field, version } = useTypedTitle({ title: stored, version: story.version }, answer)
  return (
    <Form ref={frame} method="post" preventScrollReset className="mb-8 max-w-2xl">
      <RestoredDraft restored={restored} />
      <input type="hidden" name="version" value={version} />
      <Field label={words.titleLabel(language)} hint={words.titleHint(language)} error={error}>
        {wiring => (
          <HeadlineArea
            {...wiring}
            ref={field}
            name="title"
            defaultValue={typed || stored}
            className={inputClass}
          />
        )}
      </Field>
      {/* Off until the page shows the answer: a press before it would name the version that was just refused. */}
      <SubmitButton tone="plain" name="intent" value="title" isOff={isRefusalUnread}>
        {words.saveTitle(language)}
      </SubmitButton>
    </Form>
  )
}

type Stored = { title: string; version: number }

/**
 * Keeps a title that is being typed when the page reloads after another editor's change. A save names the version on which
 * typing began, so another editor's title is a conflict. The save after that may replace it.
 */
function useTypedTitle(
  { title, version }: Stored,
  answer: TitleAnswer | null,
): { field: RefObject<HTMLTextAreaElement | null>; version: number } {
  const field = useRef<HTMLTextAreaElement>(null)
  const [begun, setBegun] = useState<Stored>({ title, version })
  const shownAnswer = useRef(answer)
  // While it navigates, the page may show the answer beside an older story.
  const isIdle = useNavigation().state === 'idle'
  useLayoutEffect(() => {
    const input = field.current
    if (!input || !isIdle) return
    const isAnswered = answer !== shownAnswer.current && answer !== null
    shownAnswer.current = answer
    const isUntouched = input.value === begun.title || (isAnswered && answer.isSaved)
    if (isUntouched) input.value = title
    const isBasedOnThis = isUntouched || isAnswered || title === begun.title
    if (isBasedOnThis && (title !== begun.title || version !== begun.version)) setBegun({ title, version })
  }, [title, version, answer, isIdle, begun])
  return { field, version: begun.version }
}
