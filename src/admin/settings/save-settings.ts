import { readSiteEditions } from '../../domain/editions/edition-fields.ts'
import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import {
  adsSchema,
  appearanceSchema,
  editionsSchema,
  generalSchema,
  type SettingsInput,
  seoSchema,
} from '../../domain/settings/settings-schema.ts'
import { editions } from '../../text/language.ts'
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
  ...slots,
]

/** Checks one posted tab; a switch that is off is not posted. */
export function checkSettings(
  tab: SettingsTab,
  texts: Record<string, string>,
): { ok: true; input: SettingsInput } | { ok: false; problem: SettingsProblem } {
  const turned = Object.fromEntries(switches.map(name => [name, texts[name] === 'on']))
  if (tab === 'editions') return checkEditions({ ...texts, ...turned })
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

function schemaOf(tab: Exclude<SettingsTab, 'editions'>) {
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
