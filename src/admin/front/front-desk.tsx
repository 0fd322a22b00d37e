import { useState } from 'react'
import type { FrontCategory, FrontItem, FrontPage, Pin, PlacedItem } from '../../domain/front/front-page.ts'
import { type FrontPlace, namePlace, readPlace, secondPlaces } from '../../domain/front/places/front-place.ts'
import { slotOf } from '../../domain/front/shown-pins.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import * as pinWords from '../../words/pins.ts'
import { buttonClass } from '../widgets/button.tsx'
import { srOnly } from '../widgets/sr-only.tsx'
import { CandidateList } from './candidate-list.tsx'
import { DeskBar } from './desk-bar.tsx'
import { DeskPinDialog } from './desk-pin-dialog.tsx'
import type { Dragged } from './drag.ts'
import { findAt, placeBeside, sourceOf, subjectOf, titleOf } from './front-draft.ts'
import { PastPins, PlaceCard, type PlaceProps, PlannedPins } from './place-card.tsx'
import { SectionRows } from './section-rows.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import {
  type DeskData,
  type FrontDesk as FrontDeskModel,
  isOvertaken,
  useFrontDesk,
} from './use-front-desk.ts'

/** The places of the front page with the candidates beside them. Changes take effect only when they are published. */
export function FrontDesk(data: DeskData) {
  const language = useLanguage()
  const desk = useFrontDesk(data)
  const [itemToPin, setItemToPin] = useState<FrontItem | null>(null)
  // A phone shows the page or the candidates, and both buttons at the thumb.
  const [isChoosing, setChoosing] = useState(false)
  const { page, changes } = desk
  const isDrafted = isDraftedIn(changes)
  const shown: PlacedItem[] = [...(page.lead ? [page.lead] : []), ...page.second]
  const shownIds = new Set(shown.map(({ link }) => link.id))
  const placeProps = placePropsOf(desk, { data, onPin: setItemToPin })
  useDeskKeys()
  return (
    <>
      <DeskBar desk={desk} />
      <div className="grid gap-8 wrap-anywhere lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className={`min-w-0 ${isChoosing ? 'max-lg:hidden' : ''}`}>
          <PlaceCard {...placeProps('lead')} name={pinWords.lead(language)} item={page.lead} size="lead" />
          <div className="mt-3 grid gap-x-6 sm:grid-cols-3">
            {secondPlaces.map((place, n) => (
              <PlaceCard
                key={place}
                {...placeProps(place)}
                name={pinWords.second(language, { place: String(n + 1) })}
                item={findAt(page, place)}
                size="second"
              />
            ))}
          </div>
          <PlannedPins
            planned={page.planned}
            categories={desk.sections}
            changes={changes}
            now={data.now}
            onTakeOff={desk.takeOff}
          />
          <PastPins pins={desk.past} categories={desk.sections} onTakeOff={desk.forgetPin} />
          <AsideNotes
            page={page}
            categories={desk.sections}
            onTakeOff={pin => (isDrafted(pin) ? desk.forgetPin(slotOf(pin)) : desk.takeOff(pin.place))}
          />
          <SectionRows
            sections={desk.sections}
            page={page}
            placeProps={placeProps}
            onMove={desk.moveSection}
            onShow={desk.showSection}
          />
          <LatestLines items={page.latest} />
        </div>
        <CandidateList
          material={data.material}
          shownIds={shownIds}
          isHiddenOnPhones={!isChoosing}
          now={data.now}
          onPin={setItemToPin}
          onFound={desk.addFound}
        />
      </div>
      <PhoneTabs isChoosing={isChoosing} onChange={setChoosing} />
      <DeskPinDialog
        desk={desk}
        versions={data.versions}
        item={itemToPin}
        onClose={isPinned => {
          setItemToPin(null)
          if (isPinned) setChoosing(false)
        }}
      />
    </>
  )
}

function isDraftedIn(changes: FrontDeskModel['changes']) {
  return ({ subject: { id } }: Pin) => changes.pins.some(({ subject }) => subject?.id === id)
}

function placePropsOf(
  desk: FrontDeskModel,
  { data, onPin }: { data: DeskData; onPin: (item: FrontItem | null) => void },
): PlaceProps {
  const { page, changes, known } = desk
  const isDrafted = isDraftedIn(changes)
  function drop(place: FrontPlace, { from, id }: Dragged) {
    const item = known.find(each => subjectOf(each).id === id)
    const origin = from === 'place' ? readPlace(id) : null
    if (origin) desk.swap(origin, place)
    else if (from === 'candidate' && item) desk.pin(item, { place, from: null, until: { kind: 'open' } })
  }
  function move(place: FrontPlace, by: -1 | 1) {
    const next = placeBeside(place, by)
    if (!next || !findAt(page, place)) return
    desk.swap(place, next)
    document.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus()
  }
  const isAside = (place: FrontPlace) => page.aside.some(({ pin }) => pin.place === place && isDrafted(pin))
  return place => ({
    place,
    now: data.now,
    isChanged: changes.pins.some(each => each.place === place) && !isAside(place),
    isOvertaken: isOvertaken(place, changes, data.versions),
    onDrop: dragged => drop(place, dragged),
    onMove: by => move(place, by),
    onTakeOff: () => desk.takeOff(place),
    onPin: () => onPin(findAt(page, place)),
  })
}

function PhoneTabs({
  isChoosing,
  onChange,
}: {
  isChoosing: boolean
  onChange: (isChoosing: boolean) => void
}) {
  const language = useLanguage()
  const change = (next: boolean) => {
    onChange(next)
    window.scrollTo({ top: 0 })
  }
  const tab = 'min-h-11 flex-1 cursor-pointer border-t-2 px-3 font-semibold '
  const tabClass = (isHere: boolean) =>
    tab + (isHere ? 'border-accent text-ink' : 'border-transparent text-accent')
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex border-t border-rule bg-raised sm:-mx-6 lg:hidden noscript:hidden print:hidden">
      <button
        type="button"
        aria-pressed={!isChoosing}
        className={tabClass(!isChoosing)}
        onClick={() => change(false)}
      >
        {words.title(language)}
      </button>
      <button
        type="button"
        aria-pressed={isChoosing}
        className={tabClass(isChoosing)}
        onClick={() => change(true)}
      >
        {words.pinMore(language)}
      </button>
    </div>
  )
}

/** Latest News, which always fills itself: it has no pins. */
function LatestLines({ items }: { items: FrontItem[] }) {
  const language = useLanguage()
  return (
    <section aria-label={words.latest(language)} className="mt-6 border-t-2 border-rule pt-2">
      <p className="m-0 text-xs text-quiet">{words.latestFills(language)}</p>
      <ol className="m-0 mt-1 list-none gap-x-6 p-0 text-sm sm:columns-2">
        {items.map(item => (
          <li key={item.link.id} className="truncate py-0.5" lang={item.link.language ?? undefined}>
            <span className="font-serif">{titleOf(item)}</span>{' '}
            <span className="text-xs text-quiet">{sourceOf(item, language)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Pins that currently show nothing, with the reason. Expired pins are not mentioned. */
function AsideNotes({
  page,
  categories,
  onTakeOff,
}: {
  page: FrontPage
  categories: FrontCategory[]
  onTakeOff: (pin: Pin) => void
}) {
  const language = useLanguage()
  const aside = page.aside.filter(({ reason }) => reason !== 'ended')
  if (aside.length === 0) return null
  return (
    <ul
      aria-label={words.aside(language)}
      className="m-0 mt-4 list-none border-l-2 border-danger p-0 pl-3 text-sm"
    >
      {aside.map(({ pin, reason }) => (
        <li key={`${pin.place} ${pin.subject.id}`} className="flex flex-wrap items-center gap-x-2">
          <span>
            {words.stepsAside(language, {
              place: namePlace(pin.place, { categories, language }),
              title: pin.title,
              reason: selectCase(reason),
            })}
          </span>
          <button type="button" onClick={() => onTakeOff(pin)} className={buttonClass('quiet')}>
            {words.takeOff(language, { title: pin.title, hidden: srOnly })}
          </button>
        </li>
      ))}
    </ul>
  )
}
