import { type KeyboardEvent, useState } from 'react'
import type { FrontCategory, FrontPage, PlacedItem } from '../../domain/front/front-page.ts'
import { sectionPlace } from '../../domain/front/places/front-place.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import * as pinWords from '../../words/pins.ts'
import { Button, buttonClass } from '../widgets/button.tsx'
import { readDragged, startDrag } from './drag.ts'
import { listShown, titleOf } from './front-draft.ts'
import { PlaceCard, type PlaceProps } from './place-card.tsx'

type SectionsProps = { sections: FrontCategory[]; page: FrontPage; placeProps: PlaceProps }

/**
 * The sections in order, each with its lead: handles move them, a switch takes a section off the front page. On a phone they
 * are folded, and buttons move them.
 */
export function SectionRows({
  onMove,
  onShow,
  ...shown
}: SectionsProps & {
  onMove: (id: string, to: number) => void
  onShow: (id: string, isOnFront: boolean) => void
}) {
  const { sections, placeProps } = shown
  const language = useLanguage()
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => setUnfolded(all => all.symmetricDifference(new Set([id])))
  return (
    <ol className="m-0 mt-6 grid list-none gap-x-6 p-0 sm:grid-cols-2" aria-label={words.sections(language)}>
      {sections.map((section, at) => {
        const { id } = section
        const place = { section, at, count: sections.length, onMove }
        const isUnfolded = unfolded.has(id)
        return (
          <li
            key={id}
            className="flex min-w-0 gap-2 border-t border-rule pt-2 max-sm:pt-0"
            onDragOver={event => event.preventDefault()}
            onDrop={event => {
              const dragged = readDragged(event)
              if (dragged?.from === 'section') onMove(dragged.id, at)
            }}
          >
            <SectionHandle {...place} />
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline justify-between gap-2 max-sm:items-center">
                <h2 className="m-0 min-w-0 flex-1 font-serif text-base font-bold">
                  <span className="max-sm:hidden noscript:max-sm:inline">{section.name}</span>
                  <FoldButton
                    section={section}
                    isUnfolded={isUnfolded}
                    isChanged={placeProps(sectionPlace(id)).isChanged}
                    onToggle={() => toggle(id)}
                  />
                </h2>
                <MoveButtons {...place} />
                <label
                  className={`flex items-center gap-2 text-xs text-quiet max-sm:min-h-11 noscript:hidden ${isUnfolded ? '' : 'max-sm:hidden'}`}
                >
                  <input
                    type="checkbox"
                    checked={section.isOnFront}
                    onChange={event => onShow(id, event.target.checked)}
                  />
                  {words.onFront(language)}
                </label>
              </div>
              <div id={bodyId(id)} className={isUnfolded ? '' : folded}>
                <SectionBody {...shown} section={section} />
              </div>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

// Ten open sections would be four screens of a phone; without scripts they stay open.
const folded = 'max-sm:hidden noscript:max-sm:block'

function bodyId(id: string): string {
  return `section-${id}`
}

function FoldButton({
  section: { id, name, isOnFront },
  isUnfolded,
  isChanged,
  onToggle,
}: {
  section: FrontCategory
  isUnfolded: boolean
  isChanged: boolean
  onToggle: () => void
}) {
  const language = useLanguage()
  return (
    <button
      type="button"
      aria-expanded={isUnfolded}
      aria-controls={bodyId(id)}
      onClick={onToggle}
      className={`min-h-11 w-full cursor-pointer text-left wrap-anywhere sm:hidden ${isOnFront ? '' : 'text-quiet line-through'}`}
    >
      <span aria-hidden="true" className="mr-2 inline-block w-3 text-quiet">
        {isUnfolded ? '▾' : '▸'}
      </span>
      {name}
      {/* Unfolded, its card says so. */}
      {isChanged && !isUnfolded ? (
        <span className="block pl-5 font-sans text-xs font-semibold text-accent">
          {words.notPublished(language)}
        </span>
      ) : null}
    </button>
  )
}

function SectionBody({ section, sections, page, placeProps }: SectionsProps & { section: FrontCategory }) {
  const language = useLanguage()
  if (!section.isOnFront) return <p className="mt-1 mb-3 text-sm text-quiet">{words.notOnFront(language)}</p>
  const shown = page.sections.find(({ category }) => category.id === section.id)
  const [first = null, ...others] = shown ? listShown(shown) : []
  return (
    <>
      <PlaceCard
        {...placeProps(sectionPlace(section.id))}
        name={words.leadOfSection(language)}
        item={first}
        warning={warnOfSection(first, { section, sections, language })}
        size="line"
      />
      <p className="m-0 mb-2 truncate text-xs text-quiet">{others.map(titleOf).join(' · ')}</p>
    </>
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

type MovedSection = {
  section: FrontCategory
  at: number
  count: number
  onMove: (id: string, to: number) => void
}

/** For a thumb, which cannot drag a section. */
function MoveButtons({ section: { id, name }, at, count, onMove }: MovedSection) {
  const language = useLanguage()
  const moves = [
    { label: words.moveUp, sign: '↑', to: at - 1 },
    { label: words.moveDown, sign: '↓', to: at + 1 },
  ]
  return (
    <span className="flex shrink-0 sm:hidden">
      {moves.map(({ label, sign, to }) => (
        <Button
          key={sign}
          tone="quiet"
          aria-label={label(language, { name })}
          isOff={to < 0 || to >= count}
          onClick={() => onMove(id, to)}
        >
          {sign}
        </Button>
      ))}
    </span>
  )
}

function SectionHandle({ section: { id, name }, at, count, onMove }: MovedSection) {
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
      className={`${buttonClass('quiet')} h-8 min-h-8 cursor-grab px-1 max-sm:hidden`}
    >
      ⠿
    </button>
  )
}
