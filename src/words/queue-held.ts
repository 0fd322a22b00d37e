// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `क्यों रोकी गईं` : `Why held`

export const rules = (language: Language): string =>
  language === 'hi' ? `नियम` : `Rules`

export const all = (language: Language): string =>
  language === 'hi' ? `सभी` : `All`

export const rule = (language: Language, { rule }: { rule: string }): string =>
  language === 'hi' ? `${rule === 'address' ? `एक ही पता` : rule === 'headline' ? `एक ही शीर्षक` : rule === 'wording' ? `लगभग एक ही शीर्षक` : `एक ही पाठ`}` : `${rule === 'address' ? `Same address` : rule === 'headline' ? `Same headline` : rule === 'wording' ? `Nearly the same headline` : `Same text`}`

export const entry = (language: Language): string =>
  language === 'hi' ? `प्रविष्टि` : `Entry`

export const why = (language: Language): string =>
  language === 'hi' ? `क्यों` : `Why`

export const came = (language: Language): string =>
  language === 'hi' ? `कब आई` : `Arrived`

export const actions = (language: Language): string =>
  language === 'hi' ? `कार्रवाई` : `Actions`

export const lists = (language: Language): string =>
  language === 'hi' ? `सूचियाँ` : `Lists`

export const heldList = (language: Language): string =>
  language === 'hi' ? `रोकी गई` : `Held`

export const groupedList = (language: Language): string =>
  language === 'hi' ? `दूसरे स्रोत की खबर के साथ जोड़ी गई` : `Grouped with another outlet’s article`

export const none = (language: Language, { kind }: { kind: string }): string =>
  language === 'hi' ? `${kind === 'held' ? `डुप्लिकेट मानकर कुछ नहीं रोका गया। जो प्रविष्टियाँ दो बार आएँगी, वे कारण के साथ यहाँ दिखेंगी।` : `कुछ जोड़ा नहीं गया। जो प्रविष्टियाँ दूसरे स्रोत की खबर दोहराएँगी, वे कारण के साथ यहाँ दिखेंगी।`}` : `${kind === 'held' ? `Nothing is held as a duplicate. Entries that arrive twice will be listed here, each with the reason.` : `Nothing is grouped. Entries that repeat another outlet’s article will be listed here, each with the reason.`}`

export const learntTitle = (language: Language): string =>
  language === 'hi' ? `दोहराव नहीं` : `Not duplicates`

export const outlet = (language: Language): string =>
  language === 'hi' ? `संस्थान` : `Outlet`

export const learnt = (language: Language): string =>
  language === 'hi' ? `अपवाद` : `Exception`

export const when = (language: Language): string =>
  language === 'hi' ? `कब` : `When`

export const exception = (language: Language, { rule, value }: { rule: string; value: string }): string =>
  language === 'hi' ? `${rule === 'parameter' ? `पते में “${value}” से खबर बदलती है, वह ट्रैकिंग नहीं है` : rule === 'address' ? `पते का हर रूप अलग खबर है` : rule === 'headline' ? `“${value}” जैसे शीर्षक बार-बार आते हैं और दोहराव नहीं हैं` : `“${value} …” से शुरू होने वाले पाठ दोहराव नहीं हैं`}` : `${rule === 'parameter' ? `“${value}” in an address identifies an article and is not tracking` : rule === 'address' ? `Each spelling of an address is a separate article` : rule === 'headline' ? `Headlines like “${value}” recur and are not duplicates` : `Texts that begin with “${value} …” are not duplicates`}`

export const refused = (language: Language, { reason }: { reason: string }): string =>
  language === 'hi' ? `${reason === 'notHeld' ? `यह अब दोहराव मानकर रोकी हुई नहीं है।` : reason === 'changedSince' ? `यह बदल दी गई है। इसे फिर देखें।` : `दोनों का पता एक ही है, और एक पता एक ही बार रह सकता है।`}` : `${reason === 'notHeld' ? `It is no longer held as a duplicate.` : reason === 'changedSince' ? `It has changed since. Look at it again.` : `Both have the same address, and an address can be used only once.`}`

export const waits = (language: Language): string =>
  language === 'hi' ? `यह अब कतार में है।` : `It is now waiting in the queue.`

export const waitsWithException = (language: Language, { learnt }: { learnt: string }): string =>
  language === 'hi' ? `यह अब कतार में है। इस संस्थान के लिए याद रखा गया: ${learnt}।` : `It is now waiting in the queue. Remembered for this outlet: ${learnt}.`

export const notReturned = (language: Language): string =>
  language === 'hi' ? `प्रविष्टि लौटाई नहीं जा सकी` : `Failed to return the entry`
