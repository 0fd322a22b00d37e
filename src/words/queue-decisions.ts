// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const done = (language: Language, { change }: { change: string }): string =>
  language === 'hi' ? `${change === 'publish' ? `प्रकाशित` : change === 'reject' ? `अस्वीकृत` : change === 'wake' ? `फिर कतार में` : change === 'feature' ? `चुनिंदा में शामिल` : change === 'unfeature' ? `चुनिंदा से बाहर` : change === 'notADuplicate' ? `दोहराव नहीं` : change === 'leaveStory' ? `घटनाक्रम से अलग` : change === 'joinStory' ? `घटनाक्रम में शामिल` : change === 'keepApart' ? `इस घटनाक्रम की नहीं` : `हो गया`}` : `${change === 'publish' ? `Published` : change === 'reject' ? `Rejected` : change === 'wake' ? `Back in the queue` : change === 'feature' ? `Featured` : change === 'unfeature' ? `No longer featured` : change === 'notADuplicate' ? `Not a duplicate` : change === 'leaveStory' ? `Removed from its story` : change === 'joinStory' ? `Joined the story` : change === 'keepApart' ? `Kept out of this story` : `Done`}`

export const doneSentence = (language: Language, { done }: { done: string }): string =>
  language === 'hi' ? `${done}।` : `${done}.`

export const doneWithMore = (language: Language, { done, more }: { done: string; more: string }): string =>
  language === 'hi' ? `${done}। ${more}` : `${done}. ${more}`

export const success = (language: Language): string =>
  language === 'hi' ? `हो गया` : `Success`

export const error = (language: Language): string =>
  language === 'hi' ? `गड़बड़ी` : `Error`

export const undo = (language: Language): string =>
  language === 'hi' ? `वापस लें` : `Undo`

export const undone = (language: Language): string =>
  language === 'hi' ? `वापस लिया गया` : `Undone`

export const nothingToUndo = (language: Language): string =>
  language === 'hi' ? `वापस लेने के लिए कुछ नहीं है` : `Nothing to undo`

export const askTitle = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `इस प्रविष्टि पर निर्णय लें?`, other: `${formatNumber(count, language)} प्रविष्टियों पर निर्णय लें?` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Decide this entry?`, other: `Decide these ${formatNumber(count, language)} entries?` } })}`

export const askMany = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)} प्रविष्टियाँ चुनी गई हैं, एक पृष्ठ से ज़्यादा। एक बार में ही निर्णय वापस लिया जा सकता है।` : `${formatNumber(count, language)} entries are selected, more than fit on a page. One undo takes the decision back.`

export const askClaimed = (language: Language, { claimed, name, count }: { claimed: number; name: string; count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: claimed, type: 'cardinal', forms: { one: `${name} ने ${pickPlural(language, { count, type: 'cardinal', forms: { one: `इसे`, other: `इनमें से एक को` } })} अपने हाथ में लिया है।`, other: `${name} सहित दूसरे संपादकों ने इनमें से ${formatNumber(claimed, language)} को अपने हाथ में लिया है।` } })} हो सकता है वे इस पर काम कर रहे हों।` : `${pickPlural(language, { count: claimed, type: 'cardinal', forms: { one: `${name} has claimed ${pickPlural(language, { count, type: 'cardinal', forms: { one: `it`, other: `one of them` } })}.`, other: `Other editors, such as ${name}, have claimed ${formatNumber(claimed, language)} of them.` } })} They may be working on it.`

export const askConfirm = (language: Language, { done }: { done: string }): string =>
  language === 'hi' ? `जारी रखें: ${done}` : `Continue: ${done}`

export const missing = (language: Language, { field }: { field: string }): string =>
  language === 'hi' ? `${field === 'title' ? `प्रविष्टि में शीर्षक नहीं है। पहले संपादित करें।` : field === 'source' ? `प्रविष्टि में स्रोत का नाम नहीं है। पहले संपादित करें।` : field === 'address' ? `प्रविष्टि में प्रकाशित करने लायक पता नहीं है। पहले संपादित करें।` : field === 'category' ? `पहले श्रेणी चुनें।` : `इसकी श्रेणी हटा दी गई है। दूसरी चुनें।`}` : `${field === 'title' ? `The entry has no title. Edit it first.` : field === 'source' ? `The entry names no source. Edit it first.` : field === 'address' ? `The entry has no address that can be published. Edit it first.` : field === 'category' ? `Choose a category first.` : `Its category was deleted. Choose another.`}`

export const gone = (language: Language): string =>
  language === 'hi' ? `यह प्रविष्टि अब मौजूद नहीं है।` : `This entry no longer exists.`

export const publishedAlready = (language: Language): string =>
  language === 'hi' ? `यह खबर वेबसाइट पर पहले से है; प्रविष्टि दोहराव मानकर रोकी गई है।` : `This article is already on the site; the entry is held as a duplicate.`

export const onSite = (language: Language): string =>
  language === 'hi' ? `यह खबर वेबसाइट पर पहले से है।` : `This article is already on the site.`

export const fate = (language: Language, { fate }: { fate: string }): string =>
  language === 'hi' ? `${fate === 'published' ? `प्रकाशित` : fate === 'rejected' ? `अस्वीकृत` : fate === 'scheduled' ? `निर्धारित` : fate === 'duplicate' ? `दोहराव मानकर रोकी गई` : fate === 'unreadable' ? `पढ़ी नहीं जा सकी` : fate === 'snoozed' ? `टाली गई` : `बदली गई`}` : `${fate === 'published' ? `Published` : fate === 'rejected' ? `Rejected` : fate === 'scheduled' ? `Scheduled` : fate === 'duplicate' ? `Held as a duplicate` : fate === 'unreadable' ? `Unreadable` : fate === 'snoozed' ? `Snoozed` : `Changed`}`

export const fateBy = (language: Language, { fate, name }: { fate: string; name: string }): string =>
  language === 'hi' ? `${fate === 'published' ? `${name} ने प्रकाशित की` : fate === 'rejected' ? `${name} ने अस्वीकार की` : fate === 'scheduled' ? `${name} ने निर्धारित की` : fate === 'duplicate' ? `दोहराव मानकर रोकी गई` : fate === 'unreadable' ? `पढ़ी नहीं जा सकी` : fate === 'snoozed' ? `${name} ने टाली` : `${name} ने बदली`}` : `${fate === 'published' ? `Published by ${name}` : fate === 'rejected' ? `Rejected by ${name}` : fate === 'scheduled' ? `Scheduled by ${name}` : fate === 'duplicate' ? `Held as a duplicate` : fate === 'unreadable' ? `Unreadable` : fate === 'snoozed' ? `Snoozed by ${name}` : `Changed by ${name}`}`

export const fateSentence = (language: Language, { fate }: { fate: string }): string =>
  language === 'hi' ? `${fate}।` : `${fate}.`

export const eachInPlace = (language: Language): string =>
  language === 'hi' ? `हर खबर वहीं है जहाँ वह आते ही प्रकाशित होने पर होती।` : `Each link appears where its feed would have published it on arrival.`

export const atTop = (language: Language, { category }: { category: string }): string =>
  language === 'hi' ? `${category} में सबसे ऊपर।` : `In ${category}, at the top.`

export const belowNewer = (language: Language, { category, count }: { category: string; count: number }): string =>
  language === 'hi' ? `${category} में ${pickPlural(language, { count, type: 'cardinal', forms: { one: `एक नए लिंक`, other: `${formatNumber(count, language)} नए लिंक` } })} के नीचे।` : `In ${category}, below ${pickPlural(language, { count, type: 'cardinal', forms: { one: `one newer link`, other: `${formatNumber(count, language)} newer links` } })}.`

export const belowManyNewer = (language: Language, { category, count }: { category: string; count: number }): string =>
  language === 'hi' ? `${category} में ${formatNumber(count, language)} या उससे ज़्यादा नए लिंक के नीचे।` : `In ${category}, below ${formatNumber(count, language)} or more newer links.`

export const refusedMore = (language: Language, { first, count }: { first: string; count: number }): string =>
  language === 'hi' ? `${first} ${formatNumber(count, language)} और पर भी फ़ैसला नहीं हो सका।` : `${first} ${formatNumber(count, language)} more could not be decided either.`

export const unknown = (language: Language): string =>
  language === 'hi' ? `यह काम यहाँ उपलब्ध नहीं है।` : `This action is not available here.`

export const tooMany = (language: Language, { most }: { most: number }): string =>
  language === 'hi' ? `किसी पर फ़ैसला नहीं हुआ: एक बार में ज़्यादा से ज़्यादा ${formatNumber(most, language)} प्रविष्टियों पर फ़ैसला हो सकता है। कम चुनें।` : `Nothing was decided: at most ${formatNumber(most, language)} entries can be decided at once. Select fewer.`

export const somethingMissing = (language: Language): string =>
  language === 'hi' ? `चिह्नित फ़ील्ड ठीक करें।` : `Correct the marked fields.`

export const timesDoNotFit = (language: Language): string =>
  language === 'hi' ? `चिह्नित समय ठीक करें।` : `Correct the marked times.`

export const categoryGone = (language: Language): string =>
  language === 'hi' ? `यह श्रेणी हटा दी गई है। दूसरी चुनें।` : `This category was deleted. Choose another.`

export const storyChanged = (language: Language): string =>
  language === 'hi' ? `किसी और संपादक ने इसका घटनाक्रम बदल दिया है। कतार फिर से लोड करें।` : `Another editor changed its story. Reload the queue.`

export const scheduled = (language: Language): string =>
  language === 'hi' ? `इसका समय निर्धारित है।` : `It is now on the schedule.`

export const notSaved = (language: Language): string =>
  language === 'hi' ? `कुछ सहेजा नहीं गया: सर्वर तक पहुँचा नहीं जा सका। फिर कोशिश करें।` : `Nothing was saved: the server cannot be reached. Try again.`

export const signedOut = (language: Language): string =>
  language === 'hi' ? `कुछ सहेजा नहीं गया: आपका सत्र खत्म हो गया है। दूसरे टैब में लॉग इन करें और फिर कोशिश करें।` : `Nothing was saved: your session has ended. Sign in again in another tab, then try again.`

export const placeForOne = (language: Language): string =>
  language === 'hi' ? `एक बार में एक ही प्रविष्टि पिन हो सकती है। सिर्फ़ एक चुनें।` : `Only one entry can be pinned at a time. Select a single entry.`

export const nothingDecided = (language: Language): string =>
  language === 'hi' ? `किसी पर फ़ैसला नहीं हुआ` : `Nothing was decided`

export const publishedPinned = (language: Language, { place }: { place: string }): string =>
  language === 'hi' ? `प्रकाशित और पिन: ${place}` : `Published, pinned: ${place}`

export const snoozedUntil = (language: Language, { time }: { time: string }): string =>
  language === 'hi' ? `${time} तक टाली गई` : `Snoozed until ${time}`

export const publishedAndFiled = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `प्रकाशित; ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} इसके नीचे रखी गई`, other: `${formatNumber(count, language)} इसके नीचे रखी गईं` } })}` : `Published, with ${formatNumber(count, language)} filed under it`

export const noStory = (language: Language): string =>
  language === 'hi' ? `यह प्रविष्टि किसी घटनाक्रम में नहीं है।` : `This entry does not belong to a story.`

export const rejectedOfStory = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `इस घटनाक्रम की ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} प्रविष्टि`, other: `${formatNumber(count, language)} प्रविष्टियाँ` } })} अस्वीकृत` : `Rejected ${formatNumber(count, language)} from the story`

export const rejectedOfOutlet = (language: Language, { count, outlet }: { count: number; outlet: string }): string =>
  language === 'hi' ? `${outlet} की ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} प्रविष्टि`, other: `${formatNumber(count, language)} प्रविष्टियाँ` } })} अस्वीकृत` : `Rejected ${formatNumber(count, language)} from ${outlet}`

export const decided = (language: Language): string =>
  language === 'hi' ? `हो चुके फ़ैसले` : `Decided`

export const decisions = (language: Language): string =>
  language === 'hi' ? `फ़ैसले` : `Decisions`

export const all = (language: Language): string =>
  language === 'hi' ? `सभी` : `All`

export const decision = (language: Language): string =>
  language === 'hi' ? `फ़ैसला` : `Decision`

export const headline = (language: Language): string =>
  language === 'hi' ? `शीर्षक` : `Headline`

export const source = (language: Language): string =>
  language === 'hi' ? `स्रोत` : `Source`

export const when = (language: Language): string =>
  language === 'hi' ? `कब` : `When`

export const actions = (language: Language): string =>
  language === 'hi' ? `कार्रवाई` : `Actions`

export const noneDecided = (language: Language): string =>
  language === 'hi' ? `यहाँ कोई फ़ैसला नहीं है। कतार में आप जो स्वीकारेंगे या अस्वीकार करेंगे, वह यहाँ दिखेगा।` : `No decisions here. Entries that you accept or reject in the queue will be listed here.`

export const returned = (language: Language): string =>
  language === 'hi' ? `लौटाई गई` : `Returned`

export const waitsAgain = (language: Language): string =>
  language === 'hi' ? `यह फिर कतार में है।` : `Back in the queue.`

export const waitsAlready = (language: Language): string =>
  language === 'hi' ? `इसकी खबर पहले से कतार में है।` : `Its article is already waiting in the queue.`

export const scheduledAlready = (language: Language): string =>
  language === 'hi' ? `इसकी खबर पहले से निर्धारित है। कतार में “निर्धारित” देखें।` : `Its article is already scheduled. See “Scheduled” in the queue.`

export const publishedSince = (language: Language): string =>
  language === 'hi' ? `इसकी खबर वेबसाइट पर पहले से है। कुछ नहीं बदला गया।` : `Its article is already on the site. Nothing was changed.`

export const changedSince = (language: Language): string =>
  language === 'hi' ? `यह बदल दी गई है और अब कतार में नहीं लौट सकती।` : `It has changed since and can no longer return to the queue.`

export const notReturned = (language: Language): string =>
  language === 'hi' ? `प्रविष्टि लौटाई नहीं जा सकी` : `Failed to return the entry`

export const returnToQueue = (language: Language): string =>
  language === 'hi' ? `कतार में लौटाएँ` : `Return to queue`

export const returnLabel = (language: Language, { headline }: { headline: string }): string =>
  language === 'hi' ? `कतार में लौटाएँ: ${headline}` : `Return to queue: ${headline}`

export const noOtherCategory = (language: Language): string =>
  language === 'hi' ? `इस प्रविष्टि के लिए कोई दूसरी श्रेणी प्रस्तावित नहीं है।` : `No other category is proposed for this entry.`
