import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { composeFrontPage } from '../../domain/front/compose-front-page.ts'
import { applyChanges, arrange, type FrontChanges } from '../../domain/front/front-changes.ts'
import type { FrontItem, FrontMaterial } from '../../domain/front/front-page.ts'
import { type FrontPlace, nextSlot, type Slot } from '../../domain/front/places/front-place.ts'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { keepDraft, readDraft } from './draft-store.ts'
import {
  countChanges,
  forgetPin,
  listPastPins,
  moveSection,
  noChanges,
  putPin,
  showSection,
  subjectOf,
  swapPlaces,
  takeOff,
  titleAmong,
  type Versions,
  withoutPublished,
  writeSubject,
} from './front-draft.ts'
import { type ChosenPlace, toPinChange } from './pin-choices.ts'

export type DeskData = { material: FrontMaterial; versions: Versions; now: Date; me: string }
export type FrontDesk = ReturnType<typeof useFrontDesk>

/** The front page with the unpublished changes of this tab, which survive a reload, and the verbs that change it. */
export function useFrontDesk({ material, versions, now, me }: DeskData) {
  // The last step is the current one; undo returns to the steps before it.
  const [steps, setSteps] = useState<FrontChanges[]>([noChanges])
  const [found, setFound] = useState<FrontItem[]>([])
  const changes = steps.at(-1) ?? noChanges
  const count = countChanges(changes)
  useEffect(() => {
    const kept = readDraft()
    if (countChanges(kept) > 0) setSteps([noChanges, kept])
  }, [])
  useEffect(() => {
    if (count > 0 || steps.length > 1) keepDraft(changes)
  }, [changes, count, steps.length])

  const dropPublished = useCallback((published: FrontChanges) => {
    // The effect above keeps what is left.
    keepDraft(noChanges)
    setSteps(all => {
      const rest = withoutPublished(all.at(-1) ?? noChanges, published)
      return countChanges(rest) > 0 ? [noChanges, rest] : [noChanges]
    })
  }, [])

  const known = [...material.pinned, ...found, ...listItems(material)]
  const page = composeFrontPage(
    changeMaterial({ ...material, pinned: known }, { changes, now, me, known }),
    now,
  )
  const addFound = (items: FrontItem[]) => setFound(all => keepFound(all, { items, steps }))
  useDraftItems(changes, { known, onFound: items => setFound(all => [...all, ...items]) })
  const step = (next: FrontChanges) => setSteps(all => [...all, next])
  const { categories } = material
  return {
    page,
    changes,
    count,
    sections: arrange(categories, changes.sections),
    known,
    past: listPastPins(changes, { known, now }),
    canUndo: steps.length > 1,
    undo: () => setSteps(all => (all.length > 1 ? all.slice(0, -1) : all)),
    dropPublished,
    addFound,
    pin: (item: FrontItem, chosen: ChosenPlace) => {
      const seen = versions.get(chosen.place) ?? 0
      const plannedSeen = versions.get(nextSlot(chosen.place)) ?? 0
      step(putPin(changes, { ...toPinChange(chosen, { seen, plannedSeen }), subject: subjectOf(item) }))
    },
    takeOff: (slot: Slot) => step(takeOff(changes, slot, versions)),
    forgetPin: (slot: Slot) => step(forgetPin(changes, slot)),
    swap: (from: FrontPlace, to: FrontPlace) => step(swapPlaces(changes, { from, to, page, versions })),
    moveSection: (id: string, to: number) => step(moveSection(changes, { id, to, categories })),
    showSection: (id: string, isOnFront: boolean) =>
      step(showSection(changes, { id, isOnFront, categories })),
  }
}

function changeMaterial(
  material: FrontMaterial,
  { changes, now, me, known }: { changes: FrontChanges; now: Date; me: string; known: FrontItem[] },
): FrontMaterial {
  return applyChanges(material, { changes, now, by: me, titleOf: subject => titleAmong(known, subject) })
}

function listItems({ stories, featured, latest, newestOf }: FrontMaterial): FrontItem[] {
  return [...stories, ...featured, ...latest, ...[...newestOf.values()].flat()]
}

/** The last items that were found, and of the earlier ones those that a step of the draft pins, each once. */
export function keepFound(
  found: readonly FrontItem[],
  { items, steps }: { items: readonly FrontItem[]; steps: readonly FrontChanges[] },
): FrontItem[] {
  const pinned = new Set(steps.flatMap(({ pins }) => pins.flatMap(({ subject }) => subject?.id ?? [])))
  const all = [...found.filter(item => pinned.has(subjectOf(item).id)), ...items]
  return [...new Map(all.map(item => [subjectOf(item).id, item])).values()]
}

/** Whether another editor wrote to a place after this desk changed it. */
export function isOvertaken(place: FrontPlace, changes: FrontChanges, versions: Versions): boolean {
  const change = changes.pins.find(each => each.place === place)
  return change !== undefined && change.seen !== (versions.get(place) ?? 0)
}

/** Loads the articles and stories of a draft that other screens or an earlier page pinned, each once. */
function useDraftItems(
  { pins }: FrontChanges,
  { known, onFound }: { known: readonly FrontItem[]; onFound: (items: FrontItem[]) => void },
): void {
  const { load, data } = useFetcher<{ items: FrontItem[] }>()
  const asked = useRef(new Set<string>())
  const report = useEffectEvent(onFound)
  useEffect(() => {
    if (pins.length === 0) return
    const ids = new Set(known.map(item => subjectOf(item).id))
    const missing = pins.flatMap(({ subject }) =>
      subject && !ids.has(subject.id) && !asked.current.has(subject.id) ? [subject] : [],
    )
    if (missing.length === 0) return
    for (const { id } of missing) asked.current.add(id)
    const query = new URLSearchParams(missing.map(subject => ['subject', writeSubject(subject)]))
    void load(`${adminPath('/front/find')}?${query}`)
  })
  useEffect(() => {
    if (data) report(data.items)
  }, [data])
}
