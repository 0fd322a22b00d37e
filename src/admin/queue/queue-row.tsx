import { memo, type ReactNode } from 'react'
import type { QueueEntry } from '../../domain/queue/queue-entry.ts'
import { RowTick } from '../lists/row-tick.tsx'
import { headlineOf } from './state/entry-headline.ts'
import { EntryTimes } from './widgets/entry-times.tsx'

type QueueRowProps = {
  entry: QueueEntry
  categoryName: string
  isCurrent: boolean
  isSelected: boolean
  /** What another editor made of it: it stays where it was, and there is nothing to do. */
  fate: string | null
  onPoint: (id: string) => void
  onTick: (id: string) => void
  /** What the row opens to. */
  children: ReactNode
}

export const QueueRow = memo(function QueueRow({
  entry,
  categoryName,
  isCurrent,
  isSelected,
  fate,
  onPoint,
  onTick,
  children,
}: QueueRowProps) {
  const { id, source, language, featured, group, origin } = entry
  return (
    <li
      data-entry={id}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'true' : undefined}
      aria-labelledby={`${id}-title ${id}-about`}
      className="group relative isolate grid scroll-my-28 grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-l-2 border-rule border-l-transparent py-2 pr-2 pl-2.5 -outline-offset-2 aria-[current]:border-l-accent aria-[current]:bg-wash"
    >
      <div className="relative z-[1] mt-1">
        <RowTick
          label={`Select ${headlineOf(entry)}`}
          isOn={isSelected}
          isOff={fate !== null}
          tabIndex={-1}
          onToggle={() => onTick(id)}
        />
      </div>
      <div className="min-w-0">
        <button
          id={`${id}-title`}
          type="submit"
          form="point"
          name="entry"
          value={id}
          tabIndex={-1}
          lang={language ?? undefined}
          onClick={event => {
            event.preventDefault()
            onPoint(id)
          }}
          className={`line-clamp-10 w-full cursor-pointer text-left font-serif text-[1.0625rem] leading-snug text-pretty ${isCurrent ? 'max-sm:min-h-11' : wholeRow} ${fate ? 'text-quiet line-through' : ''}`}
        >
          {headlineOf(entry)}
        </button>
        <p id={`${id}-about`} className="m-0 mt-0.5 flex flex-wrap gap-x-2 text-xs text-quiet">
          {fate ? <strong className="font-semibold text-ink">{fate}</strong> : null}
          <bdi className="line-clamp-2 font-semibold">{source || 'No source'}</bdi>
          <EntryTimes entry={entry} />
          <span className={entry.categoryId ? '' : 'text-danger'}>{categoryName}</span>
          {featured ? <span className="font-semibold text-accent">Featured</span> : null}
          {origin === 'feed' ? null : <span>{originWords[origin]}</span>}
          {group.length > 0 ? <span>and {group.length} more of it</span> : null}
        </p>
        {children}
      </div>
    </li>
  )
})

// On a phone a finger may land anywhere in the row; the one that is open has buttons of its own.
const wholeRow = 'max-sm:after:absolute max-sm:after:inset-0'

const originWords = { paste: 'pasted', bookmarklet: 'by bookmarklet', tip: 'a tip' }
