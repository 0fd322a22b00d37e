// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `श्रेणियाँ` : `Categories`

export const add = (language: Language): string =>
  language === 'hi' ? `श्रेणी जोड़ें` : `Add Category`

export const edit = (language: Language): string =>
  language === 'hi' ? `श्रेणी संपादित करें` : `Edit Category`

export const update = (language: Language): string =>
  language === 'hi' ? `श्रेणी अपडेट करें` : `Update Category`

export const importAndExport = (language: Language): string =>
  language === 'hi' ? `आयात और निर्यात` : `Import and Export`

export const saving = (language: Language): string =>
  language === 'hi' ? `सहेजा जा रहा है…` : `Saving...`

export const notAdded = (language: Language): string =>
  language === 'hi' ? `श्रेणी जोड़ी नहीं जा सकी` : `Failed to add category`

export const notUpdated = (language: Language): string =>
  language === 'hi' ? `श्रेणी अपडेट नहीं हो सकी` : `Failed to update category`

export const notDeleted = (language: Language): string =>
  language === 'hi' ? `श्रेणी हटाई नहीं जा सकी` : `Failed to delete category`

export const name = (language: Language): string =>
  language === 'hi' ? `नाम` : `Name`

export const slug = (language: Language): string =>
  language === 'hi' ? `स्लग` : `Slug`

export const slugHint = (language: Language): string =>
  language === 'hi' ? `श्रेणी के पेज का पता: /category/slug` : `The address of the section: /category/slug`

export const description = (language: Language): string =>
  language === 'hi' ? `विवरण` : `Description`

export const optional = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक` : `Optional`

export const order = (language: Language): string =>
  language === 'hi' ? `दिखाने का क्रम` : `Display order`

export const slugTaken = (language: Language): string =>
  language === 'hi' ? `यह स्लग किसी और श्रेणी का है। कोई दूसरा चुनें।` : `Another category has this slug. Choose a different one.`

export const nameTaken = (language: Language): string =>
  language === 'hi' ? `इसी नाम की एक और श्रेणी है। कोई दूसरा नाम चुनें, ताकि पाठक दोनों में फ़र्क कर सकें।` : `Another category has this name. Choose a different one, so that readers can tell them apart.`

export const articles = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} खबर`, other: `${formatNumber(count, language)} खबरें` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} article`, other: `${formatNumber(count, language)} articles` } })}`

export const feeds = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} फ़ीड`, other: `${formatNumber(count, language)} फ़ीड` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })}`

export const rules = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} नियम`, other: `${formatNumber(count, language)} नियम` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} rule`, other: `${formatNumber(count, language)} rules` } })}`

export const holds = (language: Language, { uses }: { uses: string }): string =>
  language === 'hi' ? `इसमें मौजूद: ${uses}` : `It contains ${uses}`

export const kept = (language: Language, { name, holds }: { name: string; holds: string }): string =>
  language === 'hi' ? `“${name}” नहीं हटाई गई। ${holds}। पहले इन्हें किसी दूसरी श्रेणी में ले जाएँ:` : `“${name}” was not deleted. ${holds}. Move its content to another category first:`

export const moveUse = <Node,>(language: Language, { link, use }: { link: (text: string) => Node; use: string }): (string | Node)[] =>
  language === 'hi' ? [link(`${use} देखें`), `, चुनें और “यहाँ ले जाएँ…” दबाएँ।`] : [link(`Show ${use}`), ` to select them and choose “Move to…”.`]

export const editUse = <Node,>(language: Language, { link, use }: { link: (text: string) => Node; use: string }): (string | Node)[] =>
  language === 'hi' ? [link(`${use} देखें`), ` और जिनमें इस श्रेणी का नाम है, उन्हें संपादित करें या हटाएँ।`] : [link(`Show ${use}`), ` to edit or delete those that use the category.`]

export const createDefaults = (language: Language): string =>
  language === 'hi' ? `आम श्रेणियाँ बनाएँ` : `Create the default categories`

export const deletion = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `श्रेणी “${name}” हटा दी जाएगी। यह बाद में वापस लिया जा सकता है।` : `This will delete the category "${name}". You can undo it afterwards.`

export const heading = (language: Language, { column }: { column: string }): string =>
  language === 'hi' ? `${column === 'order' ? `क्रम` : column === 'name' ? `नाम` : column === 'slug' ? `स्लग` : column === 'articles' ? `खबरें` : `कार्रवाई`}` : `${column === 'order' ? `Order` : column === 'name' ? `Name` : column === 'slug' ? `Slug` : column === 'articles' ? `Articles` : `Actions`}`

export const none = (language: Language): string =>
  language === 'hi' ? `अभी कोई श्रेणी नहीं है।` : `No categories yet.`

export const nameIn = (language: Language, { edition }: { edition: string }): string =>
  language === 'hi' ? `${edition} में नाम` : `Name in ${edition}`

export const descriptionIn = (language: Language, { edition }: { edition: string }): string =>
  language === 'hi' ? `${edition} में विवरण` : `Description in ${edition}`

export const nameInHint = (language: Language): string =>
  language === 'hi' ? `खाली छोड़ें तो ऊपर का नाम` : `Leave empty to use the name above`

export const learnt = (language: Language): string =>
  language === 'hi' ? `सामग्री के अनुसार श्रेणी` : `Categories by content`

export const learntHint = (language: Language): string =>
  language === 'hi' ? `नई प्रविष्टियों को वह श्रेणी मिलती है जो उनके शब्दों, टैग और पते से पक्की हो। Chowk यह संपादकों के फ़ैसलों से सीखता है।` : `New entries get the category that their words, tags and addresses suggest, as far as it is sure. Chowk learns this from the editors’ decisions.`

export const forget = (language: Language): string =>
  language === 'hi' ? `सीखा हुआ भुलाएँ` : `Forget what was learnt`

export const forgetText = (language: Language): string =>
  language === 'hi' ? `नई प्रविष्टियाँ सिर्फ़ मूल शब्दों और आगे के फ़ैसलों से परखी जाएँगी। प्रविष्टियों और लिंक की श्रेणियाँ वही रहेंगी।` : `New entries will be judged by the shipped words and by later decisions only. Entries and links keep their categories.`
