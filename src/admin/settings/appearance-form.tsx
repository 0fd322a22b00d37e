import type { ReactNode } from 'react'
import type { EditedSettings } from '../../domain/settings/settings-queries.ts'
import { appearanceSchema } from '../../domain/settings/settings-schema.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { type Accent, accentColors } from '../../ui/theme/theme-css.ts'
import * as words from '../../words/settings-desk.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { SwitchField, TextField } from '../forms/record-fields.tsx'
import { RecordForm } from '../forms/record-form.tsx'
import { PictureUpload } from './picture-upload.tsx'
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts'

const texts = {
  primaryColor: { label: words.primaryColor },
  logoUrl: { label: words.logoUrl, hint: words.pictureHint },
  faviconUrl: { label: words.faviconUrl, hint: words.pictureHint },
  showImages: { label: words.showImages, hint: words.imagesHint },
}

export function AppearanceForm(props: SettingsFormProps) {
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
      <hr className="my-6 max-w-2xl border-0 border-t border-rule" />
      <PictureUpload use="logo" settings={props.settings} />
      <PictureUpload use="favicon" settings={props.settings} />
    </>
  )
}

function pick({ primaryColor, logoUrl, faviconUrl, showImages }: EditedSettings) {
  return { primaryColor, logoUrl, faviconUrl, showImages }
}

// The minimum of WCAG 2.2 AA for text.
const contrastMin = 4.5

function ColorContrast({ color, onUse }: { color: string; onUse: (color: string) => void }) {
  const language = useLanguage()
  const { light, dark } = accentColors(color)
  const isReadable = light.chosenContrast >= contrastMin
  return (
    <div role="status" className="mb-5 text-sm">
      <Ground accent={light}>
        {isReadable
          ? describeContrast('light', light, language)
          : words.warning(language, { judgement: describeContrast('light', light, language) })}{' '}
        {isReadable ? null : (
          <button
            type="button"
            onClick={() => onUse(light.used)}
            className="cursor-pointer font-semibold text-accent underline underline-offset-4"
          >
            {words.takeShade(language, { shade: light.used })}
          </button>
        )}
      </Ground>
      <Ground accent={dark}>{describeContrast('dark', dark, language)}</Ground>
    </div>
  )
}

function describeContrast(
  ground: 'light' | 'dark',
  { used, chosenContrast }: Accent,
  language: Language,
): string {
  const ratio = chosenContrast.toFixed(1)
  return chosenContrast >= contrastMin
    ? words.contrastGood(language, { ratio, ground })
    : words.contrastBad(language, { ratio, ground, shade: used })
}

function Ground({ accent, children }: { accent: Accent; children: ReactNode }) {
  return (
    <p className="m-0 flex items-start gap-2 py-1">
      <ColorSample color={accent.used} />
      <span>{children}</span>
    </p>
  )
}

/** Drawn as SVG, because the page's policy allows no inline style. */
function ColorSample({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 1 1" className="mt-0.5 size-4 shrink-0 border border-field" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}
