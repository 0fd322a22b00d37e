import { useLayoutEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/sign-in-code.ts'
import { CodeField } from '../forms/code-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { Button } from '../widgets/button.tsx'

/** The second step of signing in, with a link back to the first. */
export function CodeForm({ refusal }: { refusal: object | null }) {
  const language = useLanguage()
  const code = useRef<HTMLInputElement>(null)
  // The code is the next thing to type, at first and after a refusal.
  useLayoutEffect(() => {
    code.current?.focus()
    if (refusal) code.current?.select()
  }, [refusal])
  return (
    <>
      <p className="mt-0 mb-5">{words.stepHint(language)}</p>
      <Form method="post" replace>
        <input type="hidden" name="intent" value="code" />
        <CodeField ref={code} label={words.code(language)} hint={words.codeHint(language)} />
        <SubmitButton>{words.continueSignIn(language)}</SubmitButton>
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
