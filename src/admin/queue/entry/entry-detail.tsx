import { useEffect, useState } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import * as pageWords from '../../../words/queue-page.ts'
import { picturePreview } from '../../article/picture-preview.ts'
import type { Queue } from '../desk/use-queue.ts'
import { headlineOf } from '../state/entry-headline.ts'
import { EntryTimes } from '../widgets/entry-times.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { categoryOf, EntryCategory, EntryStory, WhyHeld } from './entry-notes.tsx'

// Pictures of entries that the cursor only passes are not fetched.
const dwellMs = 250

export function EntryDetail({
  entry,
  queue,
  categories,
  isInPlace = false,
}: {
  entry: QueueEntry
  queue: Queue
  categories: { id: string; name: string }[]
  /** Inside its row, which already shows the headline. */
  isInPlace?: boolean
}) {
  const shown = useLanguage()
  const { description, url, shownUrl, source, language, group, imageUrl } = entry
  const category = categoryOf(entry, categories)
  return (
    <article className={isInPlace ? 'pt-2' : 'border-t-2 border-ink pt-3'}>
      {isInPlace ? null : (
        <>
          <p className="m-0 flex flex-wrap gap-x-2 text-xs text-quiet">
            <bdi className="line-clamp-2 font-semibold">{source}</bdi>
            <EntryTimes entry={entry} />
            <span>{category?.name ?? pageWords.noCategory(shown)}</span>
            {entry.proposedBy ? <bdi>{pageWords.proposedBy(shown, { name: entry.proposedBy })}</bdi> : null}
          </p>
          <h2
            lang={language ?? undefined}
            className="m-0 mt-1 line-clamp-6 font-serif text-xl leading-snug font-bold text-balance"
          >
            {headlineOf(entry, shown)}
          </h2>
        </>
      )}
      <WhyHeld entry={entry} onClear={() => void queue.clearDuplicate(entry)} />
      <TipWords entry={entry} />
      <EntryMarks entry={entry} />
      {category ? <EntryCategory entry={entry} category={category} onMove={queue.verbs.moveToOther} /> : null}
      <EntryPicture url={imageUrl} articleUrl={url} />
      {description ? (
        <p lang={language ?? undefined} className="m-0 mt-2 line-clamp-6 max-w-prose">
          {description}
        </p>
      ) : null}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-2 block truncate max-sm:mt-0 max-sm:py-3 text-sm text-accent"
      >
        {shownUrl}
      </a>
      <EntryButtons entry={entry} queue={queue} />
      {group.length > 0 ? (
        <ul className="m-0 mt-3 list-none border-t border-rule p-0 pt-2 text-sm">
          {group.map(member => (
            <li key={member.id} className="my-1 line-clamp-3">
              <bdi className="text-quiet">{member.source}</bdi> <bdi>{headlineOf(member, shown)}</bdi>
              {member.isOnSite ? <span className="text-quiet"> ({pageWords.onSite(shown)})</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <EntryStory entry={entry} queue={queue} />
    </article>
  )
}

/** A colleague's note, and which editor has claimed the entry. */
function EntryMarks({ entry: { mark } }: { entry: QueueEntry }) {
  const language = useLanguage()
  if (!mark) return null
  const { claimedBy, note, noteBy } = mark
  return (
    <div className="mt-2 text-sm" role="status">
      {claimedBy ? (
        <p className="m-0 font-semibold text-accent">{words.claimed(language, { name: claimedBy })}</p>
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

/** The picture as readers would see it, from our own server; nothing if the entry has none or it cannot be loaded. */
function EntryPicture({ url, articleUrl }: { url: string; articleUrl: string }) {
  const [rested, setRested] = useState('')
  const [failed, setFailed] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(url), dwellMs)
    return () => clearTimeout(timer)
  }, [url])
  if (!/^https?:\/\//.test(url) || failed === url) return null
  return (
    <div className="mt-3 aspect-video w-40 bg-wash noscript:hidden">
      {rested === url ? (
        <img
          src={picturePreview(url, articleUrl)}
          alt=""
          width="160"
          height="90"
          onError={() => setFailed(url)}
          className="block h-full w-full object-cover"
        />
      ) : null}
    </div>
  )
}

/** Readers' notes on their tips, as plain text; the first tip first. */
function TipWords({ entry: { origin, tipNote, tipFrom, moreTips } }: { entry: QueueEntry }) {
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
