import type { ComponentProps } from 'react'
import { Button } from '../widgets/button.tsx'

/** A button of a script that posts `fields` to its own page where no script runs, or none yet. */
export function PostButton({
  fields,
  onClick,
  ...props
}: Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & {
  fields: Record<string, string>
  onClick: () => void
}) {
  return (
    <form method="post" className="contents">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        {...props}
        type="submit"
        onClick={event => {
          event.preventDefault()
          onClick()
        }}
      />
    </form>
  )
}
