import type { ComponentProps, KeyboardEvent } from 'react'
import { isComposing } from '../widgets/keyboard.ts'

/** A field of one line that wraps, so that a long headline shows whole; two lines in browsers that cannot fit it to its text. */
export function HeadlineArea({ className = '', ...area }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...area}
      rows={2}
      enterKeyHint="done"
      className={`${className} field-sizing-content resize-none`}
      onKeyDown={submitOnEnter}
    />
  )
}

/** Like Enter in an input: presses the form's button. With Ctrl or Command it may mean something else there. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event.nativeEvent)) return
  event.preventDefault()
  event.currentTarget.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
}
