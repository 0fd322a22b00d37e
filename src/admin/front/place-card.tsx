import { type DragEvent, type KeyboardEvent, useState } from 'react'
import type { FrontChanges } from '../../domain/front/front-changes.ts'
import type { FrontCategory, Pin, PlacedItem } from '../../domain/front/front-page.ts'
import {
  categoryOfPlace,
  type FrontPlace,
  namePlace,
  nameSlot,
  placeOfSlot,
  type Slot,
} from '../../domain/front/places/front-place.ts'
import { slotOf } from '../../domain/front/shown-pins.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/front-desk.ts'
import { buttonClass } from '../widgets/button.tsx'
import { useShownZone } from '../widgets/local-time.tsx'
import { srOnly } from '../widgets/sr-only.tsx'
import { type Dragged, readDragged, startDrag } from './drag.ts'
import { type PastPin, sourceOf, titleOf } from './front-draft.ts'
import { describePin, pinTime } from './pin-times.tsx'

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
      {item?.pin ? <TakeOff title={titleOf(item)} onTakeOff={onTakeOff} /> : null}
    </div>
  )
}

function TakeOff({
  title,
  onTakeOff,
  look = '-mx-1 min-h-6 px-1 text-xs',
}: {
  title: string
  onTakeOff: () => void
  look?: string
}) {
  return (
    <button type="button" onClick={onTakeOff} className={`${buttonClass('quiet')} ${look}`}>
      {words.takeOff(useLanguage(), { title, hidden: srOnly })}
    </button>
  )
}

/** Pins that begin later, the earliest first. */
export function PlannedPins({
  planned,
  categories,
  changes,
  now,
  onTakeOff,
}: {
  planned: Pin[]
  categories: FrontCategory[]
  changes: FrontChanges
  now: Date
  onTakeOff: (slot: Slot) => void
}) {
  const language = useLanguage()
  const at = { now, language, zone: useShownZone() }
  if (planned.length === 0) return null
  return (
    <section aria-label={words.planned(language)} className="mt-6 border-t-2 border-rule pt-2">
      <p className="m-0 text-xs text-quiet">{words.planned(language)}</p>
      <ol className="m-0 mt-1 list-none p-0 text-sm">
        {planned.map(pin => {
          const isChanged = changes.pins.some(({ place }) => place === slotOf(pin))
          return (
            <li key={pin.place} className="flex flex-wrap items-center gap-x-2 py-0.5">
              <span className="tabular-nums">
                {words.plannedAt(language, {
                  time: pin.beginsAt ? pinTime(pin.beginsAt, at) : '',
                  place: namePlace(pin.place, { categories, language }),
                })}
              </span>
              <span className="font-serif">{pin.title}</span>
              <span className="text-xs text-quiet">{describePin(pin, at)}</span>
              {isChanged ? (
                <span className="text-xs font-semibold text-accent">{words.notPublished(language)}</span>
              ) : null}
              <TakeOff title={pin.title} onTakeOff={() => onTakeOff(slotOf(pin))} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Pins of the draft whose time has passed: nothing can be published before they are taken off or pinned again. */
export function PastPins({
  pins,
  categories,
  onTakeOff,
}: {
  pins: PastPin[]
  categories: FrontCategory[]
  onTakeOff: (slot: Slot) => void
}) {
  const language = useLanguage()
  if (pins.length === 0) return null
  const nameOf = (slot: Slot) => {
    const category = categories.find(({ id }) => id === categoryOfPlace(placeOfSlot(slot)))
    return nameSlot(slot, { section: category?.name ?? '', language })
  }
  return (
    <ul
      aria-label={words.pastPins(language)}
      className="m-0 mt-4 list-none border-l-2 border-danger p-0 pl-3 text-sm"
    >
      {pins.map(({ slot, title }) => (
        <li key={slot} className="flex flex-wrap items-center gap-x-2">
          <span>{words.pastPin(language, { place: nameOf(slot), title })}</span>
          <TakeOff title={title} onTakeOff={() => onTakeOff(slot)} look="" />
        </li>
      ))}
    </ul>
  )
}
