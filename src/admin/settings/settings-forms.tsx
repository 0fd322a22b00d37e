import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { sitePath } from '../../address/site-path.ts'
import { pick } from '../../domain/articles/field-names.ts'
import { primaryLanguageName } from '../../domain/editions/primary-language-name.ts'
import type { EditedSettings } from '../../domain/settings/settings-queries.ts'
import {
  adsSchema,
  dayChoices,
  generalSchema,
  newsletterSchema,
  seoSchema,
} from '../../domain/settings/settings-schema.ts'
import { formatWeekday } from '../../text/format.ts'
import { defaultLanguage, type Language, languages } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as letterWords from '../../words/newsletter-desk.ts'
import * as words from '../../words/settings-desk.ts'
import { SelectField, SwitchField, TextField } from '../forms/record-fields.tsx'
import { RecordForm } from '../forms/record-form.tsx'
import { type FieldTexts, namesOf } from '../forms/use-record-form.ts'
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts'

const generalTexts = {
  siteName: { label: words.siteName },
  tagline: { label: words.tagline, hint: words.taglineHint },
  siteDescription: { label: words.siteDescription, hint: words.descriptionHint },
  contactEmail: { label: words.contactEmail, hint: words.emailHint },
  tipsEnabled: { label: words.tipsEnabled, hint: words.tipsHint },
  editorialLogEnabled: { label: words.editorialLogEnabled, hint: words.logHint },
  mostReadEnabled: { label: words.mostReadEnabled, hint: words.mostReadHint },
  offlineEnabled: { label: words.offlineEnabled, hint: words.offlineHint },
}

export function GeneralForm(props: SettingsFormProps) {
  const { field, frame } = useSettingsForm({
    tab: 'general',
    schema: generalSchema,
    pick: pickBy(generalTexts),
    texts: generalTexts,
    ...props,
  })
  return (
    <RecordForm {...frame}>
      <TextField {...field('siteName')} />
      <TextField {...field('tagline')} />
      <TextField {...field('siteDescription')} />
      <TextField {...field('contactEmail')} inputMode="email" />
      <SwitchField {...field('tipsEnabled')} />
      <SwitchField {...field('editorialLogEnabled')} />
      <SwitchField {...field('mostReadEnabled')} />
      <SwitchField {...field('offlineEnabled')} />
    </RecordForm>
  )
}

const seoTexts = {
  metaTitle: { label: words.metaTitle },
  metaDescription: { label: words.metaDescription },
  metaKeywords: { label: words.metaKeywords, hint: words.keywordsHint },
  sitemapEnabled: { label: words.sitemapEnabled, hint: words.sitemapHint },
}

export function SeoForm(props: SettingsFormProps) {
  const language = useLanguage()
  const { form, field, frame } = useSettingsForm({
    tab: 'seo',
    schema: seoSchema,
    pick: pickBy(seoTexts),
    texts: seoTexts,
    ...props,
  })
  return (
    <RecordForm {...frame}>
      <TextField
        {...field('metaTitle')}
        hint={words.metaTitleHint(language, { now: form.watch('metaTitle').length })}
      />
      <TextField
        {...field('metaDescription')}
        hint={words.metaDescriptionHint(language, { now: form.watch('metaDescription').length })}
      />
      <TextField {...field('metaKeywords')} />
      <SwitchField {...field('sitemapEnabled')} />
    </RecordForm>
  )
}

const adsTexts = {
  adsPublisherId: { label: words.adsPublisherId },
  adsEnabled: { label: words.adsEnabled },
  adsHeader: { label: words.adsHeader, hint: words.slotTop },
  adsHeaderUnit: { label: words.adsHeaderUnit },
  adsSidebar: { label: words.adsSidebar, hint: words.slotBeside },
  adsSidebarUnit: { label: words.adsSidebarUnit },
  adsContent: { label: words.adsContent, hint: words.slotBetween },
  adsContentUnit: { label: words.adsContentUnit },
  adsFooter: { label: words.adsFooter, hint: words.slotBottom },
  adsFooterUnit: { label: words.adsFooterUnit },
}

const slots = ['adsHeader', 'adsSidebar', 'adsContent', 'adsFooter'] as const

export function AdsenseForm(props: SettingsFormProps) {
  const language = useLanguage()
  const { field, frame } = useSettingsForm({
    tab: 'adsense',
    schema: adsSchema,
    pick: pickBy(adsTexts),
    texts: adsTexts,
    ...props,
  })
  return (
    <RecordForm {...frame}>
      <p className="mt-0 mb-5 border-l-4 border-field bg-wash px-4 py-3 text-sm">{words.adsHint(language)}</p>
      <TextField {...field('adsPublisherId')} placeholder="pub-XXXXXXXXXXXXXXXX" />
      <SwitchField {...field('adsEnabled')} />
      <fieldset className="m-0 mb-5 border-0 p-0">
        <legend className="mb-1 text-sm font-semibold">{words.adSlots(language)}</legend>
        <p className="mt-0 mb-4 text-sm text-quiet">{words.adSlotsHint(language)}</p>
        {slots.map(name => (
          <div key={name} className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
            <SwitchField {...field(name)} />
            <TextField {...field(`${name}Unit`)} placeholder="1234567890" inputMode="numeric" />
          </div>
        ))}
      </fieldset>
    </RecordForm>
  )
}

/** The settings that the texts of a form name. */
function pickBy<Name extends keyof EditedSettings>(texts: FieldTexts<Name>) {
  return (settings: EditedSettings) => pick(settings, namesOf(texts))
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

export function NewsletterForm(props: SettingsFormProps) {
  const language = useLanguage()
  const { field, frame } = useSettingsForm({
    tab: 'newsletter',
    schema: newsletterSchema,
    pick: pickNewsletter,
    texts: newsletterTexts,
    ...props,
  })
  return (
    <RecordForm {...frame}>
      <p className="mb-6">
        <Link to={adminPath('/newsletter')} className="inline-block text-accent max-sm:py-3">
          {letterWords.toScreen(language)}
        </Link>
      </p>
      {languages.map(each => (
        <SwitchField key={each} {...field(`${each}Newsletter`)} />
      ))}
      <SelectField {...field('newsletterHour')} choices={hours} />
      <SelectField
        {...field('newsletterDays')}
        choices={dayChoices.map(days => ({ value: days, label: describeDays(days, language) }))}
      />
    </RecordForm>
  )
}

const newsletterTexts = {
  enNewsletter: textsOf('en'),
  hiNewsletter: textsOf('hi'),
  taNewsletter: textsOf('ta'),
  newsletterHour: { label: letterWords.hour, hint: letterWords.hourHint },
  newsletterDays: { label: letterWords.days },
}

function textsOf(of: Language) {
  const label = (language: Language) =>
    letterWords.inLanguage(language, { name: primaryLanguageName(of, language) })
  const hint = (language: Language) =>
    of === defaultLanguage
      ? letterWords.inLanguageHint(language, { address: sitePath(null, '/newsletter') })
      : letterWords.inEditionHint(language)
  return { label, hint }
}

function describeDays(days: string, language: Language): string {
  return letterWords.dayChoice(language, { days: `d${days}`, day: formatWeekday(Number(days[0]), language) })
}

function pickNewsletter({ newsletterLanguages, newsletterHour, newsletterDays }: EditedSettings) {
  const chosen = newsletterLanguages.split(' ')
  return {
    enNewsletter: chosen.includes('en'),
    hiNewsletter: chosen.includes('hi'),
    taNewsletter: chosen.includes('ta'),
    newsletterHour: String(newsletterHour),
    newsletterDays: dayChoices.find(days => days === newsletterDays) ?? dayChoices[0],
  }
}
