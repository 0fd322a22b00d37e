import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/category-desk.ts'
import { Button } from '../widgets/button.tsx'

/** A GET must not change anything, so the defaults (specification §3) are created by a post, from the script or a button. */
export function DefaultCategories() {
  const submit = useSubmit()
  const isRequested = useRef(false)
  useEffect(() => {
    if (isRequested.current) return
    isRequested.current = true
    submit({ intent: 'default-categories' }, { method: 'post', replace: true })
  }, [submit])
  return (
    <div className="mb-6">
      <DefaultCategoriesButton />
    </div>
  )
}

export function DefaultCategoriesButton() {
  const language = useLanguage()
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value="default-categories">
        {words.createDefaults(language)}
      </Button>
    </Form>
  )
}
