import { byLanguage } from '../../text/by-language.ts'
import * as words from '../../words/front-keys.ts'
import type { PageKey } from '../frame/hotkeys.tsx'

/** `p` pins the focused row, otherwise the first selected row, otherwise the first row. */
export const pinKeys = byLanguage((language): PageKey[] => [
  { key: 'p', does: words.pinRow(language), press: pinRow },
])

function pinRow(): void {
  const row = document.activeElement?.closest('tr') ?? document.querySelector('tr:has(:checked)')
  const button =
    row?.querySelector<HTMLElement>('[data-pin]') ?? document.querySelector<HTMLElement>('[data-pin]')
  button?.click()
}
