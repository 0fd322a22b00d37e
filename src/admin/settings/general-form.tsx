import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { generalSchema } from '../../domain/settings/settings-schema.ts'
import { RecordForm } from '../parts/record-form.tsx'
import { TextField } from '../parts/text-field.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = {
  siteName: 'Site Name',
  tagline: 'Tagline',
  siteDescription: 'Site Description',
  contactEmail: 'Contact Email',
}

export function GeneralForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const { form, frame } = useSettingsForm({ tab: 'general', schema: generalSchema, pick, labels, ...props })
  const { errors, defaultValues } = form.formState
  return (
    <RecordForm {...frame}>
      <TextField
        label={labels.siteName}
        register={form.register('siteName')}
        defaultValue={defaultValues?.siteName}
        error={errors.siteName?.message}
      />
      <TextField
        label={labels.tagline}
        hint="Under the name, and after it in the browser's title of the front page"
        register={form.register('tagline')}
        defaultValue={defaultValues?.tagline}
        error={errors.tagline?.message}
      />
      <TextField
        label={labels.siteDescription}
        hint="One sentence in the footer, and for search engines where nothing else is set"
        register={form.register('siteDescription')}
        defaultValue={defaultValues?.siteDescription}
        error={errors.siteDescription?.message}
      />
      <TextField
        label={labels.contactEmail}
        hint="Shown on the contact page"
        type="email"
        register={form.register('contactEmail')}
        defaultValue={defaultValues?.contactEmail}
        error={errors.contactEmail?.message}
      />
    </RecordForm>
  )
}

function pick({ siteName, tagline, siteDescription, contactEmail }: EditedSettings) {
  return { siteName, tagline, siteDescription, contactEmail }
}
