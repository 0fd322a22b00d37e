import * as z from 'zod/mini'
import { readSiteEditions } from '../../domain/editions/edition-fields.ts'
import type { EditedSettings } from '../../domain/settings/settings-queries.ts'
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
import { languages } from '../../text/language.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'
import type { SettingsTab } from './use-settings-form.ts'

export type SettingsProblem = {
  errors: FieldErrors
  /** Why the save failed, if the reason is not about a field; shown as a toast. */
  message: string | null
  /** More about the message, from the browser. */
  detail?: string
  /** The version that another editor saved in between. */
  theirs: EditedSettings | null
}

export const noSettingsProblem: SettingsProblem = { errors: {}, message: null, theirs: null }

/** Validates one posted tab; a switch that is off is not posted. */
export function checkSettings(tab: SettingsTab, texts: Record<string, string>): CheckedSettings {
  return checks[tab](texts)
}

const checks: Record<SettingsTab, (texts: Record<string, string>) => CheckedSettings> = {
  general: checkWith(generalSchema, input => input),
  seo: checkWith(seoSchema, input => input),
  appearance: checkWith(appearanceSchema, input => input),
  adsense: checkWith(adsSchema, input => input),
  editions: checkWith(editionsSchema, input => ({ editions: JSON.stringify(readSiteEditions(input)) })),
  newsletter: checkWith(newsletterSchema, toNewsletter),
}

type CheckedSettings = { ok: true; input: SettingsInput } | { ok: false; problem: SettingsProblem }

function checkWith<Schema extends z.ZodMiniObject>(
  schema: Schema,
  toInput: (fields: z.output<Schema>) => SettingsInput,
) {
  const switches = Object.keys(schema.shape).filter(name => schema.shape[name] instanceof z.ZodMiniBoolean)
  return (texts: Record<string, string>): CheckedSettings => {
    const posted = Object.fromEntries(switches.map(name => [name, texts[name] === 'on']))
    const parsed = schema.safeParse({ ...texts, ...posted })
    if (parsed.success) return { ok: true, input: toInput(parsed.data) }
    return { ok: false, problem: { ...noSettingsProblem, errors: fieldErrors(parsed.error) } }
  }
}

function toNewsletter({ newsletterHour, newsletterDays, ...chosen }: NewsletterFields) {
  const newsletterLanguages = languages.filter(language => chosen[`${language}Newsletter`]).join(' ')
  return { newsletterLanguages, newsletterHour: Number(newsletterHour), newsletterDays }
}
