import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const prefix = 'draft:'

/**
 * Keeps what is typed in this tab until the server has accepted it: it survives a failed save, signing in again and a
 * reload. A draft of an older version is forgotten.
 */
export function useDraft<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  name: string,
): void {
  const key = prefix + name
  useEffect(() => {
    const draft = readDraft(key)
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
    const subscription = form.watch(values => sessionStorage.setItem(key, JSON.stringify(values)))
    return () => subscription.unsubscribe()
  }, [form, key])
}

/** The server has accepted what this tab held. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}

function readDraft(key: string): object | null {
  const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
  return typeof draft === 'object' ? draft : null
}
