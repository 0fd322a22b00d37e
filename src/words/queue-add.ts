// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `URL पेस्ट करें` : `Paste a URL`

export const noAddress = (language: Language): string =>
  language === 'hi' ? `कृपया कम से कम एक पता लिखें।` : `Please enter at least one address.`

export const tooMany = (language: Language, { most, count }: { most: number; count: number }): string =>
  language === 'hi' ? `कृपया ज़्यादा से ज़्यादा ${formatNumber(most, language)} पते लिखें; ये ${formatNumber(count, language)} हैं।` : `Please enter ${formatNumber(most, language)} addresses at most; these are ${formatNumber(count, language)}.`

export const unanswered = (language: Language): string =>
  language === 'hi' ? `सर्वर तक पहुँचा नहीं जा सका। फिर कोशिश करें: जो पहले से है, वह दोबारा नहीं जुड़ेगा।` : `The server could not be reached. Try again: addresses already in the queue are not added twice.`

export const notAnAddress = (language: Language): string =>
  language === 'hi' ? `यह वेब पता नहीं है।` : `This is not a web address.`

export const untitled = (language: Language): string =>
  language === 'hi' ? `पेज का कोई शीर्षक नहीं है।` : `The page has no title.`

export const fromAnyPage = (language: Language): string =>
  language === 'hi' ? `किसी भी पेज से` : `From any page`

export const inBrowser = <Node,>(language: Language, { b }: { b: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [b(`ब्राउज़र में:`), ` इस लिंक को खींचकर बुकमार्क बार पर रखें। किसी खबर पर इसे दबाएँ: यह पेज खुलेगा और पता भरा हुआ होगा।`] : [b(`In a browser:`), ` drag this link to the bookmarks bar. Click it on an article: this page opens with the address filled in.`]

export const onPhone = <Node,>(language: Language, { b }: { b: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [b(`फ़ोन पर:`), ` ब्राउज़र के मेन्यू से यह वेबसाइट इंस्टॉल करें (“होम स्क्रीन में जोड़ें”)। इसके बाद किसी भी ऐप के “शेयर करें” में यह दिखेगी।`] : [b(`On a phone:`), ` install this site from the browser’s menu (“Add to home screen”). “Share” in any app then offers it.`]

export const add = (language: Language): string =>
  language === 'hi' ? `कतार में जोड़ें` : `Add to the queue`

export const outcomes = (language: Language): string =>
  language === 'hi' ? `नतीजे` : `Results`

export const added = <Node,>(language: Language, { title }: { title: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`कतार में जोड़ी गई: `, title(``)] : [`Added to the queue: `, title(``)]

export const notAdded = <Node,>(language: Language, { problem, link }: { problem: string; link: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`नहीं जोड़ी गई। ${problem} `, link(`खुद जोड़ें`)] : [`Not added. ${problem} `, link(`Add it by hand`)]

export const anyPage = (language: Language): string =>
  language === 'hi' ? `किसी भी पेज से खबरें लाएँ: बुकमार्कलेट और शेयर` : `Add articles from any page: bookmarklet and sharing`

export const addresses = (language: Language): string =>
  language === 'hi' ? `खबरों के पते` : `Addresses of articles`

export const hint = (language: Language): string =>
  language === 'hi' ? `हर पंक्ति में एक, ज़्यादा से ज़्यादा बीस।` : `One per line, up to twenty.`

export const reading = (language: Language): string =>
  language === 'hi' ? `पेज पढ़े जा रहे हैं…` : `Reading the pages…`
