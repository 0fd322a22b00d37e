/** A part of a message for screen readers only. */
export function srOnly(text: string) {
  return (
    <span key="hidden" className="sr-only">
      {text}
    </span>
  )
}
