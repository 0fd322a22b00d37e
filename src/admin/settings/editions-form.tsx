import type { SiteEditionFields } from '../../domain/editions/edition-fields.ts'
import { inEdition, primaryLanguageName } from '../../domain/editions/primary-language-name.ts'
import type { EditedSettings } from '../../domain/settings/settings-queries.ts'
import { editionsSchema } from '../../domain/settings/settings-schema.ts'
import { type Edition, editions } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/editions-desk.ts'
import { SwitchField, TextField } from '../forms/record-fields.tsx'
import { RecordForm } from '../forms/record-form.tsx'
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts'

/** The interface languages that can be editions of the site. */
export function EditionsForm(props: SettingsFormProps) {
  const language = useLanguage()
  const { form, field, frame } = useSettingsForm({
    tab: 'editions',
    schema: editionsSchema,
    pick,
    texts,
    ...props,
  })
  const hint = words.emptyHint(language)
  return (
    <RecordForm {...frame}>
      <p className="mb-6 max-w-prose text-quiet">{words.intro(language)}</p>
      {editions.map(edition => (
        <fieldset key={edition} className="mb-8">
          <legend className="mb-3 font-semibold">
            {primaryLanguageName(edition, language)} ·{' '}
            <span lang={edition}>{primaryLanguageName(edition, edition)}</span>
          </legend>
          <SwitchField
            {...field(`${edition}On`)}
            hint={words.isOnHint(language, { address: `/${edition}` })}
          />
          <TextField form={form} name={`${edition}SiteName`} label={words.siteName(language)} hint={hint} />
          <TextField form={form} name={`${edition}Tagline`} label={words.tagline(language)} hint={hint} />
          <TextField
            form={form}
            name={`${edition}SiteDescription`}
            label={words.siteDescription(language)}
            hint={hint}
          />
        </fieldset>
      ))}
    </RecordForm>
  )
}

const texts = Object.assign({}, ...editions.map(textsOf))

/** The labels for the comparison with another editor's save. */
function textsOf(edition: Edition) {
  return {
    [`${edition}On`]: { label: inEdition(edition, words.isOn) },
    [`${edition}SiteName`]: { label: inEdition(edition, words.siteNameIn) },
    [`${edition}Tagline`]: { label: inEdition(edition, words.taglineIn) },
    [`${edition}SiteDescription`]: { label: inEdition(edition, words.siteDescriptionIn) },
  }
}

function pick({ editions: { hi, ta } }: EditedSettings): SiteEditionFields {
  return {
    hiOn: isOn(hi),
    hiSiteName: hi?.siteName ?? '',
    hiTagline: hi?.tagline ?? '',
    hiSiteDescription: hi?.siteDescription ?? '',
    taOn: isOn(ta),
    taSiteName: ta?.siteName ?? '',
    taTagline: ta?.tagline ?? '',
    taSiteDescription: ta?.siteDescription ?? '',
  }
}

function isOn(edition: EditedSettings['editions'][Edition]): boolean {
  return edition !== undefined && !edition.isOff
}
