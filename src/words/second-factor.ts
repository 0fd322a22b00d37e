// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const heading = (language: Language): string =>
  language === 'hi' ? `दो चरणों वाला लॉग इन` : `Two-step sign-in`

export const hint = (language: Language): string =>
  language === 'hi' ? `पासवर्ड के बाद लॉग इन आपके फ़ोन के ऑथेंटिकेटर ऐप का कोड माँगता है। पासकी को कोड नहीं चाहिए: डिवाइस खुद आपकी जाँच करता है।` : `After the password, sign-in requires a code from an authenticator app on your phone. With a passkey no code is needed: the device verifies you itself.`

export const demo = (language: Language): string =>
  language === 'hi' ? `डेमो खाता साझा है, इसलिए उसमें दो चरणों वाला लॉग इन उपलब्ध नहीं है।` : `The demo account is shared, so two-step sign-in is not available for it.`

export const turnOn = (language: Language): string =>
  language === 'hi' ? `दो चरणों वाला लॉग इन लगाएँ` : `Set up two-step sign-in`

export const keyHint = (language: Language): string =>
  language === 'hi' ? `इसे अपने ऑथेंटिकेटर ऐप से स्कैन करें, वहीं खोलें, या कुंजी टाइप करें। फिर ऐप में दिख रहा कोड टाइप करें।` : `Scan this with your authenticator app, open it there, or type the key. Then type the code that the app shows.`

export const keyPicture = (language: Language): string =>
  language === 'hi' ? `ऐप के कैमरे के लिए कुंजी का चित्र` : `The key as a picture for the app’s camera`

export const openApp = (language: Language): string =>
  language === 'hi' ? `ऐप में खोलें` : `Open in the app`

export const key = (language: Language): string =>
  language === 'hi' ? `कुंजी` : `Key`

export const code = (language: Language): string =>
  language === 'hi' ? `कोड` : `Code`

export const codeOfApp = (language: Language): string =>
  language === 'hi' ? `ऐप का कोड` : `Code from the app`

export const codeHint = (language: Language): string =>
  language === 'hi' ? `छह अंक, या आपका कोई रिकवरी कोड` : `Six digits, or one of your recovery codes`

export const confirm = (language: Language): string =>
  language === 'hi' ? `चालू करें` : `Turn on`

export const codesTitle = (language: Language): string =>
  language === 'hi' ? `दो चरणों वाला लॉग इन चालू है। ये रिकवरी कोड छाप लें या लिख लें।` : `Two-step sign-in is on. Print these recovery codes or write them down.`

export const codesHint = (language: Language): string =>
  language === 'hi' ? `फ़ोन खो जाए तो हर कोड एक बार आपका खाता खोलता है। ये फिर नहीं दिखाए जाएँगे।` : `Each signs you in once if you lose the phone. They are not shown again.`

export const isOn = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { '=0': `यह चालू है। कोई रिकवरी कोड नहीं बचा: नए कोड के लिए इसे बंद करके फिर चालू करें।`, one: `यह चालू है। ${formatNumber(count, language)} रिकवरी कोड बचा है।`, other: `यह चालू है। ${formatNumber(count, language)} रिकवरी कोड बचे हैं।` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { '=0': `It is on. No recovery codes are left: turn it off and on again for new ones.`, one: `It is on. ${formatNumber(count, language)} recovery code is left.`, other: `It is on. ${formatNumber(count, language)} recovery codes are left.` } })}`

export const turnOff = (language: Language): string =>
  language === 'hi' ? `दो चरणों वाला लॉग इन बंद करें` : `Turn off two-step sign-in`

export const wrongCode = (language: Language): string =>
  language === 'hi' ? `यह कोड गलत है या पहले इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।` : `This code is wrong or was used already. Wait for the next one.`

export const throttled = (language: Language): string =>
  language === 'hi' ? `बहुत ज़्यादा कोशिशें हुईं। कृपया 15 मिनट बाद फिर कोशिश करें।` : `Too many attempts. Please try again in 15 minutes.`

export const stepTitle = (language: Language): string =>
  language === 'hi' ? `अपना कोड लिखें` : `Enter your code`

export const stepHint = (language: Language): string =>
  language === 'hi' ? `पासवर्ड सही था। अब अपने ऑथेंटिकेटर ऐप का कोड या कोई रिकवरी कोड लिखें।` : `The password was right. Now enter the code from your authenticator app, or a recovery code.`

export const continueSignIn = (language: Language): string =>
  language === 'hi' ? `आगे बढ़ें` : `Continue`

export const startAgain = (language: Language): string =>
  language === 'hi' ? `किसी और खाते से लॉग इन करें` : `Sign in as somebody else`

export const tooLate = (language: Language): string =>
  language === 'hi' ? `बहुत देर हो गई। कृपया फिर लॉग इन करें।` : `That took too long. Please sign in again.`

export const accountHas = (language: Language): string =>
  language === 'hi' ? `दो चरणों वाला लॉग इन है` : `Has two-step sign-in`

export const turnOffFor = (language: Language): string =>
  language === 'hi' ? `उसके लिए जिसका फ़ोन और रिकवरी कोड दोनों खो गए हैं। खाते की पासकी भी हट जाती हैं। इसके बाद सिर्फ़ पासवर्ड से खाता खुलेगा, या जहाँ दूसरा चरण ज़रूरी है, वहाँ उसे लगाने का पेज।` : `For somebody who has lost the phone and the recovery codes. This also deletes the passkeys of the account. From then on the password alone signs in; where a second step is required, the account must set one up again.`

export const rule = (language: Language): string =>
  language === 'hi' ? `दूसरा चरण किनके लिए ज़रूरी है` : `Who needs a second step`

export const ruleHint = (language: Language): string =>
  language === 'hi' ? `ऐप का कोड या पासकी। जिस खाते में यह नहीं है, वह पासवर्ड के बाद इसे लगाता है और तब तक कुछ और नहीं खोल सकता; तब तक उसके API टोकन भी नहीं चलते।` : `A code from an app or a passkey. Accounts without one must set it up after entering their password, and until then can open nothing else; their API tokens are refused until then too.`

export const ruleName = (language: Language, { rule }: { rule: string }): string =>
  language === 'hi' ? `${rule === 'nobody' ? `किसी के लिए नहीं: हर खाता खुद तय करे` : rule === 'administrators' ? `एडमिन` : `सभी`}` : `${rule === 'nobody' ? `Nobody: each account decides` : rule === 'administrators' ? `Administrators` : `Everybody`}`

export const saveRule = (language: Language): string =>
  language === 'hi' ? `सहेजें` : `Save`

export const ownFirst = (language: Language): string =>
  language === 'hi' ? `पहले अपने खाते में दो चरणों वाला लॉग इन या पासकी लगाएँ और उससे लॉग इन करें।` : `Set up two-step sign-in or a passkey for your own account first, and sign in with it.`

export const askedTitle = (language: Language): string =>
  language === 'hi' ? `एक और चरण` : `One more step`

export const askedHint = (language: Language): string =>
  language === 'hi' ? `यह साइट लॉग इन में दूसरा चरण माँगती है। अभी ऑथेंटिकेटर ऐप या पासकी लगाएँ, फिर आगे बढ़ें।` : `This site requires a second step when you sign in. Set up an authenticator app or a passkey now to continue.`

export const showOwn = (language: Language): string =>
  language === 'hi' ? `आपके खाते में दूसरा चरण पहले से है, पर इस ब्राउज़र में उसका इस्तेमाल नहीं हुआ है। अपनी पासकी से लॉग इन करें। डिवाइस खो गया हो तो कोई एडमिन आपके लिए नया लिंक बना सकता है।` : `Your account already has a second step, but this browser has not used it. Sign in with your passkey. If you have lost the device, an administrator can create a new link for you.`

export const signInAgain = (language: Language): string =>
  language === 'hi' ? `फिर लॉग इन करें` : `Sign in again`

export const doneTitle = (language: Language): string =>
  language === 'hi' ? `आप लॉग इन हैं` : `You are signed in`

export const failed = (language: Language): string =>
  language === 'hi' ? `दूसरा चरण नहीं लग सका` : `Failed to set up the second step`
