import { adminPath } from '../address/admin-path.ts'
import * as nameWords from '../words/page-names.ts'
import * as words from '../words/site-frame.ts'
import { CategoryLinks } from './category-links.tsx'
import { Icon } from './icon.tsx'
import { useSitePath } from './language/edition-context.ts'
import { useLanguage } from './language/language-context.ts'

type Props = { categories: { name: string; slug: string }[]; path: string }

/** The menu of small screens. A popover: the browser opens it, closes it on Escape and restores the focus. */
export function SideMenu({ categories, path }: Props) {
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
