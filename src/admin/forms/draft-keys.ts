import { forgetKept, keepText, readKept } from './tab-storage.ts'

// Where this tab stores typed text that the server has not accepted yet. Apart from `use-draft.ts`, because every page
// forgets accepted drafts, but only pages with a form need the code that reads them.

const prefix = 'draft:'
const sentKey = 'sent-draft'

/** `name` identifies the form and its record. */
export function draftKey(name: string): string {
  return prefix + name
}

/** Notes that the form was sent to the server, perhaps by way of the login. */
export function markDraftSent(name: string): void {
  keepText(sentKey, name)
}

/** Deletes the draft of the sent form, which the server has accepted. */
export function forgetSentDraft(): void {
  const name = readKept(sentKey)
  if (name === null) return
  forgetDraft(name)
  forgetKept(sentKey)
}

/** Leaves the typed text to another form of the same fields. It was based on no version of that form's record. */
export function moveDraft(from: string, to: string): void {
  const kept = readKept(draftKey(from))
  if (kept === null) return
  keepText(draftKey(to), JSON.stringify({ ...JSON.parse(kept), version: undefined }))
  forgetDraft(from)
}

export function forgetDraft(name: string): void {
  forgetKept(draftKey(name))
}
