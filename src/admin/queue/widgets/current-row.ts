/** The line of the entry under the cursor, where the focus belongs when a dialog about entries has closed. */
export function findCurrentRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-entry][aria-current="true"]')
}
