import { type RefObject, useEffect } from 'react'
import { forgetDraft } from '../../forms/drafts.ts'

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

// Apart from `shared-address.ts`, whose search for addresses the queue would load for this alone.

type Read = { address: string; kind: string }

/** The address goes on: `/12` after `/1`, or `.html` after `/story`; a comma or full stop before a space ends it. */
const goesOn = /^[.,;:!'()*]*[\p{L}\p{N}/?#&=%_~+@-]/u

/**
 * The lines of a pasted text that are to be read still: they hold an address that could not be read, or none that was
 * submitted, or one that was typed while the others were on their way.
 */
export function leftLines(text: string, submitted: readonly Read[]): string[] {
  return text.split('\n').filter(line => {
    const named = submitted.filter(({ address }) => withoutAddress(line, address) !== line)
    if (line.trim() === '') return false
    return named.length === 0 || named.some(({ kind }) => kind === 'unreadable') || holdsOther(line, named)
  })
}

function holdsOther(line: string, named: readonly Read[]): boolean {
  const rest = named.reduce((left, { address }) => withoutAddress(left, address), line)
  return /https?:\/\//i.test(rest)
}

function withoutAddress(line: string, address: string): string {
  const [first = '', ...others] = line.split(address)
  return others.reduce((left, rest) => (goesOn.test(rest) ? left + address + rest : `${left} ${rest}`), first)
}
