import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { adsSchema } from '../../domain/settings/settings-schema.ts'
import { RecordForm } from '../parts/record-form.tsx'
import { SwitchField } from '../parts/switch-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = {
  adsPublisherId: 'Publisher ID',
  adsEnabled: 'Enable Advertisements',
  adsHeader: 'Header Ad',
  adsSidebar: 'Sidebar Ad',
  adsContent: 'Content Ad',
  adsFooter: 'Footer Ad',
}

const slots = [
  { name: 'adsHeader', hint: 'Top of each page' },
  { name: 'adsSidebar', hint: 'Beside the front page' },
  { name: 'adsContent', hint: 'Between content sections' },
  { name: 'adsFooter', hint: 'Bottom of each page' },
] as const

export function AdsenseForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const { form, frame } = useSettingsForm({ tab: 'adsense', schema: adsSchema, pick, labels, ...props })
  return (
    <RecordForm {...frame}>
      <p className="mt-0 mb-5 border-l-4 border-field bg-wash px-4 py-3 text-sm">
        Pages show advertisements once a publisher id is saved: on the front page, the sections and the text
        pages, never on search, empty or error pages, nor in demo mode. Google's servers then learn which
        reader opens which page; your privacy policy has to say so. The id is served at /ads.txt too.
      </p>
      <TextField
        label={labels.adsPublisherId}
        placeholder="pub-XXXXXXXXXXXXXXXX"
        form={form}
        name="adsPublisherId"
      />
      <SwitchField label={labels.adsEnabled} form={form} name="adsEnabled" />
      <fieldset className="m-0 mb-5 border-0 p-0">
        <legend className="mb-3 text-sm font-semibold">Ad slots</legend>
        {slots.map(({ name, hint }) => (
          <SwitchField key={name} label={labels[name]} hint={hint} form={form} name={name} />
        ))}
      </fieldset>
    </RecordForm>
  )
}

function pick(settings: EditedSettings) {
  const { adsPublisherId, adsEnabled, adsHeader, adsSidebar, adsContent, adsFooter } = settings
  return { adsPublisherId, adsEnabled, adsHeader, adsSidebar, adsContent, adsFooter }
}
