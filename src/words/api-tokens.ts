// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const linksWrite = (language: Language): string =>
  language === 'hi' ? `लिंक प्रकाशित करना` : `Publish links`

export const tipsWrite = (language: Language): string =>
  language === 'hi' ? `सुझाव भेजना` : `Send tips`

export const decide = (language: Language): string =>
  language === 'hi' ? `कतार पढ़ना और फ़ैसला करना` : `Read the queue and decide`

export const heading = (language: Language): string =>
  language === 'hi' ? `प्रोग्रामों के टोकन` : `Tokens for programs`

export const hint = <Node,>(language: Language, { api }: { api: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`टोकन से कोई प्रोग्राम `, api(`API`), ` के ज़रिए आपके नाम से लिखता है। सब जगह से लॉग आउट करने और नया पासवर्ड रखने पर सभी टोकन रद्द हो जाते हैं।`] : [`With a token a program can write in your name through the `, api(`API`), `. Signing out everywhere or changing your password revokes all of them.`]

export const name = (language: Language): string =>
  language === 'hi' ? `नाम` : `Name`

export const nameHint = (language: Language): string =>
  language === 'hi' ? `जैसे वह प्रोग्राम जो इसे इस्तेमाल करेगा` : `For example the program that uses it`

export const mayDo = (language: Language): string =>
  language === 'hi' ? `यह क्या कर सकता है` : `What it may do`

export const expiry = (language: Language): string =>
  language === 'hi' ? `कब तक मान्य` : `Valid for`

export const days = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} दिन`, other: `${formatNumber(count, language)} दिन` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} day`, other: `${formatNumber(count, language)} days` } })}`

export const make = (language: Language): string =>
  language === 'hi' ? `टोकन बनाएँ` : `Create a token`

export const revoke = (language: Language): string =>
  language === 'hi' ? `रद्द करें` : `Revoke`

export const revokeOf = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `टोकन ${name} रद्द करें` : `Revoke the token ${name}`

export const made = (language: Language): string =>
  language === 'hi' ? `टोकन बन गया। इसे अभी कॉपी करें: यह दोबारा नहीं दिखेगा।` : `Token created. Copy it now: it is not shown again.`

export const none = (language: Language): string =>
  language === 'hi' ? `आपका कोई टोकन नहीं है।` : `You have no tokens.`

export const expires = <Node,>(language: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [time(``), ` तक`] : [`until `, time(``)]

export const expired = <Node,>(language: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [time(``), ` को समाप्त`] : [`expired on `, time(``)]

export const used = <Node,>(language: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`आखिरी इस्तेमाल `, time(``)] : [`last used `, time(``)]

export const neverUsed = (language: Language): string =>
  language === 'hi' ? `कभी इस्तेमाल नहीं हुआ` : `never used`

export const nameRequired = (language: Language): string =>
  language === 'hi' ? `नाम लिखें` : `Give it a name`

export const nameTooLong = (language: Language): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा 100 अक्षर लिखें` : `Use at most 100 characters`

export const scopeRequired = (language: Language): string =>
  language === 'hi' ? `चुनें कि यह क्या कर सकता है` : `Choose what it may do`

export const tooMany = (language: Language): string =>
  language === 'hi' ? `आपके 20 टोकन हैं। पहले एक रद्द करें।` : `You have 20 tokens. Revoke one first.`
