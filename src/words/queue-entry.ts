// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const accept = (language: Language): string =>
  language === 'hi' ? `स्वीकारें` : `Accept`

export const edit = (language: Language): string =>
  language === 'hi' ? `संपादित करें` : `Edit`

export const reject = (language: Language): string =>
  language === 'hi' ? `अस्वीकार करें` : `Reject`

export const wake = (language: Language): string =>
  language === 'hi' ? `कतार में लौटाएँ` : `Wake`

export const snooze = (language: Language): string =>
  language === 'hi' ? `टालें` : `Snooze`

export const category = (language: Language): string =>
  language === 'hi' ? `श्रेणी` : `Category`

export const feature = (language: Language): string =>
  language === 'hi' ? `चुनिंदा बनाएँ` : `Feature`

export const unfeature = (language: Language): string =>
  language === 'hi' ? `चुनिंदा से हटाएँ` : `Unfeature`

export const fileRest = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `स्वीकारें, ${formatNumber(count, language)} को इसके नीचे रखें` : `Accept, file ${formatNumber(count, language)} under it`

export const acceptAll = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `सभी ${formatNumber(count, language)} स्वीकारें` : `Accept all ${formatNumber(count, language)}`

export const rejectAll = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `सभी ${formatNumber(count, language)} अस्वीकार करें` : `Reject all ${formatNumber(count, language)}`

export const more = (language: Language): string =>
  language === 'hi' ? `और` : `More`

export const pin = (language: Language): string =>
  language === 'hi' ? `स्वीकारें और पिन करें` : `Accept and pin`

export const claim = (language: Language): string =>
  language === 'hi' ? `अपने पास लें` : `I have this one`

export const note = (language: Language): string =>
  language === 'hi' ? `टिप्पणी` : `Note`

export const rejectOutlet = (language: Language): string =>
  language === 'hi' ? `इस संस्थान की बाकी सब अस्वीकार करें` : `Reject the rest of this outlet`

export const addRule = (language: Language): string =>
  language === 'hi' ? `इस प्रविष्टि से नियम बनाएँ` : `Rule from this entry`

export const categoryProposed = <Node,>(language: Language, { category, why }: { category: (text: string) => Node; why: string }): (string | Node)[] =>
  language === 'hi' ? [`स्वीकारने पर यह `, category(``), ` में जाएगी: ${why}।`] : [`If accepted, it goes into `, category(``), `: ${why}.`]

export const claimed = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `यह ${name} के पास है।` : `${name} has this one.`

export const noteBy = <Node,>(language: Language, { note, by, name }: { note: (text: string) => Node; by: (text: string) => Node; name: string }): (string | Node)[] =>
  language === 'hi' ? [note(``), ` `, by(`(${name})`)] : [note(``), ` `, by(`(${name})`)]

export const tip = <Node,>(language: Language, { reader }: { reader: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [reader(``), ` से मिला सुझाव`] : [`A tip from `, reader(``)]

export const anotherTip = <Node,>(language: Language, { reader }: { reader: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [reader(``), ` से मिला एक और सुझाव`] : [`Another tip from `, reader(``)]

export const unnamed = (language: Language): string =>
  language === 'hi' ? `अनाम पाठक` : `an anonymous reader`

export const story = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम` : `Story`

export const belongs = <Node,>(language: Language, { story }: { story: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`यह घटनाक्रम `, story(``), ` का हिस्सा है।`] : [`Belongs to `, story(``), `.`]

export const belongsBecause = <Node,>(language: Language, { story, because, why }: { story: (text: string) => Node; because: (text: string) => Node; why: string }): (string | Node)[] =>
  language === 'hi' ? [`यह घटनाक्रम `, story(``), ` का हिस्सा है`, because(`, क्योंकि: ${why}।`)] : [`Belongs to `, story(``), because(`, because: ${why}.`)]

export const mayBelong = <Node,>(language: Language, { story }: { story: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`यह घटनाक्रम `, story(``), ` का हिस्सा हो सकती है।`] : [`May belong to `, story(``), `.`]

export const mayBelongBecause = <Node,>(language: Language, { story, because, why }: { story: (text: string) => Node; because: (text: string) => Node; why: string }): (string | Node)[] =>
  language === 'hi' ? [`यह घटनाक्रम `, story(``), ` का हिस्सा हो सकती है`, because(`, क्योंकि: ${why}।`)] : [`May belong to `, story(``), because(`, because: ${why}.`)]

export const running = <Node,>(language: Language, { titles }: { titles: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`इस पर ये भी प्रकाशित हैं: `, titles(``)] : [`Already on the site from: `, titles(``)]

export const notThisStory = (language: Language): string =>
  language === 'hi' ? `इस घटनाक्रम की नहीं` : `Not this story`

export const join = (language: Language): string =>
  language === 'hi' ? `शामिल करें` : `Join`

export const isHeld = (language: Language, { because, why }: { because: string; why: string }): string =>
  language === 'hi' ? `दोहराव मानकर रोकी गई${because === 'yes' ? `: ${why}` : ``}।` : `Held as a duplicate${because === 'yes' ? `: ${why}` : ``}.`

export const isHeldOf = <Node,>(language: Language, { original, waits, because, why }: { original: (text: string) => Node; waits: string; because: string; why: string }): (string | Node)[] =>
  language === 'hi' ? [original(``), ` का दोहराव मानकर रोकी गई${waits === 'yes' ? `; वह भी लंबित है` : ``}${because === 'yes' ? `: ${why}` : ``}।`] : [`Held as a duplicate of `, original(``), `${waits === 'yes' ? `, which is also waiting` : ``}${because === 'yes' ? `: ${why}` : ``}.`]

export const isGrouped = (language: Language, { because, why }: { because: string; why: string }): string =>
  language === 'hi' ? `साथ रखी गई${because === 'yes' ? `: ${why}` : ``}।` : `Grouped${because === 'yes' ? `: ${why}` : ``}.`

export const isGroupedWith = <Node,>(language: Language, { original, waits, because, why }: { original: (text: string) => Node; waits: string; because: string; why: string }): (string | Node)[] =>
  language === 'hi' ? [original(``), ` के साथ रखी गई${waits === 'yes' ? `; वह भी लंबित है` : ``}${because === 'yes' ? `: ${why}` : ``}।`] : [`Grouped with `, original(``), `${waits === 'yes' ? `, which is also waiting` : ``}${because === 'yes' ? `: ${why}` : ``}.`]

export const notDuplicate = (language: Language): string =>
  language === 'hi' ? `दोहराव नहीं` : `Not a duplicate`

export const notDuplicateLabel = (language: Language, { headline }: { headline: string }): string =>
  language === 'hi' ? `दोहराव नहीं: ${headline}` : `${headline} is not a duplicate`

export const editAndAccept = (language: Language): string =>
  language === 'hi' ? `संपादित करके स्वीकारें` : `Edit and accept`

export const accepting = (language: Language): string =>
  language === 'hi' ? `स्वीकारी जा रही है…` : `Accepting...`

export const checkAndAccept = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `${problem} इसे देखकर फिर स्वीकारें।` : `${problem} Check it and accept again.`

export const cancel = (language: Language): string =>
  language === 'hi' ? `रद्द करें` : `Cancel`

export const ctrlEnter = (language: Language): string =>
  language === 'hi' ? `Ctrl+Enter` : `Ctrl+Enter`

export const notLoaded = (language: Language): string =>
  language === 'hi' ? `फ़ॉर्म लोड नहीं हो सका। रद्द करें और फिर कोशिश करें।` : `The form could not be loaded. Cancel and try again.`

export const chooseCategory = (language: Language): string =>
  language === 'hi' ? `श्रेणी चुनें` : `Choose a category`

export const optional = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक` : `Optional`

export const rareFields = (language: Language): string =>
  language === 'hi' ? `पता, स्रोत, तस्वीर, समय और भाषा` : `Address, source, picture, times and language`

export const noteTitle = (language: Language): string =>
  language === 'hi' ? `साथी संपादक के लिए टिप्पणी` : `Note for a colleague`

export const noteHint = (language: Language): string =>
  language === 'hi' ? `जब तक प्रविष्टि पर फ़ैसला नहीं होता, दूसरे संपादक इसे देख सकते हैं।` : `Other editors see it until the entry is decided.`

export const save = (language: Language): string =>
  language === 'hi' ? `सहेजें` : `Save`

export const acceptInto = (language: Language): string =>
  language === 'hi' ? `किस श्रेणी में स्वीकारें` : `Accept into`

export const snoozeUntil = (language: Language): string =>
  language === 'hi' ? `कब तक टालें` : `Snooze until`

export const narrow = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `${title}: छाँटने के लिए लिखें` : `${title}: type to filter`

export const current = (language: Language): string =>
  language === 'hi' ? `मौजूदा` : `current`

export const proposed = (language: Language): string =>
  language === 'hi' ? `प्रस्तावित` : `proposed`

export const snoozeChoice = (language: Language, { choice }: { choice: string }): string =>
  language === 'hi' ? `${choice === 'hour' ? `एक घंटे बाद` : choice === 'threeHours' ? `तीन घंटे बाद` : choice === 'evening' ? `आज शाम` : choice === 'tomorrow' ? `कल सुबह` : choice === 'monday' ? `सोमवार को` : `एक हफ़्ते बाद`}` : `${choice === 'hour' ? `In an hour` : choice === 'threeHours' ? `In three hours` : choice === 'evening' ? `This evening` : choice === 'tomorrow' ? `Tomorrow morning` : choice === 'monday' ? `On Monday` : `In a week`}`

export const why = (language: Language, { why }: { why: string }): string =>
  language === 'hi' ? `${why}।` : `${why}.`

export const categorySet = <Node,>(language: Language, { category, why }: { category: (text: string) => Node; why: string }): (string | Node)[] =>
  language === 'hi' ? [category(``), ` में, क्योंकि ${why}।`] : [`In `, category(``), `, because ${why}.`]

export const categoryChoice = <Node,>(language: Language, { category, why }: { category: (text: string) => Node; why: string }): (string | Node)[] =>
  language === 'hi' ? [category(``), ` भी ठीक है: ${why}।`] : [category(``), ` fits too: ${why}.`]

export const moveToCategory = (language: Language, { category }: { category: string }): string =>
  language === 'hi' ? `${category} में ले जाएँ` : `Move to ${category}`
