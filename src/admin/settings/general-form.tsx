import { pick } from '../../domain/articles/field-names.ts'
import type { EditedSettings } from '../../domain/settings/settings-queries.ts'
import { generalSchema } from '../../domain/settings/settings-schema.ts'
import * as words from '../../words/settings-desk.ts'
import { SwitchField, TextField } from '../forms/record-fields.tsx'
import { RecordForm } from '../forms/record-form.tsx'
import { namesOf } from '../forms/use-record-form.ts'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const texts = {
  siteName: { label: words.siteName },
  tagline: { label: words.tagline, hint: words.taglineHint },
  siteDescription: { label: words.siteDescription, hint: words.descriptionHint },
  contactEmail: { label: words.contactEmail, hint: words.emailHint },
  tipsEnabled: { label: words.tipsEnabled, hint: words.tipsHint },
  editorialLogEnabled: { label: words.editorialLogEnabled, hint: words.logHint },
  mostReadEnabled: { label: words.mostReadEnabled, hint: words.mostReadHint },
  offlineEnabled: { label: words.offlineEnabled, hint: words.offlineHint },
}

export function GeneralForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const { field, frame } = useSettingsForm({
    tab: 'general',
    schema: generalSchema,
    pick: pickFields,
    texts,
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

const pickFields = (settings: EditedSettings) => pick(settings, namesOf(texts))
