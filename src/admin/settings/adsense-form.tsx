import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { adsSchema } from '../../domain/settings/settings-schema.ts'
import type { AdColumns } from '../../domain/settings/site-ads.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = {
  adsPublisherId: 'Publisher ID',
  adsEnabled: 'Enable Advertisements',
  adsHeader: 'Header Ad',
  adsHeaderUnit: 'Header ad unit',
  adsSidebar: 'Sidebar Ad',
  adsSidebarUnit: 'Sidebar ad unit',
  adsContent: 'Content Ad',
  adsContentUnit: 'Content ad unit',
  adsFooter: 'Footer Ad',
  adsFooterUnit: 'Footer ad unit',
}

const slots = [
  { name: 'adsHeader', unit: 'adsHeaderUnit', hint: 'Top of each page' },
  { name: 'adsSidebar', unit: 'adsSidebarUnit', hint: 'Beside the front page' },
  { name: 'adsContent', unit: 'adsContentUnit', hint: 'Between content sections' },
  { name: 'adsFooter', unit: 'adsFooterUnit', hint: 'Bottom of each page' },
] as const

export function AdsenseForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const { form, frame } = useSettingsForm({ tab: 'adsense', schema: adsSchema, pick, labels, ...props })
  return (
    <RecordForm {...frame}>
      <p className="mt-0 mb-5 border-l-4 border-field bg-wash px-4 py-3 text-sm">
        Pages show advertisements once a publisher id and the ad unit of a place are saved: on the front page,
        the sections and the text pages, never on search, empty or error pages, nor in demo mode. Google's
        servers then learn which reader opens which page; your privacy policy has to say so. The publisher id
        is served at /ads.txt too.
      </p>
      <TextField
        label={labels.adsPublisherId}
        placeholder="pub-XXXXXXXXXXXXXXXX"
        form={form}
        name="adsPublisherId"
      />
      <SwitchField label={labels.adsEnabled} form={form} name="adsEnabled" />
      <fieldset className="m-0 mb-5 border-0 p-0">
        <legend className="mb-1 text-sm font-semibold">Ad slots</legend>
        <p className="mt-0 mb-4 text-sm text-quiet">
          Create a display ad unit for each place under AdSense → Ads → By ad unit, and enter the number that
          its code gives as data-ad-slot. A place without a number stays empty.
        </p>
        {slots.map(({ name, unit, hint }) => (
          <div key={name} className="grid gap-x-6 sm:grid-cols-2">
            <SwitchField label={labels[name]} hint={hint} form={form} name={name} />
            <TextField
              label={labels[unit]}
              placeholder="1234567890"
              inputMode="numeric"
              form={form}
              name={unit}
            />
          </div>
        ))}
      </fieldset>
    </RecordForm>
  )
}

function pick(settings: EditedSettings): AdColumns {
  const { adsPublisherId, adsEnabled, adsHeader, adsSidebar, adsContent, adsFooter } = settings
  const { adsHeaderUnit, adsSidebarUnit, adsContentUnit, adsFooterUnit } = settings
  return {
    adsPublisherId,
    adsEnabled,
    adsHeader,
    adsSidebar,
    adsContent,
    adsFooter,
    adsHeaderUnit,
    adsSidebarUnit,
    adsContentUnit,
    adsFooterUnit,
  }
}
