import { type RefObject, useEffect } from 'react'
import { forgetDraft } from '../../forms/draft-keys.ts'
import { leftLines } from './left-lines.ts'

/**
 * Takes the addresses that the server has accepted, or knew already, off the field in `frame`: the rest can be corrected and
 * sent again. If none is left, the other fields are emptied too, and the draft, if there is one, is forgotten.
 */
export function useLeftAddresses(
  frame: RefObject<HTMLElement | null>,
  {
    draft,
    outcomes,
  }: { draft: string | null; outcomes: readonly { address: string; kind: string }[] | undefined },
): void {
  useEffect(() => {
    const field = frame.current?.querySelector('textarea')
    if (!field || !outcomes?.length) return
    field.value = leftLines(field.value, outcomes).join('\n')
    if (field.value !== '') {
      field.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    for (const other of frame.current?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])
      other.value = ''
    if (draft) forgetDraft(draft)
  }, [frame, draft, outcomes])
}
