import { type DragEvent, type KeyboardEvent, useState } from 'react'
import type { PlacedItem } from '../../domain/front/front-page.ts'
import type { FrontPlace } from '../../domain/front/places/front-place.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/front-desk.ts'
import { buttonClass } from '../widgets/button.tsx'
import { useShownZone } from '../widgets/local-time.tsx'
import { srOnly } from '../widgets/sr-only.tsx'
import { sourceOf, titleOf } from './desk-item.ts'
import { type Dragged, readDragged, startDrag } from './drag.ts'
import { describePin } from './pin-times.tsx'

type PlaceCardProps = {
  place: FrontPlace
  name: string
  item: PlacedItem | null
  now: Date
  isChanged: boolean
  /** Another editor has pinned something here since this desk changed the place. */
  isOvertaken: boolean
  size: 'lead' | 'second' | 'line'
  warning?: string | null
  onDrop: (dragged: Dragged) => void
  onMove?: (by: -1 | 1) => void
  onTakeOff: () => void
  onPin: () => void
}

/** The props that all place cards share. */
export type PlaceProps = (place: FrontPlace) => Omit<PlaceCardProps, 'name' | 'item' | 'size' | 'warning'>

const sizes = {
  lead: 'text-2xl leading-tight font-bold',
  second: 'text-base leading-snug font-semibold',
  line: 'text-[0.9375rem] leading-snug',
}

/** A place as a reader sees it. It accepts dropped items, and the arrow keys move its item. */
export function PlaceCard({ place, name, item, now, size, onDrop, onMove, ...state }: PlaceCardProps) {
  const language = useLanguage()
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (by === -1 || by === 1) onMove?.(by)
    else if (event.key === 'Delete' && item?.pin) state.onTakeOff()
    else if (event.key === 'p') state.onPin()
    else return
    event.preventDefault()
  }
  return (
    <section
      aria-label={name}
      draggable={item !== null}
      onDragStart={event => startDrag(event, { from: 'place', id: place })}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault()
        setIsOver(false)
        const dragged = readDragged(event)
        if (dragged) onDrop(dragged)
      }}
      className={`min-w-0 border-t-2 py-2 ${item?.pin ? 'border-accent' : 'border-rule'} ${isOver ? 'bg-wash' : ''}`}
    >
      <p className="m-0 flex justify-between gap-2 text-xs text-quiet">
        <span>{name}</span>
        {state.isChanged ? (
          <span className="font-semibold text-accent">{words.notPublished(language)}</span>
        ) : null}
      </p>
      {item ? (
        <button
          type="button"
          data-place={place}
          onKeyDown={press}
          onClick={state.onPin}
          title={words.moveHint(language)}
          className={`mt-0.5 block min-h-6 w-full cursor-pointer text-left font-serif text-balance wrap-anywhere hover:text-accent max-sm:min-h-11 ${sizes[size]}`}
          lang={item.link.language ?? undefined}
        >
          {titleOf(item)}
        </button>
      ) : (
        <p className="m-0 mt-0.5 text-sm text-quiet">{words.empty(language)}</p>
      )}
      <PlaceFoot item={item} now={now} {...state} />
    </section>
  )
}

function PlaceFoot({
  item,
  now,
  isOvertaken,
  warning,
  onTakeOff,
}: Pick<PlaceCardProps, 'item' | 'now' | 'isOvertaken' | 'warning' | 'onTakeOff'>) {
  const language = useLanguage()
  const zone = useShownZone()
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-quiet">
      {item ? <bdi>{sourceOf(item, language)}</bdi> : null}
      {item?.pin ? (
        <span>
          {describePin(item.pin, { now, language, zone })},{' '}
          {words.putThere(language, { ago: relativeTime(item.pin.pinnedAt, now, language) })}
        </span>
      ) : null}
      {isOvertaken ? <span className="text-danger">{words.changedMeanwhile(language)}</span> : null}
      {warning ? <span className="basis-full text-danger">{warning}</span> : null}
      {item?.pin ? (
        <button type="button" onClick={onTakeOff} className={smallClass}>
          {words.takeOff(language, { title: titleOf(item), hidden: srOnly })}
        </button>
      ) : null}
    </div>
  )
}

const smallClass = `${buttonClass('quiet')} -mx-1 min-h-6 px-1 text-xs`
