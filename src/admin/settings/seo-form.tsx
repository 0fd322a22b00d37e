import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { seoSchema } from '../../domain/settings/settings-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/settings-desk.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = {
  metaTitle: words.metaTitle,
  metaDescription: words.metaDescription,
  metaKeywords: words.metaKeywords,
  sitemapEnabled: words.sitemapEnabled,
}

export function SeoForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const language = useLanguage()
  const { form, frame } = useSettingsForm({ tab: 'seo', schema: seoSchema, pick, labels, ...props })
  return (
    <RecordForm {...frame}>
      <TextField
        label={labels.metaTitle(language)}
        hint={words.metaTitleHint(language, { now: form.watch('metaTitle').length })}
        form={form}
        name="metaTitle"
      />
      <TextField
        label={labels.metaDescription(language)}
        hint={words.metaDescriptionHint(language, { now: form.watch('metaDescription').length })}
        form={form}
        name="metaDescription"
      />
      <TextField
        label={labels.metaKeywords(language)}
        hint={words.keywordsHint(language)}
        form={form}
        name="metaKeywords"
      />
      <SwitchField
        label={labels.sitemapEnabled(language)}
        hint={words.sitemapHint(language)}
        form={form}
        name="sitemapEnabled"
      />
    </RecordForm>
  )
}

function pick({ metaTitle, metaDescription, metaKeywords, sitemapEnabled }: EditedSettings) {
  return { metaTitle, metaDescription, metaKeywords, sitemapEnabled }
}
