// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const problemWrongPassword = (_: Language): string =>
  `This is not your password.`

export const problemThrottled = (_: Language): string =>
  `Too many attempts. Please try again in 15 minutes.`

export const problemDemo = (_: Language): string =>
  `Everybody knows the demo account, so it cannot do this. Use the command on the server.`

export const problemNotConfirmed = (_: Language, { word }: { word: string }): string =>
  `Type ${word} to confirm that the current content may be replaced.`

export const problemSignedOut = (_: Language): string =>
  `Your session has ended. Sign in again, then choose the file again.`

export const problemMissing = (_: Language): string =>
  `The file did not arrive. Choose it again.`

export const problemNoUpload = (_: Language): string =>
  `The upload has expired: it paused for more than a day, or another restore replaced it. Choose the file again.`

export const problemGap = (_: Language): string =>
  `Part of the file did not arrive. Choose it again.`

export const problemUnreachable = (_: Language): string =>
  `The server cannot be reached. Check the connection, then try again.`

export const problemForeign = (_: Language): string =>
  `This is not a backup of Chowk: choose a file that was downloaded here or made by the command.`

export const problemDamaged = (_: Language): string =>
  `This file is damaged or incomplete: choose another copy of it.`

export const problemNewer = (_: Language): string =>
  `This backup was made by a newer version of Chowk: update this one first.`

export const problemEdited = (_: Language): string =>
  `This backup was made by a Chowk with a different database schema: restore it with the version that made it.`

export const problemNotEmpty = (_: Language, { word }: { word: string }): string =>
  `Content has been added in the meantime. Reload this page and type ${word}.`

export const problemNotKept = (_: Language): string =>
  `The current content could not be saved on the server first: free some space there, then try again.`

export const problemDiskFull = (_: Language): string =>
  `The disk of the server is full: free some space there, then try again.`

export const problemNotPermitted = (_: Language): string =>
  `The database does not allow Chowk to create tables: see the README about restoring.`

export const problemBusy = (_: Language): string =>
  `The site was too busy. Try again when fewer people are working on it.`

export const problemFailed = (_: Language): string =>
  `The backup could not be loaded. The log of the server has the reason.`

export const problemEnded = (_: Language): string =>
  `The server was stopped during the restore. Try again.`

export const onTheServer = <Node,>(_: Language, { backup, restore }: { backup: (text: string) => Node; restore: (text: string) => Node }): (string | Node)[] =>
  [`The same on the command line of the server: `, backup(``), ` and `, restore(``), `.`]

export const title = (_: Language): string =>
  `Backup and Restore`

export const downloadHint = (_: Language): string =>
  `One file with everything: news links, categories, pages, settings, feeds and their entries, the history of every change, and accounts with their hashed passwords. Keep it where only you can read it.`

export const download = (_: Language): string =>
  `Download a backup`

export const yourPassword = (_: Language): string =>
  `Your password`

export const downloadNow = (_: Language): string =>
  `Download backup`

export const typeToReplace = (_: Language, { word }: { word: string }): string =>
  `Type ${word} to replace what is here`

export const sending = (_: Language, { percent }: { percent: string }): string =>
  `Sends the file: ${percent} %`

export const nothingChanged = (_: Language, { problem }: { problem: string }): string =>
  `${problem} Nothing was changed.`

export const restore = (_: Language): string =>
  `Restore a backup`

export const restoreOverHint = (_: Language): string =>
  `Replaces everything here with a backup. If anything is wrong with the file, nothing changes. The current content is saved to a file on the server first. Readers see the site as it is until the end. Afterwards everybody is signed out, you too: sign in with an account of the backup.`

export const restoreHint = (_: Language): string =>
  `Replaces everything here with a backup. If anything is wrong with the file, nothing changes. Readers see the site as it is until the end. Afterwards everybody is signed out, you too: sign in with an account of the backup.`

export const backupFile = (_: Language): string =>
  `Backup file`

export const restoreNow = (_: Language): string =>
  `Restore backup`

export const sent = (_: Language): string =>
  `Sent`

export const beingLoaded = (_: Language): string =>
  `Being checked and loaded`

export const arrived = (_: Language): string =>
  `The file has arrived. It is being checked and loaded; a million links take some minutes.`
