import type { UseFormReturn } from 'react-hook-form'
import type { NewsLinkFields, NewsLinkInput } from '../../domain/news-links/news-link-schema.ts'
import { fieldLabels } from '../article/form-values.ts'
import { TextField } from '../forms/text-field.tsx'

/** When a link comes before readers and when it goes; what is public already only goes. */
export function ScheduleFields({
  form,
  isPublic,
}: {
  form: UseFormReturn<NewsLinkFields, unknown, NewsLinkInput>
  isPublic: boolean
}) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {isPublic ? null : (
        <TextField
          form={form}
          name="publishAt"
          type="datetime-local"
          label={fieldLabels.publishAt}
          hint="At once, when left empty. Nobody sees the link before"
        />
      )}
      <TextField
        form={form}
        name="takeDownAt"
        type="datetime-local"
        label={fieldLabels.takeDownAt}
        hint="Optional. The link goes to the bin then"
      />
    </div>
  )
}
