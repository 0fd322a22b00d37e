import { adminPath } from '../address/admin-path.ts'
import { CategoryLinks } from './category-links.tsx'
import { Icon } from './icon.tsx'

type Props = { categories: { name: string; slug: string }[]; path: string }

/** The menu of small screens. A popover: the browser opens it, closes it on Escape and gives the focus back. */
export function SideMenu({ categories, path }: Props) {
  return (
    <nav id="menu" className="menu" popover="auto" aria-label="Menu">
      <button type="button" popoverTarget="menu" popoverTargetAction="hide" aria-label="Close menu">
        <Icon name="close" />
      </button>
      <div data-region="menu">
        <ul>
          <li>
            <a href="/">Home</a>
          </li>
          <li>
            <a href="/stories">Stories</a>
          </li>
          <CategoryLinks categories={categories} path={path} />
        </ul>
        <ul>
          <li>
            <a href="/about">About Us</a>
          </li>
          <li>
            <a href="/contact">Contact</a>
          </li>
          <li>
            <a href={adminPath('/login')}>Admin Login</a>
          </li>
          <li>
            <a href="/test-route">Test Routes</a>
          </li>
        </ul>
      </div>
    </nav>
  )
}
