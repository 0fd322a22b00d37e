import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import { onKept } from '../forms/tab-storage.ts'
import { NavCount } from '../frame/section-link.tsx'
import { readDraft } from './draft-store.ts'
import { countChanges } from './front-draft.ts'

/** How many changes of the front page this tab holds that readers cannot see yet; nothing for none. */
export function DraftCount() {
  const language = useLanguage()
  const count = useSyncExternalStore(onKept, countDraft, countNone)
  if (count === 0) return null
  return (
    <NavCount>
      {count}
      <span className="sr-only">{words.unpublished(language, { count })}</span>
    </NavCount>
  )
}

const countDraft = (): number => countChanges(readDraft())

// The server does not know what a tab keeps.
const countNone = (): number => 0
