// Where this tab stores typed text that the server has not accepted yet. Apart from `use-draft.ts`, because every page
// forgets accepted drafts, but only pages with a form need the code that reads them.

const prefix = 'draft:'
const sentKey = 'sent-draft'
const ownerKey = 'drafts-of'

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

// What this tab keeps until the server has accepted it. Where the browser stores nothing, because its storage is full or
// switched off, it is kept until the page is loaded again.

const notStored = new Map<string, string>()
const listeners = new Set<() => void>()

export function readKept(key: string): string | null {
  const kept = notStored.get(key)
  if (kept !== undefined) return kept
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
    notStored.delete(key)
  } catch {
    notStored.set(key, text)
  }
  for (const notify of listeners) notify()
}

export function forgetKept(key: string): void {
  notStored.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It holds nothing.
  }
  for (const notify of listeners) notify()
}

/** Whether the browser stored it, so that it survives a reload. */
export function isStored(key: string): boolean {
  return !notStored.has(key)
}

/**
 * Puts the texts of the person who was signed in here before aside, and brings back those of `owner`. To be called before a form
 * reads its draft.
 */
export function keepDraftsOf(owner: string): void {
  const before = readKept(ownerKey) ?? owner
  keepText(ownerKey, owner)
  try {
    // Removed first: with a full storage, the name of the person before would refuse every post of this one.
    localStorage.removeItem(ownerKey)
    localStorage.setItem(ownerKey, owner)
  } catch {
    // Then a save in another person's name goes unnoticed.
  }
  if (before === owner) return
  for (const key of listKept()) if (isDraft(key)) moveKept(key, `${before} ${key}`)
  const own = `${owner} `
  for (const key of listKept()) if (key.startsWith(own)) moveKept(key, key.slice(own.length))
}

/**
 * Whether another tab of this browser has shown the desk to another person since, in whose name a save would be. Not on a page
 * that was drawn for nobody, such as the open form of a site link.
 */
export function isOtherSignedIn(): boolean {
  try {
    const [own, latest] = [readKept(ownerKey), localStorage.getItem(ownerKey)]
    return own && latest ? own !== latest : false
  } catch {
    return false
  }
}

const isDraft = (key: string) => key.startsWith(prefix) || key === sentKey

function listKept(): string[] {
  try {
    return [...notStored.keys(), ...Object.keys(sessionStorage)]
  } catch {
    return [...notStored.keys()]
  }
}

function moveKept(from: string, to: string): void {
  const kept = readKept(from)
  forgetKept(from)
  if (kept !== null) keepText(to, kept)
}

/** Calls `notify` after every change; returns the way to stop it. */
export function onKept(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
