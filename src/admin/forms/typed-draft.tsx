import { type RefObject, useEffect, useState } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-forms.ts'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { draftKey, forgetKept, keepText, onKept, readKept } from './drafts.ts'

/**
 * A draft like `use-draft.ts`, without a schema. `frame` is the form or a parent of its fields; a null name keeps no draft.
 * Returns what the form must say while it shows a restored draft.
 */
export function useTypedDraft(frame: RefObject<HTMLElement | null>, name: string | null): OpenedDraft | null {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element || name === null) return
    const key = draftKey(name)
    setRestored(restore(element, key))
    const keep = () => keepText(key, JSON.stringify(readTyped(element)))
    element.addEventListener('input', keep)
    const stopListening = onKept(() => (readKept(key) === null ? setRestored(false) : undefined))
    return () => {
      element.removeEventListener('input', keep)
      stopListening()
    }
  }, [frame, name])
  if (!isRestored || name === null) return null
  const onDiscard = () => {
    forgetKept(draftKey(name))
    if (frame.current) discard(frame.current)
  }
  return { typedAt: null, onDiscard }
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldsOf(element: HTMLElement): TypedField[] {
  return [...element.querySelectorAll<TypedField>('input:not([type=hidden]), textarea, select')]
}

function readTyped(element: HTMLElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(element).map(({ name, value }) => [name, value]))
}

/** Checked by hand, because the queue would load zod for this alone. */
function readTexts(key: string): Map<string, string> {
  const stored: unknown = JSON.parse(readKept(key) ?? 'null')
  const values = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return new Map(values.filter((value): value is [string, string] => typeof value[1] === 'string'))
}

/** Whether the draft differed. A restored choice may add further fields, which are filled once they appear. */
function restore(element: HTMLElement, key: string): boolean {
  const draft = readTexts(key)
  const fill = (known: Set<string>) => {
    const differing = fieldsOf(element).filter(
      ({ name, value }) => !known.has(name) && value !== (draft.get(name) ?? value),
    )
    for (const field of differing) {
      field.value = draft.get(field.name) ?? ''
      tellChanged(field)
    }
    return differing.length > 0
  }
  const first = new Set(fieldsOf(element).map(field => field.name))
  const isChanged = fill(new Set())
  requestAnimationFrame(() => fill(first))
  return isChanged
}

function discard(element: HTMLElement): void {
  const fields = fieldsOf(element)
  fields[0]?.form?.reset()
  for (const field of fields) tellChanged(field)
  fields[0]?.focus()
}

function tellChanged(field: TypedField): void {
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A draft that fills a form. `onDiscard` returns to the saved texts. */
export type OpenedDraft = { typedAt: Date | null; onDiscard: () => void }

/** Says that a form shows unsaved text. The status element is always present, so that its sentence is announced. */
export function RestoredDraft({ restored }: { restored: OpenedDraft | null }) {
  const language = useLanguage()
  const typedAt = restored?.typedAt
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-l-4 border-accent bg-wash px-4 py-2 text-sm empty:hidden"
    >
      {restored ? (
        <>
          <p className="m-0">
            {typedAt
              ? words.restoredOf(language, { when: () => <LocalTime key="when" at={typedAt} /> })
              : words.restored(language)}
          </p>
          <Button tone="quiet" onClick={restored.onDiscard}>
            {words.discardDraft(language)}
          </Button>
        </>
      ) : null}
    </div>
  )
}
