import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { type SettingsTab, settingsTabs, tabLabels } from './settings-tabs.ts'

/** The four tabs; which one is open stands in the address. `children` is what the open one holds. */
export function SettingsTabs({ tab, children }: { tab: SettingsTab; children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <Tabs.Root
      value={tab}
      onValueChange={value => navigate(`/admin/settings?tab=${value}`, { preventScrollReset: true })}
    >
      <Tabs.List className="flex overflow-x-auto border-b border-rule" aria-label="Settings">
        {settingsTabs.map(name => (
          <Tabs.Tab
            key={name}
            value={name}
            className="cursor-pointer border-b-2 border-transparent px-4 py-2 text-quiet hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {tabLabels[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} className="pt-6">
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
