import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../parts/button.tsx'

/**
 * Makes the default categories where there are none (specification §3), by itself once its script runs. A reading request
 * must change nothing, so it is a post of its own and, without the script, a button.
 */
export function DefaultCategories() {
  const submit = useSubmit()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    submit({ intent: 'default-categories' }, { method: 'post', replace: true })
  }, [submit])
  return (
    <Form method="post" className="mb-6">
      <Button type="submit" name="intent" value="default-categories">
        Create the default categories
      </Button>
    </Form>
  )
}
