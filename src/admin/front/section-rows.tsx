import type { KeyboardEvent } from 'react'
import type { FrontCategory, FrontPage, PlacedItem } from '../../domain/front/front-page.ts'
import { sectionPlace } from '../../domain/front-place.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import * as pinWords from '../../words/pins.ts'
import { buttonClass } from '../widgets/button.tsx'
import { titleOf } from './desk-item.ts'
import { readDragged, startDrag } from './drag.ts'
import { PlaceCard } from './place-card.tsx'
import type { PlaceProps } from './place-props.ts'

/** The sections in order, each with its lead: handles move them, a switch takes a section off the front page. */
export function SectionRows({
  sections,
  page,
  placeProps,
  onMove,
  onShow,
}: {
  sections: FrontCategory[]
  page: FrontPage
  placeProps: PlaceProps
  onMove: (id: string, to: number) => void
  onShow: (id: string, isOnFront: boolean) => void
}) {
  const language = useLanguage()
  return (
    <ol className="m-0 mt-6 grid list-none gap-x-6 p-0 sm:grid-cols-2" aria-label={words.sections(language)}>
      {sections.map((section, at) => {
        const shown = page.sections.find(({ category }) => category.id === section.id)
        return (
          <li
            key={section.id}
            className="flex min-w-0 gap-2 border-t border-rule pt-2"
            onDragOver={event => event.preventDefault()}
            onDrop={event => {
              const dragged = readDragged(event)
              if (dragged?.from === 'section') onMove(dragged.id, at)
            }}
          >
            <SectionHandle section={section} at={at} count={sections.length} onMove={onMove} />
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline justify-between gap-2 max-[16rem]:flex-wrap">
                <h2 className="m-0 font-serif text-base font-bold">{section.name}</h2>
                <label className="flex items-center gap-1.5 text-xs text-quiet max-sm:min-h-11">
                  <input
                    type="checkbox"
                    checked={section.isOnFront}
                    onChange={event => onShow(section.id, event.target.checked)}
                  />
                  {words.onFront(language)}
                </label>
              </div>
              {section.isOnFront ? (
                <>
                  <PlaceCard
                    {...placeProps(sectionPlace(section.id))}
                    name={words.leadOfSection(language)}
                    item={shown?.lead ?? null}
                    warning={warnOfSection(shown?.lead ?? null, { section, sections, language })}
                    size="line"
                  />
                  <p className="m-0 mb-2 truncate text-xs text-quiet">
                    {shown?.others.map(titleOf).join(' · ')}
                  </p>
                </>
              ) : (
                <p className="mt-1 mb-3 text-sm text-quiet">{words.notOnFront(language)}</p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** An editor may lead a section with a link of another one, but should see it. */
function warnOfSection(
  lead: PlacedItem | null,
  { section, sections, language }: { section: FrontCategory; sections: FrontCategory[]; language: Language },
): string | null {
  if (!lead?.pin || lead.link.categorySlug === section.slug) return null
  const own = sections.find(({ slug }) => slug === lead.link.categorySlug)
  return pinWords.fromOtherSection(language, { section: own?.name ?? lead.link.categorySlug })
}

function SectionHandle({
  section: { id, name },
  at,
  count,
  onMove,
}: {
  section: FrontCategory
  at: number
  count: number
  onMove: (id: string, to: number) => void
}) {
  const language = useLanguage()
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (by === undefined || at + by < 0 || at + by >= count) return
    event.preventDefault()
    onMove(id, at + by)
  }
  return (
    <button
      type="button"
      draggable
      onDragStart={event => startDrag(event, { from: 'section', id })}
      onKeyDown={press}
      onClick={() => onMove(id, Math.max(0, at - 1))}
      title={words.sectionHint(language)}
      aria-label={words.moveSection(language, { name, at: at + 1, count })}
      className={`${buttonClass('quiet')} h-8 min-h-8 cursor-grab px-1 max-sm:min-h-11`}
    >
      ⠿
    </button>
  )
}
