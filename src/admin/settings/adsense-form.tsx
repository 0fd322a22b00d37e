import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { adsSchema } from '../../domain/settings/settings-schema.ts'
import type { AdColumns } from '../../domain/settings/site-ads.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/settings-desk.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = {
  adsPublisherId: words.adsPublisherId,
  adsEnabled: words.adsEnabled,
  adsHeader: words.adsHeader,
  adsHeaderUnit: words.adsHeaderUnit,
  adsSidebar: words.adsSidebar,
  adsSidebarUnit: words.adsSidebarUnit,
  adsContent: words.adsContent,
  adsContentUnit: words.adsContentUnit,
  adsFooter: words.adsFooter,
  adsFooterUnit: words.adsFooterUnit,
}

const slots = [
  { name: 'adsHeader', unit: 'adsHeaderUnit', hint: words.slotTop },
  { name: 'adsSidebar', unit: 'adsSidebarUnit', hint: words.slotBeside },
  { name: 'adsContent', unit: 'adsContentUnit', hint: words.slotBetween },
  { name: 'adsFooter', unit: 'adsFooterUnit', hint: words.slotBottom },
] as const

export function AdsenseForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const language = useLanguage()
  const { form, frame } = useSettingsForm({ tab: 'adsense', schema: adsSchema, pick, labels, ...props })
  return (
    <RecordForm {...frame}>
      <p className="mt-0 mb-5 border-l-4 border-field bg-wash px-4 py-3 text-sm">{words.adsHint(language)}</p>
      <TextField
        label={labels.adsPublisherId(language)}
        placeholder="pub-XXXXXXXXXXXXXXXX"
        form={form}
        name="adsPublisherId"
      />
      <SwitchField label={labels.adsEnabled(language)} form={form} name="adsEnabled" />
      <fieldset className="m-0 mb-5 border-0 p-0">
        <legend className="mb-1 text-sm font-semibold">{words.adSlots(language)}</legend>
        <p className="mt-0 mb-4 text-sm text-quiet">{words.adSlotsHint(language)}</p>
        {slots.map(({ name, unit, hint }) => (
          <div key={name} className="grid gap-x-6 sm:grid-cols-2">
            <SwitchField label={labels[name](language)} hint={hint(language)} form={form} name={name} />
            <TextField
              label={labels[unit](language)}
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
