/** A `finalFocus`: the current row, unless another dialog has been opened from the closing one and has the keyboard. */
export function returnToRow(): HTMLElement | null | false {
  const isInDialog = document.activeElement?.closest('[role=dialog]:not([data-closed])')
  return isInDialog ? false : findCurrentRow()
}

/** The row of the entry under the cursor; it takes the focus when a dialog about entries closes. */
export function findCurrentRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-entry][aria-current="true"]')
}
