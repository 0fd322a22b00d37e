import { type RefObject, useEffect } from 'react'
import * as z from 'zod/mini'
import { draftKey } from './draft-keys.ts'

/** A draft like `use-draft.ts`, without a schema. `frame` is the form or a parent of its fields; a null name keeps no draft. */
export function useTypedDraft(frame: RefObject<HTMLElement | null>, name: string | null): void {
  useEffect(() => {
    const element = frame.current
    if (!element || name === null) return
    const key = draftKey(name)
    restore(element, key)
    const keep = () => sessionStorage.setItem(key, JSON.stringify(readTyped(element)))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [frame, name])
}

const draftSchema = z.record(z.string(), z.string())

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldsOf(element: HTMLElement): TypedField[] {
  return [...element.querySelectorAll<TypedField>('input:not([type=hidden]), textarea, select')]
}

function readTyped(element: HTMLElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(element).map(({ name, value }) => [name, value]))
}

/** A restored choice may add further fields, which are filled once they appear. */
function restore(element: HTMLElement, key: string): void {
  const draft = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  if (!draft.success) return
  const fill = (known: Set<string>) => {
    for (const field of fieldsOf(element)) {
      const value = draft.data[field.name]
      if (value === undefined || known.has(field.name) || field.value === value) continue
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  const first = new Set(fieldsOf(element).map(field => field.name))
  fill(new Set())
  requestAnimationFrame(() => fill(first))
}
