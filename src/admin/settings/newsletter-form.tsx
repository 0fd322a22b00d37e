import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { sitePath } from '../../address/site-path.ts'
import { primaryLanguageName } from '../../domain/editions/primary-language-name.ts'
import type { EditedSettings } from '../../domain/settings/settings-queries.ts'
import { dayChoices, newsletterSchema } from '../../domain/settings/settings-schema.ts'
import { formatWeekday } from '../../text/format.ts'
import { defaultLanguage, type Language, languages } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-desk.ts'
import { SelectField, SwitchField } from '../forms/record-fields.tsx'
import { RecordForm } from '../forms/record-form.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

export function NewsletterForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const language = useLanguage()
  const { field, frame } = useSettingsForm({
    tab: 'newsletter',
    schema: newsletterSchema,
    pick,
    texts,
    ...props,
  })
  return (
    <RecordForm {...frame}>
      <p className="mb-6">
        <Link to={adminPath('/newsletter')} className="inline-block text-accent max-sm:py-3">
          {words.toScreen(language)}
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

const texts = {
  enNewsletter: textsOf('en'),
  hiNewsletter: textsOf('hi'),
  taNewsletter: textsOf('ta'),
  newsletterHour: { label: words.hour, hint: words.hourHint },
  newsletterDays: { label: words.days },
}

function textsOf(of: Language) {
  const label = (language: Language) =>
    words.inLanguage(language, { name: primaryLanguageName(of, language) })
  const hint = (language: Language) =>
    of === defaultLanguage
      ? words.inLanguageHint(language, { address: sitePath(null, '/newsletter') })
      : words.inEditionHint(language)
  return { label, hint }
}

function describeDays(days: string, language: Language): string {
  return words.dayChoice(language, { days: `d${days}`, day: formatWeekday(Number(days[0]), language) })
}

function pick({ newsletterLanguages, newsletterHour, newsletterDays }: EditedSettings) {
  const chosen = newsletterLanguages.split(' ')
  return {
    enNewsletter: chosen.includes('en'),
    hiNewsletter: chosen.includes('hi'),
    taNewsletter: chosen.includes('ta'),
    newsletterHour: String(newsletterHour),
    newsletterDays: dayChoices.find(days => days === newsletterDays) ?? dayChoices[0],
  }
}
