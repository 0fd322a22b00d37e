import { CategoryLinks } from './category-links.tsx'
import { newTabNoteId } from './news/article-link.tsx'
import { ThemeChoice } from './theme/theme-choice.tsx'

type Offers = {
  hasRatings: boolean
  tipsEnabled: boolean
  hasCorrections: boolean
  editorialLogEnabled: boolean
}

type Props = {
  settings: { siteName: string; tagline: string; siteDescription: string } & Offers
  categories: { name: string; slug: string }[]
  path: string
  now: Date
}

const pages = [
  { href: '/index', label: 'All headlines' },
  { href: '/stories', label: 'Stories' },
  { href: '/search', label: 'Search' },
  { href: '/about', label: 'About Us' },
  { href: '/contact', label: 'Contact Us' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
  { href: '/feed.xml', label: 'RSS' },
]

/** Pages that exist only where the site offers them. */
function offeredPages({ hasRatings, tipsEnabled, hasCorrections, editorialLogEnabled }: Offers) {
  return [
    { isOffered: hasRatings, href: '/about-ratings', label: 'About ratings' },
    { isOffered: tipsEnabled, href: '/tip', label: 'Send a tip' },
    { isOffered: hasCorrections, href: '/corrections', label: 'Corrections' },
    { isOffered: editorialLogEnabled, href: '/editorial-log', label: 'Editorial log' },
  ].filter(page => page.isOffered)
}

const yearInIndia = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Asia/Kolkata' })

export function SiteFooter({ settings, categories, path, now }: Props) {
  return (
    <footer className="foot">
      <div data-region="foot">
        <div>
          <p className="name">{settings.siteName}</p>
          <p>{[settings.tagline, settings.siteDescription].filter(Boolean).join('. ')}</p>
        </div>
        {categories.length > 0 ? (
          <nav aria-label="All categories">
            <h2>Categories</h2>
            <ul>
              <CategoryLinks categories={categories} path={path} />
            </ul>
          </nav>
        ) : null}
        <nav aria-label="Site">
          <h2>Site</h2>
          <ul>
            {[...pages, ...offeredPages(settings)].map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ThemeChoice />
      <p className="small">
        {`© ${yearInIndia.format(now)} ${settings.siteName}. All rights reserved. `}
        <span>Search engine optimized and advertising friendly.</span>
        <span id={newTabNoteId} hidden>
          (opens in a new tab)
        </span>
      </p>
    </footer>
  )
}
