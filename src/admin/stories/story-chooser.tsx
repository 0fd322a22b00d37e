import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ListedStory, LooseArticle } from '../../domain/stories/story-list-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as pageWords from '../../words/story-desk.ts'
import { inputClass } from '../forms/field.tsx'
import { headlineOf } from '../queue/state/entry-headline.ts'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { OutsideLink } from '../widgets/outside-link.tsx'
import { shownAtFirst } from './shown-count.ts'
import { describeCounts } from './story-words.ts'

/**
 * Searches other stories, which can be merged into this story or take the ticked articles of `formId`, and articles without a
 * story, which can be added to it.
 */
export function StoryChooser({
  words,
  found,
  loose,
  shownCount,
  formId,
}: {
  words: string
  found: ListedStory[] | null
  loose: LooseArticle[]
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
      {found && found.length + loose.length === 0 ? (
        <p className="m-0 text-sm text-quiet">{pageWords.noneFound(language)}</p>
      ) : null}
      {found && found.length + loose.length > 0 ? (
        <ul className="m-0 list-none border-t border-rule p-0">
          {loose.map(article => (
            <FoundRow
              key={article.id}
              title={<LooseTitle article={article} />}
              about={<LooseAbout article={article} />}
            >
              <Button
                form={formId}
                type="submit"
                name="intent"
                value={`add-${article.kind}:${article.id}`}
                aria-label={pageWords.addLabel(language, { title: headlineOf(article, language) })}
              >
                {pageWords.add(language)}
              </Button>
            </FoundRow>
          ))}
          {found.map(story => (
            <FoundRow key={story.id} title={story.title} about={describeCounts(story, language).join(' · ')}>
              <Button form={formId} type="submit" name="intent" value={`merge:${story.id}:${story.version}`}>
                {pageWords.merge(language)}
              </Button>
              <Button form={formId} type="submit" name="intent" value={`move:${story.id}`}>
                {pageWords.move(language)}
              </Button>
            </FoundRow>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function FoundRow({ title, about, children }: { title: ReactNode; about: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="m-0 wrap-anywhere">{title}</p>
        <p className="m-0 text-sm text-quiet">{about}</p>
      </div>
      {children}
    </li>
  )
}

function LooseTitle({ article }: { article: LooseArticle }) {
  const language = useLanguage()
  return (
    <>
      <OutsideLink url={article.url} language={article.language}>
        {headlineOf(article, language)}
      </OutsideLink>
      {article.kind === 'entry' ? (
        <strong className="ml-2 text-sm font-semibold">{pageWords.waiting(language)}</strong>
      ) : null}
    </>
  )
}

function LooseAbout({ article: { source, publishedAt } }: { article: LooseArticle }) {
  const language = useLanguage()
  return (
    <>
      {source} · <LocalTime at={publishedAt} /> · {pageWords.noStory(language)}
    </>
  )
}
