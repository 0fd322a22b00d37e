// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `कतार` : `Queue`

export const view = (language: Language, { view }: { view: string }): string =>
  language === 'hi' ? `${view === 'waiting' ? `लंबित` : view === 'held' ? `दोहराव` : view === 'snoozed' ? `टाली गईं` : view === 'duplicates' ? `क्यों रोकी गईं` : view === 'scheduled' ? `निर्धारित` : view === 'decided' ? `फ़ैसले` : `नियम`}` : `${view === 'waiting' ? `Waiting` : view === 'held' ? `Held as duplicate` : view === 'snoozed' ? `Snoozed` : view === 'duplicates' ? `Why held` : view === 'scheduled' ? `Scheduled` : view === 'decided' ? `Decided` : `Rules`}`

export const withoutScript = (language: Language): string =>
  language === 'hi' ? `JavaScript के बिना, खुली प्रविष्टि को उसके बटनों से स्वीकारा, अस्वीकार किया और चुनिंदा बनाया जा सकता है; दूसरी प्रविष्टि उसके शीर्षक से खुलती है। संपादित करने, टालने, श्रेणी चुनने या एक साथ कई प्रविष्टियाँ चुनने के लिए JavaScript चालू करें।` : `Without JavaScript you can accept, reject and feature the open entry with its buttons; open another one by its headline. To edit, snooze, choose categories or select several entries, turn JavaScript on.`

export const entry = (language: Language): string =>
  language === 'hi' ? `प्रविष्टि` : `Entry`

export const entries = (language: Language): string =>
  language === 'hi' ? `प्रविष्टियाँ` : `Entries`

export const waiting = <Node,>(language: Language, { count, hidden }: { count: string; hidden: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`${count}`, hidden(` लंबित`)] : [`${count}`, hidden(` waiting`)]

export const atLeast = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)}+` : `${formatNumber(count, language)}+`

export const nothing = (language: Language, { view }: { view: string }): string =>
  language === 'hi' ? `${view === 'held' ? `दोहराव मानकर कुछ नहीं रोका गया है। जो दोबारा आएगा, वह यहाँ दिखेगा।` : view === 'snoozed' ? `कुछ टाला नहीं गया है। टाली गई प्रविष्टि तय समय तक यहाँ रहती है।` : view === 'unused' ? `कतार खाली है। फ़ीड से जो आएगा, वह फ़ैसले के लिए यहाँ रहेगा।` : `कतार खाली है। सब पर फ़ैसला हो चुका है।`}` : `${view === 'held' ? `Nothing is held as a duplicate. Entries that arrive twice will be listed here.` : view === 'snoozed' ? `Nothing is snoozed. A snoozed entry waits here until its time.` : view === 'unused' ? `The queue is empty. What the feeds bring waits here for a decision.` : `The queue is empty. All entries have been decided.`}`

export const noFit = (language: Language): string =>
  language === 'hi' ? `इन फ़िल्टर से कोई प्रविष्टि मेल नहीं खाती।` : `No entry matches these filters.`

export const loading = (language: Language): string =>
  language === 'hi' ? `लोड हो रहा है…` : `Loading...`

export const seeDecided = (language: Language): string =>
  language === 'hi' ? `हो चुके फ़ैसले देखें` : `See decided entries`

export const addFeed = (language: Language): string =>
  language === 'hi' ? `फ़ीड जोड़ें` : `Add a feed`

export const showAll = (language: Language): string =>
  language === 'hi' ? `पूरी कतार दिखाएँ` : `Show the whole queue`

export const pages = (language: Language): string =>
  language === 'hi' ? `पेज` : `Pages`

export const listed = (language: Language, { count, all }: { count: string; all: string }): string =>
  language === 'hi' ? `${all} में से ${count}` : `${count} of ${all}`

export const listedFrom = (language: Language, { first, last, all }: { first: string; last: string; all: string }): string =>
  language === 'hi' ? `${all} में से ${first} से ${last}` : `${first} to ${last} of ${all}`

export const firstPage = (language: Language): string =>
  language === 'hi' ? `पहला पेज` : `First page`

export const nextPage = (language: Language): string =>
  language === 'hi' ? `अगला पेज` : `Next page`

export const loadingMore = (language: Language): string =>
  language === 'hi' ? `और लोड हो रही हैं…` : `Loading more...`

export const filters = (language: Language): string =>
  language === 'hi' ? `फ़िल्टर` : `Filters`

export const filtersSet = (language: Language, { count }: { count: string }): string =>
  language === 'hi' ? `फ़िल्टर (${count})` : `Filters (${count})`

export const moreFilters = (language: Language): string =>
  language === 'hi' ? `और फ़िल्टर` : `More filters`

export const fewerFilters = (language: Language): string =>
  language === 'hi' ? `कम फ़िल्टर` : `Fewer filters`

export const words = (language: Language): string =>
  language === 'hi' ? `शब्द` : `Words`

export const wordsLabel = (language: Language): string =>
  language === 'hi' ? `शीर्षक या स्रोत के शब्द` : `Words in the headline or source`

export const filter = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name === 'category' ? `श्रेणी` : name === 'outlet' ? `संस्थान` : name === 'language' ? `भाषा` : name === 'origin' ? `कहाँ से` : name === 'age' ? `कब से` : name === 'sort' ? `क्रम` : `घटनाक्रम`}` : `${name === 'category' ? `Category` : name === 'outlet' ? `Outlet` : name === 'language' ? `Language` : name === 'origin' ? `Origin` : name === 'age' ? `Age` : name === 'sort' ? `Order` : `Stories`}`

export const unfiltered = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name === 'category' ? `सभी श्रेणियाँ` : name === 'outlet' ? `सभी संस्थान` : name === 'language' ? `सभी भाषाएँ` : name === 'origin' ? `कहीं से भी` : name === 'age' ? `कभी भी` : name === 'arrival' ? `सबसे नई पहले` : name === 'heat' ? `सबसे चर्चित पहले` : `घटनाक्रम के हिसाब से`}` : `${name === 'category' ? `All categories` : name === 'outlet' ? `All outlets` : name === 'language' ? `All languages` : name === 'origin' ? `All origins` : name === 'age' ? `Any age` : name === 'arrival' ? `Newest first` : name === 'heat' ? `Hottest first` : `By story`}`

export const origin = (language: Language, { origin }: { origin: string }): string =>
  language === 'hi' ? `${origin === 'feed' ? `फ़ीड` : origin === 'paste' ? `पेस्ट की गईं` : origin === 'bookmarklet' ? `बुकमार्कलेट` : `सुझाव`}` : `${origin === 'feed' ? `Feeds` : origin === 'paste' ? `Pasted` : origin === 'bookmarklet' ? `Bookmarklet` : `Tips`}`

export const age = (language: Language, { age }: { age: string }): string =>
  language === 'hi' ? `${age === 'hour' ? `पिछला एक घंटा` : age === 'day' ? `पिछले 24 घंटे` : age === 'older' ? `एक दिन से पुरानी` : `तीन दिन से पुरानी`}` : `${age === 'hour' ? `Last hour` : age === 'day' ? `Last 24 hours` : age === 'older' ? `Older than a day` : `Older than three days`}`

export const order = (language: Language, { order }: { order: string }): string =>
  language === 'hi' ? `${order === 'arrival' ? `सबसे नई पहले` : order === 'outlet' ? `संस्थान के हिसाब से` : `सबसे चर्चित पहले`}` : `${order === 'arrival' ? `Newest first` : order === 'outlet' ? `By outlet` : `Hottest first`}`

export const oneByOne = (language: Language): string =>
  language === 'hi' ? `एक-एक करके` : `One by one`

export const show = (language: Language): string =>
  language === 'hi' ? `दिखाएँ` : `Show`

export const clear = (language: Language): string =>
  language === 'hi' ? `फ़िल्टर हटाएँ` : `Clear`

export const newEntries = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} नई प्रविष्टि`, other: `${formatNumber(count, language)} नई प्रविष्टियाँ` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} new entry`, other: `${formatNumber(count, language)} new entries` } })}`

export const manyNewEntries = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)}+ नई प्रविष्टियाँ` : `${formatNumber(count, language)}+ new entries`

export const newNotLoaded = (language: Language): string =>
  language === 'hi' ? `नई प्रविष्टियाँ नहीं लाई जा सकीं: कनेक्शन नहीं है, या आपका सत्र खत्म हो गया है। दूसरे टैब में लॉग इन करें और फिर कोशिश करें।` : `The new entries could not be loaded: there is no connection, or your session has ended. Sign in again in another tab, then try again.`

export const selectedEntries = (language: Language): string =>
  language === 'hi' ? `चुनी हुई प्रविष्टियाँ` : `Selected entries`

export const selected = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} चुनी गई`, other: `${formatNumber(count, language)} चुनी गईं` } })}` : `${formatNumber(count, language)} selected`

export const select = (language: Language, { headline }: { headline: string }): string =>
  language === 'hi' ? `चुनें: ${headline}` : `Select ${headline}`

export const untitled = (language: Language): string =>
  language === 'hi' ? `शीर्षक नहीं है` : `Without a headline`

export const entryCount = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)} प्रविष्टियाँ` : `${formatNumber(count, language)} entries`

export const noSource = (language: Language): string =>
  language === 'hi' ? `स्रोत नहीं है` : `No source`

export const noCategory = (language: Language): string =>
  language === 'hi' ? `श्रेणी नहीं है` : `No category`

export const proposed = (language: Language): string =>
  language === 'hi' ? `(प्रस्तावित)` : `(proposed)`

export const featured = (language: Language): string =>
  language === 'hi' ? `चुनिंदा` : `Featured`

export const broughtBy = (language: Language, { origin }: { origin: string }): string =>
  language === 'hi' ? `${origin === 'paste' ? `पेस्ट की गई` : origin === 'bookmarklet' ? `बुकमार्कलेट से` : `सुझाव`}` : `${origin === 'paste' ? `pasted` : origin === 'bookmarklet' ? `by bookmarklet` : `a tip`}`

export const moreOfIt = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `और इसी घटनाक्रम की ${formatNumber(count, language)}` : `and ${formatNumber(count, language)} more in this story`

export const story = <Node,>(language: Language, { title }: { title: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`घटनाक्रम: `, title(``)] : [`story `, title(``)]

export const onSite = (language: Language): string =>
  language === 'hi' ? `वेबसाइट पर पहले से है` : `already on the site`

export const fold = (language: Language): string =>
  language === 'hi' ? `समेटें` : `Collapse`

export const moreEntries = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `और ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} प्रविष्टि`, other: `${formatNumber(count, language)} प्रविष्टियाँ` } })}` : `and ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more entry`, other: `${formatNumber(count, language)} more entries` } })}`

export const hasThis = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} के पास है` : `${name} has this one`

export const note = (language: Language): string =>
  language === 'hi' ? `टिप्पणी` : `Note`

export const arrived = <Node,>(language: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`आई: `, time(``)] : [`arrived `, time(``)]

export const snoozedUntil = <Node,>(language: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`टाली गई, वापसी: `, time(``)] : [`snoozed, back `, time(``)]

export const proposedBy = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} का प्रस्ताव` : `proposed by ${name}`

export const orOther = (language: Language, { category }: { category: string }): string =>
  language === 'hi' ? `, या ${category}?` : `, or ${category}?`
