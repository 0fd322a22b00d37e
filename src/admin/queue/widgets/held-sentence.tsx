import type { ReactNode } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'

/** "Held as a duplicate of …, which is also waiting: same address." */
export function HeldSentence({
  entry: { status, heldOf, reason },
}: {
  entry: Pick<QueueEntry, 'status' | 'heldOf' | 'reason'>
}) {
  const language = useLanguage()
  const isHeld = status === 'duplicate'
  const why = { why: reason ?? '', because: reason ? 'yes' : 'no' } as const
  if (!heldOf) return <Sentence>{(isHeld ? words.isHeld : words.isGrouped)(language, why)}</Sentence>
  const waits = heldOf.kind === 'entry' ? 'yes' : 'no'
  const original = () => (
    <a
      key="original"
      href={heldOf.url}
      target="_blank"
      rel="noopener noreferrer"
      className="font-medium text-ink"
    >
      {heldOf.title}
    </a>
  )
  return (
    <Sentence>
      {(isHeld ? words.isHeldOf : words.isGroupedWith)(language, { ...why, waits, original })}
    </Sentence>
  )
}

/**
 * A sentence with elements in it. A browser that translates the page moves the texts between them, where React no longer finds them:
 * so another sentence is another element.
 */
export function Sentence({ children }: { children: ReactNode }) {
  return <span key={String(children)}>{children}</span>
}
