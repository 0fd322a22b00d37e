import { redirect } from 'react-router'
import type { RecordTable } from '../../database/record-table.ts'
import { isKeyOf } from '../../domain/fields/is-key-of.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { recordKinds } from '../../domain/revisions/record-kinds.ts'
import { dropCookie, readCookie, setCookie } from '../../http/cookies.ts'
import type { Language } from '../../text/language.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/notices.ts'

// One sentence that is shown after a redirect, in the specification's words (§2, §6, §8). The cookie carries the name of the
// notice and, for undo, the batch, or a record with a history; never a text, which an attacker could choose. Reading does not clear it for data
// requests: pages are prefetched for links that the pointer only touches, and the notice of such a response would be lost.
// So it also carries an id, by which a browser shows it only once.

type Notice = { title: string; text: string; tone: 'success' | 'error' }

type Write = (language: Language) => string
type Written = { title: Write; text: Write; tone: Notice['tone'] }

export const notices = {
  'signed-in': success(adminWords.success, words.signedIn),
  'login-not-kept': failure(adminWords.warning, words.loginNotKept),
  'signed-out': success(words.loggedOut, words.signedOut),
  'signed-out-here': failure(words.loggedOut, words.signedOutHere),
  'please-sign-in': failure(words.authenticationRequired, words.pleaseSignIn),
  'record-gone': failure(adminWords.error, words.recordGone),
  'news-scheduled': success(adminWords.success, words.newsScheduled),
  'page-scheduled': success(adminWords.success, words.pageScheduled),
  'categories-forgotten': success(adminWords.success, words.categoriesForgotten),
  'site-link-load-failed': failure(adminWords.error, words.siteLinkLoadFailed),
  'site-links-load-failed': failure(adminWords.error, words.siteLinksLoadFailed),
  'site-link-not-deleted': failure(adminWords.error, words.siteLinkNotDeleted),
  'default-categories': success(words.defaultCategoriesTitle, words.defaultCategories),
  'owners-imported': success(adminWords.success, words.ownersImported),
  'story-taken-apart': success(adminWords.success, words.storyTakenApart),
  'story-moved': success(adminWords.success, words.storyMoved),
  'outlets-merged': success(adminWords.success, words.outletsMerged),
  'feed-and-newest-updated': success(adminWords.success, words.feedAndNewestUpdated),
  'feed-paused': success(adminWords.success, words.feedPaused),
  'feed-resumed': success(adminWords.success, words.feedResumed),
  'feed-settled': success(adminWords.success, words.feedSettled),
  'feed-not-settled': failure(adminWords.error, words.feedNotSettled),
  'feed-not-settled-known': failure(adminWords.error, words.feedNotSettledKnown),
  'feeds-imported': success(adminWords.success, words.feedsImported),
  'feeds-imported-joined': success(adminWords.success, words.feedsImportedJoined),
  'settings-saved': success(adminWords.success, words.settingsSaved),
  'newsletter-test-queued': success(adminWords.success, words.testQueued),
  'subscriber-deleted': success(adminWords.success, words.subscriberDeleted),
  'rule-saved': success(adminWords.success, words.ruleSaved),
  'rule-applied': success(adminWords.success, words.ruleApplied),
  undone: success(words.undoneTitle, words.changeUndone),
  'undone-in-part': success(words.undoneTitle, words.undoneInPart),
  'not-undone': failure(adminWords.error, words.notUndone),
  restored: success(words.restoredTitle, words.wasRestored),
  'restored-from-bin': success(words.restoredTitle, words.restoredFromBin),
  'not-restored': failure(adminWords.error, words.notRestored),
  'not-restored-in-use': failure(adminWords.error, words.notRestoredInUse),
  'not-restored-address-taken': failure(adminWords.error, words.notRestoredAddressTaken),
  'not-restored-time-passed': failure(adminWords.error, words.notRestoredTimePassed),
  'not-restored-against-stories': failure(adminWords.error, words.notRestoredAgainstStories),
  'not-restored-pinned-elsewhere': failure(adminWords.error, words.notRestoredPinnedElsewhere),
  'not-restored-waits-already': failure(adminWords.error, words.notRestoredWaits),
  'not-restored-scheduled-already': failure(adminWords.error, words.notRestoredScheduled),
  'not-restored-published-already': failure(adminWords.error, words.notRestoredPublished),
  'backup-restored': success(words.restoredTitle, words.backupRestored),
  'account-updated': success(adminWords.success, words.accountUpdated),
  'account-off': success(adminWords.success, words.accountOff),
  'account-on': success(adminWords.success, words.accountOn),
  'account-signed-out': success(adminWords.success, words.accountSignedOut),
  'second-factor-off': success(adminWords.success, words.secondFactorOff),
  'second-factor-rule-saved': success(adminWords.success, words.secondFactorRuleSaved),
  'link-revoked': success(adminWords.success, words.linkRevoked),
  'password-changed': success(adminWords.success, words.passwordChanged),
} as const satisfies Record<string, Written>

const recordTexts = { added: words.recordAdded, updated: words.recordUpdated, deleted: words.recordDeleted }

/** `categories-added`: the write to a record, by its table. */
type RecordNotice = `${RecordTable}-${keyof typeof recordTexts}`
export type NoticeName = keyof typeof notices | RecordNotice

export function noticeIn(name: NoticeName, language: Language): Notice {
  const written = findWritten(name)
  if (!written) throw new Error(`There is no notice ${name}`)
  return writeNotice(written, language)
}

function writeNotice({ title, text, tone }: Written, language: Language): Notice {
  return { title: title(language), text: text(language), tone }
}

/** Null for a name that no notice has, because a cookie can hold any text. */
function findWritten(name: string): Written | null {
  if (isKeyOf(notices, name)) return notices[name]
  const [table = '', act = ''] = name.split('-')
  if (!isKeyOf(recordKinds, table) || !isKeyOf(recordTexts, act)) return null
  const text = recordTexts[act]
  return success(adminWords.success, language => text(language, { table }))
}

/** `isSaved`: the server has accepted the content of a form. */
export type ShownNotice = Notice & {
  undoBatchId: string | null
  isSaved: boolean
  /** The record whose history explains a failure. */
  historyId?: string | null
}

/** A notice as the page after a redirect gets it, perhaps in several responses. */
export type CarriedNotice = ShownNotice & { id: string }

export function noticeCookie(
  name: NoticeName,
  origin: string,
  { undoBatchId = '', historyId = '' }: { undoBatchId?: string; historyId?: string } = {},
): string {
  return setCookie('notice', [name, undoBatchId, crypto.randomUUID(), historyId].join('.'), origin)
}

/**
 * The notice left by the previous request. A document always shows it, so `init` clears its cookie; a data request may never
 * be shown and leaves the cookie for the next response.
 */
export function takeNotice(
  request: Request,
  { origin, language }: { origin: string; language: Language },
): { notice: CarriedNotice | null; init: ResponseInit | undefined } {
  const notice = readNotice(request, { origin, language })
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  const init = notice && isDocument ? { headers: { 'set-cookie': dropCookie('notice', origin) } } : undefined
  return { notice, init }
}

/** A notice that the current page shows without a redirect. */
export function shownNotice(name: NoticeName, language: Language): ShownNotice {
  return { ...noticeIn(name, language), undoBatchId: null, isSaved: false }
}

function readNotice(
  request: Request,
  { origin, language }: { origin: string; language: Language },
): CarriedNotice | null {
  const [name = '', batchId = '', id = '', recordId = ''] = (
    readCookie(request, 'notice', origin) ?? ''
  ).split('.')
  const written = findWritten(name)
  if (!written) return null
  const isSaved = /-(added|updated|saved|scheduled)$/.test(name)
  const historyId = isUuid(recordId) ? recordId : null
  return { id, ...writeNotice(written, language), undoBatchId: batchId || null, isSaved, historyId }
}

function success(title: Write, text: Write): Written {
  return { title, text, tone: 'success' }
}

function failure(title: Write, text: Write): Written {
  return { title, text, tone: 'error' }
}

export function redirectWithNotice(
  to: string,
  notice: NoticeName,
  { origin, ...ids }: { origin: string; undoBatchId?: string; historyId?: string },
): Response {
  return redirect(to, { headers: { 'set-cookie': noticeCookie(notice, origin, ids) } })
}
