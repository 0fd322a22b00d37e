import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/category-desk.ts'
import { Button } from '../widgets/button.tsx'

/** A reading request changes nothing: the defaults (specification §3) come by a post, of the script or of a button. */
export function DefaultCategories() {
  const language = useLanguage()
  const submit = useSubmit()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    submit({ intent: 'default-categories' }, { method: 'post', replace: true })
  }, [submit])
  return (
    <Form method="post" preventScrollReset className="mb-6">
      <Button type="submit" name="intent" value="default-categories">
        {words.createDefaults(language)}
      </Button>
    </Form>
  )
}
