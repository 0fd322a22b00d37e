import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { seoSchema } from '../../domain/settings/settings-schema.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { SettingsProblem } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = {
  metaTitle: 'Default Meta Title',
  metaDescription: 'Default Meta Description',
  metaKeywords: 'Default Keywords',
  sitemapEnabled: 'Generate XML Sitemap',
}

export function SeoForm(props: { settings: EditedSettings; problem: SettingsProblem }) {
  const { form, frame } = useSettingsForm({ tab: 'seo', schema: seoSchema, pick, labels, ...props })
  return (
    <RecordForm {...frame}>
      <TextField
        label={labels.metaTitle}
        hint={`Recommended: 50-60 characters (${form.watch('metaTitle').length} now)`}
        form={form}
        name="metaTitle"
      />
      <TextField
        label={labels.metaDescription}
        hint={`Recommended: 150-160 characters (${form.watch('metaDescription').length} now)`}
        form={form}
        name="metaDescription"
      />
      <TextField label={labels.metaKeywords} hint="Separated by commas" form={form} name="metaKeywords" />
      <SwitchField
        label={labels.sitemapEnabled}
        hint="Lists every page of the site for search engines, at /sitemap.xml"
        form={form}
        name="sitemapEnabled"
      />
    </RecordForm>
  )
}

function pick({ metaTitle, metaDescription, metaKeywords, sitemapEnabled }: EditedSettings) {
  return { metaTitle, metaDescription, metaKeywords, sitemapEnabled }
}
