// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const noBackup = (_: Language, { problem }: { problem: string }): string =>
  `${problem} No backup was made.`

export const backedUp = (_: Language, { rows, path, megabytes }: { rows: string; path: string; megabytes: string }): string =>
  `Backed up ${rows} to ${path} (${megabytes} MB).`

export const restored = (_: Language, { rows, at }: { rows: string; at: string }): string =>
  `Restored ${rows}, as they were at ${at}.`

export const keptAt = (_: Language, { path }: { path: string }): string =>
  `The previous content is in ${path}.`

export const noFile = (_: Language, { path }: { path: string }): string =>
  `There is no file ${path}. Nothing was changed.`

export const foreign = (_: Language, { path }: { path: string }): string =>
  `${path} is not a backup of Chowk: name a file that \`npm run backup\` wrote. Nothing was changed.`

export const damaged = (_: Language, { path }: { path: string }): string =>
  `${path} is damaged or incomplete: restore another copy of it. Nothing was changed.`

export const newer = (_: Language, { path }: { path: string }): string =>
  `${path} was made by a newer version of Chowk: update this one (\`git pull\`), then try again. Nothing was changed.`

export const edited = (_: Language, { path }: { path: string }): string =>
  `${path} was made by a Chowk with different migrations: restore it with the version that made it. Nothing was changed.`

export const notEmpty = (_: Language, { held }: { held: string }): string =>
  `The database holds ${held}. Restore into a new DATA_DIR or an empty database, or add --replace to replace them with the backup (they are saved to a file first). Nothing was changed.`

export const notKept = (_: Language, { problem }: { problem: string }): string =>
  `The current content could not be saved first. ${problem} Nothing was changed.`

export const databaseDiskFull = (_: Language): string =>
  `The disk of the database is full: free twice the size of the backup, then try again. Nothing was changed.`

export const notPermitted = (_: Language): string =>
  `The database does not allow this user to create tables: grant it \`create\` on the database and the ownership of Chowk's tables. Nothing was changed.`

export const busy = (_: Language): string =>
  `Other connections held the database's tables for too long: stop Chowk, then try again. Nothing was changed.`

export const fileDiskFull = (_: Language, { path }: { path: string }): string =>
  `${path} is on a full disk: free some space, or name a file on another disk.`

export const noFolder = (_: Language, { path }: { path: string }): string =>
  `${path} is in a folder that does not exist: create it first.`

export const notAllowed = (_: Language, { path }: { path: string }): string =>
  `${path} cannot be written by this user: name a file in a folder of your own.`

export const readOnly = (_: Language, { path }: { path: string }): string =>
  `${path} is on a file system that is read-only: name a file on another.`

export const taken = (_: Language, { path }: { path: string }): string =>
  `${path} already exists: name another file, or move that one away first.`

export const signInAgain = (_: Language): string =>
  `Everybody has to sign in again.`

export const folderForIt = (_: Language): string =>
  `The folder for it`

export const newsLinks = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} news link`, other: `${formatNumber(count, language)} news links` } })}`

export const entries = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} entry`, other: `${formatNumber(count, language)} entries` } })}`

export const feeds = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })}`

export const accounts = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} account`, other: `${formatNumber(count, language)} accounts` } })}`

export const sampleLinks = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} sample link`, other: `${formatNumber(count, language)} sample links` } })}`

export const changes = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} change by an editor`, other: `${formatNumber(count, language)} changes by editors` } })}`

export const signedOut = (_: Language, { email }: { email: string }): string =>
  `${email} is signed out everywhere.`

export const accountAdded = (_: Language, { email }: { email: string }): string =>
  `Added ${email}.`

export const canChoosePassword = (_: Language, { email, url }: { email: string; url: string }): string =>
  `${email} can choose a password within a day, once: ${url}`

export const noAccounts = (_: Language): string =>
  `There are no accounts. Add one: npm run accounts -- add EMAIL`

export const noAccount = (_: Language, { email }: { email: string }): string =>
  `There is no account ${email}.`

export const badEmail = (_: Language, { email }: { email: string }): string =>
  `${email} is no email address.`

export const knownEmail = (_: Language, { email }: { email: string }): string =>
  `There is an account ${email} already: npm run accounts -- reset-password ${email}`

export const noName = (_: Language): string =>
  `Give a name: --name NAME`

export const lastHere = (_: Language, { at }: { at: string }): string =>
  `last here ${at} UTC`

export const notSignedIn = (_: Language): string =>
  `not signed in`

export const sessions = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} session`, other: `${formatNumber(count, language)} sessions` } })}`

export const demoOnly = (_: Language): string =>
  `(demo mode only)`

export const databaseReadOnly = (_: Language): string =>
  `The database is read-only at the moment: free some space on its disk, or name a writable one in DATABASE_URL, then try again.`

export const beingRestored = (_: Language): string =>
  `A backup is being restored, and nothing can be saved until it has finished. Try again then.`

export const planCounts = (language: Language, { fresh, known, wrong }: { fresh: number; known: number; wrong: number }): string =>
  `${formatNumber(fresh, language)} new, ${formatNumber(known, language)} known, ${formatNumber(wrong, language)} wrong`

export const newIn = (language: Language, { count, category }: { count: number; category: string }): string =>
  `  ${formatNumber(count, language)} new in ${category}`

export const wrongLine = (_: Language, { line, url }: { line: string; url: string }): string =>
  `  wrong, line ${line}: ${url} is not a web address`

export const emptyLine = (_: Language, { line }: { line: string }): string =>
  `  wrong, line ${line}: (empty) is not a web address`

export const unreadLines = (language: Language, { count }: { count: number }): string =>
  `  ${formatNumber(count, language)} could not be read: their markup is broken`

export const listsNotFollowed = (language: Language, { count }: { count: number }): string =>
  `  ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} list inside it was not followed`, other: `${formatNumber(count, language)} lists inside it were not followed` } })}`

export const newCategories = (_: Language, { names }: { names: string }): string =>
  `New categories: ${names}`

export const withoutCategory = (_: Language, { folders }: { folders: string }): string =>
  `Without a category in the list, the first one was used: ${folders}`

export const categoryAdvice = (_: Language): string =>
  `(--new-categories creates them as categories, --category SLUG chooses another one)`

export const noCategory = (_: Language, { slug, slugs }: { slug: string; slugs: string }): string =>
  `There is no category ${slug}. There are: ${slugs}`

export const feedAdded = (_: Language, { category, url }: { category: string; url: string }): string =>
  `Added to ${category}: ${url}`

export const feedKnown = (_: Language, { url }: { url: string }): string =>
  `Already known: ${url}`

export const categoryGone = (_: Language, { category }: { category: string }): string =>
  `The category ${category} was deleted meanwhile.`

export const notAnAddress = (_: Language): string =>
  `This is not a web address.`

export const noFeedDue = (_: Language): string =>
  `No feed is due.`

export const noFeed = (_: Language): string =>
  `No feed has this address.`

export const serverBusy = (_: Language): string =>
  `Its server is busy with another request.`

export const cannotReadList = (_: Language, { path, code }: { path: string; code: string }): string =>
  `${path} cannot be read (${code}): name an OPML file.`

export const noDatabase = (_: Language, { folder }: { folder: string }): string =>
  `${folder} holds no database: name the folder of your Chowk in DATA_DIR.`

export const createFirst = (_: Language, { url }: { url: string }): string =>
  `There is no administrator yet. Create the first account within a day: ${url}`

export const printedElsewhere = (_: Language, { place }: { place: string }): string =>
  `There is no administrator yet. The link for the first account was printed a moment ago by Chowk on ${place}. For a link here, start this Chowk again after a minute.`

export const processBack = (_: Language, { name }: { name: string }): string =>
  `The ${name} process is back.`

export const processExited = (_: Language, { name, how, seconds }: { name: string; how: string; seconds: string }): string =>
  `The ${name} process exited unexpectedly (${how}); restarting in ${seconds} s.`

export const portTaken = (_: Language, { port, setting, next }: { port: string; setting: string; next: string }): string =>
  `Port ${port} is taken: stop what listens there, or choose another, such as ${setting}=${next}.`

export const portForRoot = (_: Language, { port, setting }: { port: string; setting: string }): string =>
  `Port ${port} is for root only: choose one from 1024 up with ${setting}.`

export const noSuchAddress = (_: Language, { host }: { host: string }): string =>
  `This machine has no address ${host}: correct HOST.`

export const unknownHost = (_: Language, { host }: { host: string }): string =>
  `The host name ${host} is not known: correct HOST.`

export const cannotListen = (_: Language, { host, port, code, setting }: { host: string; port: string; code: string; setting: string }): string =>
  `Nothing can listen on ${host}, port ${port} (${code}): correct HOST or ${setting}.`
