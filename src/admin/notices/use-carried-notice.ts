import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { failedNotice } from './failed-notice.ts'
import type { CarriedNotice } from './notice.ts'
import { useShowNotice } from './use-notice-toast.ts'

const storageKey = 'shown-notices'
// One comes with a form that was sent, and none is carried for longer than a minute: nobody sends as many in that time.
const rememberedMax = 50

/** Whether no page of this browser has shown the notice; from now on, one has. */
export function claimNotice(id: string, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const shown = (storage.getItem(storageKey) ?? '').split(' ')
  if (shown.includes(id)) return false
  storage.setItem(storageKey, [id, ...shown].slice(0, rememberedMax).join(' '))
  return true
}

/**
 * Shows what the server carried over a redirect, or a page of the browser over its own. A notice in a renewal of the
 * same page is left alone: another window may have asked for it, and shows it.
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
      if (carried && claimNotice(carried.id, localStorage)) show(carried)
    }
  }, [key, notice, state, show, language])
}

const stateSchema = z.object({ failed: z.string(), id: z.string() })

/** The state of a navigation away from a page that did not come: `text` is shown where it leads to. */
export function failedState(text: string): z.infer<typeof stateSchema> {
  return { failed: text, id: crypto.randomUUID() }
}

function readState(state: unknown, language: Language): CarriedNotice | null {
  const parsed = stateSchema.safeParse(state)
  if (!parsed.success) return null
  const { id, failed } = parsed.data
  return { id, ...failedNotice(failed, language) }
}
