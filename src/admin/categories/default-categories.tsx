import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../widgets/button.tsx'

/** A reading request changes nothing: the defaults (specification §3) come by a post, of the script or of a button. */
export function DefaultCategories() {
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
        Create the default categories
      </Button>
    </Form>
  )
}
