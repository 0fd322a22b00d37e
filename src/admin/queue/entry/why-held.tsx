import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import { PostButton } from '../../forms/post-button.tsx'
import { headlineOf } from '../state/entry-headline.ts'
import { writeSeen } from '../state/seen-entry.ts'
import { HeldSentence } from '../widgets/held-sentence.tsx'

/** Why an entry is held or grouped with another; `onClear` runs when the editor declares it no duplicate. */
export function WhyHeld({ entry, onClear }: { entry: QueueEntry; onClear: () => void }) {
  const language = useLanguage()
  const { status, heldOf, reason } = entry
  if (status !== 'duplicate' && heldOf === null) {
    return reason ? (
      <p className="mt-2 mb-0 border-l-2 border-field pl-3 text-sm">{words.why(language, { why: reason })}</p>
    ) : null
  }
  return (
    <div className="mt-2 border-l-2 border-field pl-3 text-sm">
      <p className="m-0">
        <HeldSentence entry={entry} />
      </p>
      <div className="-ml-2">
        <PostButton
          fields={{ change: 'not-a-duplicate', entry: writeSeen(entry) }}
          tone="quiet"
          aria-label={words.notDuplicateLabel(language, { headline: headlineOf(entry, language) })}
          onClick={onClear}
        >
          {words.notDuplicate(language)}
        </PostButton>
      </div>
    </div>
  )
}
