// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const intro = (language: Language): string =>
  language === 'hi' ? `संस्करण में पाठकों के पेज दूसरी भाषा में दिखते हैं, उसी भाषा की खबरों के साथ, और उनका पता अलग होता है। श्रेणियों और साइट के पेजों का अनुवाद उनके अपने फ़ॉर्म में होता है।` : `An edition shows the public pages in another language, with the articles in that language, under an address of its own. Categories and site pages are translated on their own forms.`

export const isOn = (language: Language, { edition }: { edition: string }): string =>
  language === 'hi' ? `${edition} संस्करण` : `${edition} edition`

export const isOnHint = (language: Language, { address }: { address: string }): string =>
  language === 'hi' ? `${address} पर प्रकाशित होता है। बंद करने पर इसके पेज हट जाते हैं और यहाँ लिखे शब्द मिट जाते हैं; सेटिंग के इतिहास से वे वापस आ जाते हैं` : `Published at ${address}. If you turn this off, its pages and its texts here are removed; the history of the settings can restore them`

export const siteName = (language: Language): string =>
  language === 'hi' ? `वेबसाइट का नाम` : `Site name`

export const tagline = (language: Language): string =>
  language === 'hi' ? `टैगलाइन` : `Tagline`

export const siteDescription = (language: Language): string =>
  language === 'hi' ? `वेबसाइट का विवरण` : `Site description`

export const emptyHint = (language: Language): string =>
  language === 'hi' ? `खाली छोड़ने पर साइट का ही रहेगा` : `Leave empty to use the site’s own`

export const siteNameIn = (language: Language, { edition }: { edition: string }): string =>
  language === 'hi' ? `${edition} में वेबसाइट का नाम` : `Site name in ${edition}`

export const taglineIn = (language: Language, { edition }: { edition: string }): string =>
  language === 'hi' ? `${edition} में टैगलाइन` : `Tagline in ${edition}`

export const siteDescriptionIn = (language: Language, { edition }: { edition: string }): string =>
  language === 'hi' ? `${edition} में वेबसाइट का विवरण` : `Site description in ${edition}`
