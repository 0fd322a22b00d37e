// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const tooShort = (language: Language): string =>
  language === 'hi' ? `कम से कम 10 अक्षर लिखें` : `Use at least 10 characters`

export const tooLong = (language: Language): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा 1,000 अक्षर लिखें` : `Use at most 1,000 characters`

export const common = (language: Language): string =>
  language === 'hi' ? `यह बहुत आम पासवर्ड है। कोई और चुनें।` : `This password is one of the most common. Choose another.`

export const passwordRequired = (language: Language): string =>
  language === 'hi' ? `पासवर्ड ज़रूरी है` : `Password is required`

export const passwordsDiffer = (language: Language): string =>
  language === 'hi' ? `दोनों पासवर्ड अलग-अलग हैं` : `The two passwords differ`

export const wrongCurrent = (language: Language): string =>
  language === 'hi' ? `यह आपका मौजूदा पासवर्ड नहीं है` : `This is not your current password`

export const throttled = (language: Language): string =>
  language === 'hi' ? `बहुत ज़्यादा कोशिशें हुईं। कृपया 15 मिनट बाद फिर कोशिश करें।` : `Too many attempts. Please try again in 15 minutes.`

export const title = (language: Language): string =>
  language === 'hi' ? `मेरा खाता` : `My Account`

export const nowHere = (language: Language): string =>
  language === 'hi' ? `अभी, यही ब्राउज़र` : `now, this browser`

export const updateFailed = (language: Language): string =>
  language === 'hi' ? `खाता अपडेट नहीं हो सका` : `Failed to update account`

export const browserOn = (language: Language, { browser, system }: { browser: string; system: string }): string =>
  language === 'hi' ? `${browser}, ${system}` : `${browser} on ${system}`

export const unknownDevice = (language: Language): string =>
  language === 'hi' ? `अज्ञात डिवाइस` : `Unknown device`

export const namedInLog = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `आपके प्रकाशन, सुधार और हटाने के हर काम के साथ पाठकों को ${name} नाम दिखता है, पुराने काम पर भी। रिकॉर्ड सार्वजनिक तब होता है जब वह सेटिंग में चालू हो।` : `Readers see the name ${name} beside everything that you publish, correct or take down, including earlier entries. The log is public when it is turned on in the settings.`

export const editorialLog = (language: Language): string =>
  language === 'hi' ? `संपादकीय रिकॉर्ड` : `Editorial log`

export const notNamedInLog = (language: Language): string =>
  language === 'hi' ? `पाठकों को यह नहीं दिखता कि किसने क्या प्रकाशित किया, सुधारा या हटाया। रिकॉर्ड सार्वजनिक तब होता है जब वह सेटिंग में चालू हो।` : `Readers do not see who published, corrected or took something down. The log is public when it is turned on in the settings.`

export const hideName = (language: Language): string =>
  language === 'hi' ? `मेरा नाम छिपाएँ` : `Hide my name`

export const showName = (language: Language): string =>
  language === 'hi' ? `मेरा नाम दिखाएँ` : `Show my name`

export const changePassword = (language: Language): string =>
  language === 'hi' ? `पासवर्ड बदलें` : `Change password`

export const currentPassword = (language: Language): string =>
  language === 'hi' ? `मौजूदा पासवर्ड` : `Current password`

export const newPassword = (language: Language): string =>
  language === 'hi' ? `नया पासवर्ड` : `New password`

export const newPasswordHint = (language: Language): string =>
  language === 'hi' ? `कम से कम 10 अक्षर। यहाँ आपका लॉग इन बना रहेगा; बाकी सब जगह लॉग आउट हो जाएगा।` : `At least 10 characters. You stay signed in here; everywhere else you are signed out.`

export const newPasswordAgain = (language: Language): string =>
  language === 'hi' ? `नया पासवर्ड फिर लिखें` : `New password again`

export const lastUsed = <Node,>(language: Language, { address, time }: { address: string; time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`${address}, आखिरी इस्तेमाल `, time(``)] : [`${address}, last used `, time(``)]

export const signOutOf = (language: Language, { device, address }: { device: string; address: string }): string =>
  language === 'hi' ? `लॉग आउट करें: ${device}, ${address}` : `Sign out: ${device}, ${address}`

export const signedInOn = (language: Language): string =>
  language === 'hi' ? `कहाँ-कहाँ लॉग इन है` : `Signed in on`

export const signOutEverywhere = (language: Language): string =>
  language === 'hi' ? `सब जगह से लॉग आउट करें` : `Sign out everywhere`

export const signOut = (language: Language): string =>
  language === 'hi' ? `लॉग आउट करें` : `Sign out`

export const deskLanguage = (language: Language): string =>
  language === 'hi' ? `एडमिन पेजों की भाषा` : `Language of the admin area`

export const deskLanguageHint = (language: Language): string =>
  language === 'hi' ? `यह सिर्फ़ आपके लिए है। साइट की भाषा और संस्करण वही रहेंगे।` : `Only for you. The site keeps its own language and editions.`

export const confirmHint = (language: Language): string =>
  language === 'hi' ? `आपने कुछ देर पहले लॉग इन किया था। अपना पासवर्ड एक बार और लिखें; यह दस मिनट तक चलेगा।` : `You signed in a while ago. Enter your password to confirm that it is you; this lasts ten minutes.`

export const confirmFirst = (language: Language): string =>
  language === 'hi' ? `आगे बढ़ने के लिए अपना पासवर्ड लिखें` : `Enter your password to continue`
