// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर` : `Newsletter`

export const subscribers = (language: Language): string =>
  language === 'hi' ? `सदस्य` : `Subscribers`

export const settings = (language: Language): string =>
  language === 'hi' ? `सेटिंग` : `Settings`

export const demo = (language: Language): string =>
  language === 'hi' ? `यह डेमो है: यहाँ से कुछ नहीं भेजा जाता और पाठकों को फ़ॉर्म नहीं दिखता।` : `Demo mode sends no newsletter, and readers see no form.`

export const noServer = (language: Language): string =>
  language === 'hi' ? `मेल सर्वर तय नहीं है, इसलिए कुछ नहीं भेजा जाता और पाठकों को फ़ॉर्म नहीं दिखता। SMTP_URL, MAIL_FROM और PUBLIC_URL तय करें (README, Settings) और Chowk फिर से चालू करें।` : `No mail server is set, so nothing is sent and readers see no form. Set SMTP_URL, MAIL_FROM and PUBLIC_URL (README, Settings) and start Chowk again.`

export const leavesBy = (language: Language, { server, from }: { server: string; from: string }): string =>
  language === 'hi' ? `मेल ${server} से ${from} के नाम से जाते हैं।` : `Mails are sent through ${server} as ${from}.`

export const isOff = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर बंद है। सेटिंग में चालू करें।` : `The newsletter is off. Turn it on under Settings.`

export const next = (language: Language, { day, time, languages }: { day: string; time: string; languages: string }): string =>
  language === 'hi' ? `अगला न्यूज़लेटर: ${day}, ${time} बजे, ${languages} में।` : `Next newsletter: ${day} at ${time}, in ${languages}.`

export const counts = (language: Language, { active, pending, off }: { active: number; pending: number; off: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: active, type: 'cardinal', forms: { one: `${formatNumber(active, language)} सदस्य`, other: `${formatNumber(active, language)} सदस्य` } })}, ${formatNumber(pending, language)} की पुष्टि बाकी, ${formatNumber(off, language)} मेल लौटने पर बंद।` : `${pickPlural(language, { count: active, type: 'cardinal', forms: { one: `${formatNumber(active, language)} subscriber`, other: `${formatNumber(active, language)} subscribers` } })}, ${formatNumber(pending, language)} not confirmed, ${formatNumber(off, language)} switched off after bounces.`

export const trouble = (language: Language, { time }: { time: string }): string =>
  language === 'hi' ? `पिछला मेल नहीं जा सका (${time})।` : `The last mail could not be sent (${time}).`

export const reply = (language: Language, { reply }: { reply: string }): string =>
  language === 'hi' ? `मेल सर्वर का जवाब: ${reply}` : `Reply of the mail server: ${reply}`

export const willRetry = (language: Language): string =>
  language === 'hi' ? `फिर कोशिश की जाएगी।` : `It will be retried.`

export const previewTitle = (language: Language): string =>
  language === 'hi' ? `पूर्वावलोकन` : `Preview`

export const previewOf = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} न्यूज़लेटर` : `Newsletter in ${name}`

export const asHtml = (language: Language): string =>
  language === 'hi' ? `नए टैब में` : `In a new tab`

export const asText = (language: Language): string =>
  language === 'hi' ? `सादा पाठ` : `Plain text`

export const noPreview = (language: Language): string =>
  language === 'hi' ? `होम पेज पर भेजने लायक कुछ नहीं है। नमूना खबरें कभी नहीं भेजी जातीं।` : `The front page has nothing to send yet. Sample articles are never sent.`

export const sendTest = (language: Language): string =>
  language === 'hi' ? `अपने पते पर जाँच मेल भेजें` : `Send yourself a test`

export const testWaits = (language: Language, { time }: { time: string }): string =>
  language === 'hi' ? `पिछला जाँच मेल भेजा जा रहा है (${time})।` : `The last test is on its way (${time}).`

export const testSent = (language: Language, { time }: { time: string }): string =>
  language === 'hi' ? `पिछला जाँच मेल भेजा गया (${time})।` : `The last test was sent (${time}).`

export const testFailed = (language: Language, { time }: { time: string }): string =>
  language === 'hi' ? `पिछला जाँच मेल नहीं भेजा जा सका (${time})।` : `The last test was not sent (${time}).`

export const testThrottled = (language: Language, { minutes }: { minutes: number }): string =>
  language === 'hi' ? `एक घंटे में ज़्यादा से ज़्यादा बीस जाँच मेल भेजे जा सकते हैं। ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} मिनट`, other: `${formatNumber(minutes, language)} मिनट` } })} बाद फिर कोशिश करें।` : `At most twenty tests an hour can be sent. Please try again in ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} minute`, other: `${formatNumber(minutes, language)} minutes` } })}.`

export const lastLetters = (language: Language): string =>
  language === 'hi' ? `पिछले न्यूज़लेटर` : `Last newsletters`

export const noLetters = (language: Language): string =>
  language === 'hi' ? `अब तक कोई न्यूज़लेटर नहीं भेजा गया।` : `No newsletter has been sent yet.`

export const heading = (language: Language, { column }: { column: string }): string =>
  language === 'hi' ? `${column === 'day' ? `दिन` : column === 'language' ? `भाषा` : column === 'state' ? `स्थिति` : column === 'sent' ? `भेजे गए` : column === 'failed' ? `नहीं गए` : column === 'bounced' ? `लौटे` : column === 'address' ? `पता` : column === 'asked' ? `कब से` : `कार्रवाई`}` : `${column === 'day' ? `Day` : column === 'language' ? `Language` : column === 'state' ? `State` : column === 'sent' ? `Sent` : column === 'failed' ? `Failed` : column === 'bounced' ? `Bounced` : column === 'address' ? `Address` : column === 'asked' ? `Subscribed` : `Actions`}`

export const letterState = (language: Language, { state }: { state: string }): string =>
  language === 'hi' ? `${state === 'sending' ? `भेजा जा रहा है` : state === 'sent' ? `भेजा गया` : state === 'late' ? `नहीं भेजा गया: तय समय पर Chowk बंद था` : state === 'empty' ? `नहीं भेजा गया: होम पेज खाली था` : `नहीं भेजा गया: कोई सदस्य नहीं`}` : `${state === 'sending' ? `Being sent` : state === 'sent' ? `Sent` : state === 'late' ? `Not sent: Chowk was not running at its hour` : state === 'empty' ? `Not sent: nothing on the front page` : `Not sent: no subscribers`}`

export const sentOf = (language: Language, { sent, recipients }: { sent: number; recipients: number }): string =>
  language === 'hi' ? `${formatNumber(recipients, language)} में से ${formatNumber(sent, language)}` : `${formatNumber(sent, language)} of ${formatNumber(recipients, language)}`

export const subscriberState = (language: Language, { state }: { state: string }): string =>
  language === 'hi' ? `${state === 'active' ? `सदस्य` : state === 'pending' ? `पुष्टि बाकी` : `बंद`}` : `${state === 'active' ? `Subscribed` : state === 'pending' ? `Not confirmed` : `Off`}`

export const state = (language: Language): string =>
  language === 'hi' ? `स्थिति` : `State`

export const search = (language: Language): string =>
  language === 'hi' ? `पते का कोई हिस्सा` : `Part of an address`

export const none = (language: Language): string =>
  language === 'hi' ? `कोई सदस्य नहीं। पाठक /newsletter पर सदस्य बनते हैं।` : `No subscribers. Readers subscribe at /newsletter.`

export const noneFound = (language: Language): string =>
  language === 'hi' ? `ऐसा कोई सदस्य नहीं।` : `No subscriber matches.`

export const removal = (language: Language, { address }: { address: string }): string =>
  language === 'hi' ? `${address} पता और उसके लिए रुके मेल मिटा दिए जाएँगे। इसे वापस नहीं लिया जा सकता।` : `This will delete the address ${address} and every mail waiting for it. This cannot be undone.`

export const notRemoved = (language: Language): string =>
  language === 'hi' ? `सदस्य नहीं मिटाया जा सका। फिर कोशिश करें।` : `The subscriber could not be deleted. Please try again.`

export const bounces = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} मेल लौटा`, other: `${formatNumber(count, language)} मेल लौटे` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} bounce`, other: `${formatNumber(count, language)} bounces` } })}`

export const exportCsv = (language: Language): string =>
  language === 'hi' ? `CSV निर्यात` : `Export CSV`

export const tab = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर` : `Newsletter`

export const inLanguage = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} न्यूज़लेटर` : `Newsletter in ${name}`

export const inLanguageHint = (language: Language, { address }: { address: string }): string =>
  language === 'hi' ? `दिन का होम पेज मेल से, उन पाठकों को जिन्होंने ${address} पर माँगा और अपने पते की पुष्टि की` : `The front page of the day by mail, to readers who subscribed at ${address} and confirmed their address`

export const inEditionHint = (language: Language): string =>
  language === 'hi' ? `वही, संस्करण की खबरों के साथ; सिर्फ़ तब, जब संस्करण चालू हो` : `The same, with the articles of the edition. Sent only while the edition is turned on`

export const hour = (language: Language): string =>
  language === 'hi' ? `समय` : `Hour`

export const hourHint = (language: Language): string =>
  language === 'hi' ? `भारतीय समय। बदलाव अगले न्यूज़लेटर से लागू होता है` : `In Indian time. A change takes effect with the next newsletter`

export const days = (language: Language): string =>
  language === 'hi' ? `दिन` : `Days`

export const dayChoice = (language: Language, { days, day }: { days: string; day: string }): string =>
  language === 'hi' ? `${days === 'd1234567' ? `हर दिन` : days === 'd12345' ? `सोमवार से शुक्रवार` : days === 'd123456' ? `सोमवार से शनिवार` : `हफ़्ते में एक बार: ${day}`}` : `${days === 'd1234567' ? `Every day` : days === 'd12345' ? `Monday to Friday` : days === 'd123456' ? `Monday to Saturday` : `Once a week: ${day}`}`

export const toScreen = (language: Language): string =>
  language === 'hi' ? `स्थिति, पूर्वावलोकन, जाँच और सदस्य` : `State, preview, test and subscribers`

export const testNotQueued = (language: Language): string =>
  language === 'hi' ? `जाँच मेल नहीं भेजा जा सका। फिर कोशिश करें।` : `The test could not be queued. Please try again.`
