import { useEffect, useEffectEvent, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { FrontItem, FrontMaterial } from '../../domain/front/front-page.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as deskWords from '../../words/front-desk.ts'
import { buttonClass } from '../widgets/button.tsx'
import { srOnly } from '../widgets/sr-only.tsx'
import { useTypedSearch } from '../widgets/use-typed-search.ts'
import { startDrag } from './drag.ts'
import { sourceOf, subjectOf, titleOf } from './front-draft.ts'

const rowsMax = 30

/** Candidates for the front page: stories by heat, featured links, the newest; filtered by words. */
export function CandidateList({
  material,
  shownIds,
  isHiddenOnPhones,
  now,
  onPin,
  onFound,
}: {
  material: FrontMaterial
  /** Links and stories that already have a place on the page. */
  shownIds: ReadonlySet<string>
  isHiddenOnPhones: boolean
  now: Date
  onPin: (item: FrontItem) => void
  onFound: (items: FrontItem[]) => void
}) {
  const language = useLanguage()
  const [words, setWords] = useState('')
  const found = useFound(words, onFound)
  const groups =
    words.trim() === ''
      ? [
          { name: deskWords.storiesByHeat(language), items: material.stories },
          { name: deskWords.featured(language), items: material.featured },
          { name: deskWords.newest(language), items: material.latest },
        ]
      : [
          {
            name: deskWords.stories(language),
            items: material.stories.filter(item => contains(item, words)),
          },
          { name: deskWords.newsLinks(language), items: found },
        ]
  return (
    <aside
      aria-label={deskWords.candidates(language)}
      className={`${isHiddenOnPhones ? 'max-lg:hidden noscript:max-lg:block ' : ''}min-w-0 lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:-m-1 lg:overflow-y-auto lg:p-1`}
    >
      <input
        type="search"
        value={words}
        onChange={event => setWords(event.target.value)}
        placeholder={deskWords.filter(language)}
        aria-label={deskWords.filterLabel(language)}
        data-hotkey="/"
        className="min-h-10 w-full border border-field bg-raised px-3 text-ink max-sm:min-h-11 noscript:hidden"
      />
      {groups.map(({ name, items }) =>
        items.length === 0 ? null : (
          <section key={name} aria-label={name} className="mt-4">
            <h2 className="m-0 mb-1 text-xs font-semibold text-quiet">{name}</h2>
            <ul className="m-0 list-none p-0">
              {items.slice(0, rowsMax).map(item => (
                <Candidate
                  key={subjectOf(item).id}
                  item={item}
                  isShown={shownIds.has(item.link.id)}
                  now={now}
                  onPin={() => onPin(item)}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      {groups.every(({ items }) => items.length === 0) ? (
        <p className="mt-4 text-sm text-quiet">
          {(words === '' ? deskWords.noCandidates : deskWords.noneFound)(language)}
        </p>
      ) : null}
    </aside>
  )
}

function Candidate({
  item,
  isShown,
  now,
  onPin,
}: {
  item: FrontItem
  isShown: boolean
  now: Date
  onPin: () => void
}) {
  const language = useLanguage()
  return (
    <li
      draggable
      onDragStart={event => startDrag(event, { from: 'candidate', id: subjectOf(item).id })}
      className="flex items-start gap-2 border-t border-rule py-1.5"
    >
      <div className="min-w-0 flex-1">
        <p
          className="m-0 line-clamp-2 font-serif leading-snug wrap-anywhere"
          lang={item.link.language ?? undefined}
        >
          {titleOf(item)}
        </p>
        <p className="m-0 text-xs text-quiet">
          {deskWords.candidate(language, {
            source: () => <bdi key="source">{sourceOf(item, language)}</bdi>,
            ago: relativeTime(item.link.createdAt, now, language),
            isShown: isShown ? 'yes' : 'no',
          })}
        </p>
      </div>
      <button
        type="button"
        data-candidate={subjectOf(item).id}
        onClick={onPin}
        className={buttonClass('quiet')}
      >
        {deskWords.pinItem(language, { title: titleOf(item), hidden: srOnly })}
      </button>
    </li>
  )
}

function useFound(words: string, onFound: (items: FrontItem[]) => void): FrontItem[] {
  const data = useTypedSearch<{ words: string; items: FrontItem[] }>(adminPath('/front/find'), words)
  const report = useEffectEvent(onFound)
  useEffect(() => {
    if (data) report(data.items)
  }, [data])
  if (!data) return []
  // Until the server has answered, those of the words before that contain these, too.
  return data.words === words ? data.items : data.items.filter(item => contains(item, words))
}

function contains(item: FrontItem, words: string): boolean {
  const text = `${titleOf(item)} ${item.link.source}`.toLowerCase()
  return words
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every(word => text.includes(word))
}
