import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/story-desk.ts'
import { Button } from '../widgets/button.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'
import { ArticleRow, type ShownArticle } from './article-row.tsx'

/** The articles of a story in one form, which splits off, moves or removes the ticked ones. */
export function StoryArticles({
  story,
  articles,
  moreSearch,
}: {
  story: {
    version: number
    leadUrl: string | null
    shownLeadUrl: string | null
    isHidden: boolean
    isLocked: boolean
  }
  articles: ShownArticle[]
  /** The query that shows more of them; null if all are shown. */
  moreSearch: string | null
}) {
  const language = useLanguage()
  const { version, leadUrl, shownLeadUrl, isHidden, isLocked } = story
  const leadOf = ({ canonicalUrl }: ShownArticle) => {
    if (canonicalUrl === leadUrl) return 'editor'
    return canonicalUrl === shownLeadUrl ? 'machine' : null
  }
  return (
    <section aria-labelledby="articles-head" className="mb-8">
      <h2 id="articles-head" className="mt-0 mb-1 text-lg font-semibold">
        {words.articles(language)}
      </h2>
      <Form id="articles" method="post" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <div className="sticky top-0 z-10 flex flex-wrap gap-2 border-b border-field bg-paper py-2">
          <Button type="submit" name="intent" value="split">
            {words.splitOff(language)}
          </Button>
          <Button type="submit" name="intent" value="remove">
            {words.remove(language)}
          </Button>
          <span className="grow" />
          {leadUrl ? (
            <Button type="submit" tone="quiet" name="intent" value="lead-by-machine">
              {words.leadByMachine(language)}
            </Button>
          ) : null}
          <Button type="submit" tone="quiet" name="intent" value={isLocked ? 'unlock' : 'lock'}>
            {isLocked ? words.unlock(language) : words.lock(language)}
          </Button>
          <Button type="submit" tone="quiet" name="intent" value={isHidden ? 'show' : 'hide'}>
            {isHidden ? words.show(language) : words.hide(language)}
          </Button>
        </div>
        <ol className="m-0 list-none p-0">
          {articles.map(article => (
            <ArticleRow key={article.placeId} article={article} leadBy={leadOf(article)} />
          ))}
        </ol>
      </Form>
      {moreSearch ? (
        <p className="mt-3 mb-0">
          <ButtonLink to={moreSearch} preventScrollReset replace>
            {words.moreArticles(language)}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}
