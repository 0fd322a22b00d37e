import { adminPath } from '../address/admin-path.ts'
import type { SiteEditions } from '../domain/editions/edition.ts'
import { logoHeight, readLogoSize } from '../domain/site-images/site-image.ts'
import type { Language } from '../text/language.ts'
import { siteDay } from '../text/site-zone.ts'
import * as nameWords from '../words/page-names.ts'
import * as words from '../words/site-frame.ts'
import { CategoryLinks } from './category-links.tsx'
import { EditionSwitch } from './edition-switch.tsx'
import { Icon } from './icon.tsx'
import { useInEdition, useSitePath } from './language/edition-context.ts'
import { useLanguage } from './language/language-context.ts'
import { dayKey } from './time/day-and-clock.ts'

type Props = {
  settings: { siteName: string; tagline: string; logoUrl: string; editions: SiteEditions }
  categories: { name: string; slug: string }[]
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
