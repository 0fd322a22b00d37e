import { Form } from 'react-router'
import { Field, inputClass } from '../forms/field.tsx'
import { Button } from '../widgets/button.tsx'

/** The title by hand. The typed text stays when it cannot be saved. */
export function StoryTitleForm({
  story,
  typed,
  error,
}: {
  story: { version: number; byHand: string | null }
  typed: string | null
  error: string | undefined
}) {
  const value = typed || (story.byHand ?? '')
  return (
    <Form method="post" preventScrollReset className="mb-8 max-w-2xl">
      <input type="hidden" name="version" value={story.version} />
      <Field label="Title" hint="Empty: the headline of the lead." error={error}>
        {wiring => <input {...wiring} name="title" key={value} defaultValue={value} className={inputClass} />}
      </Field>
      <Button type="submit" name="intent" value="title">
        Save title
      </Button>
    </Form>
  )
}
