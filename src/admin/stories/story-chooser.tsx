import { Form } from 'react-router'
import type { ListedStory } from '../../domain/stories/story-list-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as pageWords from '../../words/story-desk.ts'
import { inputClass } from '../forms/field.tsx'
import { Button } from '../widgets/button.tsx'
import { shownAtFirst } from './shown-count.ts'
import { describeCounts } from './story-words.ts'

/** Searches other stories; each result can be merged into this story, or take the ticked articles of `formId`. */
export function StoryChooser({
  words,
  found,
  shownCount,
  formId,
}: {
  words: string
  found: ListedStory[] | null
  /** Kept by the search: a shorter list would lose ticks. */
  shownCount: number
  formId: string
}) {
  const language = useLanguage()
  return (
    <section aria-labelledby="other" className="mb-8">
      <h2 id="other" className="mt-0 mb-1 text-lg font-semibold">
        {pageWords.others(language)}
      </h2>
      <Form role="search" preventScrollReset className="mb-3 flex flex-wrap items-end gap-3">
        {shownCount > shownAtFirst ? <input type="hidden" name="articles" value={shownCount} /> : null}
        <label className="grow basis-48 text-sm">
          {pageWords.find(language)}
          <input
            type="search"
            name="with"
            defaultValue={words}
            key={words}
            data-merge
            className={`${inputClass} mt-1`}
          />
        </label>
        <Button type="submit">{pageWords.findButton(language)}</Button>
      </Form>
      {found && found.length === 0 ? (
        <p className="m-0 text-sm text-quiet">{pageWords.noneFound(language)}</p>
      ) : null}
      {found && found.length > 0 ? (
        <ul className="m-0 list-none border-t border-rule p-0">
          {found.map(story => (
            <li
              key={story.id}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule py-2"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="m-0 wrap-anywhere">{story.title}</p>
                <p className="m-0 text-sm text-quiet">{describeCounts(story, language).join(' · ')}</p>
              </div>
              <Button form={formId} type="submit" name="intent" value={`merge:${story.id}:${story.version}`}>
                {pageWords.merge(language)}
              </Button>
              <Button form={formId} type="submit" name="intent" value={`move:${story.id}`}>
                {pageWords.move(language)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
