import { Form } from 'react-router'
import { type SecondFactorRule, secondFactorRules } from '../../domain/accounts/second-factor-rule.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/second-factor.ts'
import { ChoiceField } from '../forms/choice-field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'

/** Which accounts must have a second factor. */
export function SecondFactorRuleForm({
  rule,
  needsPassword,
  errors,
}: {
  rule: SecondFactorRule
  needsPassword: boolean
  errors: FieldErrors
}) {
  const language = useLanguage()
  return (
    <TitledSection id="second-factor-rule" title={words.heading(language)} className="mt-10 max-w-xl">
      <Form method="post" preventScrollReset>
        <ChoiceField
          key={rule}
          label={words.rule(language)}
          hint={words.ruleHint(language)}
          error={errors.rule}
          name="rule"
          defaultValue={rule}
          choices={secondFactorRules.map(one => ({
            value: one,
            label: words.ruleName(language, { rule: one }),
          }))}
        />
        <OwnPasswordField isRequired={needsPassword} error={errors.ownPassword} />
        <SubmitButton>{words.saveRule(language)}</SubmitButton>
      </Form>
    </TitledSection>
  )
}
