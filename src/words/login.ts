// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const throttled = (language: Language, { minutes }: { minutes: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `बहुत ज़्यादा कोशिशें हुईं। कृपया ${formatNumber(minutes, language)} मिनट बाद फिर कोशिश करें।`, other: `बहुत ज़्यादा कोशिशें हुईं। कृपया ${formatNumber(minutes, language)} मिनट बाद फिर कोशिश करें।` } })}` : `${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `Too many attempts. Please try again in ${formatNumber(minutes, language)} minute.`, other: `Too many attempts. Please try again in ${formatNumber(minutes, language)} minutes.` } })}`

export const emailIs = (language: Language, { email }: { email: string }): string =>
  language === 'hi' ? `ईमेल: ${email}` : `Email: ${email}`

export const passwordIs = (language: Language, { password }: { password: string }): string =>
  language === 'hi' ? `पासवर्ड: ${password}` : `Password: ${password}`

export const failed = (language: Language): string =>
  language === 'hi' ? `लॉग इन में कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।` : `An error occurred during login. Please try again.`

export const authenticationFailed = (language: Language): string =>
  language === 'hi' ? `लॉग इन नहीं हो सका। कृपया फिर कोशिश करें।` : `Authentication failed. Please try again.`

export const demoHint = (language: Language): string =>
  language === 'hi' ? `ईमेल या पासवर्ड सही नहीं है। डेमो खाता इस्तेमाल करें:` : `Invalid credentials. Use demo account:`

export const title = (language: Language): string =>
  language === 'hi' ? `एडमिन लॉग इन` : `Admin Login`

export const demoCredentials = (language: Language): string =>
  language === 'hi' ? `डेमो खाता` : `Demo credentials`

export const noAccount = (language: Language): string =>
  language === 'hi' ? `अभी कोई खाता नहीं है: Chowk ने शुरू होते समय जो लिंक दिखाया था, उसे खोलें। फिर से शुरू करने पर नया लिंक मिलता है।` : `There is no account yet: open the link that Chowk printed when it started. A restart prints a new one.`

export const signingIn = (language: Language): string =>
  language === 'hi' ? `लॉग इन हो रहा है…` : `Signing in...`

export const signIn = (language: Language): string =>
  language === 'hi' ? `लॉग इन करें` : `Sign in`

export const backToSite = (language: Language): string =>
  language === 'hi' ? `वेबसाइट पर लौटें` : `Back to the site`

export const signInWithPasskey = (language: Language): string =>
  language === 'hi' ? `पासकी से लॉग इन करें` : `Sign in with a passkey`

export const passkeyRefused = (language: Language): string =>
  language === 'hi' ? `इस पासकी से यहाँ कोई खाता नहीं खुलता। दूसरी पासकी या अपना पासवर्ड इस्तेमाल करें।` : `This passkey does not belong to an account here. Use another one, or your password.`

export const passkeyNotUsed = (language: Language): string =>
  language === 'hi' ? `कोई पासकी इस्तेमाल नहीं हुई। फिर कोशिश करें या अपना पासवर्ड इस्तेमाल करें।` : `No passkey was used. Try again, or use your password.`
