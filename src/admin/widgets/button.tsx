import type { ComponentProps } from 'react'

const tones = {
  primary: 'border-accent bg-accent text-on-accent hover:opacity-90',
  plain: 'border-field bg-raised text-ink hover:bg-wash',
  danger: 'border-danger bg-raised text-danger hover:bg-wash',
  // For rows of a table, where fifty borders would distract from the headlines.
  quiet: 'border-transparent text-accent underline-offset-4 hover:underline',
  quietDanger: 'border-transparent text-danger underline-offset-4 hover:underline',
}

const shape =
  'inline-flex cursor-pointer items-center justify-center gap-2 border text-sm font-medium no-underline sm:whitespace-nowrap max-sm:min-h-11 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 print:hidden'

export function buttonClass(tone: keyof typeof tones = 'plain'): string {
  return `${shape} ${tone.startsWith('quiet') ? 'min-h-9 px-2' : 'min-h-10 px-4'} ${tones[tone]}`
}

export function Button({
  tone = 'plain',
  ...props
}: ComponentProps<'button'> & { tone?: keyof typeof tones }) {
  return <button type="button" {...props} className={buttonClass(tone)} />
}
