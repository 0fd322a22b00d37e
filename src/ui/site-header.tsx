import { adminPath } from '../address/admin-path.ts'
import type { SiteEditions } from '../domain/editions/edition.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/site-frame.ts'
import { CategoryLinks } from './category-links.tsx'
import { EditionSwitch } from './edition-switch.tsx'
import { useInEdition } from './language/edition-context.ts'
import { useLanguage } from './language/language-context.ts'
import { Masthead } from './masthead.tsx'

type Props = {
  settings: { siteName: string; tagline: string; logoUrl: string; editions: SiteEditions }
  categories: { name: string; slug: string }[]
  path: string
  now: Date
}

const pages: { href: string; label: (language: Language) => string }[] = [
  { href: '/about', label: words.about },
  { href: '/contact', label: words.contact },
  { href: adminPath('/login'), label: words.admin },
]

export function SiteHeader({ settings, categories, path, now }: Props) {
  const language = useLanguage()
  const to = useInEdition()
  return (
    <header className="top" data-region="top">
      <Masthead {...settings} now={now} />
      <nav aria-label={words.sections(language)} className="sections-nav">
        <ul>
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
        </ul>
      </nav>
      <EditionSwitch editions={settings.editions} path={path} />
    </header>
  )
}
