import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { appearanceSchema } from '../../domain/settings/settings-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/settings-desk.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { RecordForm } from '../forms/record-form.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { ColorContrast } from './color-contrast.tsx'
import { PictureUpload } from './picture-upload.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const texts = {
  primaryColor: { label: words.primaryColor },
  logoUrl: { label: words.logoUrl, hint: words.pictureHint },
  faviconUrl: { label: words.faviconUrl, hint: words.pictureHint },
  showImages: { label: words.showImages, hint: words.imagesHint },
}

export function AppearanceForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const language = useLanguage()
  const { form, field, frame } = useSettingsForm({
    tab: 'appearance',
    schema: appearanceSchema,
    pick,
    texts,
    ...props,
  })
  const { errors, defaultValues } = form.formState
  const color = form.watch('primaryColor').trim().toLowerCase()
  const isColor = /^#[0-9a-f]{6}$/.test(color)
  const setColor = (value: string) =>
    form.setValue('primaryColor', value, { shouldDirty: true, shouldValidate: true })
  return (
    <>
      <RecordForm {...frame}>
        <Field label={words.primaryColor(language)} error={errors.primaryColor?.message} live="off">
          {wiring => (
            <div className="flex gap-2">
              <input
                type="color"
                aria-label={words.colorPicker(language)}
                value={isColor ? color : '#000000'}
                onChange={event => setColor(event.target.value)}
                className="h-10 w-14 cursor-pointer max-sm:h-11 border border-field bg-raised p-1"
              />
              <input
                {...wiring}
                {...form.register('primaryColor')}
                defaultValue={defaultValues?.primaryColor}
                className={inputClass}
              />
            </div>
          )}
        </Field>
        {isColor ? <ColorContrast color={color} onUse={setColor} /> : null}
        <TextField {...field('logoUrl')} />
        <TextField {...field('faviconUrl')} />
        <SwitchField {...field('showImages')} />
      </RecordForm>
      <hr className="my-8 max-w-2xl border-0 border-t border-rule" />
      <PictureUpload use="logo" settings={props.settings} />
      <PictureUpload use="favicon" settings={props.settings} />
    </>
  )
}

function pick({ primaryColor, logoUrl, faviconUrl, showImages }: EditedSettings) {
  return { primaryColor, logoUrl, faviconUrl, showImages }
}
