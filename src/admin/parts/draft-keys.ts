// Where this tab keeps what is typed and not yet accepted. Apart from `use-draft.ts`, because every page forgets drafts
// and only pages with a form need what reads them.

const prefix = 'draft:'

/** `name`: which form, and of which record. */
export function draftKey(name: string): string {
  return prefix + name
}

/** The server has accepted what this tab held. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}
