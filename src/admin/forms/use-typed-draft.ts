import { type RefObject, useEffect } from 'react'
import { draftKey } from './draft-keys.ts'
import { keepText, readKept } from './tab-storage.ts'

/** A draft like `use-draft.ts`, without a schema. `frame` is the form or a parent of its fields; a null name keeps no draft. */
export function useTypedDraft(frame: RefObject<HTMLElement | null>, name: string | null): void {
  useEffect(() => {
    const element = frame.current
    if (!element || name === null) return
    const key = draftKey(name)
    restore(element, key)
    const keep = () => keepText(key, JSON.stringify(readTyped(element)))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [frame, name])
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

/** A restored choice may add further fields, which are filled once they appear. */
function restore(element: HTMLElement, key: string): void {
  const draft = readTexts(key)
  const fill = (known: Set<string>) => {
    for (const field of fieldsOf(element)) {
      const value = draft.get(field.name)
      if (value === undefined || known.has(field.name) || field.value === value) continue
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  const first = new Set(fieldsOf(element).map(field => field.name))
  fill(new Set())
  requestAnimationFrame(() => fill(first))
}
