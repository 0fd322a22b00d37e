// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `Import and Export`

export const importTitle = (_: Language): string =>
  `Import`

export const imports = (_: Language): string =>
  `Imports`

export const file = (_: Language): string =>
  `File`

export const state = (_: Language): string =>
  `State`

export const who = (_: Language): string =>
  `Who`

export const when = (_: Language): string =>
  `When`

export const by = (_: Language): string =>
  `By`

export const nothingImported = (_: Language): string =>
  `Nothing has been imported yet.`

export const exportHead = (_: Language): string =>
  `Export`

export const exportHint = (_: Language): string =>
  `CSV opens in a spreadsheet; cells that a spreadsheet would run as a formula begin with an apostrophe, which an import takes off again. JSON holds everything as it is.`

export const exportAs = (_: Language, { list, format }: { list: string; format: string }): string =>
  `${list} as ${format}`

export const newsLinks = (_: Language): string =>
  `News links`

export const categories = (_: Language): string =>
  `Categories`

export const sitePages = (_: Language): string =>
  `Site pages`

export const cannotBeDone = (_: Language): string =>
  `This cannot be done here.`

export const serverAway = (_: Language): string =>
  `The server could not be reached. Please try again.`

export const stopping = (_: Language, { state }: { state: string }): string =>
  `${state}, stops in a moment`

export const nothingInFile = (_: Language): string =>
  `There is nothing in this file to import.`

export const skip = (_: Language): string =>
  `Skip these and continue`

export const goOn = (_: Language): string =>
  `Continue with the rest of the file`

export const cancel = (_: Language): string =>
  `Cancel import`

export const stop = (_: Language): string =>
  `Stop`

export const undo = (_: Language): string =>
  `Undo import`

export const another = (_: Language): string =>
  `Import another file`

export const hereWithOthers = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} is already here with other values`, other: `${formatNumber(count, language)} are already here with other values` } })}`

export const update = (_: Language): string =>
  `Update them from the file`

export const leave = (_: Language): string =>
  `Leave them as they are`

export const importRecords = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Import ${formatNumber(count, language)} record`, other: `Import ${formatNumber(count, language)} records` } })}`

export const importRight = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Import the ${formatNumber(count, language)} record that is right`, other: `Import the ${formatNumber(count, language)} records that are right` } })}`

export const holds = (_: Language): string =>
  `Holds`

export const thenCome = (_: Language): string =>
  `Then come`

export const list = (_: Language, { table }: { table: string }): string =>
  `${table === 'news_links' ? `news links` : table === 'categories' ? `categories` : `site pages`}`

export const listsToCome = (_: Language, { lists }: { lists: string }): string =>
  `${lists}, each checked in its turn`

export const listThen = (_: Language, { lists, list }: { lists: string; list: string }): string =>
  `${lists}, then ${list}`

export const readAs = (_: Language): string =>
  `Read as`

export const readingAndSize = (_: Language, { reading, size }: { reading: string; size: string }): string =>
  `${reading}, ${size}`

export const columnsLeftOut = (_: Language): string =>
  `Columns left out`

export const nulsLeftOut = (_: Language): string =>
  `NUL characters left out`

export const cutOff = (_: Language): string =>
  `Cut off`

export const takenBack = (_: Language): string =>
  `Taken back`

export const takenBackButKept = (language: Language, { undone, kept }: { undone: number; kept: number }): string =>
  `${formatNumber(undone, language)}; ${formatNumber(kept, language)} stay, because they were changed since or are in use`

export const bytes = (_: Language, { size }: { size: string }): string =>
  `${size} bytes`

export const kilobytes = (_: Language, { size }: { size: string }): string =>
  `${size} KB`

export const megabytes = (_: Language, { size }: { size: string }): string =>
  `${size} MB`

export const line = (_: Language): string =>
  `Line`

export const record = (_: Language): string =>
  `Record`

export const recordTitle = (_: Language): string =>
  `Title`

export const why = (_: Language): string =>
  `Why`

export const noRecord = (_: Language): string =>
  `No record of this file.`

export const firstOf = (language: Language, { shown, count }: { shown: number; count: number }): string =>
  `The first ${formatNumber(shown, language)} of ${formatNumber(count, language)}. The report has them all.`

export const downloadReport = (_: Language): string =>
  `Download report`

export const missingCategories = <Node,>(language: Language, { count, link, names }: { count: number; link: (text: string) => Node; names: (text: string) => Node }): (string | Node)[] =>
  [`Import ${pickPlural(language, { count, type: 'cardinal', forms: { one: `this category`, other: `these categories` } })} first, or `, link(`add ${pickPlural(language, { count, type: 'cardinal', forms: { one: `it`, other: `them` } })} by hand`), `, then send this file again: `, names(``), `.`]

export const outcomes = (_: Language): string =>
  `Outcomes`

export const percent = (_: Language, { percent }: { percent: string }): string =>
  `${percent} %`

export const stateUploading = (_: Language): string =>
  `Being uploaded`

export const stateChecking = (_: Language): string =>
  `Being checked`

export const stateChecked = (_: Language): string =>
  `Checked, nothing written yet`

export const stateImporting = (_: Language): string =>
  `Being imported`

export const stateDone = (_: Language): string =>
  `Imported`

export const stateStopped = (_: Language): string =>
  `Stopped`

export const stateUndoing = (_: Language): string =>
  `Being undone`

export const stateUndone = (_: Language): string =>
  `Undone`

export const stateFailed = (_: Language): string =>
  `Cannot be imported`

export const stateCancelled = (_: Language): string =>
  `Cancelled, nothing was written`

export const outcomeNew = (_: Language): string =>
  `New`

export const outcomeChanged = (_: Language): string =>
  `Changed`

export const outcomeDuplicate = (_: Language): string =>
  `Duplicate`

export const outcomeWrong = (_: Language): string =>
  `Wrong`

export const missingColumns = (_: Language, { missing, table, needed }: { missing: string; table: string; needed: string }): string =>
  `The file has no column ${missing}. A file of ${table === 'news_links' ? `news links` : table === 'categories' ? `categories` : `site pages`} needs ${needed}.`

export const failedEmpty = (_: Language): string =>
  `The file holds no records.`

export const failedSpreadsheet = (_: Language): string =>
  `This is a spreadsheet file. Save it as CSV in the spreadsheet program and send that.`

export const failedPacked = (_: Language): string =>
  `This file is compressed. Extract it and send its content.`

export const failedNoKnownColumns = (_: Language): string =>
  `No column of this file is recognised. Its first line, or the keys of its records, must name them: title, url, source and category, for example.`

export const failedMissingColumns = (_: Language): string =>
  `A column is missing.`

export const failedMalformed = (_: Language): string =>
  `This file is neither valid CSV nor valid JSON.`

export const failedRecordTooLong = (_: Language): string =>
  `No record of this file ends within 32 MB. It may not be a table.`

export const failedAccountGone = (_: Language): string =>
  `The account that started it has been removed. Records already written stay.`

export const failedFaulty = (_: Language): string =>
  `Something went wrong on our side and has been logged. Records already written stay.`

export const failedTooComplex = (_: Language): string =>
  `A record of this file holds more than 100,000 values, or nested lists: nothing after it was read.`

export const failedCrashedTheReader = (_: Language): string =>
  `Reading this file crashed our program three times, so the import was stopped. Records already written stay. Check the file before you send it again.`

export const failedExpired = (_: Language): string =>
  `Expired after a day without activity; the file was deleted.`

export const readCsv = (_: Language, { delimiter, encoding }: { delimiter: string; encoding: string }): string =>
  `CSV separated by ${delimiter === 'comma' ? `commas` : delimiter === 'semicolon' ? `semicolons` : delimiter === 'tab' ? `tabs` : `bars`}, in ${encoding}`

export const readJson = (_: Language, { encoding }: { encoding: string }): string =>
  `JSON, in ${encoding}`

export const readJsonLines = (_: Language, { encoding }: { encoding: string }): string =>
  `JSON, one record a line, in ${encoding}`

export const startEmpty = (_: Language): string =>
  `The file is empty.`

export const startTooLarge = (_: Language, { megabytes }: { megabytes: string }): string =>
  `A file may have ${megabytes} MB at most. Split it, or import it as CSV instead of JSON.`

export const startTooMuchWaiting = (_: Language): string =>
  `Other files are waiting to be imported and use all the available space. Import or cancel those first.`

export const sessionEnded = (_: Language): string =>
  `Your session has ended. Sign in and send the file again.`

export const interrupted = (_: Language): string =>
  `The connection was interrupted. Send the file again.`

export const refused = (_: Language, { status }: { status: string }): string =>
  `The file was refused (${status}). Send it again.`

export const outOfOrder = (_: Language): string =>
  `A piece of the file arrived out of order.`

export const notAll = (_: Language): string =>
  `Not all of the file arrived. Send it again.`

export const noPart = (_: Language): string =>
  `This is not part of an upload.`

export const chooseFile = (_: Language): string =>
  `Choose a file first`

export const uploadHint = (_: Language): string =>
  `CSV or JSON with news links, categories or site pages. First you see what would change; nothing is written until you confirm.`

export const uploading = (_: Language): string =>
  `Uploading`

export const checkFile = (_: Language): string =>
  `Check file`

export const uploaded = (_: Language): string =>
  `Uploaded`

export const waits = (_: Language, { file }: { file: string }): string =>
  `${file} waits under Import and Export.`

export const error = (_: Language): string =>
  `Error`

export const fileProblem = (_: Language, { file, problem }: { file: string; problem: string }): string =>
  `${file}: ${problem}`

export const exportsRunning = (_: Language): string =>
  `Three exports are already running. Try again when one has finished.`

export const notFound = (_: Language): string =>
  `Not found`
