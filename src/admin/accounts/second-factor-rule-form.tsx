import { Form, useNavigation } from 'react-router'
import { type SecondFactorRule, secondFactorRules } from '../../domain/accounts/second-factor-rule.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/second-factor.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { Button } from '../widgets/button.tsx'

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
  const isSubmitting = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby="second-factor-rule" className="mt-10 max-w-xl">
      <h2 id="second-factor-rule" className="mb-3 text-base font-semibold">
        {words.heading(language)}
      </h2>
      <Form method="post" preventScrollReset>
        <fieldset disabled={isSubmitting} className="contents">
          <Field label={words.rule(language)} hint={words.ruleHint(language)} error={errors.rule}>
            {wiring => (
              <select {...wiring} key={rule} name="rule" defaultValue={rule} className={inputClass}>
                {secondFactorRules.map(one => (
                  <option key={one} value={one}>
                    {words.ruleName(language, { rule: one })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <OwnPasswordField isAsked={needsPassword} error={errors.ownPassword} />
          <Button type="submit" tone="primary">
            {words.saveRule(language)}
          </Button>
        </fieldset>
      </Form>
    </section>
  )
}
