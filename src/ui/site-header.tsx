import { adminPath } from '../address/admin-path.ts'
import { CategoryLinks } from './category-links.tsx'
import { Masthead } from './masthead.tsx'

type Props = {
  settings: { siteName: string; tagline: string; logoUrl: string }
  categories: { name: string; slug: string }[]
  path: string
  now: Date
}

const pages = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: adminPath('/login'), label: 'Admin' },
]

export function SiteHeader({ settings, categories, path, now }: Props) {
  return (
    <header className="top" data-region="top">
      <Masthead {...settings} now={now} />
      <nav aria-label="Sections" className="sections-nav">
        <ul>
          <CategoryLinks categories={categories} path={path} />
        </ul>
        <ul>
          {pages.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
