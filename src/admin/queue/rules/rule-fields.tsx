import type { ChangeEventHandler } from 'react'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-rules.ts'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { Field, inputClass } from '../../forms/field.tsx'
import type { FieldErrors } from '../../forms/read-form.ts'
import type { ruleFields } from './check-rule.ts'

type Choices = { value: string; label: string }[]

/** The conditions of a rule: all that are given must match. */
export function RuleConditions({
  outlets,
  categories,
  ...common
}: Pick<Parameters<typeof RuleField>[0], 'values' | 'errors'> & { outlets: Choices; categories: Choices }) {
  const language = useLanguage()
  return (
    <>
      <h2 className="mt-6 mb-2 text-base font-semibold">{words.conditions(language)}</h2>
      <RuleSelect
        {...common}
        name="outletId"
        label={words.outlet(language)}
        none={words.anyOutlet(language)}
        choices={outlets}
      />
      <RuleField
        {...common}
        name="words"
        label={words.words(language)}
        rows={4}
        hint={words.wordsHint(language)}
      />
      <RuleSelect
        {...common}
        name="categoryId"
        label={words.proposedCategory(language)}
        none={words.anyCategory(language)}
        choices={categories}
      />
      <RuleField
        {...common}
        name="language"
        label={words.language(language)}
        hint={words.languageHint(language)}
      />
    </>
  )
}

type Values = ReturnType<typeof ruleFields>
type Common = { name: keyof Values; label: string; values: Values; errors: FieldErrors }

export function RuleField({
  name,
  label,
  values,
  errors,
  hint,
  rows,
}: Common & { hint?: string; rows?: number }) {
  return (
    <Field label={label} error={errors[name]} hint={hint} live="off">
      {wiring => {
        const input = { ...wiring, name, defaultValue: values[name], className: inputClass }
        return rows ? <textarea {...input} rows={rows} /> : <input {...input} autoComplete="off" />
      }}
    </Field>
  )
}

export function RuleSelect({
  name,
  values,
  errors,
  ...field
}: Common & {
  none?: string
  choices: { value: string; label: string }[]
  onChange?: ChangeEventHandler<HTMLSelectElement>
}) {
  return <ChoiceField {...field} name={name} error={errors[name]} defaultValue={values[name]} />
}
