import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'

/** A colleague's note, and who has the entry in hand. */
export function EntryMarks({ entry: { mark } }: { entry: QueueEntry }) {
  const language = useLanguage()
  if (!mark) return null
  const { heldBy, note, noteBy } = mark
  return (
    <div className="mt-2 text-sm" role="status">
      {heldBy ? (
        <p className="m-0 font-semibold text-accent">{words.held(language, { name: heldBy })}</p>
      ) : null}
      {note ? (
        <p className="m-0 border-l-2 border-field pl-3">
          {words.noteBy(language, {
            name: noteBy ?? '',
            note: () => (
              <bdi key="note" className="whitespace-pre-line">
                {note}
              </bdi>
            ),
            by: text => (
              <span key="by" className="text-quiet">
                {text}
              </span>
            ),
          })}
        </p>
      ) : null}
    </div>
  )
}
