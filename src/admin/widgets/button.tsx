import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'

const tones = {
  primary: 'border-accent bg-accent text-on-accent hover:opacity-90',
  plain: 'border-field bg-raised text-ink hover:bg-wash',
  danger: 'border-danger bg-raised text-danger hover:bg-wash',
  // For rows of a table, where fifty borders would distract from the headlines.
  quiet: 'border-transparent text-accent underline-offset-4 hover:underline',
  quietDanger: 'border-transparent text-danger underline-offset-4 hover:underline',
}

const shape =
  'inline-flex cursor-pointer items-center justify-center gap-2 border text-sm font-medium no-underline sm:whitespace-nowrap max-sm:min-h-11 max-sm:min-w-11 aria-pressed:border-accent aria-pressed:text-accent aria-pressed:inset-ring-1 aria-pressed:inset-ring-accent aria-disabled:cursor-not-allowed aria-disabled:opacity-60 print:hidden'

export function buttonClass(tone: keyof typeof tones = 'plain'): string {
  return `${shape} ${tone.startsWith('quiet') ? 'min-h-9 px-2' : 'min-h-10 px-4'} ${tones[tone]}`
}

/**
 * `isOff`: a press has no effect now, for example while the form posts. A `disabled` button would drop the focus, and
 * keyboards would start at the top of the page again.
 */
export function Button({
  tone = 'plain',
  isOff = false,
  ...props
}: Omit<ComponentProps<'button'>, 'disabled'> & { tone?: keyof typeof tones; isOff?: boolean }) {
  return <button type="button" {...props} {...(isOff ? offProps : null)} className={buttonClass(tone)} />
}

/** The props of `isOff`, for buttons that look different. Enter in a field presses its form's button, so it posts nothing either. */
export const offProps = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }

/** A link that looks like a button; its page is prefetched when the pointer rests on it. */
export function ButtonLink({
  tone = 'plain',
  ...props
}: Omit<ComponentProps<typeof Link>, 'className'> & { tone?: Parameters<typeof buttonClass>[0] }) {
  return <Link prefetch="intent" {...props} className={buttonClass(tone)} />
}
