/**
 * A `ref` for the field to type into next, such as the first one of a dialog. Base UI focuses it a frame later, and on a busy
 * machine letters typed until then would act as shortcuts of the page behind.
 */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus()
}
