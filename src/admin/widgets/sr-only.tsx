/** A part of a message that is read out and not shown. */
export function srOnly(text: string) {
  return (
    <span key="hidden" className="sr-only">
      {text}
    </span>
  )
}
