import { useState } from 'react'
import type { FrontItem, PlacedItem } from '../../domain/front/front-page.ts'
import { type FrontPlace, readPlace, secondPlaces } from '../../domain/front-place.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import { AsideNotes } from './aside-notes.tsx'
import { CandidateList } from './candidate-list.tsx'
import { DeskBar } from './desk-bar.tsx'
import { subjectOf, titleOf } from './desk-item.ts'
import type { Dragged } from './drag.ts'
import { findAt, placeBeside } from './front-draft.ts'
import { LatestLines } from './latest-lines.tsx'
import { listPlaceChoices } from './pin-choices.ts'
import { PinDialog } from './pin-dialog.tsx'
import { PlaceCard } from './place-card.tsx'
import type { PlaceProps } from './place-props.ts'
import { PlannedPins } from './planned-pins.tsx'
import { SectionRows } from './section-rows.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { type DeskData, isOvertaken, useFrontDesk } from './use-front-desk.ts'

/** The places of the front page with the candidates beside them. No change counts until it is published. */
export function FrontDesk(data: DeskData) {
  const language = useLanguage()
  const desk = useFrontDesk(data)
  const [asked, setAsked] = useState<FrontItem | null>(null)
  const { page, changes, known } = desk
  const shown: PlacedItem[] = [...(page.lead ? [page.lead] : []), ...page.second]
  const shownIds = new Set(shown.map(({ link }) => link.id))
  const choices = listPlaceChoices(page, {
    slug: asked && !asked.story ? asked.link.categorySlug : null,
    versions: data.versions,
    language,
  })

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
  const placeProps: PlaceProps = place => ({
    place,
    now: data.now,
    isChanged: changes.pins.some(each => each.place === place),
    isOvertaken: isOvertaken(place, changes, data.versions),
    onDrop: dragged => drop(place, dragged),
    onMove: by => move(place, by),
    onTakeOff: () => desk.takeOff(place),
    onPin: () => setAsked(findAt(page, place)),
  })
  useDeskKeys()
  return (
    <>
      <DeskBar desk={desk} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <PlaceCard {...placeProps('lead')} name={words.lead(language)} item={page.lead} size="lead" />
          <div className="mt-3 grid gap-x-6 sm:grid-cols-3">
            {secondPlaces.map((place, n) => (
              <PlaceCard
                key={place}
                {...placeProps(place)}
                name={words.second(language, { place: String(n + 1) })}
                item={page.second[n] ?? null}
                size="second"
              />
            ))}
          </div>
          <PlannedPins page={page} changes={changes} now={data.now} onTakeOff={desk.takeOff} />
          <AsideNotes page={page} onTakeOff={desk.takeOff} />
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
          now={data.now}
          onPin={setAsked}
          onFound={desk.addFound}
        />
      </div>
      <PinDialog
        title={asked && titleOf(asked)}
        choices={choices}
        onClose={() => setAsked(null)}
        onChoose={chosen => {
          if (asked) desk.pin(asked, chosen)
          setAsked(null)
        }}
      />
    </>
  )
}
