import { dropCookie, readCookie, setCookie } from '../../http/session-cookie.ts'

// One sentence that is shown after a redirect, as the specification words it (§2, §6, §8). The cookie carries its name
// and, where it can be undone, the batch; never a text that somebody else could choose. It outlives its first reading:
// pages are fetched for links that the pointer only touches, and what such a fetch took away nobody would see. So it
// carries an id too, by which a browser shows it once.

export type Notice = { title: string; text: string; tone: 'success' | 'error' }

export const notices = {
  'signed-in': success('Success', 'Successfully logged in!'),
  'login-not-kept': failure(
    'Warning',
    'Failed to persist your login. You may need to login again if you close the browser.',
  ),
  'signed-out': success('Logged Out', 'You have been successfully logged out.'),
  'please-sign-in': failure('Authentication Required', 'Please login to access the admin area.'),
  'news-added': success('Success', 'News article has been added successfully'),
  'news-scheduled': success('Success', 'The link is scheduled. Readers see it at its time, and not before.'),
  'page-scheduled': success('Success', 'The page is scheduled. Readers see it at its time, and not before.'),
  'news-updated': success('Success', 'News article has been updated successfully'),
  'news-deleted': success('Success', 'News article has been deleted successfully'),
  'correction-added': success('Success', 'The correction has been published'),
  'correction-updated': success('Success', 'The correction has been updated successfully'),
  'correction-deleted': success('Success', 'The correction has been deleted successfully'),
  'category-added': success('Success', 'Category has been added successfully'),
  'category-updated': success('Success', 'Category has been updated successfully'),
  'category-deleted': success('Success', 'Category has been deleted successfully'),
  'site-link-added': success('Success', 'Site link has been added successfully'),
  'site-link-updated': success('Success', 'Site link has been updated successfully'),
  'site-link-deleted': success('Success', 'Site link deleted successfully'),
  'site-link-load-failed': failure('Error', 'Failed to load site link'),
  'site-links-load-failed': failure('Error', 'Failed to load site links'),
  'site-link-not-deleted': failure('Error', 'Failed to delete site link'),
  'default-categories': success('Default Categories Created', 'Standard news categories have been added.'),
  'outlet-added': success('Success', 'Outlet has been added successfully'),
  'outlet-updated': success('Success', 'Outlet has been updated successfully'),
  'outlet-deleted': success('Success', 'Outlet and its feeds have been deleted successfully'),
  'owners-imported': success('Success', 'The owners have been recorded.'),
  'outlets-merged': success('Success', 'The outlets have been merged into this one.'),
  'feed-added': success('Success', 'Feed has been added. It is read within a few seconds.'),
  'feed-updated': success('Success', 'Feed has been updated successfully'),
  'feed-and-newest-updated': success(
    'Success',
    'Feed has been updated successfully. The newest 5,000 waiting entries moved with it; older ones stay in their category.',
  ),
  'feed-deleted': success('Success', 'Feed has been deleted successfully'),
  'feed-paused': success('Success', 'Feed has been paused'),
  'feed-resumed': success('Success', 'Feed has been resumed. It is read within a few seconds.'),
  'feed-settled': success('Success', 'The decision has been saved. The feed is read within a few seconds.'),
  'feed-not-settled': failure('Error', 'Nothing is left to decide: the feed has changed in the meantime.'),
  'feed-not-settled-known': failure(
    'Error',
    'Another feed has this address already. Delete this one instead.',
  ),
  'feeds-imported': success('Success', 'Feeds have been imported. They are read one after another.'),
  'settings-saved': success('Success', 'Settings have been saved'),
  'rule-saved': success('Success', 'The rule has been saved'),
  'rule-applied': success('Success', 'The rule has been saved and applied to the entries listed with it.'),
  undone: success('Undone', 'The change was undone.'),
  'undone-in-part': success('Undone', 'The change was undone, except for entries that were decided since.'),
  'not-undone': failure('Error', 'It has been changed since and could not be undone. See its history.'),
  restored: success('Restored', 'Restored to the earlier version.'),
  'not-restored': failure('Error', 'Nothing to restore.'),
  'not-restored-in-use': failure(
    'Error',
    'It could not be restored: its category was deleted, or it is in use.',
  ),
  'not-restored-address-taken': failure(
    'Error',
    'It could not be restored: another one has its address now.',
  ),
  'backup-restored': success('Restored', 'The backup has been restored. Sign in with one of its accounts.'),
  'password-changed': success('Success', 'Your password has been changed'),
} as const satisfies Record<string, Notice>

export type NoticeName = keyof typeof notices

/** `isSaved`: the server has accepted what a form held. */
export type ShownNotice = Notice & { undoBatchId: string | null; isSaved: boolean }

/** A notice as the page after a redirect gets it, perhaps in several answers. */
export type CarriedNotice = ShownNotice & { id: string }

export function noticeCookie(name: NoticeName, origin: string, undoBatchId = ''): string {
  return setCookie('notice', [name, undoBatchId, crypto.randomUUID()].join('.'), origin)
}

/**
 * The notice left by the previous request. A document always shows it, so `init` clears its cookie; a data request may
 * never be shown and leaves the cookie for the next response.
 */
export function takeNotice(
  request: Request,
  origin: string,
): { notice: CarriedNotice | null; init: ResponseInit | undefined } {
  const notice = readNotice(request, origin)
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  const init = notice && isDocument ? { headers: { 'set-cookie': dropCookie('notice', origin) } } : undefined
  return { notice, init }
}

/** A notice that the page at hand brings by itself. */
export function shownNotice(name: NoticeName): ShownNotice {
  return { ...notices[name], undoBatchId: null, isSaved: false }
}

function readNotice(request: Request, origin: string): CarriedNotice | null {
  const [name = '', batchId = '', id = ''] = (readCookie(request, 'notice', origin) ?? '').split('.')
  if (!isNoticeName(name)) return null
  const isSaved = /-(added|updated|saved|scheduled)$/.test(name)
  return { id, ...notices[name], undoBatchId: batchId || null, isSaved }
}

function isNoticeName(name: string): name is NoticeName {
  return Object.hasOwn(notices, name)
}

function success(title: string, text: string): Notice {
  return { title, text, tone: 'success' }
}

function failure(title: string, text: string): Notice {
  return { title, text, tone: 'error' }
}
