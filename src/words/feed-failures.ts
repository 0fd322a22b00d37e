// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const empty = (language: Language): string =>
  language === 'hi' ? `जवाब खाली है।` : `The response is empty.`

export const html = (language: Language): string =>
  language === 'hi' ? `इस पते पर फ़ीड नहीं, वेब पेज है।` : `This address leads to a web page, not a feed.`

export const notAFeed = (language: Language): string =>
  language === 'hi' ? `इस पते पर कोई फ़ीड नहीं है।` : `This address does not lead to a feed.`

export const badXml = (language: Language): string =>
  language === 'hi' ? `फ़ीड में गड़बड़ी है: इसका XML पढ़ा नहीं जा सकता।` : `The feed is broken: its XML cannot be read.`

export const badJson = (language: Language): string =>
  language === 'hi' ? `फ़ीड में गड़बड़ी है: इसका JSON पढ़ा नहीं जा सकता।` : `The feed is broken: its JSON cannot be read.`

export const tooComplex = (language: Language): string =>
  language === 'hi' ? `इस फ़ीड को पढ़ने में तय सीमा से ज़्यादा समय या मेमोरी लगती है।` : `The feed takes too much time or memory to read.`

export const crashedTheReader = (language: Language): string =>
  language === 'hi' ? `इस फ़ीड को पढ़ते हुए Chowk का फ़ीड रीडर बंद हो गया।` : `Chowk’s feed reader crashed on this feed.`

export const movedToKnownFeed = (language: Language): string =>
  language === 'hi' ? `फ़ीड अब उस पते पर है जो सूची की किसी दूसरी फ़ीड का है।` : `The feed has moved to the address of another feed in the list.`

export const movedToOtherOutlet = (language: Language): string =>
  language === 'hi' ? `यह पता अब किसी दूसरे संस्थान की वेबसाइट पर ले जाता है।` : `The address now leads to the site of another outlet.`

export const movedToOtherItems = (language: Language): string =>
  language === 'hi' ? `इसका पता ऐसी फ़ीड पर ले जाता है जिसकी प्रविष्टियाँ ज़्यादातर दूसरी हैं।` : `Its address leads to a feed with mostly other entries.`

export const ourFault = (language: Language): string =>
  language === 'hi' ? `Chowk की अपनी गड़बड़ी से यह फ़ीड पढ़ी नहीं जा सकी; ब्योरा सर्वर के लॉग में है।` : `Chowk could not read this feed because of an error of its own; the server log has the details.`
