import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/settings-desk.ts'
import { type SettingsTab, settingsTabs, tabLabels } from './settings-tabs.ts'

/** The tabs are links: which one is open stands in the address. `children` is what the open one holds. */
export function SettingsTabs({ tab, children }: { tab: SettingsTab; children: ReactNode }) {
  const language = useLanguage()
  return (
    <>
      <nav
        aria-label={words.title(language)}
        className="mb-6 flex flex-wrap border-b border-rule print:hidden"
      >
        {settingsTabs.map(name => (
          <Link
            key={name}
            to={`${adminPath('/settings')}?tab=${name}`}
            prefetch="intent"
            preventScrollReset
            aria-current={name === tab ? 'page' : undefined}
            className="border-b-2 border-transparent px-2 py-2 max-sm:py-2.5 sm:px-4 text-quiet no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {tabLabels[name](language)}
          </Link>
        ))}
      </nav>
      {children}
    </>
  )
}
