/**
 * The `initialFocus` of a dialog that returns the focus to where it was, or its `finalFocus`. Like `focusAtOnce` it does not wait for the frame
 * after the opening, but Base UI has noted the earlier element by then. Returns what Base UI still has to do.
 */
export function takeFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return !element
}
