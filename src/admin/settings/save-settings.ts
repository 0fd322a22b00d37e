import { readSiteEditions } from '../../domain/editions/edition-fields.ts'
import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import {
  adsSchema,
  appearanceSchema,
  editionsSchema,
  generalSchema,
  type NewsletterFields,
  newsletterSchema,
  type SettingsInput,
  seoSchema,
} from '../../domain/settings/settings-schema.ts'
import { editions, languages } from '../../text/language.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'
import type { SettingsTab } from './settings-tabs.ts'

export type SettingsProblem = {
  errors: FieldErrors
  /** For the toast: why nothing was saved, when it is not about a field. */
  message: string | null
  /** The version that another editor saved in between. */
  theirs: EditedSettings | null
}

export const noSettingsProblem: SettingsProblem = { errors: {}, message: null, theirs: null }

const slots = ['adsHeader', 'adsSidebar', 'adsContent', 'adsFooter']
const switches = [
  'tipsEnabled',
  'editorialLogEnabled',
  'mostReadEnabled',
  'offlineEnabled',
  'sitemapEnabled',
  'showImages',
  'adsEnabled',
  ...editions.map(edition => `${edition}On`),
  ...languages.map(language => `${language}Newsletter`),
  ...slots,
]

/** Checks one posted tab; a switch that is off is not posted. */
export function checkSettings(
  tab: SettingsTab,
  texts: Record<string, string>,
): { ok: true; input: SettingsInput } | { ok: false; problem: SettingsProblem } {
  const turned = Object.fromEntries(switches.map(name => [name, texts[name] === 'on']))
  if (tab === 'editions') return checkEditions({ ...texts, ...turned })
  if (tab === 'newsletter') return checkNewsletter({ ...texts, ...turned })
  const parsed = schemaOf(tab).safeParse({ ...texts, ...turned })
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, problem: { ...noSettingsProblem, errors: fieldErrors(parsed.error) } }
}

function checkEditions(fields: object): ReturnType<typeof checkSettings> {
  const parsed = editionsSchema.safeParse(fields)
  if (!parsed.success)
    return { ok: false, problem: { ...noSettingsProblem, errors: fieldErrors(parsed.error) } }
  return { ok: true, input: { editions: JSON.stringify(readSiteEditions(parsed.data)) } }
}

function checkNewsletter(fields: object): ReturnType<typeof checkSettings> {
  const parsed = newsletterSchema.safeParse(fields)
  if (!parsed.success)
    return { ok: false, problem: { ...noSettingsProblem, errors: fieldErrors(parsed.error) } }
  return { ok: true, input: toNewsletter(parsed.data) }
}

function toNewsletter({ newsletterHour, newsletterDays, ...chosen }: NewsletterFields) {
  const newsletterLanguages = languages.filter(language => chosen[`${language}Newsletter`]).join(' ')
  return { newsletterLanguages, newsletterHour: Number(newsletterHour), newsletterDays }
}

function schemaOf(tab: Exclude<SettingsTab, 'editions' | 'newsletter'>) {
  switch (tab) {
    case 'general':
      return generalSchema
    case 'seo':
      return seoSchema
    case 'appearance':
      return appearanceSchema
    case 'adsense':
      return adsSchema
  }
}
