import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { QueueEntry } from '../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/queue-page.ts'
import type { Queue } from './desk/use-queue.ts'
import { EntryDetail } from './entry/entry-detail.tsx'
import { categoryOf } from './entry/entry-notes.tsx'
import { QueueRow, type StoryOfRow } from './queue-row.tsx'

/** The entries, newest first. The one under the cursor has the focus; on a small screen it opens in place. */
export function QueueList({
  queue,
  categories,
}: {
  queue: Queue
  categories: { id: string; name: string }[]
}) {
  const language = useLanguage()
  const { state, visible, verbs } = queue
  const list = useRef<HTMLOListElement>(null)
  useCursorInSight(list, state.cursor)
  useFoldHeard(list, state.opened)
  const detailOf = (id: string): ReactNode => {
    const entry = id === state.cursor ? queue.current : null
    return entry ? (
      <div className="lg:hidden">
        <EntryDetail entry={entry} queue={queue} categories={categories} isInPlace />
      </div>
    ) : null
  }
  return (
    <>
      <PointForm />
      <ol ref={list} aria-label={words.entries(language)} className="m-0 list-none p-0">
        {visible.map((entry, at) => {
          const fate = state.fates.get(entry.id)
          return (
            <QueueRow
              key={entry.id}
              entry={entry}
              category={categoryOf(entry, categories)}
              isCurrent={entry.id === state.cursor}
              isSelected={state.selected.has(entry.id)}
              fate={fate?.kind === 'theirs' ? fate.text : null}
              story={storyOfRow(queue, at)}
              onFold={verbs.foldStory}
              onPoint={verbs.point}
              onTick={verbs.tick}
            >
              {detailOf(entry.id)}
            </QueueRow>
          )
        })}
      </ol>
    </>
  )
}

/** The part of a story that a row shows. While the story is folded, its first row represents those without a row. */
function storyOfRow({ state, shown, visible }: Queue, at: number): StoryOfRow | null {
  const story = visible[at]?.story
  if (!story || !state.isByStory) return null
  const isFirst = visible[at - 1]?.story?.id !== story.id
  const isOpened = state.opened.has(story.id)
  const countIn = (entries: QueueEntry[]) => entries.filter(entry => entry.story?.id === story.id).length
  const others = countIn(shown) - (isOpened ? 1 : countIn(visible))
  // A row is rendered again only if one of these differs.
  return { id: story.id, isFirst, isOpened, others }
}

/** Without scripts, headlines post this form: the same list, with the chosen entry open. */
function PointForm() {
  const [params] = useSearchParams()
  const kept = [...params].filter(([name]) => name !== 'entry')
  return (
    <form id="point" hidden>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

// Twice the scroll margin of a row. If the open row and these do not fit the screen, its headline has to be in sight.
const twoMarginsPx = 256

/** After the key that unfolds the current story, its button gets the focus, so that a screen reader reads its new state. */
function useFoldHeard(list: { current: HTMLOListElement | null }, opened: ReadonlySet<string>): void {
  const seen = useRef(opened)
  useEffect(() => {
    if (seen.current === opened) return
    seen.current = opened
    const row = list.current?.querySelector('[aria-current]')
    if (row?.contains(document.activeElement))
      row.querySelector<HTMLElement>('[id$="-story"] button')?.focus({ preventScroll: true })
  }, [list, opened])
}

/**
 * The focus follows the cursor, unless it is in a dialog. On arrival a focus that is nowhere, or on the link of another page,
 * goes to the current row: keys act on it, so a screen reader has to read it first.
 */
function useCursorInSight(list: { current: HTMLOListElement | null }, cursor: string | null): void {
  const isFirst = useRef(true)
  useEffect(() => {
    const isArrival = isFirst.current
    isFirst.current = false
    const row = list.current?.querySelector<HTMLElement>(`[data-entry="${cursor}"]`)
    const { activeElement } = document
    if (!row || (isArrival && !activeElement?.matches('body, #content, nav a:not([aria-current])'))) return
    const isTooHigh = row.offsetHeight + twoMarginsPx > innerHeight
    if (!isArrival) row.scrollIntoView({ block: isTooHigh ? 'start' : 'nearest' })
    if (!activeElement?.closest('[role=dialog]')) row.focus({ preventScroll: true })
  }, [list, cursor])
}
