import type { ComponentProps } from 'react'
import { Button } from '../widgets/button.tsx'

/** A button with a click handler; until the script runs, or without one, it posts `fields` to its own page. */
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
