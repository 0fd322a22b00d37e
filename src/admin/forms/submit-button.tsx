import type { ComponentProps } from 'react'
import { Button } from '../widgets/button.tsx'
import { useIsPosting } from '../widgets/use-is-posting.ts'

/** Submits a form of the page. While the page posts, a second press has no effect and the button keeps the focus. */
export function SubmitButton({ isOff = false, ...props }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isPosting = useIsPosting()
  return <Button tone="primary" {...props} type="submit" isOff={isOff || isPosting} />
}
