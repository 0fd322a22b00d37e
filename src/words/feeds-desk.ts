// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `फ़ीड` : `Feeds`

export const feed = (language: Language): string =>
  language === 'hi' ? `फ़ीड` : `Feed`

export const addFeed = (language: Language): string =>
  language === 'hi' ? `फ़ीड जोड़ें` : `Add Feed`

export const editFeed = (language: Language): string =>
  language === 'hi' ? `फ़ीड संपादित करें` : `Edit Feed`

export const updateFeed = (language: Language): string =>
  language === 'hi' ? `फ़ीड अपडेट करें` : `Update Feed`

export const importFeeds = (language: Language): string =>
  language === 'hi' ? `फ़ीड आयात करें` : `Import Feeds`

export const lastBodyOf = (language: Language): string =>
  language === 'hi' ? `फ़ीड से मिला पिछला जवाब` : `Last response of a feed`

export const broughtLast = (language: Language): string =>
  language === 'hi' ? `हाल की प्रविष्टियाँ` : `Latest entries`

export const entry = (language: Language): string =>
  language === 'hi' ? `प्रविष्टि` : `Entry`

export const outcome = (language: Language): string =>
  language === 'hi' ? `नतीजा` : `Outcome`

export const firstSeen = (language: Language): string =>
  language === 'hi' ? `पहली बार दिखी` : `First seen`

export const noEntries = (language: Language): string =>
  language === 'hi' ? `इस फ़ीड से अभी कोई प्रविष्टि नहीं आई है। “अभी पढ़ें” से यह तुरंत पढ़ी जाती है।` : `This feed has no entries yet. “Poll now” requests it immediately.`

export const couldNotBeRead = (language: Language): string =>
  language === 'hi' ? `जो पढ़ी नहीं जा सकीं` : `Could not be read`

export const anEntry = <Node,>(language: Language, { reason, when }: { reason: string; when: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`प्रविष्टि: ${reason}, `, when(``)] : [`An entry ${reason}, `, when(``)]

export const opmlFile = (language: Language): string =>
  language === 'hi' ? `OPML फ़ाइल` : `OPML file`

export const opmlHint = (language: Language): string =>
  language === 'hi' ? `जैसी फ़ीड रीडर निर्यात करते हैं; ज़्यादा से ज़्यादा 5 MB` : `As exported by feed readers; at most 5 MB`

export const pasteList = (language: Language): string =>
  language === 'hi' ? `या सूची पेस्ट करें` : `Or paste the list`

export const categoryHint = (language: Language): string =>
  language === 'hi' ? `उन फ़ीड के लिए जिनके फ़ोल्डर के नाम की कोई श्रेणी नहीं है` : `For feeds whose folder is not a category`

export const brings = (language: Language): string =>
  language === 'hi' ? `नई प्रविष्टियाँ` : `New entries`

export const bringsHint = (language: Language): string =>
  language === 'hi' ? `जहाँ सूची में यह न लिखा हो` : `Where the list does not say`

export const wait = (language: Language): string =>
  language === 'hi' ? `कतार में रखें` : `Wait in the queue`

export const atOnce = (language: Language): string =>
  language === 'hi' ? `तुरंत प्रकाशित करें` : `Publish immediately`

export const newCategories = (language: Language): string =>
  language === 'hi' ? `जिस फ़ोल्डर की श्रेणी नहीं है, उसके लिए नई श्रेणी बनाएँ` : `Create a category for each folder without one`

export const showPlan = (language: Language): string =>
  language === 'hi' ? `आयात का पूर्वावलोकन` : `Preview the import`

export const pause = (language: Language): string =>
  language === 'hi' ? `रोकें` : `Pause`

export const resume = (language: Language): string =>
  language === 'hi' ? `फिर चालू करें` : `Resume`

export const selected = (language: Language): string =>
  language === 'hi' ? `चुनी गई फ़ीड` : `Selected feeds`

export const health = (language: Language): string =>
  language === 'hi' ? `हालत` : `Health`

export const lastGood = (language: Language): string =>
  language === 'hi' ? `पिछली बार ठीक` : `Last good`

export const nextTry = (language: Language): string =>
  language === 'hi' ? `अगली कोशिश` : `Next try`

export const noFeeds = (language: Language, { isFiltered }: { isFiltered: string }): string =>
  language === 'hi' ? `${isFiltered === 'true' ? `यहाँ कोई फ़ीड नहीं है। फ़िल्टर बदलें।` : `यहाँ कोई फ़ीड नहीं है। एक जोड़ें।`}` : `${isFiltered === 'true' ? `No feeds here. Change the filters.` : `No feeds here. Add one.`}`

export const deleteFeeds = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `फ़ीड हटा दी जाएगी`, other: `${formatNumber(count, language)} फ़ीड हटा दी जाएँगी` } })}। जो प्रकाशित है, वह वेबसाइट पर रहेगा, और जो कतार में है, वह कतार में। इसे बाद में वापस लिया जा सकता है।` : `This will delete ${pickPlural(language, { count, type: 'cardinal', forms: { one: `the feed`, other: `${formatNumber(count, language)} feeds` } })}. Published links stay on the site, and waiting entries stay in the queue. You can undo it afterwards.`

export const select = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} चुनें` : `Select ${name}`

export const waits = (language: Language): string =>
  language === 'hi' ? `कतार में है` : `waiting in the queue`

export const noneYet = (language: Language): string =>
  language === 'hi' ? `अभी कुछ नहीं` : `none yet`

export const everyGap = (language: Language, { span }: { span: string }): string =>
  language === 'hi' ? `हर ${span} में` : `every ${span}`

export const everyShortGap = (language: Language, { span }: { span: string }): string =>
  language === 'hi' ? `हर ${span} में; 24 घंटे बाद शांत` : `every ${span}; quiet after 24 hours`

export const minutes = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} मिनट`, other: `${formatNumber(count, language)} मिनट` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `minute`, other: `${formatNumber(count, language)} minutes` } })}`

export const hours = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} घंटे`, other: `${formatNumber(count, language)} घंटे` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `hour`, other: `${formatNumber(count, language)} hours` } })}`

export const days = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} दिन`, other: `${formatNumber(count, language)} दिन` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `day`, other: `${formatNumber(count, language)} days` } })}`

export const search = (language: Language): string =>
  language === 'hi' ? `संस्थान, शीर्षक या पता खोजें` : `Search outlet, title or address`

export const failingAs = (language: Language, { failure, count }: { failure: string; count: number }): string =>
  language === 'hi' ? `गड़बड़ी: ${failure} (${formatNumber(count, language)})` : `Failing: ${failure} (${formatNumber(count, language)})`

export const healthCount = (language: Language, { count, health }: { count: number; health: string }): string =>
  language === 'hi' ? `${health === 'well' ? `ठीक` : health === 'failing' ? `गड़बड़ी` : health === 'quiet' ? `शांत` : health === 'new' ? `अभी पढ़ी नहीं गईं` : health === 'paused' ? `रोकी गईं` : health === 'gone' ? `बंद` : `अलग रखी गईं`}: ${formatNumber(count, language)}` : `${formatNumber(count, language)} ${health === 'well' ? `healthy` : health === 'failing' ? `failing` : health === 'quiet' ? `quiet` : health === 'new' ? `not read yet` : health === 'paused' ? `paused` : health === 'gone' ? `gone` : `set aside`}`

export const well = (language: Language): string =>
  language === 'hi' ? `ठीक` : `Well`

export const failing = (language: Language): string =>
  language === 'hi' ? `गड़बड़ी` : `Failing`

export const quiet = (language: Language): string =>
  language === 'hi' ? `शांत` : `Quiet`

export const notRead = (language: Language): string =>
  language === 'hi' ? `अभी पढ़ी नहीं गई` : `Not read yet`

export const paused = (language: Language): string =>
  language === 'hi' ? `रोकी गई` : `Paused`

export const gone = (language: Language): string =>
  language === 'hi' ? `बंद` : `Gone`

export const setAside = (language: Language): string =>
  language === 'hi' ? `अलग रखी गई` : `Set aside`

export const count = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} फ़ीड`, other: `${formatNumber(count, language)} फ़ीड` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })}`

export const failed = (language: Language, { health, failure }: { health: string; failure: string }): string =>
  language === 'hi' ? `${health}: ${failure}` : `${health}: ${failure}`

export const failedTimes = (language: Language, { health, failure, count }: { health: string; failure: string; count: number }): string =>
  language === 'hi' ? `${health}: ${failure} लगातार ${formatNumber(count, language)} बार।` : `${health}: ${failure} ${formatNumber(count, language)} times in a row.`

export const andSetAside = (language: Language, { state }: { state: string }): string =>
  language === 'hi' ? `${state} अब यह तभी पढ़ी जाएगी जब आप “अभी पढ़ें” चुनें।` : `${state} Chowk reads it again only when you poll it.`

export const quietSince = (language: Language, { health, ago }: { health: string; ago: string }): string =>
  language === 'hi' ? `${health}: पिछली प्रविष्टि ${ago} आई, इस फ़ीड के लिए असामान्य देरी।` : `${health}: the last entry arrived ${ago}, unusually long ago for this feed.`

export const chooseFile = (language: Language): string =>
  language === 'hi' ? `फ़ाइल चुनें या सूची पेस्ट करें।` : `Choose a file, or paste a list.`

export const nothingImported = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `${problem} कुछ आयात नहीं किया गया।` : `${problem} Nothing was imported.`

export const importUnanswered = (language: Language): string =>
  language === 'hi' ? `सर्वर से संपर्क नहीं हो सका। आयात का पूर्वावलोकन फिर देखें: सूची की फ़ीड दोबारा नहीं जुड़ेंगी।` : `The server could not be reached. Preview the import again: feeds already in the list are not added twice.`

export const lookFailed = (language: Language): string =>
  language === 'hi' ? `पता जाँचा नहीं जा सका` : `Failed to check the address`

export const addFailed = (language: Language): string =>
  language === 'hi' ? `फ़ीड जोड़ी नहीं जा सकी` : `Failed to add feed`

export const updateFailed = (language: Language): string =>
  language === 'hi' ? `फ़ीड अपडेट नहीं हो सकी` : `Failed to update feed`

export const updateAllFailed = (language: Language): string =>
  language === 'hi' ? `फ़ीड अपडेट नहीं हो सकीं` : `Failed to update feeds`

export const nothingSaved = (language: Language, { url, detail }: { url: string; detail: string }): string =>
  language === 'hi' ? `${url} (${detail})। कुछ सहेजा नहीं गया।` : `${url} (${detail}). Nothing was saved.`

export const unreadNothingSaved = (language: Language, { failure, detail }: { failure: string; detail: string }): string =>
  language === 'hi' ? `${failure} (${detail}) कुछ सहेजा नहीं गया।` : `${failure} (${detail}) Nothing was saved.`

export const feedsFound = (language: Language): string =>
  language === 'hi' ? `मिली फ़ीड` : `Feeds found`

export const pageNames = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `इस पेज पर एक फ़ीड मिली`, other: `इस पेज पर ${formatNumber(count, language)} फ़ीड मिलीं` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `This page names a feed`, other: `This page names ${formatNumber(count, language)} feeds` } })}`

export const withoutName = (language: Language): string =>
  language === 'hi' ? `बिना नाम की` : `Without a name`

export const onAnotherHost = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `${url}, दूसरे होस्ट पर` : `${url}, on another host`

export const lookAt = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} जाँचें` : `Check ${name}`

export const look = (language: Language): string =>
  language === 'hi' ? `जाँचें` : `Check`

export const looking = (language: Language): string =>
  language === 'hi' ? `जाँच हो रही है…` : `Checking...`

export const showFound = (language: Language): string =>
  language === 'hi' ? `यह फ़ीड दिखाएँ` : `Show this feed`

export const lookingAt = (language: Language): string =>
  language === 'hi' ? `पता जाँचा जा रहा है` : `Checking the address`

export const wouldBring = (language: Language): string =>
  language === 'hi' ? `इस फ़ीड की प्रविष्टियाँ` : `Entries in this feed`

export const withoutTitle = (language: Language): string =>
  language === 'hi' ? `बिना शीर्षक की फ़ीड` : `A feed without a title`

export const inListAlready = <Node,>(language: Language, { link }: { link: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`यह फ़ीड सूची में पहले से है: `, link(`उसका पेज देखें`), `।`] : [`This feed is already in the list: `, link(`see its page`), `.`]

export const triedCounts = (language: Language, { format, count, onSite, leftOut }: { format: string; count: number; onSite: number; leftOut: number }): string =>
  language === 'hi' ? `${format}, ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} प्रविष्टि`, other: `${formatNumber(count, language)} प्रविष्टियाँ` } })}${pickPlural(language, { count: onSite, type: 'cardinal', forms: { '=0': ``, other: `, ${formatNumber(onSite, language)} वेबसाइट पर पहले से` } })}${pickPlural(language, { count: leftOut, type: 'cardinal', forms: { '=0': ``, one: `, ${formatNumber(leftOut, language)} और है जो एक बार में पढ़ने की सीमा से बाहर है`, other: `, ${formatNumber(leftOut, language)} और हैं जो एक बार में पढ़ने की सीमा से बाहर हैं` } })}।` : `${format}, ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} entry`, other: `${formatNumber(count, language)} entries` } })}${pickPlural(language, { count: onSite, type: 'cardinal', forms: { '=0': ``, other: `, ${formatNumber(onSite, language)} of them already on the site` } })}${pickPlural(language, { count: leftOut, type: 'cardinal', forms: { '=0': ``, other: `, ${formatNumber(leftOut, language)} more than Chowk reads at a time` } })}.`

export const cannotBeRead = (language: Language, { reasons }: { reasons: string }): string =>
  language === 'hi' ? `पढ़ी नहीं जा सकतीं: ${reasons}। ये वजह के साथ रखी जाती हैं।` : `Cannot be read: ${reasons}. They are kept with the reason.`

export const reasonCount = (language: Language, { count, reason }: { count: number; reason: string }): string =>
  language === 'hi' ? `${reason} (${formatNumber(count, language)})` : `${formatNumber(count, language)} ${reason}`

export const andMore = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `और ${formatNumber(count, language)} अन्य` : `and ${formatNumber(count, language)} more`

export const redirects = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `यह पता अभी ${url} पर ले जाता है, पर हमेशा के लिए नहीं: आपका दिया पता ही रखा जाएगा।` : `The address redirects to ${url}, but not permanently: the address you gave is kept.`

export const withPicture = (language: Language): string =>
  language === 'hi' ? `तस्वीर के साथ` : `with a picture`

export const onSiteAlready = (language: Language): string =>
  language === 'hi' ? `वेबसाइट पर पहले से है` : `already on the site`

export const notDated = (language: Language): string =>
  language === 'hi' ? `तारीख नहीं` : `Not dated`

export const decisionNeeded = (language: Language): string =>
  language === 'hi' ? `फ़ैसला ज़रूरी है` : `A decision is needed`

export const becameAnother = (language: Language): string =>
  language === 'hi' ? `यह फ़ीड अब किसी दूसरी का दोहराव है` : `This feed has become a duplicate of another`

export const leadsToKnown = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `अब यह ${url} पर ले जाती है, जो सूची में पहले से है। इसे हटाएँ: दूसरी में भी यही प्रविष्टियाँ हैं।` : `It now leads to ${url}, which is already in the list. Delete this feed: the other one has the same entries.`

export const whoseFeed = (language: Language): string =>
  language === 'hi' ? `यह किसकी फ़ीड है?` : `Whose feed is this?`

export const leadsToOther = (language: Language, { outlet, url }: { outlet: string; url: string }): string =>
  language === 'hi' ? `यह ${outlet} की है, पर इसका पता अब ${url} पर ले जाता है, जो दूसरे संस्थान की वेबसाइट है। आपके फ़ैसले तक वहाँ से कोई प्रविष्टि नहीं ली जाएगी।` : `It belongs to ${outlet}, but its address now leads to ${url}, the site of another outlet. No entries are taken from it until you decide.`

export const theirs = (language: Language): string =>
  language === 'hi' ? `यह दूसरे संस्थान की है` : `It is the other outlet’s`

export const ours = (language: Language, { outlet }: { outlet: string }): string =>
  language === 'hi' ? `वह वेबसाइट ${outlet} की है` : `That site belongs to ${outlet}`

export const orPause = (language: Language): string =>
  language === 'hi' ? `या इसे रोकें, या हटाएँ। हर फ़ैसला वापस लिया जा सकता है।` : `Or pause it, or delete it. You can undo any of these.`

export const lookHint = (language: Language): string =>
  language === 'hi' ? `किसी फ़ीड का पता, या संस्थान के होम पेज का, जिस पर Chowk फ़ीड खोजता है।` : `The address of a feed, or of an outlet's home page, which Chowk searches for feeds.`

export const pollBusy = (language: Language): string =>
  language === 'hi' ? `इसके सर्वर पर एक और अनुरोध चल रहा है, या सर्वर ने रुकने को कहा है। बाद में फिर कोशिश करें।` : `Another request to its server is running, or the server asked for a pause. Try again later.`

export const polling = (language: Language): string =>
  language === 'hi' ? `पढ़ी जा रही है…` : `Polling...`

export const pollNow = (language: Language): string =>
  language === 'hi' ? `अभी पढ़ें` : `Poll now`

export const asking = (language: Language): string =>
  language === 'hi' ? `सर्वर से संपर्क हो रहा है…` : `Contacting the server...`

export const deleteFeed = (language: Language, { name, waiting }: { name: string; waiting: number }): string =>
  language === 'hi' ? `फ़ीड “${name}” हटा दी जाएगी। इससे प्रकाशित खबरें वेबसाइट पर रहेंगी${pickPlural(language, { count: waiting, type: 'cardinal', forms: { '=0': ``, one: `, और ${formatNumber(waiting, language)} प्रविष्टि कतार में रहेगी`, other: `, और ${formatNumber(waiting, language)} प्रविष्टियाँ कतार में रहेंगी` } })}। इसे बाद में वापस लिया जा सकता है।` : `This will delete the feed "${name}". What it published stays on the site${pickPlural(language, { count: waiting, type: 'cardinal', forms: { '=0': ``, one: `, and one waiting entry stays in the queue`, other: `, and ${formatNumber(waiting, language)} waiting entries stay in the queue` } })}. You can undo it afterwards.`

export const triedHint = (language: Language): string =>
  language === 'hi' ? `नया पता सहेजने से पहले जाँचा जाता है।` : `A new address is checked before it is saved.`

export const asTried = (language: Language): string =>
  language === 'hi' ? `अभी जाँचा गया।` : `Checked just now.`

export const feedAddress = (language: Language): string =>
  language === 'hi' ? `फ़ीड का पता` : `Feed address`

export const newOutletHint = (language: Language): string =>
  language === 'hi' ? `नया नाम लिखने पर नया संस्थान बन जाता है` : `A name that no outlet has creates a new outlet`

export const titleHint = (language: Language): string =>
  language === 'hi' ? `संपादकों के लिए; पाठकों को संस्थान का नाम दिखता है` : `For editors; readers see the outlet`

export const moveHint = (language: Language): string =>
  language === 'hi' ? `इस फ़ीड की कतार वाली प्रविष्टियाँ भी साथ जाएँगी, सिवाय उनके जिन्हें किसी ने खुद कहीं और रखा हो` : `Waiting entries of this feed move too, unless an editor put them elsewhere`

export const feedBrings = (language: Language): string =>
  language === 'hi' ? `नई प्रविष्टियाँ` : `New entries`

export const byContent = (language: Language): string =>
  language === 'hi' ? `उसकी सामग्री के अनुसार, नहीं तो फ़ीड की` : `By what it says, else the feed’s`

export const byFeed = (language: Language): string =>
  language === 'hi' ? `हमेशा फ़ीड की` : `Always the feed’s`

export const categorizing = (language: Language): string =>
  language === 'hi' ? `प्रविष्टि की श्रेणी` : `Category of an entry`

export const categorizedThisWeek = (language: Language, { byContent, byFeed, byRule }: { byContent: number; byFeed: number; byRule: number }): string =>
  language === 'hi' ? `इस हफ़्ते: ${formatNumber(byContent, language)} सामग्री के अनुसार, ${formatNumber(byFeed, language)} फ़ीड की${pickPlural(language, { count: byRule, type: 'cardinal', forms: { '=0': ``, one: `, ${formatNumber(byRule, language)} नियम से`, other: `, ${formatNumber(byRule, language)} नियमों से` } })}` : `This week: ${formatNumber(byContent, language)} by content, ${formatNumber(byFeed, language)} by the feed${pickPlural(language, { count: byRule, type: 'cardinal', forms: { '=0': ``, one: `, ${formatNumber(byRule, language)} by a rule`, other: `, ${formatNumber(byRule, language)} by rules` } })}`

export const categorizingHint = (language: Language): string =>
  language === 'hi' ? `नियम और संपादक दोनों से ऊपर हैं` : `Rules and editors outrank both`

export const languageHint = (language: Language): string =>
  language === 'hi' ? `जिन प्रविष्टियों में भाषा न लिखी हो, उनकी; कोड: en, hi, ta` : `For entries that do not name one; a code: en, hi, ta`

export const entriesPerDay = (language: Language): string =>
  language === 'hi' ? `रोज़ की प्रविष्टियाँ` : `Entries per day`

export const state = (language: Language): string =>
  language === 'hi' ? `स्थिति` : `State`

export const neverGood = (language: Language): string =>
  language === 'hi' ? `कभी नहीं` : `Never`

export const lastPoll = (language: Language): string =>
  language === 'hi' ? `पिछली बार पढ़ी गई` : `Last poll`

export const lastNews = (language: Language): string =>
  language === 'hi' ? `पिछली प्रविष्टि` : `Last entry`

export const entries = (language: Language): string =>
  language === 'hi' ? `प्रविष्टियाँ` : `Entries`

export const lastBody = (language: Language): string =>
  language === 'hi' ? `पिछला जवाब` : `Last response`

export const askedEvery = (language: Language, { next, interval }: { next: string; interval: string }): string =>
  language === 'hi' ? `${next}; लगभग हर ${interval} में` : `${next}; polled about every ${interval}`

export const usually = (language: Language, { last, gap }: { last: string; gap: string }): string =>
  language === 'hi' ? `${last}, आम तौर पर ${gap}` : `${last}, usually ${gap}`

export const stillSameFeed = (language: Language): string =>
  language === 'hi' ? `क्या यह अब भी वही फ़ीड है?` : `Is this still the same feed?`

export const leadsToItems = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `अब यह हमेशा के लिए ${url} पर ले जाती है, जहाँ ज़्यादातर प्रविष्टियाँ दूसरी हैं। वहाँ से कुछ प्रकाशित नहीं किया गया।` : `It now redirects permanently to ${url}, where most entries are different. Nothing was published from there.`

export const follow = (language: Language): string =>
  language === 'hi' ? `हाँ, वहीं से पढ़ें` : `Yes, read it there`

export const readNotes = (language: Language): string =>
  language === 'hi' ? `पिछली बार पढ़ते समय` : `Last read`

export const movedFrom = (language: Language, { url, day }: { url: string; day: string }): string =>
  language === 'hi' ? `सर्वर के कहने पर ${day} को ${url} से यहाँ आई।` : `Moved here from ${url} on ${day}, as its server asked.`

export const leftOutEntries = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} पुरानी प्रविष्टि सीमा से बाहर थी और पढ़ी नहीं गई।`, other: `${formatNumber(count, language)} पुरानी प्रविष्टियाँ सीमा से बाहर थीं और पढ़ी नहीं गईं।` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} older entry is beyond the limit and was not read.`, other: `${formatNumber(count, language)} older entries are beyond the limit and were not read.` } })}`

export const leftOutBytes = (language: Language, { megabytes, limit }: { megabytes: number; limit: number }): string =>
  language === 'hi' ? `फ़ीड के बीच का ${formatNumber(megabytes, language)} MB उसकी ${formatNumber(limit, language)} MB की सीमा से बाहर था और पढ़ा नहीं गया। सीमा “संपादित करें” में बढ़ाई जा सकती है।` : `${formatNumber(megabytes, language)} MB from the middle of the feed are beyond its limit of ${formatNumber(limit, language)} MB and were not read. The limit can be raised under Edit.`

export const datesAhead = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} प्रविष्टि पर आगे की तारीख है; उसकी जगह पहली बार पढ़ने का समय रखा गया।`, other: `${formatNumber(count, language)} प्रविष्टियों पर आगे की तारीख है; उसकी जगह पहली बार पढ़ने का समय रखा गया।` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} entry is dated in the future and has the time of its first read instead.`, other: `${formatNumber(count, language)} entries are dated in the future and have the time of their first read instead.` } })}`

export const zonesGuessed = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} समय में ज़ोन नहीं है: संस्थान का ज़ोन माना गया।`, other: `${formatNumber(count, language)} समयों में ज़ोन नहीं है: संस्थान का ज़ोन माना गया।` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} time names no zone: the zone of the outlet was assumed.`, other: `${formatNumber(count, language)} times name no zone: the zone of the outlet was assumed.` } })}`

export const sharedAddress = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `कई प्रविष्टियों का पता ${url} है। उन्हें उनकी आईडी से, नहीं तो शीर्षक और दिन से अलग पहचाना जाता है।` : `Several entries have the address ${url}. They are told apart by their ids, or else by headline and day.`

export const announcedElsewhere = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `फ़ीड ${url} को अपना नया पता बताती है। प्रविष्टियाँ अब भी यहीं से पढ़ी जाती हैं, क्योंकि वहाँ की प्रविष्टियाँ मिलाई नहीं जा सकीं या दूसरी हैं।` : `The feed names ${url} as its new address. Entries are still read here, because those there could not be compared or are different.`

export const sizeLimit = (language: Language): string =>
  language === 'hi' ? `आकार की सीमा` : `Size limit`

export const sizeLimitHint = (language: Language): string =>
  language === 'hi' ? `इससे लंबी फ़ीड की शुरुआत और अंत ही पढ़े जाते हैं।` : `Of a longer feed, the beginning and the end are read.`

export const megabytes = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)} MB` : `${formatNumber(count, language)} MB`

export const entryCounts = (language: Language, { read, unread }: { read: number; unread: number }): string =>
  language === 'hi' ? `अब तक ${formatNumber(read, language)}; ${pickPlural(language, { count: unread, type: 'cardinal', forms: { one: `${formatNumber(unread, language)} पढ़ी नहीं जा सकी`, other: `${formatNumber(unread, language)} पढ़ी नहीं जा सकीं` } })}` : `${formatNumber(read, language)} so far, ${formatNumber(unread, language)} could not be read`

export const seeBody = (language: Language): string =>
  language === 'hi' ? `सर्वर का पिछला जवाब देखें` : `See the last response of its server`

export const known = (language: Language): string =>
  language === 'hi' ? `यह पता पहले से एक और फ़ीड का है।` : `Another feed has this address already.`

export const categoryGone = (language: Language): string =>
  language === 'hi' ? `यह श्रेणी हटा दी गई है। कोई और चुनें।` : `This category was deleted. Choose another.`

export const planNew = (language: Language): string =>
  language === 'hi' ? `नई` : `New`

export const planKnown = (language: Language): string =>
  language === 'hi' ? `सूची में पहले से` : `Already in the list`

export const planRepeated = (language: Language): string =>
  language === 'hi' ? `इस फ़ाइल में दो बार` : `Twice in this file`

export const planWrong = (language: Language): string =>
  language === 'hi' ? `कोई वेब पता नहीं` : `Not a web address`

export const planCounts = (language: Language, { fresh, known, repeated, wrong }: { fresh: number; known: number; repeated: number; wrong: number }): string =>
  language === 'hi' ? `नई: ${formatNumber(fresh, language)}, पहले से: ${formatNumber(known, language)}, दोबारा: ${formatNumber(repeated, language)}, गलत: ${formatNumber(wrong, language)}।` : `${formatNumber(fresh, language)} new, ${formatNumber(known, language)} known, ${formatNumber(repeated, language)} repeated, ${formatNumber(wrong, language)} wrong.`

export const planUnread = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} और पढ़ी नहीं जा सकती: उसके`, other: `${formatNumber(count, language)} और पढ़ी नहीं जा सकतीं: उनके` } })} मार्कअप में गड़बड़ी है।` : `${formatNumber(count, language)} more cannot be read: their markup is broken.`

export const planIncludes = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `नहीं खोली गईं: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} सूची`, other: `${formatNumber(count, language)} सूचियाँ` } })}, जिनका इस सूची में सिर्फ़ पता है।` : `Not followed: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `a list`, other: `${formatNumber(count, language)} lists` } })} that this list links to.`

export const planCategories = (language: Language, { categories }: { categories: string }): string =>
  language === 'hi' ? `श्रेणियाँ: ${categories}।` : `They go to ${categories}.`

export const planCategory = (language: Language, { name, count }: { name: string; count: number }): string =>
  language === 'hi' ? `${name} (${formatNumber(count, language)})` : `${name} (${formatNumber(count, language)})`

export const planNewCategory = (language: Language, { name, count }: { name: string; count: number }): string =>
  language === 'hi' ? `${name} (${formatNumber(count, language)}, नई श्रेणी)` : `${name} (${formatNumber(count, language)}, a new category)`

export const planFolders = (language: Language, { folders, more }: { folders: string; more: number }): string =>
  language === 'hi' ? `फ़ोल्डर जिनकी श्रेणी नहीं है: ${folders}${pickPlural(language, { count: more, type: 'cardinal', forms: { '=0': ``, other: ` और ${formatNumber(more, language)} अन्य` } })}।` : `Folders that are not categories: ${folders}${pickPlural(language, { count: more, type: 'cardinal', forms: { '=0': ``, other: ` and ${formatNumber(more, language)} more` } })}.`

export const wouldDo = (language: Language): string =>
  language === 'hi' ? `आयात का पूर्वावलोकन` : `Preview of the import`

export const lineHead = (language: Language): string =>
  language === 'hi' ? `पंक्ति` : `Line`

export const leftOutBecause = (language: Language): string =>
  language === 'hi' ? `वजह` : `Reason`

export const emptyAddress = (language: Language): string =>
  language === 'hi' ? `(खाली)` : `(empty)`

export const moreLines = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `और ${formatNumber(count, language)} पंक्तियाँ।` : `And ${formatNumber(count, language)} more lines.`

export const chooseOne = (language: Language): string =>
  language === 'hi' ? `पहले कम से कम एक फ़ीड चुनें।` : `Choose at least one feed first.`

export const changed = (language: Language, { count, verb, entries }: { count: number; verb: string; entries: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} फ़ीड ${verb === 'pause' ? `रोकी गई` : verb === 'resume' ? `फिर चालू की गई` : verb === 'delete' ? `हटाई गई` : verb === 'move' ? `दूसरी श्रेणी में ले जाई गई` : `बदली गई`}`, other: `${formatNumber(count, language)} फ़ीड ${verb === 'pause' ? `रोकी गईं` : verb === 'resume' ? `फिर चालू की गईं` : verb === 'delete' ? `हटाई गईं` : verb === 'move' ? `दूसरी श्रेणी में ले जाई गईं` : `बदली गईं`}` } })}${pickPlural(language, { count: entries, type: 'cardinal', forms: { '=0': ``, one: `, और साथ में कतार की ${formatNumber(entries, language)} प्रविष्टि`, other: `, और साथ में कतार की ${formatNumber(entries, language)} प्रविष्टियाँ` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed has`, other: `${formatNumber(count, language)} feeds have` } })} been ${verb === 'pause' ? `paused` : verb === 'resume' ? `resumed` : verb === 'delete' ? `deleted` : verb === 'move' ? `moved` : `changed`}${pickPlural(language, { count: entries, type: 'cardinal', forms: { '=0': ``, one: `, with ${formatNumber(entries, language)} waiting entry`, other: `, with ${formatNumber(entries, language)} waiting entries` } })}`

export const changedNewest = (language: Language, { count, verb, entries }: { count: number; verb: string; entries: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} फ़ीड ${verb === 'pause' ? `रोकी गई` : verb === 'resume' ? `फिर चालू की गई` : verb === 'delete' ? `हटाई गई` : verb === 'move' ? `दूसरी श्रेणी में ले जाई गई` : `बदली गई`}`, other: `${formatNumber(count, language)} फ़ीड ${verb === 'pause' ? `रोकी गईं` : verb === 'resume' ? `फिर चालू की गईं` : verb === 'delete' ? `हटाई गईं` : verb === 'move' ? `दूसरी श्रेणी में ले जाई गईं` : `बदली गईं`}` } })}, और साथ में कतार की सबसे नई ${formatNumber(entries, language)} प्रविष्टियाँ; पुरानी अपनी श्रेणी में ही रहेंगी` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed has`, other: `${formatNumber(count, language)} feeds have` } })} been ${verb === 'pause' ? `paused` : verb === 'resume' ? `resumed` : verb === 'delete' ? `deleted` : verb === 'move' ? `moved` : `changed`}, with the newest ${formatNumber(entries, language)} waiting entries; older ones stay in their category`

export const joined = <Node,>(language: Language, { names }: { names: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`इन नामों की फ़ीड पहले से मौजूद संस्थान में जुड़ेंगी: `, names(``)] : [`Feeds with these names go to the existing outlet: `, names(``)]

export const separate = (language: Language): string =>
  language === 'hi' ? `इसके बजाय हर एक के लिए नया संस्थान बनाएँ` : `Create a new outlet for each of them instead`

export const doubled = <Node,>(language: Language, { names }: { names: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`ये नाम दूसरे होस्ट पर हैं, इसलिए इनका एक और संस्थान बनेगा: `, names(``), ` अगर दोनों एक हैं, तो संस्थान के पेज पर उन्हें मिलाएँ।`] : [`These names get a second outlet, because they are at another host: `, names(``), ` If both are the same outlet, merge them on the page of the outlet.`]

export const namesakeOf = (language: Language, { url, count }: { url: string; count: number }): string =>
  language === 'hi' ? `(${url}, ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} फ़ीड`, other: `${formatNumber(count, language)} फ़ीड` } })})` : `(${url}, ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })})`

export const problemTooLarge = (language: Language): string =>
  language === 'hi' ? `सूची 5 MB से बड़ी है।` : `The list is larger than 5 MB.`

export const problemEntities = (language: Language): string =>
  language === 'hi' ? `सूची में XML entity हैं, जो हमला हो सकती हैं और जिनकी फ़ीड की सूची में ज़रूरत नहीं होती। इन्हें हटाएँ।` : `The list declares XML entities, which can be an attack and which lists of feeds do not need. Remove them.`

export const problemTooMany = (language: Language): string =>
  language === 'hi' ? `सूची में 20,000 से ज़्यादा प्रविष्टियाँ हैं।` : `The list holds more than 20,000 entries.`

export const problemTooComplex = (language: Language): string =>
  language === 'hi' ? `सूची में इतना मार्कअप है, जितना फ़ीड की सूची में नहीं होता।` : `The list holds far more markup than a list of feeds needs.`

export const problemNotOpml = (language: Language): string =>
  language === 'hi' ? `यह OPML नहीं है।` : `This is not OPML.`

export const problemNoCategory = (language: Language): string =>
  language === 'hi' ? `इस स्लग की कोई श्रेणी नहीं है।` : `There is no category with this slug.`

export const lastBodyTitle = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `पिछला जवाब: ${name}` : `Last response: ${name}`

export const backToFeed = (language: Language): string =>
  language === 'hi' ? `फ़ीड पर लौटें` : `Back to the feed`

export const bodyWhole = <Node,>(language: Language, { status, url, when, bytes }: { status: string; url: string; when: (text: string) => Node; bytes: number }): (string | Node)[] =>
  language === 'hi' ? [`${status}, ${url} से, `, when(``), `, ${formatNumber(bytes, language)} बाइट।`] : [`${status} from ${url}, `, when(``), `, ${formatNumber(bytes, language)} bytes.`]

export const bodyCut = <Node,>(language: Language, { status, url, when, bytes }: { status: string; url: string; when: (text: string) => Node; bytes: number }): (string | Node)[] =>
  language === 'hi' ? [`${status}, ${url} से, `, when(``), `, ${formatNumber(bytes, language)} बाइट; पहले 256 KB रखे गए हैं।`] : [`${status} from ${url}, `, when(``), `, ${formatNumber(bytes, language)} bytes; the first 256 KB are kept.`]

export const headers = (language: Language): string =>
  language === 'hi' ? `हेडर` : `Headers`

export const body = (language: Language): string =>
  language === 'hi' ? `जवाब` : `Body`

export const noBody = (language: Language): string =>
  language === 'hi' ? `अभी कोई जवाब नहीं रखा गया है: फ़ीड जोड़े जाने के बाद से सर्वर ने कुछ नहीं भेजा, या सिर्फ़ इतना बताया कि कुछ नहीं बदला।` : `No response is kept yet: since this feed was added, its server has sent no content, or only that nothing has changed.`

export const chartNone = (language: Language, { days }: { days: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `पिछले ${formatNumber(days, language)} दिन में कोई प्रविष्टि नहीं।`, other: `पिछले ${formatNumber(days, language)} दिनों में कोई प्रविष्टि नहीं।` } })}` : `${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `No entries in the last ${formatNumber(days, language)} day.`, other: `No entries in the last ${formatNumber(days, language)} days.` } })}`

export const chartWords = (language: Language, { total, days, most, day, without }: { total: number; days: number; most: number; day: string; without: number }): string =>
  language === 'hi' ? `पिछले ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} दिन`, other: `${formatNumber(days, language)} दिनों` } })} में ${pickPlural(language, { count: total, type: 'cardinal', forms: { one: `${formatNumber(total, language)} प्रविष्टि`, other: `${formatNumber(total, language)} प्रविष्टियाँ` } })}, सबसे ज़्यादा ${day} को ${formatNumber(most, language)}, ${pickPlural(language, { count: without, type: 'cardinal', forms: { one: `${formatNumber(without, language)} दिन`, other: `${formatNumber(without, language)} दिन` } })} कोई नहीं।` : `${pickPlural(language, { count: total, type: 'cardinal', forms: { one: `${formatNumber(total, language)} entry`, other: `${formatNumber(total, language)} entries` } })} in the last ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} day`, other: `${formatNumber(days, language)} days` } })}, at most ${formatNumber(most, language)} on ${day}, none on ${pickPlural(language, { count: without, type: 'cardinal', forms: { one: `${formatNumber(without, language)} day`, other: `${formatNumber(without, language)} days` } })}.`

export const chartShort = (language: Language, { total, days, most }: { total: number; days: number; most: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} दिन`, other: `${formatNumber(days, language)} दिनों` } })} में ${formatNumber(total, language)}, एक दिन में ज़्यादा से ज़्यादा ${formatNumber(most, language)}` : `${formatNumber(total, language)} in ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} day`, other: `${formatNumber(days, language)} days` } })}, at most ${formatNumber(most, language)} a day`

export const dayCount = (language: Language, { day, count }: { day: string; count: number }): string =>
  language === 'hi' ? `${day}: ${formatNumber(count, language)}` : `${day}: ${formatNumber(count, language)}`

export const polledUnchanged = (language: Language): string =>
  language === 'hi' ? `अभी पढ़ी गई: कुछ नया नहीं।` : `Polled just now: nothing new.`

export const polledCut = (language: Language): string =>
  language === 'hi' ? `अभी पढ़ी गई: बीच में रुक गई।` : `Polled just now: interrupted. Try again.`

export const polledFailed = (language: Language, { failure, detail }: { failure: string; detail: string }): string =>
  language === 'hi' ? `अभी पढ़ने में गड़बड़ी: ${failure} (${detail})` : `Polled just now: failed: ${failure} (${detail})`

export const polledRead = (language: Language, { counts }: { counts: string }): string =>
  language === 'hi' ? `अभी पढ़ी गई: ${counts}।` : `Polled just now: ${counts}.`

export const pollUnchanged = (language: Language): string =>
  language === 'hi' ? `कुछ नया नहीं` : `nothing new`

export const pollCut = (language: Language): string =>
  language === 'hi' ? `बीच में रुक गई` : `interrupted`

export const pollFailed = (language: Language, { failure, detail }: { failure: string; detail: string }): string =>
  language === 'hi' ? `गड़बड़ी: ${failure} (${detail})` : `failed: ${failure} (${detail})`

export const pollCount = (language: Language, { count, kind }: { count: number; kind: string }): string =>
  language === 'hi' ? `${kind === 'published' ? `प्रकाशित` : kind === 'waiting' ? `कतार में` : kind === 'duplicates' ? `दोहराव` : kind === 'unreadable' ? `पढ़ी नहीं जा सकीं` : kind === 'repeated' ? `दोबारा आईं` : kind === 'changed' ? `बदली हुईं` : kind === 'held' ? `रोकी गईं` : kind === 'rejected' ? `अस्वीकृत` : `${kind}`}: ${formatNumber(count, language)}` : `${formatNumber(count, language)} ${kind === 'published' ? `published` : kind === 'waiting' ? `waiting` : kind === 'duplicates' ? `duplicates` : kind === 'unreadable' ? `unreadable` : kind === 'repeated' ? `repeated` : kind === 'changed' ? `changed` : kind === 'held' ? `held` : kind === 'rejected' ? `rejected` : `${kind}`}`
