// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `खबरों के लिंक` : `News Links`

export const add = (language: Language): string =>
  language === 'hi' ? `खबर का लिंक जोड़ें` : `Add News Link`

export const edit = (language: Language): string =>
  language === 'hi' ? `खबर का लिंक संपादित करें` : `Edit News Link`

export const update = (language: Language): string =>
  language === 'hi' ? `खबर का लिंक अपडेट करें` : `Update News Link`

export const importAndExport = (language: Language): string =>
  language === 'hi' ? `आयात और निर्यात` : `Import and Export`

export const saving = (language: Language): string =>
  language === 'hi' ? `सहेजा जा रहा है…` : `Saving...`

export const notAdded = (language: Language): string =>
  language === 'hi' ? `खबर जोड़ी नहीं जा सकी` : `Failed to add news article`

export const notUpdated = (language: Language): string =>
  language === 'hi' ? `खबर अपडेट नहीं हो सकी` : `Failed to update news article`

export const notDeleted = (language: Language): string =>
  language === 'hi' ? `खबर हटाई नहीं जा सकी` : `Failed to delete news article`

export const notLoaded = (language: Language): string =>
  language === 'hi' ? `खबरें लोड नहीं हो सकीं` : `Failed to load news data`

export const notLoadedAdvice = (language: Language): string =>
  language === 'hi' ? `खबरें लोड नहीं हो सकीं। पेज फिर से लोड करके देखें।` : `Failed to load news data. Reload the page to try again.`

export const categoryGone = (language: Language): string =>
  language === 'hi' ? `यह श्रेणी हटा दी गई है। कोई दूसरी चुनें।` : `This category was deleted. Choose another.`

export const scheduledAlready = (language: Language): string =>
  language === 'hi' ? `यह खबर पहले से निर्धारित है। समय बदलने के लिए कतार में “निर्धारित” देखें।` : `This article is already scheduled. Change its time under Queue, Scheduled.`

export const noneLeft = (language: Language): string =>
  language === 'hi' ? `चुनी गई खबरें कोई और संपादक पहले ही हटा चुका है। कुछ नहीं बदला गया।` : `Another editor has already deleted the selected articles. Nothing was changed.`

export const chooseFirst = (language: Language): string =>
  language === 'hi' ? `पहले कम से कम एक खबर चुनें।` : `Choose at least one article first.`

export const success = (language: Language): string =>
  language === 'hi' ? `हो गया` : `Success`

export const deletedMany = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} खबर हटा दी गई`, other: `${formatNumber(count, language)} खबरें हटा दी गईं` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} news article has`, other: `${formatNumber(count, language)} news articles have` } })} been deleted successfully`

export const updatedMany = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} खबर अपडेट हो गई`, other: `${formatNumber(count, language)} खबरें अपडेट हो गईं` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} news article has`, other: `${formatNumber(count, language)} news articles have` } })} been updated successfully`

export const chooseCategory = (language: Language): string =>
  language === 'hi' ? `श्रेणी चुनें` : `Choose a category`

export const optional = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक` : `Optional`

export const languageHint = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक; hi, ta या en-IN जैसा कोड` : `Optional; a code such as hi, ta or en-IN`

export const publishedHint = <Node,>(language: Language, { noscript }: { noscript: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`खाली छोड़ें तो अभी का समय`, noscript(`; भारत के समय में (UTC+5:30)`)] : [`Leave empty to use the current time`, noscript(`; in India’s time (UTC+5:30)`)]

export const publishHint = (language: Language): string =>
  language === 'hi' ? `खाली छोड़ें तो अभी। इससे पहले लिंक पाठकों को नहीं दिखेगा` : `Leave empty to publish now. Readers cannot see the link before this time`

export const takeDownHint = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक। तब लिंक ट्रैश में चला जाएगा` : `Optional. At this time the link goes to the bin`

export const select = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `चुनें: ${title}` : `Select ${title}`

export const heading = (language: Language, { column }: { column: string }): string =>
  language === 'hi' ? `${column === 'title' ? `शीर्षक` : column === 'source' ? `स्रोत` : column === 'category' ? `श्रेणी` : column === 'status' ? `स्थिति` : column === 'added' ? `जोड़ी गई` : column === 'opened' ? `खोली गई` : `कार्रवाई`}` : `${column === 'title' ? `Title` : column === 'source' ? `Source` : column === 'category' ? `Category` : column === 'status' ? `Status` : column === 'added' ? `Added` : column === 'opened' ? `Opened` : `Actions`}`

export const featured = (language: Language): string =>
  language === 'hi' ? `चुनिंदा` : `Featured`

export const published = (language: Language): string =>
  language === 'hi' ? `प्रकाशित` : `Published`

export const featuredSample = (language: Language): string =>
  language === 'hi' ? `चुनिंदा, नमूना` : `Featured, sample`

export const publishedSample = (language: Language): string =>
  language === 'hi' ? `प्रकाशित, नमूना` : `Published, sample`

export const feature = (language: Language): string =>
  language === 'hi' ? `चुनिंदा बनाएँ` : `Feature`

export const unfeature = (language: Language): string =>
  language === 'hi' ? `चुनिंदा से हटाएँ` : `Unfeature`

export const featureLabel = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `चुनिंदा बनाएँ: ${title}` : `Feature ${title}`

export const unfeatureLabel = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `चुनिंदा से हटाएँ: ${title}` : `Unfeature ${title}`

export const pin = (language: Language): string =>
  language === 'hi' ? `पिन करें` : `Pin`

export const pinLabel = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `पिन करें: ${title}` : `Pin ${title}`

export const deletionOfOne = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `“${title}” हटा दी जाएगी। 30 दिन तक इसे ट्रैश से फिर लाया जा सकता है।` : `This will delete "${title}". It can be restored from the bin for 30 days.`

export const deletionOfMany = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} खबर हटा दी जाएगी। 30 दिन तक इसे`, other: `${formatNumber(count, language)} खबरें हटा दी जाएँगी। 30 दिन तक इन्हें` } })} ट्रैश से फिर लाया जा सकता है।` : `This will delete ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} article`, other: `${formatNumber(count, language)} articles` } })}. It can be restored from the bin for 30 days.`

export const areYouSure = (language: Language): string =>
  language === 'hi' ? `क्या यह पक्का है?` : `Are you sure?`

export const selectedArticles = (language: Language): string =>
  language === 'hi' ? `चुनी हुई खबरें` : `Selected articles`

export const none = (language: Language, { isFiltered }: { isFiltered: string }): string =>
  language === 'hi' ? `${isFiltered === 'true' ? `यहाँ कोई लिंक नहीं है। फ़िल्टर बदलें।` : `यहाँ कोई लिंक नहीं है। एक जोड़ें।`}` : `${isFiltered === 'true' ? `No news links here. Change the filters.` : `No news links here. Add one.`}`

export const search = (language: Language): string =>
  language === 'hi' ? `शीर्षक या स्रोत में खोजें` : `Search title or source`

export const source = (language: Language): string =>
  language === 'hi' ? `स्रोत` : `Source`

export const addedFrom = (language: Language): string =>
  language === 'hi' ? `इस तारीख से जोड़ी गईं` : `Added from`

export const addedUntil = (language: Language): string =>
  language === 'hi' ? `इस तारीख तक जोड़ी गईं` : `Added until`

export const sort = (language: Language): string =>
  language === 'hi' ? `क्रम` : `Sort`

export const newestFirst = (language: Language): string =>
  language === 'hi' ? `नई पहले` : `Newest first`

export const oldestFirst = (language: Language): string =>
  language === 'hi' ? `पुरानी पहले` : `Oldest first`

export const deletion = (language: Language): string =>
  language === 'hi' ? `हटाएँ` : `Delete`
