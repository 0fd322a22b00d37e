import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

/** The answer to a save of the title. */
export type TitleAnswer = { isSaved: boolean }

type Stored = { title: string; version: number }

/**
 * Keeps a title that is being typed when the page reloads after another editor's change. A save names the version on which
 * typing began, so another editor's title is a conflict. The save after that may replace it.
 */
export function useTypedTitle(
  { title, version }: Stored,
  answer: TitleAnswer | null,
): { field: RefObject<HTMLInputElement | null>; version: number } {
  const field = useRef<HTMLInputElement>(null)
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
