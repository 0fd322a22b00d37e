import { Menu } from '@base-ui/react/menu'
import { Link, useSubmit } from 'react-router'

const item = 'block cursor-default px-4 py-2 text-sm outline-none data-highlighted:bg-wash'

/** The avatar with one's initials, and what belongs to one's own account. */
export function AccountMenu({ email, initials }: { email: string; initials: string }) {
  const submit = useSubmit()
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={`My Account: ${initials}`}
        className="grid size-9 cursor-pointer place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent"
      >
        {initials}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end">
          <Menu.Popup className="min-w-52 border border-rule bg-raised py-1 text-ink outline-none">
            <Menu.Group>
              <Menu.GroupLabel className="px-4 pt-2 text-sm font-semibold">My Account</Menu.GroupLabel>
              <p className="m-0 border-b border-rule px-4 pb-2 text-sm text-quiet">{email}</p>
              <Menu.Item render={<Link to="/admin/account" />} className={item}>
                Password and sessions
              </Menu.Item>
              <Menu.Item render={<Link to="/admin/settings" />} className={item}>
                Settings
              </Menu.Item>
              <Menu.Item render={<Link to="/admin/activity" />} className={item}>
                Activity
              </Menu.Item>
              <Menu.Item render={<Link to="/admin/bin" />} className={item}>
                Bin
              </Menu.Item>
              <Menu.Item
                className={item}
                onClick={() => submit(null, { method: 'post', action: '/admin/log-out' })}
              >
                Log out
              </Menu.Item>
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
