// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `आयात और निर्यात` : `Import and Export`

export const importTitle = (language: Language): string =>
  language === 'hi' ? `आयात` : `Import`

export const imports = (language: Language): string =>
  language === 'hi' ? `आयात` : `Imports`

export const file = (language: Language): string =>
  language === 'hi' ? `फ़ाइल` : `File`

export const state = (language: Language): string =>
  language === 'hi' ? `स्थिति` : `State`

export const who = (language: Language): string =>
  language === 'hi' ? `किसने` : `Who`

export const when = (language: Language): string =>
  language === 'hi' ? `कब` : `When`

export const by = (language: Language): string =>
  language === 'hi' ? `किसने किया` : `By`

export const nothingImported = (language: Language): string =>
  language === 'hi' ? `अभी तक कुछ आयात नहीं किया गया है।` : `Nothing has been imported yet.`

export const exportHead = (language: Language): string =>
  language === 'hi' ? `निर्यात` : `Export`

export const exportHint = (language: Language): string =>
  language === 'hi' ? `CSV स्प्रेडशीट में खुलता है; जिन सेल को स्प्रेडशीट फ़ॉर्मूला मानकर चला देती, उनके आगे एपॉस्ट्रॉफ़ी लगा दी जाती है, और आयात करते समय वह हट जाती है। JSON में सब कुछ ज्यों का त्यों रहता है।` : `CSV opens in a spreadsheet; cells that a spreadsheet would run as a formula begin with an apostrophe, which an import removes again. JSON contains everything unchanged.`

export const exportAs = (language: Language, { list, format }: { list: string; format: string }): string =>
  language === 'hi' ? `${list}, ${format} में` : `${list} as ${format}`

export const newsLinks = (language: Language): string =>
  language === 'hi' ? `खबरों के लिंक` : `News links`

export const categories = (language: Language): string =>
  language === 'hi' ? `श्रेणियाँ` : `Categories`

export const sitePages = (language: Language): string =>
  language === 'hi' ? `साइट के पेज` : `Site pages`

export const cannotBeDone = (language: Language): string =>
  language === 'hi' ? `यह काम यहाँ उपलब्ध नहीं है।` : `This action is not available here.`

export const serverAway = (language: Language): string =>
  language === 'hi' ? `सर्वर से संपर्क नहीं हो सका। कृपया फिर कोशिश करें।` : `The server could not be reached. Please try again.`

export const stopping = (language: Language, { state }: { state: string }): string =>
  language === 'hi' ? `${state}, अभी रुक जाएगा` : `${state}, stopping in a moment`

export const nothingInFile = (language: Language): string =>
  language === 'hi' ? `इस फ़ाइल में आयात करने को कुछ नहीं है।` : `There is nothing in this file to import.`

export const skip = (language: Language): string =>
  language === 'hi' ? `इन्हें छोड़कर आगे बढ़ें` : `Skip these and continue`

export const goOn = (language: Language): string =>
  language === 'hi' ? `फ़ाइल का बाकी हिस्सा आयात करें` : `Continue with the rest of the file`

export const cancel = (language: Language): string =>
  language === 'hi' ? `आयात रद्द करें` : `Cancel import`

export const stop = (language: Language): string =>
  language === 'hi' ? `रोकें` : `Stop`

export const undo = (language: Language): string =>
  language === 'hi' ? `आयात वापस लें` : `Undo import`

export const another = (language: Language): string =>
  language === 'hi' ? `दूसरी फ़ाइल आयात करें` : `Import another file`

export const hereWithOthers = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} पहले से यहाँ है, पर उसमें कुछ अलग है`, other: `${formatNumber(count, language)} पहले से यहाँ हैं, पर उनमें कुछ अलग है` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} is already here with other values`, other: `${formatNumber(count, language)} are already here with other values` } })}`

export const update = (language: Language): string =>
  language === 'hi' ? `फ़ाइल के अनुसार बदलें` : `Update them from the file`

export const leave = (language: Language): string =>
  language === 'hi' ? `जैसे हैं, वैसे रहने दें` : `Leave them as they are`

export const importRecords = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} रिकॉर्ड आयात करें`, other: `${formatNumber(count, language)} रिकॉर्ड आयात करें` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Import ${formatNumber(count, language)} record`, other: `Import ${formatNumber(count, language)} records` } })}`

export const importRight = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} सही रिकॉर्ड आयात करें`, other: `${formatNumber(count, language)} सही रिकॉर्ड आयात करें` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Import the ${formatNumber(count, language)} valid record`, other: `Import the ${formatNumber(count, language)} valid records` } })}`

export const holds = (language: Language): string =>
  language === 'hi' ? `फ़ाइल में` : `Contains`

export const thenCome = (language: Language): string =>
  language === 'hi' ? `इसके बाद` : `Next`

export const list = (language: Language, { table }: { table: string }): string =>
  language === 'hi' ? `${table === 'news_links' ? `खबरों के लिंक` : table === 'categories' ? `श्रेणियाँ` : `साइट के पेज`}` : `${table === 'news_links' ? `news links` : table === 'categories' ? `categories` : `site pages`}`

export const listsToCome = (language: Language, { lists }: { lists: string }): string =>
  language === 'hi' ? `${lists}; जाँच एक के बाद एक होगी` : `${lists}, checked one after the other`

export const listThen = (language: Language, { lists, list }: { lists: string; list: string }): string =>
  language === 'hi' ? `${lists}, फिर ${list}` : `${lists}, then ${list}`

export const readAs = (language: Language): string =>
  language === 'hi' ? `इस रूप में पढ़ी गई` : `Read as`

export const readingAndSize = (language: Language, { reading, size }: { reading: string; size: string }): string =>
  language === 'hi' ? `${reading}, ${size}` : `${reading}, ${size}`

export const columnsLeftOut = (language: Language): string =>
  language === 'hi' ? `छोड़े गए कॉलम` : `Columns left out`

export const nulsLeftOut = (language: Language): string =>
  language === 'hi' ? `छोड़े गए NUL अक्षर` : `NUL characters left out`

export const cutOff = (language: Language): string =>
  language === 'hi' ? `अधूरी` : `Cut off`

export const takenBack = (language: Language): string =>
  language === 'hi' ? `वापस लिए गए` : `Undone`

export const takenBackButKept = (language: Language, { undone, kept }: { undone: number; kept: number }): string =>
  language === 'hi' ? `${formatNumber(undone, language)}; ${pickPlural(language, { count: kept, type: 'cardinal', forms: { one: `${formatNumber(kept, language)} बना रहा, क्योंकि वह बाद में बदला गया या इस्तेमाल में है`, other: `${formatNumber(kept, language)} बने रहे, क्योंकि वे बाद में बदले गए या इस्तेमाल में हैं` } })}` : `${formatNumber(undone, language)}; ${formatNumber(kept, language)} kept, because they have changed since or are in use`

export const bytes = (language: Language, { size }: { size: string }): string =>
  language === 'hi' ? `${size} बाइट` : `${size} bytes`

export const kilobytes = (language: Language, { size }: { size: string }): string =>
  language === 'hi' ? `${size} KB` : `${size} KB`

export const megabytes = (language: Language, { size }: { size: string }): string =>
  language === 'hi' ? `${size} MB` : `${size} MB`

export const line = (language: Language): string =>
  language === 'hi' ? `पंक्ति` : `Line`

export const record = (language: Language): string =>
  language === 'hi' ? `रिकॉर्ड` : `Record`

export const recordTitle = (language: Language): string =>
  language === 'hi' ? `शीर्षक` : `Title`

export const why = (language: Language): string =>
  language === 'hi' ? `वजह` : `Why`

export const noRecord = (language: Language): string =>
  language === 'hi' ? `इस फ़ाइल का कोई रिकॉर्ड नहीं।` : `No such record in this file.`

export const firstOf = (language: Language, { shown, count }: { shown: number; count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)} में से पहले ${formatNumber(shown, language)}। रिपोर्ट में सभी हैं।` : `The first ${formatNumber(shown, language)} of ${formatNumber(count, language)}. The report lists all of them.`

export const downloadReport = (language: Language): string =>
  language === 'hi' ? `रिपोर्ट डाउनलोड करें` : `Download report`

export const missingCategories = <Node,>(language: Language, { count, link, names }: { count: number; link: (text: string) => Node; names: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`पहले ${pickPlural(language, { count, type: 'cardinal', forms: { one: `यह श्रेणी`, other: `ये श्रेणियाँ` } })} आयात करें, या `, link(`${pickPlural(language, { count, type: 'cardinal', forms: { one: `इसे`, other: `इन्हें` } })} खुद जोड़ें`), `, फिर यह फ़ाइल दोबारा भेजें: `, names(``), `।`] : [`Import ${pickPlural(language, { count, type: 'cardinal', forms: { one: `this category`, other: `these categories` } })} first, or `, link(`add ${pickPlural(language, { count, type: 'cardinal', forms: { one: `it`, other: `them` } })} by hand`), `, then send this file again: `, names(``), `.`]

export const outcomes = (language: Language): string =>
  language === 'hi' ? `नतीजे` : `Outcomes`

export const percent = (language: Language, { percent }: { percent: string }): string =>
  language === 'hi' ? `${percent}%` : `${percent}%`

export const stateUploading = (language: Language): string =>
  language === 'hi' ? `अपलोड हो रही है` : `Uploading`

export const stateChecking = (language: Language): string =>
  language === 'hi' ? `जाँच हो रही है` : `Checking`

export const stateChecked = (language: Language): string =>
  language === 'hi' ? `जाँच हो गई, अभी कुछ दर्ज नहीं हुआ` : `Checked, nothing written yet`

export const stateImporting = (language: Language): string =>
  language === 'hi' ? `आयात हो रहा है` : `Importing`

export const stateDone = (language: Language): string =>
  language === 'hi' ? `आयात हो गया` : `Imported`

export const stateStopped = (language: Language): string =>
  language === 'hi' ? `रोका गया` : `Stopped`

export const stateUndoing = (language: Language): string =>
  language === 'hi' ? `वापस लिया जा रहा है` : `Undoing`

export const stateUndone = (language: Language): string =>
  language === 'hi' ? `वापस लिया गया` : `Undone`

export const stateFailed = (language: Language): string =>
  language === 'hi' ? `आयात नहीं हो सकता` : `Cannot be imported`

export const stateCancelled = (language: Language): string =>
  language === 'hi' ? `रद्द, कुछ दर्ज नहीं हुआ` : `Cancelled, nothing was written`

export const outcomeNew = (language: Language): string =>
  language === 'hi' ? `नए` : `New`

export const outcomeChanged = (language: Language): string =>
  language === 'hi' ? `बदले हुए` : `Changed`

export const outcomeDuplicate = (language: Language): string =>
  language === 'hi' ? `दोहराव` : `Duplicate`

export const outcomeWrong = (language: Language): string =>
  language === 'hi' ? `गलत` : `Invalid`

export const missingColumns = (language: Language, { missing, table, needed }: { missing: string; table: string; needed: string }): string =>
  language === 'hi' ? `फ़ाइल में ${missing} कॉलम नहीं है। ${table === 'news_links' ? `खबरों के लिंक` : table === 'categories' ? `श्रेणियों` : `साइट के पेजों`} की फ़ाइल में ये ज़रूरी हैं: ${needed}।` : `The file has no column ${missing}. A file of ${table === 'news_links' ? `news links` : table === 'categories' ? `categories` : `site pages`} needs ${needed}.`

export const failedEmpty = (language: Language): string =>
  language === 'hi' ? `फ़ाइल में कोई रिकॉर्ड नहीं है।` : `The file holds no records.`

export const failedSpreadsheet = (language: Language): string =>
  language === 'hi' ? `यह स्प्रेडशीट की फ़ाइल है। स्प्रेडशीट प्रोग्राम में इसे CSV के रूप में सहेजकर भेजें।` : `This is a spreadsheet file. Save it as CSV in the spreadsheet program and send that.`

export const failedPacked = (language: Language): string =>
  language === 'hi' ? `यह फ़ाइल ज़िप की हुई है। इसे खोलकर अंदर की फ़ाइल भेजें।` : `This file is compressed. Extract it and send its content.`

export const failedNoKnownColumns = (language: Language): string =>
  language === 'hi' ? `इस फ़ाइल का कोई कॉलम पहचाना नहीं गया। पहली पंक्ति में, या रिकॉर्ड की कुंजियों में, उनके नाम होने चाहिए: जैसे title, url, source और category।` : `No column of this file is recognised. Its first line, or the keys of its records, must name them: title, url, source and category, for example.`

export const failedMissingColumns = (language: Language): string =>
  language === 'hi' ? `एक कॉलम नहीं है।` : `A column is missing.`

export const failedMalformed = (language: Language): string =>
  language === 'hi' ? `यह फ़ाइल न सही CSV है, न सही JSON।` : `This file is neither valid CSV nor valid JSON.`

export const failedRecordTooLong = (language: Language): string =>
  language === 'hi' ? `इस फ़ाइल का कोई रिकॉर्ड 32 MB के भीतर खत्म नहीं होता। शायद यह तालिका नहीं है।` : `No record of this file ends within 32 MB. It may not be a table.`

export const failedAccountGone = (language: Language): string =>
  language === 'hi' ? `जिस खाते से आयात शुरू हुआ, वह हटा दिया गया है। जो रिकॉर्ड दर्ज हो चुके, वे बने रहेंगे।` : `The account that started this import was removed. Records already written stay.`

export const failedFaulty = (language: Language): string =>
  language === 'hi' ? `हमारी ओर से कुछ गड़बड़ हुई और उसे दर्ज कर लिया गया है। जो रिकॉर्ड दर्ज हो चुके, वे बने रहेंगे।` : `Something went wrong on our side and has been logged. Records already written stay.`

export const failedTooComplex = (language: Language): string =>
  language === 'hi' ? `इस फ़ाइल के एक रिकॉर्ड में 1,00,000 से ज़्यादा मान या सूची के भीतर सूचियाँ हैं: उसके बाद कुछ नहीं पढ़ा गया।` : `A record of this file holds more than 100,000 values, or nested lists: nothing after it was read.`

export const failedCrashedTheReader = (language: Language): string =>
  language === 'hi' ? `इस फ़ाइल को पढ़ते हुए Chowk का आयात प्रोग्राम तीन बार बंद हो गया, इसलिए आयात रोक दिया गया। जो रिकॉर्ड दर्ज हो चुके, वे बने रहेंगे। फ़ाइल जाँचकर ही दोबारा भेजें।` : `Chowk’s import reader crashed on this file three times, so the import was stopped. Records already written stay. Check the file before you send it again.`

export const failedExpired = (language: Language): string =>
  language === 'hi' ? `एक दिन तक कुछ न होने पर समय समाप्त हो गया; फ़ाइल हटा दी गई।` : `Expired after a day without activity; the file was deleted.`

export const readCsv = (language: Language, { delimiter, encoding }: { delimiter: string; encoding: string }): string =>
  language === 'hi' ? `CSV, ${delimiter === 'comma' ? `कॉमा` : delimiter === 'semicolon' ? `सेमीकोलन` : delimiter === 'tab' ? `टैब` : `खड़ी लकीर`} से अलग, ${encoding}` : `CSV separated by ${delimiter === 'comma' ? `commas` : delimiter === 'semicolon' ? `semicolons` : delimiter === 'tab' ? `tabs` : `bars`}, in ${encoding}`

export const readJson = (language: Language, { encoding }: { encoding: string }): string =>
  language === 'hi' ? `JSON, ${encoding}` : `JSON, in ${encoding}`

export const readJsonLines = (language: Language, { encoding }: { encoding: string }): string =>
  language === 'hi' ? `JSON, हर पंक्ति में एक रिकॉर्ड, ${encoding}` : `JSON, one record per line, in ${encoding}`

export const startEmpty = (language: Language): string =>
  language === 'hi' ? `फ़ाइल खाली है।` : `The file is empty.`

export const startTooLarge = (language: Language, { megabytes }: { megabytes: string }): string =>
  language === 'hi' ? `फ़ाइल ज़्यादा से ज़्यादा ${megabytes} MB की हो सकती है। इसे बाँटें, या JSON की जगह CSV में आयात करें।` : `A file may have ${megabytes} MB at most. Split it, or import it as CSV instead of JSON.`

export const startTooMuchWaiting = (language: Language): string =>
  language === 'hi' ? `दूसरी फ़ाइलें आयात के इंतज़ार में हैं और सारी जगह घेरे हुए हैं। पहले उन्हें आयात या रद्द करें।` : `Other files are waiting to be imported and use all the available space. Import or cancel those first.`

export const sessionEnded = (language: Language): string =>
  language === 'hi' ? `आपका सत्र खत्म हो गया है। लॉग इन करके फ़ाइल फिर भेजें।` : `Your session has ended. Sign in and send the file again.`

export const interrupted = (language: Language): string =>
  language === 'hi' ? `कनेक्शन टूट गया। फ़ाइल फिर भेजें।` : `The connection was interrupted. Send the file again.`

export const refused = (language: Language, { status }: { status: string }): string =>
  language === 'hi' ? `फ़ाइल नहीं ली गई (${status})। इसे फिर भेजें।` : `The file was refused (${status}). Send it again.`

export const outOfOrder = (language: Language): string =>
  language === 'hi' ? `फ़ाइल का एक हिस्सा क्रम से नहीं पहुँचा।` : `A piece of the file arrived out of order.`

export const notAll = (language: Language): string =>
  language === 'hi' ? `पूरी फ़ाइल नहीं पहुँची। इसे फिर भेजें।` : `Not all of the file arrived. Send it again.`

export const noPart = (language: Language): string =>
  language === 'hi' ? `यह किसी अपलोड का हिस्सा नहीं है।` : `This is not part of an upload.`

export const chooseFile = (language: Language): string =>
  language === 'hi' ? `पहले फ़ाइल चुनें` : `Choose a file first`

export const uploadHint = (language: Language): string =>
  language === 'hi' ? `खबरों के लिंक, श्रेणियों या साइट के पेजों की CSV या JSON फ़ाइल। पहले आपको दिखेगा कि क्या बदलेगा; आपकी पुष्टि के बिना कुछ दर्ज नहीं होगा।` : `CSV or JSON with news links, categories or site pages. First you see what would change; nothing is written until you confirm.`

export const uploading = (language: Language): string =>
  language === 'hi' ? `अपलोड हो रही है` : `Uploading`

export const checkFile = (language: Language): string =>
  language === 'hi' ? `फ़ाइल जाँचें` : `Check file`

export const uploaded = (language: Language): string =>
  language === 'hi' ? `अपलोड हो गई` : `Uploaded`

export const waits = (language: Language, { file }: { file: string }): string =>
  language === 'hi' ? `${file} “आयात और निर्यात” में इंतज़ार में है।` : `${file} waits under Import and Export.`

export const error = (language: Language): string =>
  language === 'hi' ? `गड़बड़ी` : `Error`

export const fileProblem = (language: Language, { file, problem }: { file: string; problem: string }): string =>
  language === 'hi' ? `${file}: ${problem}` : `${file}: ${problem}`

export const exportsRunning = (language: Language): string =>
  language === 'hi' ? `तीन निर्यात पहले से चल रहे हैं। एक पूरा होने पर फिर कोशिश करें।` : `Three exports are already running. Try again when one has finished.`

export const notFound = (language: Language): string =>
  language === 'hi' ? `नहीं मिला` : `Not found`
