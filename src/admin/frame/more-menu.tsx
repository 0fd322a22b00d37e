import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import * as adminWords from '../../words/admin-words.ts'
import { useCloseWatcher } from '../widgets/use-close-watcher.ts'
import { navItemClass } from './section-link.tsx'

const places = [
  { to: adminPath('/corrections'), label: words.corrections },
  { to: adminPath('/activity'), label: words.activity },
  { to: adminPath('/bin'), label: words.bin },
  { to: adminPath('/exchange'), label: adminWords.importAndExport },
] as const

/** What an editor needs now and then. The browser opens and closes it, also without JavaScript; a script closes it on leaving. */
export function MoreMenu() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => menu.current?.removeAttribute('open')
  useCloseWatcher(isOpen, close)
  const isHere = places.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    <details
      ref={menu}
      className="group relative max-sm:border-l max-sm:border-rule"
      onToggle={event => setOpen(event.currentTarget.open)}
      onBlur={leave}
      onKeyDown={press}
    >
      <summary
        aria-current={isHere ? 'true' : undefined}
        className={`${navItemClass} cursor-pointer list-none aria-[current=true]:border-accent aria-[current=true]:text-ink [&::-webkit-details-marker]:hidden`}
      >
        {words.more(language)} <span aria-hidden="true">▾</span>
      </summary>
      <ul className="absolute top-full right-0 z-20 m-0 min-w-44 max-sm:fixed max-sm:inset-x-4 max-sm:top-auto list-none border border-rule bg-raised p-0 py-1 text-ink">
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              onClick={close}
              aria-current={pathname === to ? 'page' : undefined}
              className="block px-4 py-2 text-sm text-ink no-underline max-sm:py-3 hover:bg-wash focus-visible:bg-wash aria-[current=page]:font-semibold"
            >
              {label(language)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
