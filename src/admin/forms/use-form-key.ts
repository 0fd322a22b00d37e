import { useRef } from 'react'
import { formTexts } from './form-texts.ts'

/**
 * A form of filters begins anew with an address that it did not ask for itself: what is typed on while its own answer
 * is on the way stays.
 */
export function useFormKey(search: string): { key: number; onSubmit: (form: HTMLFormElement) => void } {
  const sent = useRef<string | null>(null)
  const shown = useRef({ search, key: 0 })
  if (shown.current.search !== search) {
    const isOwn = sent.current === search
    shown.current = { search, key: shown.current.key + (isOwn ? 0 : 1) }
    sent.current = null
  }
  const onSubmit = (form: HTMLFormElement) => {
    sent.current = new URLSearchParams(formTexts(new FormData(form))).toString()
  }
  return { key: shown.current.key, onSubmit }
}
