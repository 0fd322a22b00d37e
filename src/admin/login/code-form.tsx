import { Form, useNavigation } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/second-factor.ts'
import { CodeField } from '../forms/code-field.tsx'
import { Button } from '../widgets/button.tsx'

/** The second step of signing in, with a link back to the first. */
export function CodeForm() {
  const language = useLanguage()
  const isSubmitting = useNavigation().state !== 'idle'
  return (
    <>
      <p className="mt-0 mb-5">{words.stepHint(language)}</p>
      <Form method="post" replace>
        <fieldset disabled={isSubmitting} className="contents">
          <input type="hidden" name="intent" value="code" />
          <CodeField label={words.code(language)} hint={words.codeHint(language)} />
          <Button type="submit" tone="primary">
            {words.continueSignIn(language)}
          </Button>
        </fieldset>
      </Form>
      <Form method="post" replace className="mt-5 -ml-2">
        <input type="hidden" name="intent" value="start-again" />
        <Button type="submit" tone="quiet">
          {words.startAgain(language)}
        </Button>
      </Form>
    </>
  )
}
