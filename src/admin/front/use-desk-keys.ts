import { byLanguage } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-keys.ts'
import { type PageKey, usePageKeys } from '../frame/hotkeys.tsx'

// These keys keep their identity between renders, because they act only on elements of the screen.
const deskKeys = byLanguage((language): PageKey[] => [
  { key: 'j', does: words.next(language), press: () => stepCandidate(1), repeats: true },
  { key: 'k', does: words.previous(language), press: () => stepCandidate(-1), repeats: true },
  { key: 'p', does: words.pin(language), press: () => currentCandidate()?.click() },
  { key: 'u', does: words.undo(language), press: undoStep },
  { key: 'v', does: words.preview(language), press: () => press('[data-desk=preview]') },
  { key: 'P', does: words.publish(language), press: () => press('[data-desk=publish]') },
])

/** `p` pins the focused candidate, initially the hottest story; `j` and `k` move through them. */
export function useDeskKeys(): void {
  usePageKeys(deskKeys(useLanguage()))
}

function listCandidates(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-candidate]')]
}

/** The candidate below that of a subject, which the next `p` pins; null for a subject that is no candidate. */
export function findCandidateAfter(subjectId: string): HTMLElement | null {
  const all = listCandidates()
  const at = all.findIndex(each => each.dataset.candidate === subjectId)
  return at === -1 ? null : (all[at + 1] ?? null)
}

function currentCandidate(): HTMLElement | undefined {
  const all = listCandidates()
  return all.find(each => each === document.activeElement) ?? all[0]
}

function stepCandidate(by: -1 | 1): void {
  const all = listCandidates()
  const current = all.find(each => each === document.activeElement)
  const next = current ? all[all.indexOf(current) + by] : all[0]
  next?.focus()
}

/** Takes back the last unpublished change; without one, the publication whose notice is still shown. */
function undoStep(): void {
  const undo = document.querySelector<HTMLElement>('[data-desk=undo]')
  const isOff = undo?.matches(':disabled, [aria-disabled=true]') ?? true
  press(isOff ? '[data-undo]' : '[data-desk=undo]')
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}
