// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const moveUp = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} को ऊपर ले जाएँ` : `Move ${name} up`

export const moveDown = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} को नीचे ले जाएँ` : `Move ${name} down`

export const title = (language: Language): string =>
  language === 'hi' ? `होम पेज` : `Front page`

export const history = (language: Language): string =>
  language === 'hi' ? `इतिहास` : `History`

export const undo = (language: Language): string =>
  language === 'hi' ? `वापस लें` : `Undo`

export const preview = (language: Language): string =>
  language === 'hi' ? `पूर्वावलोकन` : `Preview`

export const publish = (language: Language): string =>
  language === 'hi' ? `होम पेज प्रकाशित करें` : `Publish front page`

export const pinMore = (language: Language): string =>
  language === 'hi' ? `पिन करें…` : `Pin…`

export const unchanged = (language: Language): string =>
  language === 'hi' ? `पाठकों को अभी यही दिखता है। बदलाव प्रकाशित करने पर ही लागू होंगे।` : `This is what readers see now. Changes take effect when you publish them.`

export const changes = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} बदलाव, जो पाठकों को अभी नहीं दिखता।`, other: `${formatNumber(count, language)} बदलाव, जो पाठकों को अभी नहीं दिखते।` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} change`, other: `${formatNumber(count, language)} changes` } })} that readers cannot see yet.`

export const notPublished = (language: Language): string =>
  language === 'hi' ? `प्रकाशित नहीं` : `Not published`

export const failed = (language: Language): string =>
  language === 'hi' ? `होम पेज प्रकाशित नहीं हो सका` : `Failed to publish the front page`

export const changed = (language: Language): string =>
  language === 'hi' ? `होम पेज बदल गया` : `Front page changed`

export const readersSee = (language: Language): string =>
  language === 'hi' ? `पाठकों को अब यही दिखता है।` : `Readers see it now.`

export const overtaken = (language: Language, { title, name, more }: { title: string; name: string; more: number }): string =>
  language === 'hi' ? `“${title}”${pickPlural(language, { count: more, type: 'cardinal', forms: { '=0': ``, other: ` और ${formatNumber(more, language)} अन्य` } })} को ${name} ने अभी पिन किया था; वहाँ अब आपका बदलाव है। “वापस लें” से पहले जैसा हो जाएगा।` : `You replaced "${title}", which ${name} had just pinned${pickPlural(language, { count: more, type: 'cardinal', forms: { '=0': ``, other: `, and ${formatNumber(more, language)} more` } })}. Undo brings it back.`

export const problem = (language: Language, { reason, most, place }: { reason: string; most: number; place: string }): string =>
  language === 'hi' ? `${reason === 'nothing' ? `होम पेज पहले से ऐसा ही है। कुछ नहीं बदला गया।` : reason === 'tooMany' ? `ज़्यादा से ज़्यादा ${formatNumber(most, language)} जगहों पर पिन हो सकते हैं। पहले कुछ पिन हटाएँ।` : reason === 'gone' ? `आपने जो खबर या घटनाक्रम पिन किया, वह अब नहीं है। कुछ नहीं बदला गया।` : reason === 'past' ? `“${place}” के पिन के शुरू या खत्म होने का समय बीत चुका है या एक साल से आगे का है। दूसरा समय चुनें या पिन हटाएँ। कुछ नहीं बदला गया।` : `बदलाव पढ़े नहीं जा सके। पेज फिर से लोड करें और दोबारा कोशिश करें।`}` : `${reason === 'nothing' ? `The front page already looks like this. Nothing was changed.` : reason === 'tooMany' ? `At most ${formatNumber(most, language)} places can be pinned. Take some pins off first.` : reason === 'gone' ? `An article or a story that you pinned no longer exists. Nothing was changed.` : reason === 'past' ? `The pin for “${place}” begins or ends in the past, or in more than a year. Choose another time or take it off. Nothing was changed.` : `The changes could not be read. Reload the page and try again.`}`

export const leadOfSection = (language: Language): string =>
  language === 'hi' ? `विषय की मुख्य खबर` : `Lead of the section`

export const aside = (language: Language): string =>
  language === 'hi' ? `पिन, जो अभी नहीं दिखते` : `Pins not shown`

export const stepsAside = (language: Language, { place, title, reason }: { place: string; title: string; reason: string }): string =>
  language === 'hi' ? `${place}: “${title}” नहीं दिख रही, ${reason === 'ended' ? `क्योंकि समय पूरा हो गया` : reason === 'newer' ? `क्योंकि कुछ नया आ गया` : reason === 'gone' ? `क्योंकि यह हटाई जा चुकी है या प्रकाशित नहीं है; लौटने पर फिर यहीं दिखेगी` : reason === 'notPublic' ? `क्योंकि पाठकों को यह घटनाक्रम अभी नहीं दिखता; दिखने लगेगा तो फिर यहीं आएगा` : reason === 'hiddenSection' ? `क्योंकि यह विषय होम पेज पर नहीं है; विषय लौटने पर फिर यहीं दिखेगी` : reason === 'otherSection' ? `क्योंकि यह अब दूसरे विषय में है` : `क्योंकि ऊपर का एक पिन यही घटनाक्रम दिखाता है`}।` : `${place}: “${title}” is not shown: ${reason === 'ended' ? `its time has ended` : reason === 'newer' ? `something newer was published` : reason === 'gone' ? `it was deleted, or is not published; it is shown again when it comes back` : reason === 'notPublic' ? `readers cannot see this story now; it is shown again when they can` : reason === 'hiddenSection' ? `its section is not on the front page; it is shown again when the section is` : reason === 'otherSection' ? `it is in another section now` : `another pin higher up shows the same story`}.`

export const takeOff = <Node,>(language: Language, { hidden, title }: { hidden: (text: string) => Node; title: string }): (string | Node)[] =>
  language === 'hi' ? [`पिन हटाएँ`, hidden(`: ${title}`)] : [`Take off`, hidden(` ${title}`)]

export const candidates = (language: Language): string =>
  language === 'hi' ? `संभावित खबरें` : `Candidates`

export const filter = (language: Language): string =>
  language === 'hi' ? `शब्दों से छाँटें` : `Filter by words`

export const filterLabel = (language: Language): string =>
  language === 'hi' ? `संभावित खबरें शब्दों से छाँटें` : `Filter candidates by words`

export const storiesByHeat = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम, चर्चा के हिसाब से` : `Stories by heat`

export const featured = (language: Language): string =>
  language === 'hi' ? `चुनिंदा` : `Featured`

export const newest = (language: Language): string =>
  language === 'hi' ? `सबसे नई` : `Newest`

export const stories = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम` : `Stories`

export const newsLinks = (language: Language): string =>
  language === 'hi' ? `खबरों के लिंक` : `News links`

export const noneFound = (language: Language): string =>
  language === 'hi' ? `इन शब्दों वाला कुछ नहीं मिला।` : `No candidate has these words.`

export const noCandidates = (language: Language): string =>
  language === 'hi' ? `अभी पिन करने को कुछ नहीं है। प्रकाशित लिंक और घटनाक्रम यहाँ दिखेंगे।` : `There is nothing to pin yet. Published links and stories will be listed here.`

export const candidate = (language: Language, { source, ago, isShown }: { source: string; ago: string; isShown: string }): string =>
  language === 'hi' ? `${source} · ${ago}${isShown === 'yes' ? ` · पेज पर है` : ``}` : `${source} · ${ago}${isShown === 'yes' ? ` · on the page` : ``}`

export const pinItem = <Node,>(language: Language, { hidden, title }: { hidden: (text: string) => Node; title: string }): (string | Node)[] =>
  language === 'hi' ? [`पिन करें`, hidden(`: ${title}`)] : [`Pin`, hidden(` ${title}`)]

export const latest = (language: Language): string =>
  language === 'hi' ? `ताज़ा खबरें` : `Latest News`

export const latestFills = (language: Language): string =>
  language === 'hi' ? `ताज़ा खबरें अपने-आप आती हैं` : `Latest News fills automatically`

export const moveHint = (language: Language): string =>
  language === 'hi' ? `पिन करें, या तीर वाली कुंजियों से खिसकाएँ` : `Pin it, or move it with the arrow keys`

export const empty = (language: Language): string =>
  language === 'hi' ? `यहाँ कुछ नहीं रखा गया है। कुछ पिन करें, या और खबरें प्रकाशित करें।` : `Nothing is placed here. Pin something, or publish more.`

export const changedMeanwhile = (language: Language): string =>
  language === 'hi' ? `किसी और संपादक ने यह जगह बदल दी है।` : `Another editor changed this place.`

export const planned = (language: Language): string =>
  language === 'hi' ? `आगे के लिए तय` : `Planned`

export const plannedAt = (language: Language, { time, place }: { time: string; place: string }): string =>
  language === 'hi' ? `${time}, ${place}:` : `${time}, ${place}:`

export const pastPins = (language: Language): string =>
  language === 'hi' ? `पिन, जिनका समय बीत चुका है` : `Pins whose time has passed`

export const pastPin = (language: Language, { place, title }: { place: string; title: string }): string =>
  language === 'hi' ? `${place}: “${title}” का समय बीत चुका है, इसलिए यह पिन प्रकाशित नहीं हो सकता।` : `${place}: the time of “${title}” has passed, so it cannot be published.`

export const phone = (language: Language): string =>
  language === 'hi' ? `फ़ोन` : `Phone`

export const desktop = (language: Language): string =>
  language === 'hi' ? `कंप्यूटर` : `Desktop`

export const previewTitle = (language: Language): string =>
  language === 'hi' ? `होम पेज, जैसा पाठक को दिखेगा` : `The front page as a reader would see it`

export const sections = (language: Language): string =>
  language === 'hi' ? `विषय` : `Sections`

export const onFront = (language: Language): string =>
  language === 'hi' ? `होम पेज पर` : `On the front page`

export const notOnFront = (language: Language): string =>
  language === 'hi' ? `होम पेज पर नहीं है। इसका अपना पेज बना रहेगा।` : `Not on the front page; its own page stays.`

export const sectionHint = (language: Language): string =>
  language === 'hi' ? `खींचें, या तीर वाली कुंजियों से खिसकाएँ` : `Drag, or move with the arrow keys`

export const moveSection = (language: Language, { name, at, count }: { name: string; at: number; count: number }): string =>
  language === 'hi' ? `${name} को खिसकाएँ: ${formatNumber(count, language)} में से विषय ${formatNumber(at, language)}। क्लिक करने पर एक जगह ऊपर जाएगा।` : `Move ${name}, section ${formatNumber(at, language)} of ${formatNumber(count, language)}. Click to move it up.`
