import * as nameWords from '../words/page-names.ts'
import * as words from '../words/site-frame.ts'
import { useInEdition, useLanguage } from './language/language-context.ts'
import { newTabNoteId } from './news/headline-lines.tsx'
import { CategoryLinks } from './site-header.tsx'
import { dayKey } from './time/day-and-clock.ts'

const choices = [
  { value: 'auto', label: words.auto },
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
]

type Offers = {
  hasRatings: boolean
  tipsEnabled: boolean
  hasCorrections: boolean
  editorialLogEnabled: boolean
  offlineEnabled: boolean
}

type Props = {
  hasNewsletter: boolean
  settings: { siteName: string; tagline: string; siteDescription: string } & Offers
  categories: { name: string; slug: string }[]
  path: string
  now: Date
}

const pages = [
  { href: '/today', label: nameWords.today },
  { href: '/index', label: nameWords.allHeadlines },
  { href: '/stories', label: nameWords.stories },
  { href: '/search', label: nameWords.search },
  { href: '/about', label: nameWords.about },
  { href: '/contact', label: nameWords.contact },
  { href: '/privacy', label: nameWords.privacy },
  { href: '/terms', label: nameWords.terms },
  { href: '/feed.xml', label: nameWords.rss },
]

/** Pages that exist only if the site offers them. */
function offeredPages(offers: Offers & { hasNewsletter: boolean }) {
  return [
    { isOffered: offers.hasNewsletter, href: '/newsletter', label: nameWords.newsletter },
    { isOffered: offers.hasRatings, href: '/about-ratings', label: nameWords.aboutRatings },
    { isOffered: offers.tipsEnabled, href: '/tip', label: nameWords.tip },
    { isOffered: offers.hasCorrections, href: '/corrections', label: nameWords.corrections },
    { isOffered: offers.editorialLogEnabled, href: '/editorial-log', label: nameWords.editorialLog },
    { isOffered: offers.offlineEnabled, href: '/offline', label: nameWords.offline },
  ].filter(page => page.isOffered)
}

export function SiteFooter({ settings, hasNewsletter, categories, path, now }: Props) {
  const language = useLanguage()
  const to = useInEdition()
  const { tagline, siteDescription: description } = settings
  const rights = words.rights(language, { year: dayKey(now).slice(0, 4), siteName: settings.siteName })
  return (
    <footer className="foot">
      <div data-region="foot">
        <div>
          <p className="name">{settings.siteName}</p>
          <p>
            {tagline && description
              ? words.blurb(language, { tagline, description })
              : tagline || description}
          </p>
        </div>
        {categories.length > 0 ? (
          <nav aria-label={words.allCategories(language)}>
            <h2>{words.categories(language)}</h2>
            <ul>
              <CategoryLinks categories={categories} path={path} />
            </ul>
          </nav>
        ) : null}
        <nav aria-label={words.site(language)}>
          <h2>{words.site(language)}</h2>
          <ul>
            {[...pages, ...offeredPages({ ...settings, hasNewsletter })].map(({ href, label }) => (
              <li key={href}>
                <a href={to(href)}>{label(language)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ThemeChoice />
      <p className="small">
        {`${rights} `}
        <span>{words.claim(language)}</span>
        <span id={newTabNoteId} hidden>
          {words.newTab(language)}
        </span>
      </p>
    </footer>
  )
}

/**
 * The reader script handles the clicks; without JavaScript the form posts and the server sets a cookie
 * (`site/theme.ts`).
 */
function ThemeChoice() {
  const language = useLanguage()
  return (
    <form method="post" action="/theme">
      <fieldset className="theme">
        <legend>{words.colours(language)}</legend>
        {choices.map(({ value, label }) => (
          <button key={value} type="submit" name="theme" value={value}>
            {label(language)}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
