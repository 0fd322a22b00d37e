import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonClass } from './button.tsx'

/** A link that looks like a button; its page is prefetched when the pointer rests on it. */
export function ButtonLink({
  tone = 'plain',
  ...props
}: Omit<ComponentProps<typeof Link>, 'className'> & { tone?: Parameters<typeof buttonClass>[0] }) {
  return <Link prefetch="intent" {...props} className={buttonClass(tone)} />
}
