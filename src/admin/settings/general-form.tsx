import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { generalSchema } from '../../domain/settings/settings-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/settings-desk.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = {
  siteName: words.siteName,
  tagline: words.tagline,
  siteDescription: words.siteDescription,
  contactEmail: words.contactEmail,
  tipsEnabled: words.tipsEnabled,
  editorialLogEnabled: words.editorialLogEnabled,
  mostReadEnabled: words.mostReadEnabled,
  offlineEnabled: words.offlineEnabled,
}

export function GeneralForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const language = useLanguage()
  const { form, frame } = useSettingsForm({ tab: 'general', schema: generalSchema, pick, labels, ...props })
  return (
    <RecordForm {...frame}>
      <TextField label={labels.siteName(language)} form={form} name="siteName" />
      <TextField
        label={labels.tagline(language)}
        hint={words.taglineHint(language)}
        form={form}
        name="tagline"
      />
      <TextField
        label={labels.siteDescription(language)}
        hint={words.descriptionHint(language)}
        form={form}
        name="siteDescription"
      />
      <TextField
        label={labels.contactEmail(language)}
        hint={words.emailHint(language)}
        type="email"
        form={form}
        name="contactEmail"
      />
      <SwitchField
        label={labels.tipsEnabled(language)}
        hint={words.tipsHint(language)}
        form={form}
        name="tipsEnabled"
      />
      <SwitchField
        label={labels.editorialLogEnabled(language)}
        hint={words.logHint(language)}
        form={form}
        name="editorialLogEnabled"
      />
      <SwitchField
        label={labels.mostReadEnabled(language)}
        hint={words.mostReadHint(language)}
        form={form}
        name="mostReadEnabled"
      />
      <SwitchField
        label={labels.offlineEnabled(language)}
        hint={words.offlineHint(language)}
        form={form}
        name="offlineEnabled"
      />
    </RecordForm>
  )
}

function pick(settings: EditedSettings) {
  const { siteName, tagline, siteDescription, contactEmail } = settings
  const { tipsEnabled, editorialLogEnabled, mostReadEnabled, offlineEnabled } = settings
  return {
    siteName,
    tagline,
    siteDescription,
    contactEmail,
    tipsEnabled,
    editorialLogEnabled,
    mostReadEnabled,
    offlineEnabled,
  }
}
