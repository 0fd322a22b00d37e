import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import { useMay } from './role-context.ts'

const item =
  'block w-full cursor-pointer px-4 py-2 max-sm:py-3 text-left text-sm text-ink no-underline hover:bg-wash focus-visible:bg-wash'

// Placed below the avatar, whose position is fixed: a library that measures it would cost every page 27 KB of script.
const menuPosition = 'absolute top-13 right-4 left-auto sm:right-[max(1.5rem,50vw-38.5rem)]'

/** The avatar with the person's initials, and the menu of their account. The browser opens and closes it (popover). */
export function AccountMenu({ email, initials }: { email: string; initials: string }) {
  const language = useLanguage()
  const may = useMay()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={words.myAccountOf(language, { initials })}
        className="grid size-9 cursor-pointer bg-clip-padding max-sm:size-11 max-sm:border-4 max-sm:border-transparent place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent"
      >
        {initials}
      </button>
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        className={`${menuPosition} m-0 min-w-52 border border-rule bg-raised py-1 text-ink`}
      >
        <p className="m-0 px-4 pt-2 text-sm font-semibold">{words.myAccount(language)}</p>
        <p className="m-0 border-b border-rule px-4 py-1 text-sm break-words text-quiet">{email}</p>
        <ul className="m-0 list-none p-0">
          {places
            .filter(place => may(place.role))
            .map(({ to, label }) => (
              <li key={to}>
                <Link to={to} prefetch="intent" className={item} onClick={close}>
                  {label(language)}
                </Link>
              </li>
            ))}
          <li>
            <a href="/" className={item}>
              {words.viewSite(language)}
            </a>
          </li>
          <li>
            <Form method="post" action={adminPath('/log-out')}>
              <button type="submit" className={item} onClick={close}>
                {words.logOut(language)}
              </button>
            </Form>
          </li>
        </ul>
      </div>
    </>
  )
}

const places = [
  { role: 'contributor', to: adminPath('/account'), label: words.passwordAndSessions },
  { role: 'administrator', to: adminPath('/accounts'), label: words.accounts },
  { role: 'administrator', to: adminPath('/settings'), label: words.settings },
] as const
