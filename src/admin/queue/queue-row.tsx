import { memo, type ReactNode } from 'react'
import type { QueueEntry } from '../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as countWords from '../../words/counts.ts'
import * as words from '../../words/queue-page.ts'
import { RowTick } from '../lists/row-selection.tsx'
import type { CategoryOfEntry } from './entry/entry-notes.tsx'
import { headlineOf, storyTitleOf } from './state/entry-headline.ts'
import { EntryTimes } from './widgets/entry-times.tsx'

type QueueRowProps = {
  entry: QueueEntry
  category: CategoryOfEntry | null
  story: StoryOfRow | null
  isCurrent: boolean
  isSelected: boolean
  /** Another editor's decision, if any: the entry keeps its place and offers no actions. */
  fate: string | null
  onPoint: (id: string) => void
  onTick: (id: string) => void
  onFold: (storyId: string) => void
  /** The details, in the open row. */
  children: ReactNode
}

/** `others`: how many more entries of the story this row represents. */
export type StoryOfRow = { id: string; isFirst: boolean; isOpened: boolean; others: number }

export const QueueRow = memo(function QueueRow({
  entry,
  category,
  story,
  isCurrent,
  isSelected,
  fate,
  onPoint,
  onTick,
  onFold,
  children,
}: QueueRowProps) {
  const shown = useLanguage()
  const { id, source, language, featured, group, origin, proposedBy } = entry
  const headline = headlineOf(entry, shown)
  return (
    <li
      data-entry={id}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'true' : undefined}
      aria-labelledby={`${id}-title ${id}-about ${id}-story`}
      className={`group relative isolate grid scroll-my-32 low:scroll-my-16 grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-l-2 border-rule border-l-transparent py-2 pr-2 pl-2.5 -outline-offset-2 pointer-coarse:outline-none aria-[current]:border-l-accent aria-[current]:bg-wash ${story && !story.isFirst ? 'ml-6 max-sm:ml-3' : ''}`}
    >
      <div className="relative z-[1] mt-1">
        <RowTick
          label={words.select(shown, { headline })}
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
          {headline}
        </button>
        <p id={`${id}-about`} className="m-0 mt-0.5 flex flex-wrap gap-x-2 text-xs text-quiet">
          {fate ? <strong className="font-semibold text-ink">{fate}</strong> : null}
          <bdi className="line-clamp-2 font-semibold">{source || words.noSource(shown)}</bdi>
          <EntryTimes entry={entry} />
          <span className={category ? '' : 'text-danger'} title={category?.setBy ?? undefined}>
            <span>{category?.name ?? words.noCategory(shown)}</span>
            {category?.why ? <span title={category.why}> {words.proposed(shown)}</span> : null}
            {category?.other ? (
              <span title={category.other.why}>
                {words.orOther(shown, { category: category.other.name })}
              </span>
            ) : null}
          </span>
          <MarkWords entry={entry} />
          {featured ? <span className="font-semibold text-accent">{words.featured(shown)}</span> : null}
          {origin === 'feed' ? null : <span>{words.broughtBy(shown, { origin })}</span>}
          {proposedBy ? <bdi>{words.proposedBy(shown, { name: proposedBy })}</bdi> : null}
          {group.length > 0 ? <span>{words.moreOfIt(shown, { count: group.length })}</span> : null}
        </p>
        {story?.isFirst ? <StoryLine entry={entry} story={story} onFold={onFold} /> : null}
        {children}
      </div>
    </li>
  )
}, isSameRow)

/** Compares props by identity, except `story` and `category`, which are new objects after each key, by their values. */
function isSameRow(
  { story, category, ...one }: QueueRowProps,
  { story: otherStory, category: otherCategory, ...other }: QueueRowProps,
): boolean {
  const otherValues = new Map(Object.entries(other))
  return (
    JSON.stringify([story, category]) === JSON.stringify([otherStory, otherCategory]) &&
    Object.entries(one).every(([name, value]) => Object.is(value, otherValues.get(name)))
  )
}

/** "4 outlets · story *title*", with a button that unfolds the story's other entries. */
function StoryLine({
  entry,
  story: { id, isOpened, others },
  onFold,
}: {
  entry: QueueEntry
  story: StoryOfRow
  onFold: (storyId: string) => void
}) {
  const language = useLanguage()
  if (!entry.story?.title) return null
  const { outletCount, running } = entry.story
  const title = storyTitleOf(entry.story, entry)
  return (
    <p
      id={`${entry.id}-story`}
      className="relative z-[1] m-0 mt-0.5 flex flex-wrap items-baseline gap-x-2 text-xs text-quiet"
    >
      <span className="font-semibold text-ink">{countWords.outlets(language, { count: outletCount })}</span>
      <span className="min-w-0">
        {words.story(language, {
          title: () => (
            <cite key="title" dir="auto">
              {title}
            </cite>
          ),
        })}
      </span>
      {running.length > 0 ? <span>{words.onSite(language)}</span> : null}
      {others > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={isOpened}
          onClick={() => onFold(id)}
          className="cursor-pointer text-accent underline-offset-2 hover:underline max-sm:min-h-11 max-sm:pr-3"
        >
          {isOpened ? words.fold(language) : words.moreEntries(language, { count: others })}
        </button>
      ) : null}
    </p>
  )
}

function MarkWords({ entry: { mark } }: { entry: QueueEntry }) {
  const language = useLanguage()
  if (!mark) return null
  const { claimedBy, note } = mark
  return (
    <>
      {claimedBy ? (
        <strong className="font-semibold text-accent">{words.hasThis(language, { name: claimedBy })}</strong>
      ) : null}
      {note ? <span className="font-semibold text-ink">{words.note(language)}</span> : null}
    </>
  )
}

// On a phone, a tap anywhere in the row opens it; the open row has buttons of its own.
const wholeRow = 'max-sm:after:absolute max-sm:after:inset-0'
