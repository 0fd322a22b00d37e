// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `गतिविधि` : `Activity`

export const bin = (language: Language): string =>
  language === 'hi' ? `ट्रैश` : `Bin`

export const all = (language: Language): string =>
  language === 'hi' ? `सभी` : `All`

export const what = (language: Language): string =>
  language === 'hi' ? `क्या` : `What`

export const did = (language: Language): string =>
  language === 'hi' ? `क्या किया` : `Action`

export const who = (language: Language): string =>
  language === 'hi' ? `किसने` : `Who`

export const when = (language: Language): string =>
  language === 'hi' ? `कब` : `When`

export const noMatch = (language: Language): string =>
  language === 'hi' ? `इन फ़िल्टर से कोई बदलाव नहीं मिला।` : `No changes match these filters.`

export const nothingChanged = (language: Language): string =>
  language === 'hi' ? `अभी तक कुछ नहीं बदला गया है।` : `Nothing has been changed yet.`

export const nothingOlder = (language: Language): string =>
  language === 'hi' ? `इससे पुराना कोई बदलाव नहीं।` : `No older changes.`

export const kind = (language: Language, { kind }: { kind: string }): string =>
  language === 'hi' ? `${kind}: ` : `${kind}: `

export const andRest = (language: Language, { rest }: { rest: string }): string =>
  language === 'hi' ? `साथ में ${rest}` : `and ${rest}`

export const didAndUndone = (language: Language, { did }: { did: string }): string =>
  language === 'hi' ? `${did}, फिर वापस लिया` : `${did}, undone`

export const oneClick = (language: Language): string =>
  language === 'hi' ? `एक कार्रवाई` : `One action`

export const noRecord = (language: Language): string =>
  language === 'hi' ? `इस बदलाव का रिकॉर्ड अब नहीं है।` : `This change is no longer on record.`

export const byOneClick = <Node,>(language: Language, { who, when }: { who: string; when: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`${who} ने एक कार्रवाई में बदला, `, when(``)] : [`Changed in one action by ${who}, `, when(``)]

export const binHint = (language: Language, { days }: { days: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `हटाए गए लिंक ${formatNumber(days, language)} दिन तक फिर लाए जा सकते हैं।`, other: `हटाए गए लिंक ${formatNumber(days, language)} दिन तक फिर लाए जा सकते हैं।` } })}` : `${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `Deleted news links can be restored for ${formatNumber(days, language)} day.`, other: `Deleted news links can be restored for ${formatNumber(days, language)} days.` } })}`

export const binEmpty = (language: Language): string =>
  language === 'hi' ? `ट्रैश खाली है।` : `The bin is empty.`

export const headTitle = (language: Language): string =>
  language === 'hi' ? `शीर्षक` : `Title`

export const source = (language: Language): string =>
  language === 'hi' ? `स्रोत` : `Source`

export const deleted = (language: Language): string =>
  language === 'hi' ? `कब हटाया` : `Deleted`

export const actions = (language: Language): string =>
  language === 'hi' ? `कार्रवाई` : `Actions`

export const deletedBy = <Node,>(language: Language, { when, who }: { when: (text: string) => Node; who: string }): (string | Node)[] =>
  language === 'hi' ? [when(``), `, ${who} ने`] : [when(``), ` by ${who}`]

export const restore = (language: Language): string =>
  language === 'hi' ? `फिर लाएँ` : `Restore`

export const restoreRecord = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `फिर लाएँ: ${title}` : `Restore ${title}`

export const failedToRestore = (language: Language): string =>
  language === 'hi' ? `फिर लाया नहीं जा सका` : `Failed to restore`

export const history = (language: Language): string =>
  language === 'hi' ? `इतिहास` : `History`

export const historyOf = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `इतिहास: ${title}` : `History: ${title}`

export const neverChanged = (language: Language): string =>
  language === 'hi' ? `यह रिकॉर्ड अभी तक किसी ने नहीं बदला है।` : `Nobody has changed this record yet.`

export const unknownRecord = (language: Language): string =>
  language === 'hi' ? `यह रिकॉर्ड नहीं है: इसे बहुत पहले मिटाया गया था, या पता गलत है।` : `This record does not exist: it was deleted long ago, or the address is wrong.`

export const open = (language: Language): string =>
  language === 'hi' ? `खोलें` : `Open it`

export const didIt = <Node,>(language: Language, { who, did, when }: { who: string; did: string; when: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`${who} ने इसे ${did === 'add' ? `जोड़ा` : did === 'update' ? `बदला` : did === 'delete' ? `हटाया` : `फिर लाया`}, `, when(``)] : [`${who} ${did === 'add' ? `added` : did === 'update' ? `changed` : did === 'delete' ? `deleted` : `restored`} it, `, when(``)]

export const noFields = (language: Language): string =>
  language === 'hi' ? `कोई फ़ील्ड नहीं बदली।` : `No fields changed.`

export const restoreState = (language: Language): string =>
  language === 'hi' ? `यही रूप फिर लाएँ` : `Restore this version`

export const asItIsNow = (language: Language): string =>
  language === 'hi' ? `मौजूदा रूप` : `Current version`

export const empty = (language: Language): string =>
  language === 'hi' ? `खाली` : `empty`

export const asBefore = <Node,>(language: Language, { when }: { when: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [when(``), ` से पहले का रूप`] : [`Version before `, when(``)]

export const added = (language: Language): string =>
  language === 'hi' ? `जोड़ा` : `added`

export const changed = (language: Language): string =>
  language === 'hi' ? `बदला` : `changed`

export const wasDeleted = (language: Language): string =>
  language === 'hi' ? `हटाया` : `deleted`

export const restored = (language: Language): string =>
  language === 'hi' ? `फिर लाया` : `restored`

export const published = (language: Language): string =>
  language === 'hi' ? `प्रकाशित किया` : `published`

export const rejected = (language: Language): string =>
  language === 'hi' ? `अस्वीकार किया` : `rejected`

export const held = (language: Language): string =>
  language === 'hi' ? `दोहराव मानकर रोका` : `held as a duplicate`

export const scheduled = (language: Language): string =>
  language === 'hi' ? `प्रकाशन का समय तय किया` : `scheduled`

export const returned = (language: Language): string =>
  language === 'hi' ? `कतार में लौटाया` : `returned to the queue`

export const woken = (language: Language): string =>
  language === 'hi' ? `टालना खत्म किया` : `woken`

export const snoozed = (language: Language): string =>
  language === 'hi' ? `टाला` : `snoozed`

export const moved = (language: Language): string =>
  language === 'hi' ? `दूसरी श्रेणी में डाला` : `moved to another category`

export const featured = (language: Language): string =>
  language === 'hi' ? `चुनिंदा बनाया` : `featured`

export const notFeatured = (language: Language): string =>
  language === 'hi' ? `चुनिंदा से हटाया` : `no longer featured`

export const yes = (language: Language): string =>
  language === 'hi' ? `हाँ` : `yes`

export const no = (language: Language): string =>
  language === 'hi' ? `नहीं` : `no`

export const gone = (language: Language): string =>
  language === 'hi' ? `हटाया गया रिकॉर्ड` : `a deleted record`

export const settings = (language: Language): string =>
  language === 'hi' ? `सेटिंग` : `Settings`

export const importAdded = (language: Language, { file, added }: { file: string; added: number }): string =>
  language === 'hi' ? `${file}: ${pickPlural(language, { count: added, type: 'cardinal', forms: { one: `${formatNumber(added, language)} जोड़ा`, other: `${formatNumber(added, language)} जोड़े` } })}` : `${file}: ${formatNumber(added, language)} added`

export const importChanged = (language: Language, { file, changed }: { file: string; changed: number }): string =>
  language === 'hi' ? `${file}: ${pickPlural(language, { count: changed, type: 'cardinal', forms: { one: `${formatNumber(changed, language)} बदला`, other: `${formatNumber(changed, language)} बदले` } })}` : `${file}: ${formatNumber(changed, language)} changed`

export const importBoth = (language: Language, { file, added, changed }: { file: string; added: number; changed: number }): string =>
  language === 'hi' ? `${file}: ${pickPlural(language, { count: added, type: 'cardinal', forms: { one: `${formatNumber(added, language)} जोड़ा`, other: `${formatNumber(added, language)} जोड़े` } })}, ${pickPlural(language, { count: changed, type: 'cardinal', forms: { one: `${formatNumber(changed, language)} बदला`, other: `${formatNumber(changed, language)} बदले` } })}` : `${file}: ${formatNumber(added, language)} added, ${formatNumber(changed, language)} changed`

export const byOneClickTakenBack = <Node,>(language: Language, { who, when }: { who: string; when: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`${who} ने एक कार्रवाई में बदला, `, when(``), `, फिर वापस लिया`] : [`Changed in one action by ${who}, `, when(``), `, then undone`]
