// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `खाते` : `Accounts`

export const invite = (language: Language): string =>
  language === 'hi' ? `आमंत्रित करें` : `Invite`

export const inviteTitle = (language: Language): string =>
  language === 'hi' ? `किसी को आमंत्रित करें` : `Invite somebody`

export const name = (language: Language): string =>
  language === 'hi' ? `नाम` : `Name`

export const email = (language: Language): string =>
  language === 'hi' ? `ईमेल` : `Email`

export const role = (language: Language): string =>
  language === 'hi' ? `भूमिका` : `Role`

export const lastUse = (language: Language): string =>
  language === 'hi' ? `आखिरी इस्तेमाल` : `Last use`

export const state = (language: Language): string =>
  language === 'hi' ? `स्थिति` : `State`

export const manage = (language: Language): string =>
  language === 'hi' ? `बदलें` : `Manage`

export const roleName = (language: Language, { role }: { role: string }): string =>
  language === 'hi' ? `${role === 'administrator' ? `एडमिन` : role === 'editor' ? `संपादक` : `सहयोगी`}` : `${role === 'administrator' ? `Administrator` : role === 'editor' ? `Editor` : `Contributor`}`

export const roleAbout = (language: Language, { role }: { role: string }): string =>
  language === 'hi' ? `${role === 'administrator' ? `सब कुछ: सेटिंग, विज्ञापन, बैकअप और खाते भी।` : role === 'editor' ? `डेस्क: कतार, लिंक, घटनाक्रम, होम पेज, संस्थान, फ़ीड, साइट के पेज, आयात और निर्यात।` : `खबरें सुझाना; संपादक के फ़ैसले तक वे कतार में रहती हैं।`}` : `${role === 'administrator' ? `Everything: also settings, advertisements, backups and accounts.` : role === 'editor' ? `The desk: queue, links, stories, front page, outlets, feeds, site pages, import and export.` : `Proposes articles, which wait in the queue for an editor.`}`

export const stateName = (language: Language, { state }: { state: string }): string =>
  language === 'hi' ? `${state === 'off' ? `बंद` : state === 'invited' ? `आमंत्रित` : `चालू`}` : `${state === 'off' ? `Off` : state === 'invited' ? `Invited` : `Active`}`

export const never = (language: Language): string =>
  language === 'hi' ? `कभी नहीं` : `never`

export const you = (language: Language): string =>
  language === 'hi' ? `आप` : `you`

export const demo = (language: Language): string =>
  language === 'hi' ? `सिर्फ़ डेमो में` : `demo mode only`

export const sendInvitation = (language: Language): string =>
  language === 'hi' ? `लिंक बनाएँ` : `Create the link`

export const linkFor = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} के लिए लिंक` : `Link for ${name}`

export const linkHint = (language: Language, { email, days }: { email: string; days: number }): string =>
  language === 'hi' ? `इसे ${email} को खुद भेजें। यह एक बार, ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} दिन`, other: `${formatNumber(days, language)} दिन` } })} तक काम करता है और दोबारा नहीं दिखेगा।` : `Send it to ${email} yourself. It works once, for ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `a day`, other: `${formatNumber(days, language)} days` } })}, and is not shown again.`

export const copy = (language: Language): string =>
  language === 'hi' ? `कॉपी करें` : `Copy`

export const copied = (language: Language): string =>
  language === 'hi' ? `कॉपी हो गया` : `Copied`

export const back = (language: Language): string =>
  language === 'hi' ? `सभी खाते` : `All accounts`

export const saveRole = (language: Language): string =>
  language === 'hi' ? `भूमिका सहेजें` : `Save role`

export const sessions = (language: Language): string =>
  language === 'hi' ? `सत्र` : `Sessions`

export const sessionCount = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { '=0': `कहीं लॉग इन नहीं।`, one: `${formatNumber(count, language)} ब्राउज़र में लॉग इन।`, other: `${formatNumber(count, language)} ब्राउज़र में लॉग इन।` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { '=0': `Signed in nowhere.`, one: `Signed in in ${formatNumber(count, language)} browser.`, other: `Signed in in ${formatNumber(count, language)} browsers.` } })}`

export const signOut = (language: Language): string =>
  language === 'hi' ? `सब जगह से लॉग आउट करें` : `Sign out everywhere`

export const access = (language: Language): string =>
  language === 'hi' ? `पहुँच` : `Access`

export const newLink = (language: Language): string =>
  language === 'hi' ? `नया लिंक बनाएँ` : `Create a new link`

export const newLinkHint = (language: Language, { state }: { state: string }): string =>
  language === 'hi' ? `${state === 'invited' ? `अगर न्योता खो गया हो या उसका समय निकल गया हो। पुराना लिंक फिर नहीं खुलेगा।` : `पासवर्ड भूल जाने पर। लिंक इस्तेमाल होते ही पासकी हट जाती हैं और सारे सत्र बंद हो जाते हैं।`}` : `${state === 'invited' ? `If the invitation was lost or has expired. The older link then stops working.` : `For somebody who forgot the password. When it is used, it removes the passkeys and ends all sessions.`}`

export const switchOff = (language: Language): string =>
  language === 'hi' ? `बंद करें` : `Switch off`

export const switchOffHint = (language: Language): string =>
  language === 'hi' ? `सारे सत्र बंद हो जाते हैं। नाम और इतिहास बने रहते हैं।` : `Ends all sessions. The name and the history stay.`

export const switchOn = (language: Language): string =>
  language === 'hi' ? `फिर चालू करें` : `Switch on again`

export const isOff = (language: Language): string =>
  language === 'hi' ? `यह खाता बंद है: इससे कोई लॉग इन नहीं कर सकता।` : `This account is off: nobody can sign in to it.`

export const ownAccount = (language: Language): string =>
  language === 'hi' ? `यह आपका अपना खाता है। इसकी भूमिका बदलना या इसे बंद करना कोई दूसरा एडमिन कर सकता है।` : `This is your own account. Another administrator can change its role or switch it off.`

export const gone = (language: Language): string =>
  language === 'hi' ? `ऐसा कोई खाता नहीं है।` : `There is no such account.`

export const failed = (language: Language): string =>
  language === 'hi' ? `खाता नहीं बदला जा सका` : `Failed to change the account`

export const refusal = (language: Language, { reason }: { reason: string }): string =>
  language === 'hi' ? `${reason === 'ownaccount' ? `आप अपने ही खाते पर यह नहीं कर सकते। किसी दूसरे एडमिन से कहें।` : reason === 'lastadministrator' ? `यह आखिरी चालू एडमिन है। पहले किसी और को एडमिन बनाएँ।` : reason === 'notadministrator' ? `आप अब एडमिन नहीं हैं। कुछ नहीं बदला।` : reason === 'demo' ? `डेमो खाता सिर्फ़ अपने आमंत्रित खाते बदल सकता है। कुछ नहीं बदला।` : reason === 'isoff' ? `यह खाता बंद है। पहले इसे चालू करें।` : `ऐसा कोई खाता नहीं है।`}` : `${reason === 'ownaccount' ? `You cannot do this to your own account. Ask another administrator.` : reason === 'lastadministrator' ? `This is the last active administrator. Make somebody else an administrator first.` : reason === 'notadministrator' ? `You are no longer an administrator. Nothing was changed.` : reason === 'demo' ? `The demo account can change only accounts that it invited. Nothing was changed.` : reason === 'isoff' ? `This account is off. Switch it on first.` : `There is no such account.`}`

export const knownEmail = (language: Language): string =>
  language === 'hi' ? `इस पते का खाता पहले से है` : `There is already an account with this address`

export const longName = (language: Language): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा 100 अक्षर लिखें` : `Use at most 100 characters`

export const history = (language: Language): string =>
  language === 'hi' ? `इतिहास` : `History`

export const linkExpires = <Node,>(language: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`खुला लिंक, `, time(``), ` तक`] : [`Open link, expires `, time(``)]

export const linkOver = <Node,>(language: Language, { time }: { time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`लिंक का समय `, time(``), ` को निकल गया`] : [`The link expired on `, time(``)]

export const revokeLink = (language: Language): string =>
  language === 'hi' ? `लिंक रद्द करें` : `Revoke the link`
