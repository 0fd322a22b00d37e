// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const diskFull = (_: Language): string =>
  `Nothing can be saved: the disk of the server is full.`

export const diskFullAdvice = (_: Language): string =>
  `Readers see the site as it is. Free some space on the disk; saving then works again without a restart. Your input is kept in this tab.`

export const restoring = (_: Language): string =>
  `Nothing can be saved: a backup is being restored.`

export const restoringAdvice = (_: Language): string =>
  `Readers see the site as it was before. Saving works again when the restore has finished. Your input is kept in this tab.`

export const published = <Node,>(_: Language, { link }: { link: (text: string) => Node }): (string | Node)[] =>
  [`This article is already published: `, link(``), `. Nothing was saved; what you typed is still in the form.`]

export const dismiss = (_: Language): string =>
  `Dismiss`

export const refusedDiskFull = (_: Language): string =>
  `Nothing was saved: the disk of the server is full. What you typed is still here; try again when there is room.`

export const refusedRestoring = (_: Language): string =>
  `Nothing was saved: a backup is being restored. What you typed is still here; try again in a few minutes.`

export const loggedOut = (_: Language): string =>
  `Logged Out`

export const authenticationRequired = (_: Language): string =>
  `Authentication Required`

export const defaultCategoriesTitle = (_: Language): string =>
  `Default Categories Created`

export const undoneTitle = (_: Language): string =>
  `Undone`

export const restoredTitle = (_: Language): string =>
  `Restored`

export const signedIn = (_: Language): string =>
  `Successfully logged in!`

export const loginNotKept = (_: Language): string =>
  `Failed to persist your login. You may need to login again if you close the browser.`

export const signedOut = (_: Language): string =>
  `You have been successfully logged out.`

export const pleaseSignIn = (_: Language): string =>
  `Please login to access the admin area.`

export const newsAdded = (_: Language): string =>
  `News article has been added successfully`

export const newsScheduled = (_: Language): string =>
  `The link is scheduled. Readers see it at its time, and not before.`

export const pageScheduled = (_: Language): string =>
  `The page is scheduled. Readers see it at its time, and not before.`

export const newsUpdated = (_: Language): string =>
  `News article has been updated successfully`

export const newsDeleted = (_: Language): string =>
  `News article has been deleted successfully`

export const correctionAdded = (_: Language): string =>
  `The correction has been published`

export const correctionUpdated = (_: Language): string =>
  `The correction has been updated successfully`

export const correctionDeleted = (_: Language): string =>
  `The correction has been deleted successfully`

export const categoryAdded = (_: Language): string =>
  `Category has been added successfully`

export const categoryUpdated = (_: Language): string =>
  `Category has been updated successfully`

export const categoryDeleted = (_: Language): string =>
  `Category has been deleted successfully`

export const siteLinkAdded = (_: Language): string =>
  `Site link has been added successfully`

export const siteLinkUpdated = (_: Language): string =>
  `Site link has been updated successfully`

export const siteLinkDeleted = (_: Language): string =>
  `Site link deleted successfully`

export const siteLinkLoadFailed = (_: Language): string =>
  `Failed to load site link`

export const siteLinksLoadFailed = (_: Language): string =>
  `Failed to load site links`

export const siteLinkNotDeleted = (_: Language): string =>
  `Failed to delete site link`

export const defaultCategories = (_: Language): string =>
  `Standard news categories have been added.`

export const outletAdded = (_: Language): string =>
  `Outlet has been added successfully`

export const outletUpdated = (_: Language): string =>
  `Outlet has been updated successfully`

export const outletDeleted = (_: Language): string =>
  `Outlet and its feeds have been deleted successfully`

export const ownersImported = (_: Language): string =>
  `The owners have been recorded.`

export const outletsMerged = (_: Language): string =>
  `The outlets have been merged into this one.`

export const feedAdded = (_: Language): string =>
  `Feed has been added. It is read within a few seconds.`

export const feedUpdated = (_: Language): string =>
  `Feed has been updated successfully`

export const feedAndNewestUpdated = (_: Language): string =>
  `Feed has been updated successfully. The newest 5,000 waiting entries moved with it; older ones stay in their category.`

export const feedDeleted = (_: Language): string =>
  `Feed has been deleted successfully`

export const feedPaused = (_: Language): string =>
  `Feed has been paused`

export const feedResumed = (_: Language): string =>
  `Feed has been resumed. It is read within a few seconds.`

export const feedSettled = (_: Language): string =>
  `The decision has been saved. The feed is read within a few seconds.`

export const feedNotSettled = (_: Language): string =>
  `Nothing is left to decide: the feed has changed in the meantime.`

export const feedNotSettledKnown = (_: Language): string =>
  `Another feed has this address already. Delete this one instead.`

export const feedsImported = (_: Language): string =>
  `Feeds have been imported. They are read one after another.`

export const settingsSaved = (_: Language): string =>
  `Settings have been saved`

export const ruleSaved = (_: Language): string =>
  `The rule has been saved`

export const ruleApplied = (_: Language): string =>
  `The rule has been saved and applied to the entries listed with it.`

export const changeUndone = (_: Language): string =>
  `The change was undone.`

export const undoneInPart = (_: Language): string =>
  `The change was undone, except for entries that were decided since.`

export const notUndone = (_: Language): string =>
  `It has been changed since and could not be undone. See its history.`

export const wasRestored = (_: Language): string =>
  `Restored to the earlier version.`

export const notRestored = (_: Language): string =>
  `Nothing to restore.`

export const notRestoredInUse = (_: Language): string =>
  `It could not be restored: its category was deleted, or it is in use.`

export const notRestoredAddressTaken = (_: Language): string =>
  `It could not be restored: another one has its address now.`

export const backupRestored = (_: Language): string =>
  `The backup has been restored. Sign in with one of its accounts.`

export const passwordChanged = (_: Language): string =>
  `Your password has been changed`
