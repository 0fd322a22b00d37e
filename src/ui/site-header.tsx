import { adminPath } from '../address/admin-path.ts'
import { sitePath } from '../address/site-path.ts'
import { listEditions, type SiteEditions } from '../domain/editions/edition.ts'
import { primaryLanguageName } from '../domain/editions/primary-language-name.ts'
import { logoHeight, readLogoSize } from '../domain/site-images/site-image.ts'
import { defaultLanguage, type Language } from '../text/language.ts'
import { siteDay } from '../text/site-zone.ts'
import * as nameWords from '../words/page-names.ts'
import * as words from '../words/site-frame.ts'
import { useInEdition, useLanguage, useSitePath } from './language/language-context.ts'
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

type MenuProps = { categories: { name: string; slug: string }[]; path: string }

/** The menu of small screens. A popover: the browser opens it, closes it on Escape and restores the focus. */
export function SideMenu({ categories, path }: MenuProps) {
  const language = useLanguage()
  const to = useSitePath()
  return (
    <nav id="menu" className="menu" popover="auto" aria-label={words.menu(language)}>
      <button
        type="button"
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label={words.closeMenu(language)}
      >
        <Icon name="close" />
      </button>
      <div data-region="menu">
        <ul>
          <MenuLink href={to('/')}>{nameWords.home(language)}</MenuLink>
          <MenuLink href={to('/today')}>{nameWords.today(language)}</MenuLink>
          <MenuLink href={to('/stories')}>{nameWords.stories(language)}</MenuLink>
          <CategoryLinks categories={categories} path={path} />
        </ul>
        <ul>
          <MenuLink href={to('/about')}>{nameWords.about(language)}</MenuLink>
          <MenuLink href={to('/contact')}>{words.contact(language)}</MenuLink>
          <MenuLink href={adminPath('/login')}>{words.adminLogin(language)}</MenuLink>
          <MenuLink href={to('/test-route')}>{words.testRoutes(language)}</MenuLink>
        </ul>
      </div>
    </nav>
  )
}

function MenuLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  )
}

const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.8 11.3L21 21',
  admin: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4 3.6-6 8-6s8 2 8 6',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
}

/** A line drawing in the text's colour; the element around it provides its accessible name. */
function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

/** One list item per category, in the editors' order. */
export function CategoryLinks({ categories, path }: Pick<Props, 'categories' | 'path'>) {
  const to = useSitePath()
  return categories.map(({ name, slug }) => (
    <li key={slug}>
      <a
        href={to('/category/:slug', { slug })}
        aria-current={`/category/${slug}` === path ? 'page' : undefined}
      >
        {name}
      </a>
    </li>
  ))
}
