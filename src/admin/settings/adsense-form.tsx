import { pick } from '../../domain/articles/field-names.ts'
import type { EditedSettings } from '../../domain/settings/settings-queries.ts'
import { adsSchema } from '../../domain/settings/settings-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/settings-desk.ts'
import { SwitchField, TextField } from '../forms/record-fields.tsx'
import { RecordForm } from '../forms/record-form.tsx'
import { namesOf } from '../forms/use-record-form.ts'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const texts = {
  adsPublisherId: { label: words.adsPublisherId },
  adsEnabled: { label: words.adsEnabled },
  adsHeader: { label: words.adsHeader, hint: words.slotTop },
  adsHeaderUnit: { label: words.adsHeaderUnit },
  adsSidebar: { label: words.adsSidebar, hint: words.slotBeside },
  adsSidebarUnit: { label: words.adsSidebarUnit },
  adsContent: { label: words.adsContent, hint: words.slotBetween },
  adsContentUnit: { label: words.adsContentUnit },
  adsFooter: { label: words.adsFooter, hint: words.slotBottom },
  adsFooterUnit: { label: words.adsFooterUnit },
}

const slots = ['adsHeader', 'adsSidebar', 'adsContent', 'adsFooter'] as const

export function AdsenseForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const language = useLanguage()
  const { field, frame } = useSettingsForm({
    tab: 'adsense',
    schema: adsSchema,
    pick: pickFields,
    texts,
    ...props,
  })
  return (
    <RecordForm {...frame}>
      <p className="mt-0 mb-5 border-l-4 border-field bg-wash px-4 py-3 text-sm">{words.adsHint(language)}</p>
      <TextField {...field('adsPublisherId')} placeholder="pub-XXXXXXXXXXXXXXXX" />
      <SwitchField {...field('adsEnabled')} />
      <fieldset className="m-0 mb-5 border-0 p-0">
        <legend className="mb-1 text-sm font-semibold">{words.adSlots(language)}</legend>
        <p className="mt-0 mb-4 text-sm text-quiet">{words.adSlotsHint(language)}</p>
        {slots.map(name => (
          <div key={name} className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
            <SwitchField {...field(name)} />
            <TextField {...field(`${name}Unit`)} placeholder="1234567890" inputMode="numeric" />
          </div>
        ))}
      </fieldset>
    </RecordForm>
  )
}

const pickFields = (settings: EditedSettings) => pick(settings, namesOf(texts))
