import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'

/** Readers' notes on their tips, as plain text; the first tip first. */
export function TipWords({ entry: { origin, tipNote, tipFrom, moreTips } }: { entry: QueueEntry }) {
  const language = useLanguage()
  const first = origin === 'tip' ? [{ note: tipNote, from: tipFrom }] : []
  return [...first, ...moreTips].map(({ note, from }, at) => (
    <figure key={`${from} ${note}`} className="m-0 mt-2 border-l-2 border-accent pl-3 text-sm">
      {note ? (
        <blockquote dir="auto" className="m-0 break-words whitespace-pre-line">
          {note}
        </blockquote>
      ) : null}
      <figcaption className="text-quiet">
        {(at === 0 ? words.tip : words.anotherTip)(language, {
          reader: () => <bdi key="reader">{from || words.unnamed(language)}</bdi>,
        })}
      </figcaption>
    </figure>
  ))
}
