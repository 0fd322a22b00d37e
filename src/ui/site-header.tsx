import { adminPath } from '../address/admin-path.ts'
import { sitePath } from '../address/site-path.ts'
import { listEditions, type SiteEditions } from '../domain/editions/edition.ts'
import { primaryLanguageName } from '../domain/editions/primary-language-name.ts'
import { logoHeight, readLogoSize } from '../domain/site-images/site-image.ts'
import { defaultLanguage, type Language } from '../text/language.ts'
import { siteDay } from '../text/site-zone.ts'
import * as nameWords from '../words/page-names.ts'
import * as words from '../words/site-frame.ts'
import { CategoryLinks } from './category-links.tsx'
import { Icon } from './icon.tsx'
import { useInEdition, useSitePath } from './language/edition-context.ts'
import { useLanguage } from './language/language-context.ts'
import { dayKey } from './time/day-and-clock.ts'

type Props = {
  settings: { siteName: string; tagline: string; logoUrl: string; editions: SiteEditions }
  categories: { name: string; slug: string }[]
  /** Without an edition prefix; every edition has the page. */
  path: string
  now: Date
}

const pages: { href: string; label: (language: Language) => string }[] = [
  { href: '/about', label: words.about },
  { href: '/contact', label: words.contact },
]

export function SiteHeader({ settings, categories, path, now }: Props) {
  const language = useLanguage()
  const to = useInEdition()
  return (
    <header className={path === '/index' ? 'top of-dense' : 'top'} data-region="top">
      <Masthead {...settings} path={path} now={now} />
      <nav aria-label={words.sections(language)} className="sections-nav">
        <ul>
          <li>
            <a
              href={to('/today')}
              className="five-link"
              aria-current={path === '/today' ? 'page' : undefined}
            >
              {nameWords.today(language)}
            </a>
          </li>
          <CategoryLinks categories={categories} path={path} />
        </ul>
        <ul>
          {pages.map(({ href, label }) => (
            <li key={href}>
              <a href={to(href)} aria-current={href === path ? 'page' : undefined}>
                {label(language)}
              </a>
            </li>
          ))}
          <li>
            <a href={adminPath('/login')}>{words.admin(language)}</a>
          </li>
        </ul>
      </nav>
    </header>
  )
}

/**
 * The site's name, the languages, the day, and the tools in the corner. In this order none moves when the next arrives: a page may
 * be painted when half of it is here.
 */
function Masthead({
  siteName,
  tagline,
  logoUrl,
  editions,
  path,
  now,
}: {
  siteName: string
  tagline: string
  logoUrl: string
  editions: SiteEditions
  path: string
  now: Date
}) {
  const language = useLanguage()
  const to = useSitePath()
  const logoSize = readLogoSize(logoUrl) ?? { height: logoHeight }
  return (
    <div className="masthead">
      <p className="name">
        <a href={to('/')}>{logoUrl ? <img src={logoUrl} alt={siteName} {...logoSize} /> : siteName}</a>
        {tagline ? <span>{tagline}</span> : null}
      </p>
      <EditionSwitch editions={editions} path={path} />
      <p className="today">
        <time dateTime={dayKey(now)} data-today="">
          {siteDay(now, language)}
        </time>
      </p>
      <p className="tools">
        <a href={to('/search')} aria-label={nameWords.search(language)} title={nameWords.search(language)}>
          <Icon name="search" />
        </a>
        <a href={adminPath('/login')} aria-label={words.admin(language)} title={words.admin(language)}>
          <Icon name="admin" />
        </a>
        <button
          type="button"
          popoverTarget="menu"
          aria-label={words.menu(language)}
          title={words.menu(language)}
        >
          <Icon name="menu" />
        </button>
      </p>
    </div>
  )
}

/** Links to every language of the site by its own name; empty if there is only one. The target route stores the choice. */
function EditionSwitch({ editions, path }: { editions: SiteEditions; path: string }) {
  const current = useLanguage()
  const others = listEditions(editions)
  if (others.length === 0) return null
  return (
    <nav className="editions" aria-label={words.languages(current)}>
      <ul>
        {[defaultLanguage, ...others].map(language => (
          <li key={language}>
            <a
              href={`${sitePath(null, '/edition/:language', { language })}?${new URLSearchParams({ to: path })}`}
              lang={language}
              hrefLang={language}
              rel="nofollow"
              aria-current={language === current ? 'true' : undefined}
            >
              {primaryLanguageName(language, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
