// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const heading = (language: Language): string =>
  language === 'hi' ? `पासकी` : `Passkeys`

export const hint = (language: Language, { host }: { host: string }): string =>
  language === 'hi' ? `पासकी से आप अपने डिवाइस के लॉक से लॉग इन करते हैं, बिना ईमेल और पासवर्ड के। यह सिर्फ़ ${host} पर काम करती है। नया पासवर्ड रखने और सब जगह से लॉग आउट करने पर पासकी बनी रहती है; भूले हुए पासवर्ड का लिंक सभी पासकी हटा देता है।` : `With a passkey you sign in with the screen lock of your device, without email address and password. It works only on ${host}. Changing your password or signing out everywhere keeps your passkeys; using a link for a forgotten password deletes all of them.`

export const none = (language: Language): string =>
  language === 'hi' ? `आपकी कोई पासकी नहीं है।` : `You have no passkeys.`

export const name = (language: Language): string =>
  language === 'hi' ? `नाम` : `Name`

export const nameHint = (language: Language): string =>
  language === 'hi' ? `जैसे वह डिवाइस जिसमें यह रहेगी` : `For example the device that keeps it`

export const add = (language: Language): string =>
  language === 'hi' ? `पासकी जोड़ें` : `Add a passkey`

export const adding = (language: Language): string =>
  language === 'hi' ? `आपके डिवाइस का इंतज़ार है…` : `Waiting for your device...`

export const made = <Node,>(language: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [time(``), ` को बनी`] : [`created `, time(``)]

export const used = <Node,>(language: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`आखिरी इस्तेमाल `, time(``)] : [`last used `, time(``)]

export const neverUsed = (language: Language): string =>
  language === 'hi' ? `कभी इस्तेमाल नहीं हुई` : `never used`

export const removeOf = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `पासकी ${name} हटाएँ` : `Delete the passkey ${name}`

export const removeQuestion = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `पासकी ${name} से अब इस खाते में लॉग इन नहीं होगा। आपका पासवर्ड वही रहेगा।` : `The passkey ${name} will no longer sign in to this account. Your password stays as it is.`

export const nameRequired = (language: Language): string =>
  language === 'hi' ? `नाम लिखें` : `Give it a name`

export const nameTooLong = (language: Language): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा 100 अक्षर लिखें` : `Use at most 100 characters`

export const tooMany = (language: Language): string =>
  language === 'hi' ? `आपकी 10 पासकी हैं। पहले एक हटाएँ।` : `You have 10 passkeys. Delete one first.`

export const notVerified = (language: Language): string =>
  language === 'hi' ? `इस पासकी की जाँच नहीं हो सकी, इसलिए यह नहीं जुड़ी। कृपया फिर कोशिश करें।` : `This passkey could not be checked, so it was not added. Please try again.`

export const notMade = (language: Language): string =>
  language === 'hi' ? `पासकी नहीं जुड़ी: आपके डिवाइस ने नहीं बनाई या उसमें इस खाते की पासकी पहले से है। आप फिर कोशिश कर सकते हैं।` : `No passkey was added: your device created none or already has one for this account. You can try again.`

export const needsScript = (language: Language): string =>
  language === 'hi' ? `पासकी जोड़ने के लिए JavaScript ज़रूरी है।` : `Adding a passkey needs JavaScript.`

export const unknown = (language: Language): string =>
  language === 'hi' ? `यह ब्राउज़र इस पते के लिए पासकी नहीं बना सकता।` : `This browser cannot create passkeys for this address.`

export const needsHost = (language: Language): string =>
  language === 'hi' ? `पासकी के लिए साइट के पते में https और नाम ज़रूरी है (PUBLIC_URL)।` : `Passkeys need https and a name in the address of the site (PUBLIC_URL).`
