import type { SiteEditionFields } from '../../domain/editions/edition-fields.ts'
import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { editionsSchema } from '../../domain/settings/settings-schema.ts'
import { type Edition, editions } from '../../text/language.ts'
import { languageName } from '../../ui/language/language-name.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = Object.assign({}, ...editions.map(labelsOf))

/** Each language of the interface, which can be an edition of the site. */
export function EditionsForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const { form, frame } = useSettingsForm({ tab: 'editions', schema: editionsSchema, pick, labels, ...props })
  return (
    <RecordForm {...frame}>
      <p className="mb-6 max-w-prose text-quiet">
        An edition shows the public pages in another language, with the articles in that language, under an
        address of its own. Categories and site pages are translated on their own forms.
      </p>
      {editions.map(edition => (
        <fieldset key={edition} className="mb-8">
          <legend className="mb-3 font-semibold">
            {languageName(edition)} · <span lang={edition}>{languageName(edition, edition)}</span>
          </legend>
          <SwitchField
            form={form}
            name={`${edition}On`}
            label={`${languageName(edition)} edition`}
            hint={`Published at /${edition}. Turned off, its pages are gone and its texts here are forgotten; the history of the settings brings them back`}
          />
          <TextField form={form} name={`${edition}SiteName`} label="Site name" hint={emptyHint} />
          <TextField form={form} name={`${edition}Tagline`} label="Tagline" hint={emptyHint} />
          <TextField
            form={form}
            name={`${edition}SiteDescription`}
            label="Site description"
            hint={emptyHint}
          />
        </fieldset>
      ))}
    </RecordForm>
  )
}

const emptyHint = 'That of the site, when left empty'

function labelsOf(edition: Edition) {
  const language = languageName(edition)
  return {
    [`${edition}On`]: `${language} edition`,
    [`${edition}SiteName`]: `Site name in ${language}`,
    [`${edition}Tagline`]: `Tagline in ${language}`,
    [`${edition}SiteDescription`]: `Site description in ${language}`,
  }
}

function pick({ editions: { hi, ta } }: EditedSettings): SiteEditionFields {
  return {
    hiOn: hi !== undefined,
    hiSiteName: hi?.siteName ?? '',
    hiTagline: hi?.tagline ?? '',
    hiSiteDescription: hi?.siteDescription ?? '',
    taOn: ta !== undefined,
    taSiteName: ta?.siteName ?? '',
    taTagline: ta?.tagline ?? '',
    taSiteDescription: ta?.siteDescription ?? '',
  }
}
