// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `आते ही लगने वाले नियम` : `Rules on arrival`

export const add = (language: Language): string =>
  language === 'hi' ? `नियम जोड़ें` : `Add Rule`

export const edit = (language: Language): string =>
  language === 'hi' ? `नियम संपादित करें` : `Edit Rule`

export const about = (language: Language): string =>
  language === 'hi' ? `जो भी आता है, उसे इन नियमों पर इसी क्रम में परखा जाता है। जो नियम सबसे पहले रोकता, अस्वीकार करता या प्रकाशित करता है, उसी से फ़ैसला होता है। पाठकों के सुझाव भी परखे जाते हैं, पर कोई नियम उन्हें प्रकाशित नहीं करता: वे कतार में रहते हैं।` : `New entries are checked against these rules in order. The first rule that holds, rejects or publishes decides. Rules apply to tips from readers too, but never publish them: a tip waits.`

export const none = (language: Language): string =>
  language === 'hi' ? `कोई नियम नहीं है। सब कुछ वैसे ही होता है जैसे फ़ीड में तय है। जिस पर आपका फ़ैसला हर बार एक ही होता है, उसके लिए नियम जोड़ें।` : `No rules yet. Entries go where their feeds send them. Add a rule for what you would decide the same way every time.`

export const name = (language: Language): string =>
  language === 'hi' ? `नाम` : `Name`

export const conditions = (language: Language): string =>
  language === 'hi' ? `शर्तें` : `Conditions`

export const does = (language: Language): string =>
  language === 'hi' ? `क्या करें` : `Action`

export const hits = (language: Language): string =>
  language === 'hi' ? `कितनी बार लगा` : `Hits`

export const actions = (language: Language): string =>
  language === 'hi' ? `कार्रवाई` : `Actions`

export const off = (language: Language): string =>
  language === 'hi' ? `(बंद)` : `(off)`

export const lastHit = (language: Language, { when }: { when: string }): string =>
  language === 'hi' ? `, पिछली बार ${when}` : `, last ${when}`

export const earlier = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} को ऊपर ले जाएँ` : `Move ${name} up`

export const later = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} को नीचे ले जाएँ` : `Move ${name} down`

export const switchOff = (language: Language): string =>
  language === 'hi' ? `बंद करें` : `Switch off`

export const switchOffLabel = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} को बंद करें` : `Switch off ${name}`

export const switchOn = (language: Language): string =>
  language === 'hi' ? `चालू करें` : `Switch on`

export const switchOnLabel = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} को चालू करें` : `Switch on ${name}`

export const remove = (language: Language): string =>
  language === 'hi' ? `हटाएँ` : `Delete`

export const removeLabel = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} को हटाएँ` : `Delete ${name}`

export const changed = (language: Language, { change }: { change: string }): string =>
  language === 'hi' ? `${change === 'up' ? `नियम ऊपर ले जाया गया।` : change === 'down' ? `नियम नीचे ले जाया गया।` : change === 'on' ? `नियम चालू किया गया।` : change === 'off' ? `नियम बंद किया गया।` : `नियम हटा दिया गया।`}` : `${change === 'up' ? `Rule moved up.` : change === 'down' ? `Rule moved down.` : change === 'on' ? `Rule switched on.` : change === 'off' ? `Rule switched off.` : `Rule deleted.`}`

export const notChanged = (language: Language): string =>
  language === 'hi' ? `नियम बदला नहीं जा सका` : `Failed to change rule`

export const success = (language: Language): string =>
  language === 'hi' ? `हो गया` : `Success`

export const ofOutlet = (language: Language, { outlet }: { outlet: string }): string =>
  language === 'hi' ? `संस्थान: ${outlet}` : `of ${outlet}`

export const proposedFor = (language: Language, { category }: { category: string }): string =>
  language === 'hi' ? `प्रस्तावित श्रेणी: ${category}` : `proposed for ${category}`

export const inLanguage = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `भाषा: ${name}` : `in ${name}`

export const withWord = (language: Language, { words }: { words: string }): string =>
  language === 'hi' ? `शब्द: ${words}` : `with ${words}`

export const withWordsAndMore = (language: Language, { words, count }: { words: string; count: number }): string =>
  language === 'hi' ? `शब्द: ${words} और ${formatNumber(count, language)} अन्य` : `with ${words} and ${formatNumber(count, language)} more`

export const quoted = (language: Language, { word }: { word: string }): string =>
  language === 'hi' ? `“${word}”` : `“${word}”`

export const action = (language: Language, { action, category }: { action: string; category: string }): string =>
  language === 'hi' ? `${action === 'reject' ? `अस्वीकार करें` : action === 'hold' ? `रोकें` : action === 'publish' ? `प्रकाशित करें` : `श्रेणी: ${category}`}` : `${action === 'reject' ? `Reject` : action === 'hold' ? `Hold` : action === 'publish' ? `Publish` : `To ${category}`}`

export const actionChoice = (language: Language, { action }: { action: string }): string =>
  language === 'hi' ? `${action === 'reject' ? `अस्वीकार करें` : action === 'hold' ? `संपादक के लिए रोकें` : action === 'publish' ? `प्रकाशित करें` : `किसी श्रेणी में रखें`}` : `${action === 'reject' ? `Reject it` : action === 'hold' ? `Hold it for an editor` : action === 'publish' ? `Publish it` : `Put it into a category`}`

export const gone = (language: Language): string =>
  language === 'hi' ? `हटाया गया रिकॉर्ड` : `a deleted record`

export const apply = (language: Language, { action, count }: { action: string; count: number }): string =>
  language === 'hi' ? `${action === 'reject' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `जो प्रविष्टि लंबित है, उसे भी अस्वीकार करें`, other: `जो ${formatNumber(count, language)} प्रविष्टियाँ लंबित हैं, उन्हें भी अस्वीकार करें` } })}` : action === 'publish' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `जो प्रविष्टि लंबित है, उसे भी प्रकाशित करें`, other: `जो ${formatNumber(count, language)} प्रविष्टियाँ लंबित हैं, उन्हें भी प्रकाशित करें` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `जो प्रविष्टि लंबित है, उसे भी इस श्रेणी में रखें`, other: `जो ${formatNumber(count, language)} प्रविष्टियाँ लंबित हैं, उन्हें भी इस श्रेणी में रखें` } })}`}` : `${action === 'reject' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Also reject the ${formatNumber(count, language)} waiting entry`, other: `Also reject the ${formatNumber(count, language)} waiting entries` } })}` : action === 'publish' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Also publish the ${formatNumber(count, language)} waiting entry`, other: `Also publish the ${formatNumber(count, language)} waiting entries` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Also move the ${formatNumber(count, language)} waiting entry into the category`, other: `Also move the ${formatNumber(count, language)} waiting entries into the category` } })}`}`

export const trial = (language: Language): string =>
  language === 'hi' ? `आज़माइश` : `Trial`

export const outcome = (language: Language, { looked, count, action }: { looked: number; count: number; action: string }): string =>
  language === 'hi' ? `पिछली ${formatNumber(looked, language)} प्रविष्टियों में से ${formatNumber(count, language)} को यह नियम ${action === 'reject' ? `अस्वीकार करता` : action === 'hold' ? `रोकता` : action === 'publish' ? `प्रकाशित करता` : `इस श्रेणी में रखता`}` : `Of the last ${formatNumber(looked, language)} entries, ${formatNumber(count, language)} ${action === 'reject' ? `would have been rejected` : action === 'hold' ? `would have been held` : action === 'publish' ? `would have been published` : `would have gone into the category`}`

export const became = <Node,>(language: Language, { source, status, isFirst, rule }: { source: (text: string) => Node; status: string; isFirst: string; rule: string }): (string | Node)[] =>
  language === 'hi' ? [source(``), `, ${status === 'waiting' ? `लंबित` : status === 'published' ? `प्रकाशित` : status === 'duplicate' ? `दोहराव मानकर रोकी गई` : status === 'scheduled' ? `निर्धारित` : `अस्वीकृत`}${isFirst === 'yes' ? `; नियम “${rule}” पहले आता है` : ``}`] : [source(``), `, ${status === 'waiting' ? `is waiting` : status === 'published' ? `was published` : status === 'duplicate' ? `was held as a duplicate` : status === 'scheduled' ? `is scheduled` : `was rejected`}${isFirst === 'yes' ? `; the rule “${rule}” applies first` : ``}`]

export const more = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `और ${formatNumber(count, language)} अन्य।` : `And ${formatNumber(count, language)} more.`

export const outlet = (language: Language): string =>
  language === 'hi' ? `संस्थान` : `Outlet`

export const anyOutlet = (language: Language): string =>
  language === 'hi' ? `कोई भी संस्थान` : `Any outlet`

export const words = (language: Language): string =>
  language === 'hi' ? `शब्द` : `Words`

export const wordsHint = (language: Language): string =>
  language === 'hi' ? `शीर्षक या सार में इनमें से कोई भी, हर पंक्ति में एक। पूरे शब्द, ठीक जैसे लिखे हैं।` : `One per line. Any of them in the headline or description matches: whole words, exactly as written.`

export const proposedCategory = (language: Language): string =>
  language === 'hi' ? `प्रस्तावित श्रेणी` : `Proposed category`

export const anyCategory = (language: Language): string =>
  language === 'hi' ? `कोई भी श्रेणी` : `Any category`

export const language = (language: Language): string =>
  language === 'hi' ? `भाषा` : `Language`

export const languageHint = (language: Language): string =>
  language === 'hi' ? `en, hi या ta जैसा कोड। खाली छोड़ने पर कोई भी भाषा।` : `A code such as en, hi or ta. Leave empty for any language.`

export const actionLabel = (language: Language): string =>
  language === 'hi' ? `कार्रवाई` : `Action`

export const into = (language: Language): string =>
  language === 'hi' ? `किस श्रेणी में` : `Into`

export const chooseCategory = (language: Language): string =>
  language === 'hi' ? `श्रेणी चुनें` : `Choose a category`

export const cancel = (language: Language): string =>
  language === 'hi' ? `रद्द करें` : `Cancel`

export const tryOn = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `पिछली ${formatNumber(count, language)} प्रविष्टियों पर आज़माएँ` : `Try on the last ${formatNumber(count, language)} entries`

export const save = (language: Language): string =>
  language === 'hi' ? `नियम सहेजें` : `Save rule`

export const deletedChoice = (language: Language): string =>
  language === 'hi' ? `वह संस्थान या श्रेणी हटा दी गई है। दूसरा विकल्प चुनें।` : `The outlet or the category was deleted. Choose another.`

export const stale = (language: Language): string =>
  language === 'hi' ? `किसी और संपादक ने यह नियम बदल दिया है। इसे फिर खोलें।` : `Another editor changed this rule. Open it again.`

export const notFound = (language: Language): string =>
  language === 'hi' ? `यह नियम हटा दिया गया है।` : `This rule was deleted.`

export const changedSinceTried = (language: Language): string =>
  language === 'hi' ? `आज़माने के बाद यह नियम बदला गया है। अब इससे यह होगा।` : `The rule has changed since you tried it. This is what it would do now.`

export const unanswered = (language: Language): string =>
  language === 'hi' ? `सर्वर तक पहुँचा नहीं जा सका। आपने जो लिखा, वह यहीं है: फिर आज़माएँ।` : `The server could not be reached. What you typed is still here: try again.`

export const nameRequired = (language: Language): string =>
  language === 'hi' ? `नाम ज़रूरी है` : `Name is required`

export const shorterName = (language: Language): string =>
  language === 'hi' ? `छोटा नाम रखें` : `Use a shorter name`

export const chooseOne = (language: Language): string =>
  language === 'hi' ? `सूची में से एक चुनें` : `Choose one from the list`

export const code = (language: Language): string =>
  language === 'hi' ? `en या hi जैसा कोड लिखें` : `Use a code such as en or hi`

export const chooseAction = (language: Language): string =>
  language === 'hi' ? `चुनें कि क्या करना है` : `Choose what to do`

export const tooManyWords = (language: Language, { words, letters }: { words: number; letters: number }): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा ${formatNumber(words, language)} शब्द, हर शब्द ${formatNumber(letters, language)} अक्षर तक` : `At most ${formatNumber(words, language)} words of up to ${formatNumber(letters, language)} letters`

export const oneCondition = (language: Language): string =>
  language === 'hi' ? `कम से कम एक शर्त दें: शर्त के बिना यह नियम हर प्रविष्टि पर लगेगा` : `Add at least one condition: without any, the rule would apply to every entry`

export const categoryRequired = (language: Language): string =>
  language === 'hi' ? `श्रेणी ज़रूरी है` : `Category is required`

export const orWord = (language: Language, { before, word }: { before: string; word: string }): string =>
  language === 'hi' ? `${before} या “${word}”` : `${before} or “${word}”`
