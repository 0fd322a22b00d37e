import { Form, Link } from 'react-router'
import type { DeskArticle } from '../../domain/stories/story-list-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/story-desk.ts'
import { headlineOf } from '../queue/state/entry-headline.ts'
import { Button, ButtonLink } from '../widgets/button.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import { OutsideLink } from '../widgets/outside-link.tsx'

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

// On a phone the headline fills its lines, and the mark is below it.
const markClass = 'text-sm font-semibold max-sm:mr-2 sm:ml-2'

export type ShownArticle = Omit<DeskArticle, 'reasons' | 'entryId' | 'queuedAt'> & {
  origin: string
  /** Where an editor decides about it; null once it is published. */
  queueHref: string | null
}

/** An article of a story: why it is there, and what an editor can do with it. Its controls post to the surrounding form. */
function ArticleRow({
  article,
  leadBy,
}: {
  article: ShownArticle
  /** Whether it is the lead, by the choice of an editor or of the machine. */
  leadBy: 'editor' | 'machine' | null
}) {
  const shown = useLanguage()
  const { placeId, source, url, language, publishedAt, queueHref } = article
  const title = headlineOf(article, shown)
  return (
    <li
      data-story-row
      tabIndex={-1}
      className="flex items-start gap-3 border-b border-rule py-2.5 focus-within:bg-wash max-sm:flex-wrap"
    >
      <label className="flex min-h-6 min-w-6 flex-none items-center justify-center max-sm:min-h-11 max-sm:min-w-11">
        <input
          type="checkbox"
          name="place"
          value={placeId}
          className="size-4"
          aria-label={words.select(shown, { title })}
        />
      </label>
      <div className="min-w-0 flex-1">
        <p className="m-0 row-links wrap-anywhere">
          <OutsideLink url={url} language={language}>
            {title}
          </OutsideLink>
          {leadBy ? (
            <strong className={markClass}>
              {leadBy === 'editor' ? words.lead(shown) : words.leadOfMachine(shown)}
            </strong>
          ) : null}
          {queueHref ? (
            <Link
              to={queueHref}
              className={`${markClass} underline`}
              aria-label={words.waitingLabel(shown, { title })}
            >
              {words.waiting(shown)}
            </Link>
          ) : null}
        </p>
        <p className="m-0 text-sm wrap-anywhere text-quiet">
          <bdi>{source}</bdi> · <LocalTime at={publishedAt} />
          {language ? ` · ${languageTagName(language, shown)}` : ''} · {article.origin}
        </p>
      </div>
      <div className="flex flex-none flex-wrap max-sm:w-full max-sm:pl-12">
        {leadBy === 'editor' ? null : (
          <Button
            type="submit"
            tone="quiet"
            name="intent"
            value={`lead:${placeId}`}
            aria-label={words.makeLeadLabel(shown, { title })}
          >
            {words.makeLead(shown)}
          </Button>
        )}
        <Button
          type="submit"
          tone="quiet"
          name="intent"
          value={`title-of:${placeId}`}
          aria-label={words.useAsTitleLabel(shown, { title })}
        >
          {words.useAsTitle(shown)}
        </Button>
      </div>
    </li>
  )
}
