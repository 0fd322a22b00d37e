import { useRef } from 'react'
import type { FrontItem } from '../../domain/front/front-page.ts'
import { namePlace } from '../../domain/front/places/front-place.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { findPinOf, subjectOf, titleOf, type Versions } from './front-draft.ts'
import { listPlaceChoices } from './pin-choices.ts'
import { PinDialog } from './pin-dialog.tsx'
import { findCandidateAfter } from './use-desk-keys.ts'
import type { FrontDesk } from './use-front-desk.ts'

/** Pins an item on the open desk. The focus moves on to the next candidate, so that the next `p` pins that. */
export function DeskPinDialog({
  desk,
  versions,
  item,
  onClose,
}: {
  desk: FrontDesk
  versions: Versions
  /** Null while the dialog is closed. */
  item: FrontItem | null
  onClose: (isPinned: boolean) => void
}) {
  const language = useLanguage()
  const next = useRef<HTMLElement | null>(null)
  const { page, sections } = desk
  const choices = listPlaceChoices(page, {
    slug: item && !item.story ? item.link.categorySlug : null,
    own: item?.link.categorySlug ?? '',
    versions,
    language,
  })
  const pin = item && findPinOf(page, subjectOf(item))
  return (
    <PinDialog
      title={item && titleOf(item)}
      former={pin && { place: pin.place, name: namePlace(pin.place, { categories: sections, language }) }}
      choices={choices}
      finalFocus={() => next.current ?? true}
      onClose={() => {
        next.current = null
        onClose(false)
      }}
      onChoose={chosen => {
        if (item) desk.pin(item, chosen)
        next.current = item && findCandidateAfter(subjectOf(item).id)
        onClose(true)
      }}
    />
  )
}
