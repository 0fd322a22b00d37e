import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonClass } from './button.tsx'

/** A link to another page of the admin area that looks like a button; the page is on its way when a pointer rests on it. */
export function ButtonLink({
  tone = 'plain',
  ...props
}: Omit<ComponentProps<typeof Link>, 'className'> & { tone?: Parameters<typeof buttonClass>[0] }) {
  return <Link prefetch="intent" {...props} className={buttonClass(tone)} />
}
