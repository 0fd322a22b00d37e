import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { randomId } from '../widgets/random-id.ts'
import type { CarriedNotice } from './notice.ts'
import { failedNotice } from './shown-notice.ts'
import { useShowNotice } from './use-notice-toast.ts'

const storageKey = 'shown-notices'
// Each comes with a posted form and is carried for at most a minute, in which no editor posts this many.
const rememberedMax = 50

/** True for the first page of this browser that claims the notice; for each page of a browser that stores nothing. */
export function claimNotice(
  id: string,
  findStorage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): boolean {
  try {
    const storage = findStorage()
    const shown = (storage.getItem(storageKey) ?? '').split(' ')
    if (shown.includes(id)) return false
    storage.setItem(storageKey, [id, ...shown].slice(0, rememberedMax).join(' '))
  } catch {
    // Its storage is full or switched off.
  }
  return true
}

/**
 * Shows a notice that the server, or a page of this browser, left for the next page. A notice that arrives with a reload of
 * the same page is ignored: it may belong to another window, which shows it.
 */
export function useCarriedNotice(notice: CarriedNotice | null): void {
  const { key, state } = useLocation()
  const arrivedAt = useRef<string>(undefined)
  const show = useShowNotice()
  const language = useLanguage()
  useEffect(() => {
    if (arrivedAt.current === key) return
    arrivedAt.current = key
    for (const carried of [notice, readState(state, language)]) {
      if (carried && claimNotice(carried.id)) show(carried)
    }
  }, [key, notice, state, show, language])
}

/** The location state of a navigation away from a page that failed to load: the next page shows `text`. */
export function failedState(text: string): { failed: string; id: string } {
  return { failed: text, id: randomId() }
}

// Checked by hand: the login would load 15 KB of zod for these two strings.
function readState(state: unknown, language: Language): CarriedNotice | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('failed' in state && 'id' in state)) return null
  const { id, failed } = state
  if (typeof id !== 'string' || typeof failed !== 'string') return null
  return { id, ...failedNotice(failed, language) }
}
