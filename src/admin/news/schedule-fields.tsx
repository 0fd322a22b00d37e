import { fieldLabels } from '../article/form-values.ts'
import type { NewsFormApi } from '../article/use-article-fetch.ts'
import { TextField } from '../forms/text-field.tsx'

/** When a link comes before readers and when it goes; what is public already only goes. */
export function ScheduleFields({ form, isPublic }: { form: NewsFormApi; isPublic: boolean }) {
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
