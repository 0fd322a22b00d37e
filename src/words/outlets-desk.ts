// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `संस्थान` : `Outlets`

export const addOutlet = (language: Language): string =>
  language === 'hi' ? `संस्थान जोड़ें` : `Add Outlet`

export const editOutlet = (language: Language): string =>
  language === 'hi' ? `संस्थान संपादित करें` : `Edit Outlet`

export const updateOutlet = (language: Language): string =>
  language === 'hi' ? `संस्थान अपडेट करें` : `Update Outlet`

export const importOwners = (language: Language): string =>
  language === 'hi' ? `मालिक आयात करें` : `Import Owners`

export const addFailed = (language: Language): string =>
  language === 'hi' ? `संस्थान जोड़ा नहीं जा सका` : `Failed to add outlet`

export const updateFailed = (language: Language): string =>
  language === 'hi' ? `संस्थान अपडेट नहीं हो सका` : `Failed to update outlet`

export const deleteOutlet = (language: Language, { name, feeds }: { name: string; feeds: number }): string =>
  language === 'hi' ? `संस्थान “${name}”${pickPlural(language, { count: feeds, type: 'cardinal', forms: { '=0': ``, one: ` और उसकी ${formatNumber(feeds, language)} फ़ीड`, other: ` और उसकी ${formatNumber(feeds, language)} फ़ीड` } })} को हटा दिया जाएगा।` : `This will delete the outlet "${name}"${pickPlural(language, { count: feeds, type: 'cardinal', forms: { '=0': ``, one: ` and its feed`, other: ` and its ${formatNumber(feeds, language)} feeds` } })}.`

export const deleteOutletAll = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `संस्थान “${name}” और उसकी सभी फ़ीड को हटा दिया जाएगा।` : `This will delete the outlet "${name}" and all its feeds.`

export const rulesToo = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `इससे जुड़ा ${formatNumber(count, language)} नियम भी हटा दिया जाएगा।`, other: `इससे जुड़े ${formatNumber(count, language)} नियम भी हटा दिए जाएँगे।` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `A rule about it will be deleted too.`, other: `${formatNumber(count, language)} rules about it will be deleted too.` } })}`

export const linksStay = (language: Language, { links, waiting }: { links: number; waiting: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: links, type: 'cardinal', forms: { one: `${formatNumber(links, language)} प्रकाशित लिंक इसी नाम से वेबसाइट पर रहेगा`, other: `${formatNumber(links, language)} प्रकाशित लिंक इसी नाम से वेबसाइट पर रहेंगे` } })}${pickPlural(language, { count: waiting, type: 'cardinal', forms: { '=0': ``, one: `, और ${formatNumber(waiting, language)} प्रविष्टि कतार में रहेगी`, other: `, और ${formatNumber(waiting, language)} प्रविष्टियाँ कतार में रहेंगी` } })}।` : `${pickPlural(language, { count: links, type: 'cardinal', forms: { one: `A published news link stays on the site under that name`, other: `${formatNumber(links, language)} published news links stay on the site under that name` } })}${pickPlural(language, { count: waiting, type: 'cardinal', forms: { '=0': ``, one: `, and one waiting entry stays in the queue`, other: `, and ${formatNumber(waiting, language)} waiting entries stay in the queue` } })}.`

export const manyLinksStay = (language: Language, { most, waiting }: { most: number; waiting: number }): string =>
  language === 'hi' ? `${formatNumber(most, language)} से ज़्यादा प्रकाशित लिंक इसी नाम से वेबसाइट पर रहेंगे${pickPlural(language, { count: waiting, type: 'cardinal', forms: { '=0': ``, one: `, और ${formatNumber(waiting, language)} प्रविष्टि कतार में रहेगी`, other: `, और ${formatNumber(waiting, language)} प्रविष्टियाँ कतार में रहेंगी` } })}।` : `More than ${formatNumber(most, language)} published news links stay on the site under that name${pickPlural(language, { count: waiting, type: 'cardinal', forms: { '=0': ``, one: `, and one waiting entry stays in the queue`, other: `, and ${formatNumber(waiting, language)} waiting entries stay in the queue` } })}.`

export const entriesStay = (language: Language, { waiting }: { waiting: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: waiting, type: 'cardinal', forms: { one: `${formatNumber(waiting, language)} प्रविष्टि कतार में रहेगी।`, other: `${formatNumber(waiting, language)} प्रविष्टियाँ कतार में रहेंगी।` } })}` : `${pickPlural(language, { count: waiting, type: 'cardinal', forms: { one: `One waiting entry stays in the queue.`, other: `${formatNumber(waiting, language)} waiting entries stay in the queue.` } })}`

export const undoable = (language: Language): string =>
  language === 'hi' ? `इसे बाद में वापस लिया जा सकता है।` : `You can undo it afterwards.`

export const pasteList = (language: Language): string =>
  language === 'hi' ? `पहले सूची पेस्ट करें।` : `Paste a list first.`

export const listTooLong = (language: Language, { most }: { most: number }): string =>
  language === 'hi' ? `सूची में ${formatNumber(most, language)} से ज़्यादा पंक्तियाँ हैं। कुछ आयात नहीं किया गया।` : `The list has more than ${formatNumber(most, language)} lines. Nothing was imported.`

export const listChangesNothing = (language: Language): string =>
  language === 'hi' ? `सूची की किसी पंक्ति से कुछ नहीं बदलेगा। कुछ आयात नहीं किया गया।` : `No line of the list would change anything. Nothing was imported.`

export const listNotAsShown = (language: Language): string =>
  language === 'hi' ? `पूर्वावलोकन के बाद सूची या कोई संस्थान बदल गया, इसलिए कुछ आयात नहीं किया गया। अब आयात से यह होगा।` : `The list or an outlet has changed since the preview, so nothing was imported. This is what the import would do now.`

export const listOfOwners = (language: Language): string =>
  language === 'hi' ? `मालिकों की सूची` : `List of owners`

export const listHint = (language: Language): string =>
  language === 'hi' ? `हर पंक्ति में एक संस्थान: उसका नाम या होस्ट, मालिक, यह बताने वाला https पता, और तारीख ऐसे: 2026-03-01। CSV, या स्प्रेडशीट से कॉपी किए गए खाने।` : `One outlet per line: its name or host, the owner, the https address of the source, the date as 2026-03-01. CSV, or cells copied from a spreadsheet.`

export const showPlan = (language: Language): string =>
  language === 'hi' ? `आयात का पूर्वावलोकन` : `Preview the import`

export const importCount = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} मालिक आयात करें`, other: `${formatNumber(count, language)} मालिक आयात करें` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Import ${formatNumber(count, language)} owner`, other: `Import ${formatNumber(count, language)} owners` } })}`

export const line = (language: Language): string =>
  language === 'hi' ? `पंक्ति` : `Line`

export const owner = (language: Language): string =>
  language === 'hi' ? `मालिक` : `Owner`

export const effect = (language: Language): string =>
  language === 'hi' ? `असर` : `Effect`

export const noLines = (language: Language): string =>
  language === 'hi' ? `सूची में कोई पंक्ति नहीं है।` : `The list has no lines.`

export const getsOwner = (language: Language): string =>
  language === 'hi' ? `यह मालिक दर्ज होगा` : `Gets this owner`

export const replaces = (language: Language, { owner }: { owner: string }): string =>
  language === 'hi' ? `${owner} की जगह दर्ज होगा` : `Replaces ${owner}`

export const recordedAlready = (language: Language): string =>
  language === 'hi' ? `पहले से दर्ज है` : `Already recorded`

export const problem = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `${problem}।` : `${problem}.`

export const noSuchOutlet = (language: Language): string =>
  language === 'hi' ? `इस नाम या होस्ट का कोई संस्थान नहीं है।` : `No outlet has this name or host.`

export const severalOutlets = (language: Language): string =>
  language === 'hi' ? `इस नाम के कई संस्थान हैं: नाम की जगह होस्ट लिखें।` : `Several outlets have this name: enter the host instead.`

export const namedAbove = (language: Language): string =>
  language === 'hi' ? `ऊपर की एक पंक्ति में यही संस्थान है।` : `A line above names the same outlet.`

export const ownerMissing = (language: Language): string =>
  language === 'hi' ? `मालिक का नाम नहीं है।` : `The owner is missing.`

export const futureDay = (language: Language): string =>
  language === 'hi' ? `यह तारीख आने वाले दिन की है।` : `This date is in the future.`

export const objections = (language: Language): string =>
  language === 'hi' ? `आपत्तियाँ` : `Objections`

export const objectionCount = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} आपत्ति`, other: `${formatNumber(count, language)} आपत्तियाँ` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} objection`, other: `${formatNumber(count, language)} objections` } })}`

export const objectionsTitle = (language: Language): string =>
  language === 'hi' ? `रेटिंग पर आपत्तियाँ` : `Objections to ratings`

export const noObjections = (language: Language): string =>
  language === 'hi' ? `कोई आपत्ति लंबित नहीं है। पाठक उन्हें रेटिंग वाले पेज से भेजते हैं।` : `No objections are open. Readers send them from the page about ratings.`

export const handled = (language: Language): string =>
  language === 'hi' ? `निपटाई गईं` : `Handled`

export const objection = (language: Language): string =>
  language === 'hi' ? `आपत्ति` : `Objection`

export const sent = (language: Language): string =>
  language === 'hi' ? `कब भेजी गई` : `Sent`

export const deleted = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} (हटाया गया)` : `${name} (deleted)`

export const handledBy = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `निपटाई: ${name}` : `Handled by ${name}`

export const markHandled = (language: Language): string =>
  language === 'hi' ? `निपटाई गई मानें` : `Mark as handled`

export const openAgain = (language: Language): string =>
  language === 'hi' ? `फिर खोलें` : `Open again`

export const search = (language: Language): string =>
  language === 'hi' ? `नाम या होस्ट खोजें` : `Search name or host`

export const lean = (language: Language): string =>
  language === 'hi' ? `झुकाव` : `Lean`

export const withoutOwner = (language: Language): string =>
  language === 'hi' ? `मालिक दर्ज नहीं` : `Without owner`

export const hosts = (language: Language): string =>
  language === 'hi' ? `होस्ट` : `Hosts`

export const feeds = (language: Language): string =>
  language === 'hi' ? `फ़ीड` : `Feeds`

export const noOutlets = (language: Language, { isFiltered }: { isFiltered: string }): string =>
  language === 'hi' ? `${isFiltered === 'true' ? `यहाँ कोई संस्थान नहीं है। फ़िल्टर बदलें।` : `यहाँ कोई संस्थान नहीं है। एक जोड़ें।`}` : `${isFiltered === 'true' ? `No outlets here. Change the filters.` : `No outlets here. Add one.`}`

export const failing = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)} में गड़बड़ी` : `${formatNumber(count, language)} failing`

export const merge = (language: Language): string =>
  language === 'hi' ? `मिलाएँ` : `Merge`

export const mergeWith = (language: Language): string =>
  language === 'hi' ? `दूसरे संस्थान में मिलाएँ` : `Merge with another outlet`

export const mergeInto = (language: Language): string =>
  language === 'hi' ? `इस संस्थान को किसमें मिलाएँ` : `Merge this outlet into`

export const showMerge = (language: Language): string =>
  language === 'hi' ? `मिलाने का पूर्वावलोकन` : `Preview the merge`

export const mergeHint = (language: Language): string =>
  language === 'hi' ? `जब कोई संस्थान सूची में दो बार हो` : `For an outlet that is in the list twice`

export const chooseOutlet = (language: Language): string =>
  language === 'hi' ? `संस्थान चुनें` : `Choose an outlet`

export const outletChoice = (language: Language, { name, host }: { name: string; host: string }): string =>
  language === 'hi' ? `${name} (${host})` : `${name} (${host})`

export const mergeTooLarge = (language: Language, { from, most, into }: { from: string; most: number; into: string }): string =>
  language === 'hi' ? `“${from}” के ${formatNumber(most, language)} से ज़्यादा लिंक और प्रविष्टियाँ हैं, जो एक बार में नहीं ले जाई जा सकतीं। उल्टी ओर से मिलाएँ: “${into}” खोलें और उसे इसमें मिलाएँ।` : `“${from}” has more than ${formatNumber(most, language)} news links and entries, too many to move in one step. Merge the other way round: open “${into}” and merge it into this one.`

export const mergeNothing = (language: Language, { from, fromUrl }: { from: string; fromUrl: string }): string =>
  language === 'hi' ? `“${from}” (${fromUrl}) को हटा दिया जाएगा। इससे कुछ ले जाने को नहीं है।` : `“${from}” (${fromUrl}) will be deleted. It has nothing to move.`

export const mergeMoves = (language: Language, { from, fromUrl, into, intoUrl, moved }: { from: string; fromUrl: string; into: string; intoUrl: string; moved: string }): string =>
  language === 'hi' ? `“${from}” (${fromUrl}) को हटा दिया जाएगा। “${into}” (${intoUrl}) में ये जाएँगे: ${moved}, और इसके दोहराव के अपवाद।` : `“${from}” (${fromUrl}) will be deleted. These move to “${into}” (${intoUrl}): ${moved}, and its duplicate exceptions.`

export const movedFeeds = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} फ़ीड`, other: `${formatNumber(count, language)} फ़ीड` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })}`

export const movedLinks = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} लिंक`, other: `${formatNumber(count, language)} लिंक` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} news link`, other: `${formatNumber(count, language)} news links` } })}`

export const movedEntries = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `कतार की ${formatNumber(count, language)} प्रविष्टि`, other: `कतार की ${formatNumber(count, language)} प्रविष्टियाँ` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} entry in the queue`, other: `${formatNumber(count, language)} entries in the queue` } })}`

export const movedRules = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} नियम`, other: `${formatNumber(count, language)} नियम` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} rule`, other: `${formatNumber(count, language)} rules` } })}`

export const movedHosts = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} होस्ट`, other: `${formatNumber(count, language)} होस्ट` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} host`, other: `${formatNumber(count, language)} hosts` } })}`

export const mergeKeepsSource = (language: Language, { from }: { from: string }): string =>
  language === 'hi' ? `प्रकाशित लिंक में स्रोत “${from}” ही रहेगा।` : `Published links keep “${from}” as their source.`

export const mergeTakesRating = (language: Language, { lean }: { lean: string }): string =>
  language === 'hi' ? `इसकी रेटिंग (${lean}) और टिप्पणी साथ जाएगी।` : `Its rating (${lean}) and note move too.`

export const mergeRatings = (language: Language, { from, theirs, into, ours }: { from: string; theirs: string; into: string; ours: string }): string =>
  language === 'hi' ? `दोनों की रेटिंग अलग है: “${from}” ${theirs}, “${into}” ${ours}। “${into}” की रेटिंग और टिप्पणी रहेगी।` : `They are rated differently: “${from}” ${theirs}, “${into}” ${ours}. The rating and note of “${into}” are kept.`

export const mergeTakesOwner = (language: Language, { owner }: { owner: string }): string =>
  language === 'hi' ? `इसका मालिक (${owner}) साथ जाएगा।` : `Its owner (${owner}) moves too.`

export const mergeOwners = (language: Language, { from, theirs, into, ours }: { from: string; theirs: string; into: string; ours: string }): string =>
  language === 'hi' ? `दोनों के मालिक अलग हैं: “${from}” ${theirs}, “${into}” ${ours}। “${into}” का मालिक रहेगा।` : `They have different owners: “${from}” ${theirs}, “${into}” ${ours}. The owner of “${into}” is kept.`

export const feedsOfOutlet = (language: Language): string =>
  language === 'hi' ? `इस संस्थान की फ़ीड` : `Feeds of this outlet`

export const addFeed = (language: Language): string =>
  language === 'hi' ? `फ़ीड जोड़ें` : `Add Feed`

export const feed = (language: Language): string =>
  language === 'hi' ? `फ़ीड` : `Feed`

export const health = (language: Language): string =>
  language === 'hi' ? `हालत` : `Health`

export const lastGood = (language: Language): string =>
  language === 'hi' ? `पिछली बार ठीक` : `Last good`

export const noFeeds = (language: Language): string =>
  language === 'hi' ? `इस संस्थान की अभी कोई फ़ीड नहीं है।` : `This outlet has no feeds yet.`

export const allFeeds = (language: Language): string =>
  language === 'hi' ? `इस संस्थान की सभी फ़ीड` : `All feeds of this outlet`

export const homePage = (language: Language): string =>
  language === 'hi' ? `होम पेज` : `Home page`

export const iconUrl = (language: Language): string =>
  language === 'hi' ? `आइकॉन का पता` : `Icon URL`

export const leanSource = (language: Language): string =>
  language === 'hi' ? `रेटिंग का स्रोत` : `Source of the rating`

export const ratedOn = (language: Language): string =>
  language === 'hi' ? `रेटिंग की तारीख` : `Rated on`

export const note = (language: Language): string =>
  language === 'hi' ? `टिप्पणी` : `Note`

export const ownerSource = (language: Language): string =>
  language === 'hi' ? `मालिक का स्रोत` : `Source of the owner`

export const ownerAsOf = (language: Language): string =>
  language === 'hi' ? `मालिक की जानकारी किस तारीख की` : `Owner as of`

export const hostsHint = (language: Language): string =>
  language === 'hi' ? `यह कहाँ प्रकाशित करता है, हर पंक्ति में एक। एक होस्ट एक ही संस्थान का होता है।` : `Where it publishes, one per line. A host belongs to one outlet.`

export const newHostsHint = (language: Language): string =>
  language === 'hi' ? `यह कहाँ प्रकाशित करता है, हर पंक्ति में एक। खाली छोड़ें तो होम पेज का होस्ट। एक होस्ट एक ही संस्थान का होता है।` : `Where it publishes, one per line. Leave empty to use the host of its home page. A host belongs to one outlet.`

export const nameHint = (language: Language): string =>
  language === 'hi' ? `जैसा शीर्षकों के साथ दिखता है` : `As shown beside its headlines`

export const languageHint = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक; कोड: en, hi, ta` : `Optional; a code: en, hi, ta`

export const regionHint = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक; जैसे तमिलनाडु, राष्ट्रीय` : `Optional; Tamil Nadu, national`

export const whoOwns = (language: Language): string =>
  language === 'hi' ? `मालिक कौन है` : `Who owns it`

export const ownerHint = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक। एक ही मालिक के संस्थान एक आवाज़ गिने जाते हैं: नाम की जो वर्तनी पहले से है, वही चुनें।` : `Optional. Outlets with the same owner count as one voice: use an existing spelling if there is one.`

export const ownerSourceHint = (language: Language): string =>
  language === 'hi' ? `वह पता जिस पर मालिक का नाम लिखा है` : `The address of a page that names the owner`

export const whereItStands = (language: Language): string =>
  language === 'hi' ? `यह कहाँ खड़ा है` : `Where it stands`

export const ratedHint = (language: Language): string =>
  language === 'hi' ? `रेटिंग अपने स्रोत, तारीख और टिप्पणी के साथ दिखाई जाती है।` : `A rating is shown with its source, its date and its note.`

export const notRatedHint = (language: Language): string =>
  language === 'hi' ? `संस्थान की रेटिंग तभी होती है जब कोई संपादक स्रोत, तारीख और टिप्पणी के साथ उसे दर्ज करे।` : `An outlet is not rated until an editor rates it, with a source, a date and a note.`

export const leanSourceHint = (language: Language): string =>
  language === 'hi' ? `यह रेटिंग किसकी है` : `Whose rating it is`

export const leanNoteHint = (language: Language): string =>
  language === 'hi' ? `वजह, कुछ शब्दों में` : `Why, in a few words`

export const homeTaken = (language: Language): string =>
  language === 'hi' ? `यह होम पेज दूसरे संस्थान का है।` : `Another outlet has this home page.`

export const hostTaken = (language: Language, { host, outlet }: { host: string; outlet: string }): string =>
  language === 'hi' ? `${host} पहले से ${outlet} का है। एक होस्ट एक ही संस्थान का होता है: पहले उसे वहाँ से हटाएँ।` : `${host} belongs to ${outlet}. A host belongs to one outlet: remove it there first.`

export const listExample = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `outlet.example, Example Media Ltd, ${url}, 2026-03-01` : `outlet.example, Example Media Ltd, ${url}, 2026-03-01`
