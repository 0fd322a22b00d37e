import type { EditedSettings } from '../../domain/settings/settings-queries.ts'
import { seoSchema } from '../../domain/settings/settings-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/settings-desk.ts'
import { SwitchField, TextField } from '../forms/record-fields.tsx'
import { RecordForm } from '../forms/record-form.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const texts = {
  metaTitle: { label: words.metaTitle },
  metaDescription: { label: words.metaDescription },
  metaKeywords: { label: words.metaKeywords, hint: words.keywordsHint },
  sitemapEnabled: { label: words.sitemapEnabled, hint: words.sitemapHint },
}

export function SeoForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const language = useLanguage()
  const { form, field, frame } = useSettingsForm({ tab: 'seo', schema: seoSchema, pick, texts, ...props })
  return (
    <RecordForm {...frame}>
      <TextField
        {...field('metaTitle')}
        hint={words.metaTitleHint(language, { now: form.watch('metaTitle').length })}
      />
      <TextField
        {...field('metaDescription')}
        hint={words.metaDescriptionHint(language, { now: form.watch('metaDescription').length })}
      />
      <TextField {...field('metaKeywords')} />
      <SwitchField {...field('sitemapEnabled')} />
    </RecordForm>
  )
}

function pick({ metaTitle, metaDescription, metaKeywords, sitemapEnabled }: EditedSettings) {
  return { metaTitle, metaDescription, metaKeywords, sitemapEnabled }
}
