/**
 * A `ref` for what a dialog is opened to type into. Base UI gives it the focus a frame later, and on a busy machine the letters
 * typed until then would be keys of the page behind it.
 */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus()
}
