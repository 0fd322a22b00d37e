export const settingsTabs = ['general', 'seo', 'appearance', 'editions', 'adsense'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const tabLabels: Record<SettingsTab, string> = {
  general: 'General',
  seo: 'SEO',
  appearance: 'Appearance',
  editions: 'Editions',
  adsense: 'AdSense',
}

export function readTab(searchParams: URLSearchParams): SettingsTab {
  const named = searchParams.get('tab')
  return settingsTabs.find(tab => tab === named) ?? 'general'
}
