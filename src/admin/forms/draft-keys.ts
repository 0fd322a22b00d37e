// Where this tab keeps what is typed and not yet accepted. Apart from `use-draft.ts`, because every page hears of what
// was accepted and only pages with a form need what reads drafts.

const prefix = 'draft:'
const sentKey = 'sent-draft'

/** `name`: which form, and of which record. */
export function draftKey(name: string): string {
  return prefix + name
}

/** The form is on its way to the server, perhaps by way of the login. */
export function markDraftSent(name: string): void {
  sessionStorage.setItem(sentKey, name)
}

/** The server has accepted what was sent; other forms keep what is typed into them. */
export function forgetSentDraft(): void {
  const name = sessionStorage.getItem(sentKey)
  if (name !== null) forgetDraft(name)
  sessionStorage.removeItem(sentKey)
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(draftKey(name))
}
