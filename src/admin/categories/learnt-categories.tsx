import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/category-desk.ts'
import { Button } from '../widgets/button.tsx'
import { ConfirmDialog } from '../widgets/confirm-dialog.tsx'

export const forgetIntent = 'forget-learnt'

/** Says that categories are learnt from editors, and forgets it after a question; without scripts at once. */
export function LearntCategories() {
  const language = useLanguage()
  const submit = useSubmit()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section aria-label={words.learnt(language)} className="mt-8 max-w-prose">
      <h2 className="m-0 text-base font-semibold">{words.learnt(language)}</h2>
      <p className="mt-1 mb-3 text-sm text-quiet">{words.learntHint(language)}</p>
      <Form
        method="post"
        onSubmit={event => {
          event.preventDefault()
          setIsAsked(true)
        }}
      >
        <Button type="submit" name="intent" value={forgetIntent}>
          {words.forget(language)}
        </Button>
      </Form>
      <ConfirmDialog
        open={isAsked}
        title={adminWords.areYouSure(language)}
        text={words.forgetText(language)}
        confirmLabel={words.forget(language)}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          void submit({ intent: forgetIntent }, { method: 'post' })
        }}
      />
    </section>
  )
}
