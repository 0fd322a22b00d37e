import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod/mini'
import { adminPath } from '../../address/admin-path.ts'
import type { EditedSettings } from '../../domain/settings/settings-queries.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as newsletterWords from '../../words/newsletter-desk.ts'
import * as words from '../../words/settings-desk.ts'
import { compareFields, type FieldTexts, fieldsOf, useRecordForm } from '../forms/use-record-form.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import type { SettingsProblem } from './save-settings.ts'

export type SettingsFormProps = { settings: EditedSettings; problem: SettingsProblem }

export function useSettingsForm<Fields extends FieldValues, Input extends Record<string, unknown>>({
  tab,
  schema,
  settings,
  problem,
  pick,
  texts,
}: SettingsFormProps & {
  tab: SettingsTab
  schema: z.ZodMiniType<Input, Fields>
  pick: (settings: EditedSettings) => Fields & DefaultValues<Fields>
  texts: FieldTexts<Path<Fields>>
}) {
  const language = useLanguage()
  const defaults: DefaultValues<Fields> = pick(settings)
  const { form, frame } = useRecordForm({
    schema,
    defaults,
    draftName: `settings/${tab}`,
    version: settings.version,
    problem,
    keepsPlace: true,
    toFields: pick,
    compare: (theirs, mine) =>
      compareFields(texts, {
        theirs: pick(theirs),
        mine,
        language,
        inWords: value => inWords(value, language),
      }),
  })
  useErrorToast(problem)
  const shown = {
    backTo: adminPath('/dashboard'),
    submitLabel: words.saveChanges(language),
    submittingLabel: adminWords.saving(language),
  }
  return { form, field: fieldsOf(form, texts, language), frame: { ...frame, ...shown } }
}

function inWords(value: unknown, language: Language): string {
  return typeof value === 'boolean' ? (value ? words.on : words.off)(language) : String(value)
}

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
