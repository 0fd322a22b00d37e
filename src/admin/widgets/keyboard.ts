import { useEffect, useRef } from 'react'
import type { FetcherForm } from './use-fetcher.ts'

/**
 * A `ref` for the field to type into next, such as the first one of a dialog. Base UI focuses it a frame later, and on a busy
 * machine letters typed until then would act as shortcuts of the page behind.
 */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus()
}

/**
 * The `initialFocus` of a dialog that returns the focus to where it was, or its `finalFocus`. Like `focusAtOnce` it does not wait for the frame
 * after the opening, but Base UI has noted the earlier element by then. Returns what Base UI still has to do.
 */
export function takeFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return !element
}

// Hidden inputs of a row's forms cannot take the focus.
const controls = 'a, button, input:not([type=hidden])'

/**
 * Finds what takes the focus when the row of a control disappears, or for a control beside the rows, all ticked ones: the same
 * control in the next or previous row that stays, otherwise the page's content. The browser would start at the top.
 */
export function findFocusAfter(from: Element | null): HTMLElement | null {
  const page = document.getElementById('content')
  const own = from?.closest('tr')
  const ticked = own ? [own] : [...document.querySelectorAll('tr:has(td :checked)')]
  const row = ticked.at(-1)
  const neighbour = row && listRowsNear(row).find(each => !ticked.includes(each))
  if (!from || !row || !neighbour) return page
  const at = [...row.querySelectorAll(controls)].indexOf(from)
  const neighbours = [...neighbour.querySelectorAll<HTMLElement>(controls)]
  const usable = neighbours.filter(control => !control.matches(':disabled'))
  return usable.find(control => control === neighbours[at]) ?? usable[0] ?? page
}

/** The rows below it, then those above, the nearest first. */
function listRowsNear(row: Element): Element[] {
  const rows = [...(row.parentElement?.children ?? [])]
  const at = rows.indexOf(row)
  return [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()]
}

/**
 * The `onSubmit` of a form in a row: if the post removes the row, the next row takes the focus. Turn the form's buttons off
 * while it `isPosting`.
 */
export function useRowSubmit({ state }: Pick<FetcherForm, 'state'>) {
  const next = useRef<HTMLElement | null>(null)
  useEffect(
    () => () => {
      if (!next.current || document.activeElement !== document.body) return
      // The same change can remove the next row too, such as both times of one link.
      const target = next.current.isConnected ? next.current : document.getElementById('content')
      target?.focus()
    },
    [],
  )
  const onSubmit = () => {
    next.current = findFocusAfter(document.activeElement)
  }
  return { onSubmit, isPosting: state !== 'idle' }
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** The key as `KeyboardEvent.key` names it. A Hindi keyboard has no `j`, so its position counts there. Caps lock is ignored. */
export function pressedKey({ key, code, shiftKey }: PressedKey): string {
  const known = isForeign(key) ? keyAt(code, shiftKey) : key
  if (!/^[a-z]$/i.test(known)) return known
  return shiftKey ? known.toUpperCase() : known.toLowerCase()
}

/** Outside the Latin letters, or unknown: an active input method does not report the key. */
function isForeign(key: string): boolean {
  return key === 'Process' || key === 'Unidentified' || /[\u0250-\uffff]/.test(key)
}

function keyAt(code: string, shiftKey: boolean): string {
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1] ?? code
}

type ComposedKey = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>

// The key code of a key that an input method has taken.
const takenByInputMethod = 229

/**
 * The key belongs to an input method (Hindi, Tamil, Bengali by sound): Enter takes its word, digits and arrows choose among
 * its proposals, Escape drops it. Safari ends the composition before this Enter and marks it by the key code alone. `Process`
 * has the same code, but is also reported outside of fields, where it is a shortcut.
 */
export function isComposing({ key, isComposing, keyCode }: ComposedKey): boolean {
  return isComposing || (keyCode === takenByInputMethod && key !== 'Process')
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Whether keys without Ctrl or Alt act. Who dictates, or presses keys by accident, turns them off for this browser (WCAG 2.1.4). */
export function doKeysAct(findStorage: () => Storage = () => localStorage): boolean {
  try {
    return findStorage().getItem('keys') !== 'off'
  } catch {
    // Its storage is switched off.
    return true
  }
}

/** False if this browser stores nothing. */
export function letKeysAct(act: boolean, findStorage: () => Storage = () => localStorage): boolean {
  try {
    findStorage().setItem('keys', act ? 'on' : 'off')
    return true
  } catch {
    return false
  }
}
