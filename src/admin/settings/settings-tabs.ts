import type { Language } from '../../text/language.ts'
import * as newsletterWords from '../../words/newsletter-desk.ts'
import * as words from '../../words/settings-desk.ts'

export const settingsTabs = ['general', 'seo', 'appearance', 'editions', 'newsletter', 'adsense'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const tabLabels: Record<SettingsTab, (language: Language) => string> = {
  general: words.tabGeneral,
  seo: words.tabSeo,
  appearance: words.tabAppearance,
  editions: words.tabEditions,
  newsletter: newsletterWords.tab,
  adsense: words.tabAdsense,
}

export function readTab(searchParams: URLSearchParams): SettingsTab {
  const named = searchParams.get('tab')
  return settingsTabs.find(tab => tab === named) ?? 'general'
}
