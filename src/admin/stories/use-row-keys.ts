import { useMemo } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/story-keys.ts'
import { type PageKey, usePageKeys } from '../frame/hotkeys.tsx'
import { draftKeys } from '../front/pin-keys.ts'

const rowSelector = '[data-story-row]'

/** The focused row, or the row that contains the focus. */
function findRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(rowSelector) ?? null
}

function moveBy(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)]
  const at = rows.indexOf(findRow() ?? document.body)
  const next = rows[at === -1 ? 0 : at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Presses the button of the focused row. Without one, the first row gets the focus: nobody answers a proposal unread. */
function pressButton(name: string): void {
  const row = findRow()
  if (row) pressIn(row, `[data-key="${name}"]`)
  else moveBy(1)
}

function pressIn(place: ParentNode | null, button: string): void {
  place?.querySelector<HTMLElement>(button)?.click()
}

/** Focuses the row beside that of a button whose click takes its own away. */
export function leaveRow({ currentTarget }: { currentTarget: Element }): void {
  const row = currentTarget.closest(rowSelector)
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  if (next instanceof HTMLElement && next.matches(rowSelector)) next.focus()
}

/** `j` and `k` move through the rows; the other keys press buttons by their `data-key`, or focus the search for stories. */
export function useRowKeys(own: 'list' | 'story'): void {
  const language = useLanguage()
  const keys = useMemo((): PageKey[] => {
    const rows: PageKey[] = [
      { key: 'j', does: words.next(language), press: () => moveBy(1), repeats: true },
      { key: 'k', does: words.previous(language), press: () => moveBy(-1), repeats: true },
      { key: 'a', does: words.accept(language), press: () => pressButton('a') },
      { key: 'x', does: words.reject(language), press: () => pressButton('x') },
      { key: 'l', does: words.later(language), press: () => pressButton('l') },
      ...draftKeys(language),
    ]
    if (own === 'list')
      return [
        ...rows,
        { key: 'p', does: words.pin(language), press: () => pressIn(findRow(), '[data-pin]') },
        { key: 'Enter', does: words.open(language), press: () => pressIn(findRow(), 'a') },
      ]
    return [
      ...rows,
      { key: 'p', does: words.pin(language), press: () => pressIn(document, '[data-pin]') },
      { key: 'A', does: words.acceptAll(language), press: () => pressIn(document, '[data-key="A"]') },
      {
        key: 'm',
        does: words.merge(language),
        press: () => document.querySelector<HTMLElement>('[data-merge]')?.focus(),
      },
    ]
  }, [own, language])
  usePageKeys(keys)
}
