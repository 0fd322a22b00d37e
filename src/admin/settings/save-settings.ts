import type * as z from 'zod/mini'
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
  /** Why the save failed, if the reason is not about a field; shown as a toast. */
  message: string | null
  /** More about the message, from the browser. */
  detail?: string | undefined
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

/** Validates one posted tab; a switch that is off is not posted. */
export function checkSettings(tab: SettingsTab, texts: Record<string, string>): CheckedSettings {
  const fields = { ...texts, ...Object.fromEntries(switches.map(name => [name, texts[name] === 'on'])) }
  switch (tab) {
    case 'general':
      return check(generalSchema, fields, input => input)
    case 'seo':
      return check(seoSchema, fields, input => input)
    case 'appearance':
      return check(appearanceSchema, fields, input => input)
    case 'adsense':
      return check(adsSchema, fields, input => input)
    case 'editions':
      return check(editionsSchema, fields, input => ({ editions: JSON.stringify(readSiteEditions(input)) }))
    case 'newsletter':
      return check(newsletterSchema, fields, toNewsletter)
  }
}

type CheckedSettings = { ok: true; input: SettingsInput } | { ok: false; problem: SettingsProblem }

function check<Fields>(
  schema: z.ZodMiniType<Fields>,
  fields: object,
  toInput: (fields: Fields) => SettingsInput,
): CheckedSettings {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, input: toInput(parsed.data) }
  return { ok: false, problem: { ...noSettingsProblem, errors: fieldErrors(parsed.error) } }
}

function toNewsletter({ newsletterHour, newsletterDays, ...chosen }: NewsletterFields) {
  const newsletterLanguages = languages.filter(language => chosen[`${language}Newsletter`]).join(' ')
  return { newsletterLanguages, newsletterHour: Number(newsletterHour), newsletterDays }
}
