import type { ReactNode } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import { PostButton } from '../../forms/post-button.tsx'
import { writeSeen } from '../state/seen-entry.ts'

/** `other`: a second category that fits too. `setBy`: why the content decided for this one. */
export type CategoryOfEntry = {
  name: string
  why: string | null
  setBy: string | null
  other: { id: string; name: string; why: string } | null
}

/** The category that accepting applies: the proposed one, with its reason, or the entry's own. Null if there is neither. */
export function categoryOf(
  { categoryId, categoryProposal, categoryChoice, categoryWhy }: QueueEntry,
  categories: { id: string; name: string }[],
): CategoryOfEntry | null {
  const nameOf = (wanted: string | null) => categories.find(({ id }) => id === wanted)?.name
  const proposed = categoryProposal && nameOf(categoryProposal.categoryId)
  if (proposed) return { name: proposed, why: categoryProposal.why, setBy: null, other: null }
  const name = nameOf(categoryId)
  if (!name) return null
  const otherName = nameOf(categoryChoice?.categoryId ?? null)
  const other =
    categoryChoice && otherName
      ? { id: categoryChoice.categoryId, name: otherName, why: categoryChoice.why }
      : null
  return { name, why: null, setBy: categoryWhy, other }
}

/** Why the entry has or will have its category, or which other one fits, with the button that chooses that. */
export function EntryCategory({
  entry,
  category: { name, why, setBy, other },
  onMove,
}: {
  entry: QueueEntry
  category: CategoryOfEntry
  onMove: () => void
}) {
  const language = useLanguage()
  if (why) return <Sentence>{words.categoryProposed(language, { category: strong(name), why })}</Sentence>
  if (!other)
    return setBy ? (
      <Sentence>{words.categorySet(language, { category: strong(name), why: setBy })}</Sentence>
    ) : null
  return (
    <>
      <Sentence>{words.categoryChoice(language, { category: strong(other.name), why: other.why })}</Sentence>
      <div className="mt-1">
        <PostButton
          fields={{ change: 'move', category: other.id, entry: writeSeen(entry) }}
          tone="quiet"
          onClick={onMove}
        >
          {words.moveToCategory(language, { category: other.name })}{' '}
          <span aria-hidden="true" className="hidden font-sans text-xs opacity-80 lg:inline noscript:hidden">
            C
          </span>
        </PostButton>
      </div>
    </>
  )
}

function Sentence({ children }: { children: ReactNode }) {
  return <p className="m-0 mt-2 text-sm text-quiet">{children}</p>
}

function strong(name: string) {
  return () => (
    <strong key="category" className="text-ink">
      {name}
    </strong>
  )
}
