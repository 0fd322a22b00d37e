import { byLanguage, type Language } from '../../text/language.ts'
import * as words from '../../words/front-keys.ts'
import type { PageKey } from '../frame/hotkeys.tsx'

/** `p` pins the focused row, otherwise the first selected row, otherwise the first row. */
export const pinKeys = byLanguage((language): PageKey[] => [
  { key: 'p', does: words.pinRow(language), press: pinRow },
  ...draftKeys(language),
])

/** The keys of a toast about a pin: publish the draft now, or undo. */
export function draftKeys(language: Language): PageKey[] {
  return [publishKey(language), { key: 'u', does: words.undo(language), press: () => press('[data-undo]') }]
}

export function publishKey(language: Language): PageKey {
  return { key: 'P', does: words.publishPinned(language), press: () => press('[data-publish-now]') }
}

function pinRow(): void {
  const row = document.activeElement?.closest('tr') ?? document.querySelector('tr:has(:checked)')
  const button =
    row?.querySelector<HTMLElement>('[data-pin]') ?? document.querySelector<HTMLElement>('[data-pin]')
  button?.click()
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}
