import { RuleField, RuleSelect } from './rule-field.tsx'

type Choices = { value: string; label: string }[]

/** The conditions of a rule: all that are given must hold. */
export function RuleConditions({
  outlets,
  categories,
  ...common
}: Pick<Parameters<typeof RuleField>[0], 'values' | 'errors'> & { outlets: Choices; categories: Choices }) {
  return (
    <>
      <h2 className="mt-6 mb-2 text-base font-semibold">Of what arrives</h2>
      <RuleSelect {...common} name="outletId" label="Outlet" none="Any outlet" choices={outlets} />
      <RuleField
        {...common}
        name="words"
        label="Words"
        rows={4}
        hint="Any of these in the headline or description, one a line. Whole words, exactly as they are."
      />
      <RuleSelect
        {...common}
        name="categoryId"
        label="Proposed category"
        none="Any category"
        choices={categories}
      />
      <RuleField
        {...common}
        name="language"
        label="Language"
        hint="A code such as en, hi or ta. Any, when left empty."
      />
    </>
  )
}
