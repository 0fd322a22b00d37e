import { useEffect, useEffectEvent, useRef } from 'react'
import { detailNames } from '../../../domain/articles/article-fields.ts'
import { type FieldName, fieldLabel } from '../../../domain/news-links/form-values.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import { ArticleAddressField } from '../../article/article-address-field.tsx'
import { type NewsFormApi, useArticleFetch } from '../../article/use-article-fetch.ts'
import { SelectField, SwitchField, TextField } from '../../forms/record-fields.tsx'
import { NewsTextField, ScheduleFields } from '../../news/news-form.tsx'

/** The fields of an entry. The ones that editors change most come first, so that *Accept* is few Tabs away from the title. */
export function EditFieldset({
  form,
  categories,
  isRestored,
}: {
  form: NewsFormApi
  categories: { id: string; name: string }[]
  /** Whether the form shows a draft. */
  isRestored: boolean
}) {
  const language = useLanguage()
  const { errors, submitCount } = form.formState
  const label = (name: FieldName) => fieldLabel(name, language)
  const firstWrong = [...shown, ...rare].find(name => errors[name])
  /** Which sending found a rare field wrong, counted from 1; 0 for none. */
  const wrongSending = rare.some(name => errors[name]) ? submitCount : 0
  const rareGroup = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isRestored && rare.some(name => form.getFieldState(name).isDirty)) unfold(rareGroup.current)
  }, [form, isRestored])
  const showFirstWrong = useEffectEvent(() => {
    unfold(rareGroup.current)
    if (firstWrong) form.setFocus(firstWrong)
  })
  // The form has tried to focus it at once, when its group may still have been folded.
  useEffect(() => {
    if (wrongSending > 0) showFirstWrong()
  }, [wrongSending])
  return (
    <>
      <TextField form={form} name="title" wraps label={label('title')} />
      <SelectField
        form={form}
        name="category"
        label={label('category')}
        none={words.chooseCategory(language)}
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        form={form}
        name="description"
        label={label('description')}
        hint={words.optional(language)}
        rows={4}
      />
      <SwitchField form={form} name="featured" label={label('featured')} />
      {/* An error or restored text opens the group. The browser keeps whether it is open: its toggle event comes too late for a state of ours. */}
      <details ref={rareGroup} className="mb-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent">
          {words.rareFields(language)}
        </summary>
        <RareFields form={form} />
      </details>
    </>
  )
}

function unfold(group: HTMLDetailsElement | null) {
  if (group) group.open = true
}

const texts = [...detailNames, 'language'] as const
const shown = ['title', 'category', 'description', 'featured'] as const
const rare = ['url', ...texts, 'publishAt', 'takeDownAt'] as const

function RareFields({ form }: { form: NewsFormApi }) {
  const fetched = useArticleFetch(form, { isNew: false })
  return (
    <>
      <ArticleAddressField form={form} fetched={fetched} />
      {texts.map(name => (
        <NewsTextField key={name} form={form} name={name} notes={fetched.notes} />
      ))}
      <ScheduleFields form={form} isPublic={false} />
    </>
  )
}
