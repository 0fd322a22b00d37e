import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { generalSchema } from '../../domain/settings/settings-schema.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = {
  siteName: 'Site Name',
  tagline: 'Tagline',
  siteDescription: 'Site Description',
  contactEmail: 'Contact Email',
  tipsEnabled: 'Take tips from readers',
  editorialLogEnabled: 'Publish an editorial log',
  mostReadEnabled: 'Count which links are opened, and show Most Read',
}

export function GeneralForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const { form, frame } = useSettingsForm({ tab: 'general', schema: generalSchema, pick, labels, ...props })
  return (
    <RecordForm {...frame}>
      <TextField label={labels.siteName} form={form} name="siteName" />
      <TextField
        label={labels.tagline}
        hint="Under the name, and after it in the browser's title of the front page"
        form={form}
        name="tagline"
      />
      <TextField
        label={labels.siteDescription}
        hint="One sentence in the footer, and for search engines where nothing else is set"
        form={form}
        name="siteDescription"
      />
      <TextField
        label={labels.contactEmail}
        hint="Shown on the contact page"
        type="email"
        form={form}
        name="contactEmail"
      />
      <SwitchField
        label={labels.tipsEnabled}
        hint="Anybody may send the address of an article, at /tip; it waits in the queue. The footer shows the way"
        form={form}
        name="tipsEnabled"
      />
      <SwitchField
        label={labels.editorialLogEnabled}
        hint="Lists at /editorial-log what editors published, corrected and took down. Nobody is named who has not chosen it on the page of the account"
        form={form}
        name="editorialLogEnabled"
      />
      <SwitchField
        label={labels.mostReadEnabled}
        hint="Stores one number for each link and hour: how often readers opened it. After two days the hours are added up to days; after 30 days they are deleted. No cookie is set, and no address or identifier of a reader is stored. Robots, and a reader who opens the same link again within a minute, are not counted. Turned off, browsers report nothing, and the counts are deleted within the hour"
        form={form}
        name="mostReadEnabled"
      />
    </RecordForm>
  )
}

function pick(settings: EditedSettings) {
  const { siteName, tagline, siteDescription, contactEmail } = settings
  const { tipsEnabled, editorialLogEnabled, mostReadEnabled } = settings
  return {
    siteName,
    tagline,
    siteDescription,
    contactEmail,
    tipsEnabled,
    editorialLogEnabled,
    mostReadEnabled,
  }
}
