import { Link } from 'react-router'
import type { DeskArticle } from '../../domain/stories/story-list-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/story-desk.ts'
import { headlineOf } from '../queue/state/entry-headline.ts'
import { Button } from '../widgets/button.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import { OutsideLink } from '../widgets/outside-link.tsx'

// On a phone the headline fills its lines, and the mark is below it.
const markClass = 'text-sm font-semibold max-sm:mr-2 sm:ml-2'

export type ShownArticle = Omit<DeskArticle, 'reasons' | 'entryId' | 'queuedAt'> & {
  origin: string
  /** Where an editor decides about it; null once it is published. */
  queueHref: string | null
}

/** An article of a story: why it is there, and what an editor can do with it. Its controls post to the surrounding form. */
export function ArticleRow({
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
      className="flex items-start gap-3 border-b border-rule py-2.5 outline-none focus-within:bg-wash focus:bg-wash max-sm:flex-wrap"
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
          {source} · <LocalTime at={publishedAt} />
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
