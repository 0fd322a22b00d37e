// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const empty = (language: Language): string =>
  language === 'hi' ? `जवाब में कुछ नहीं है।` : `The answer has no content.`

export const html = (language: Language): string =>
  language === 'hi' ? `इस पते पर फ़ीड नहीं, वेब पेज है।` : `What stands at this address is a web page, not a feed.`

export const notAFeed = (language: Language): string =>
  language === 'hi' ? `इस पते पर जो है, वह फ़ीड नहीं है।` : `What stands at this address is not a feed.`

export const badXml = (language: Language): string =>
  language === 'hi' ? `फ़ीड में गड़बड़ी है: इसका XML पढ़ा नहीं जा सकता।` : `The feed is broken: it is not XML that can be read.`

export const badJson = (language: Language): string =>
  language === 'hi' ? `फ़ीड में गड़बड़ी है: इसका JSON पढ़ा नहीं जा सकता।` : `The feed is broken: it is not JSON that can be read.`

export const tooComplex = (language: Language): string =>
  language === 'hi' ? `इस फ़ीड को पढ़ने में तय सीमा से ज़्यादा समय या मेमोरी लगती है।` : `The feed takes more time or memory to read than it may.`

export const crashedTheReader = (language: Language): string =>
  language === 'hi' ? `इस फ़ीड को पढ़ते हुए फ़ीड पढ़ने वाला प्रोग्राम बंद हो गया।` : `Reading this feed crashed the program that reads feeds.`

export const movedToKnownFeed = (language: Language): string =>
  language === 'hi' ? `फ़ीड अब उस पते पर है जो सूची की किसी दूसरी फ़ीड का है।` : `The feed has moved to the address of another feed in the list.`

export const movedToOtherOutlet = (language: Language): string =>
  language === 'hi' ? `यह पता अब किसी दूसरे संस्थान की वेबसाइट पर ले जाता है।` : `The address now leads to the site of another outlet.`

export const ourFault = (language: Language): string =>
  language === 'hi' ? `इस फ़ीड को पढ़ते हुए हमारी ओर से गड़बड़ी हुई; ब्योरा लॉग में है।` : `Reading this feed met a fault of ours; the log says more.`
