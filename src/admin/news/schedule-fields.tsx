import { fieldLabel } from '../../domain/news-links/form-values.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import type { NewsFormApi } from '../article/use-article-fetch.ts'
import { TextField } from '../forms/text-field.tsx'

/** When a link is published and when it is taken down; a public link only has the latter. */
export function ScheduleFields({ form, isPublic }: { form: NewsFormApi; isPublic: boolean }) {
  const language = useLanguage()
  const field = (name: 'publishAt' | 'takeDownAt') =>
    ({ form, name, type: 'datetime-local', label: fieldLabel(name, language) }) as const
  return (
    <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
      {isPublic ? null : <TextField {...field('publishAt')} hint={words.publishHint(language)} />}
      <TextField {...field('takeDownAt')} hint={words.takeDownHint(language)} />
    </div>
  )
}
