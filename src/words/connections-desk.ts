// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const actions = (language: Language): string =>
  language === 'hi' ? `कार्रवाई` : `Actions`

export const remove = (language: Language): string =>
  language === 'hi' ? `हटाएँ` : `Delete`

export const title = (language: Language): string =>
  language === 'hi' ? `कनेक्शन` : `Connections`

export const toSettings = (language: Language): string =>
  language === 'hi' ? `सेटिंग` : `Settings`

export const about = (language: Language): string =>
  language === 'hi' ? `वे पते जिन्हें बताया जाता है कि कुछ प्रकाशित हुआ, बदला, सुधारा गया, मिलाया गया या हटाया गया: आपके वेबहुक, फ़ीड का हब (WebSub) और सर्च इंजन (IndexNow)। जब तक यहाँ कोई पता न जोड़ा जाए, कुछ नहीं भेजा जाता।` : `Addresses that are notified when something is published, changed, corrected, merged or taken down: your own webhooks, the hub of the feeds (WebSub), and search engines (IndexNow). Nothing is sent until you add one here.`

export const demo = (language: Language): string =>
  language === 'hi' ? `डेमो कोई सूचना नहीं भेजता। असली साइट के लिए PUBLIC_URL सेट करें।` : `Demo mode sends no notifications. Set PUBLIC_URL to run a real site.`

export const none = (language: Language): string =>
  language === 'hi' ? `अभी कोई कनेक्शन नहीं है। नीचे एक जोड़ें।` : `No connections yet. Add one below.`

export const address = (language: Language): string =>
  language === 'hi' ? `पता` : `Address`

export const events = (language: Language): string =>
  language === 'hi' ? `घटनाएँ` : `Events`

export const state = (language: Language): string =>
  language === 'hi' ? `स्थिति` : `State`

export const kind = (language: Language, { kind }: { kind: string }): string =>
  language === 'hi' ? `${kind === 'webhook' ? `वेबहुक` : kind === 'websub' ? `फ़ीड का हब` : `IndexNow`}` : `${kind === 'webhook' ? `Webhook` : kind === 'websub' ? `Hub of the feeds` : `IndexNow`}`

export const addedBy = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} ने जोड़ा` : `added by ${name}`

export const gathered = (language: Language, { kind }: { kind: string }): string =>
  language === 'hi' ? `${kind === 'websub' ? `बदली हुई फ़ीड, मिनट में एक बार` : `घटनाक्रमों और श्रेणियों के बदले हुए पेज, हर पाँच मिनट में`}` : `${kind === 'websub' ? `Changed feeds, once a minute` : `Changed pages of stories and categories, every five minutes`}`

export const event = (language: Language, { event }: { event: string }): string =>
  language === 'hi' ? `${event === 'published' ? `प्रकाशित` : event === 'changed' ? `बदला` : event === 'corrected' ? `सुधारा` : event === 'merged' ? `मिलाया` : event === 'test' ? `जाँच` : event === 'addresses' ? `बदले हुए पते` : `हटाया`}` : `${event === 'published' ? `Published` : event === 'changed' ? `Changed` : event === 'corrected' ? `Corrected` : event === 'merged' ? `Merged` : event === 'test' ? `Test` : event === 'addresses' ? `Changed addresses` : `Taken down`}`

export const stateOf = (language: Language, { state }: { state: string }): string =>
  language === 'hi' ? `${state === 'active' ? `चालू` : state === 'paused' ? `रोका हुआ` : `बंद: पता हटाया जा चुका है (410), या कई दिन सूचना नहीं पहुँची`}` : `${state === 'active' ? `On` : state === 'paused' ? `Paused` : `Switched off: gone (410), or days without success`}`

export const waiting = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} सूचना लंबित`, other: `${formatNumber(count, language)} सूचनाएँ लंबित` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} delivery waiting`, other: `${formatNumber(count, language)} deliveries waiting` } })}`

export const failing = (language: Language, { ago }: { ago: string }): string =>
  language === 'hi' ? `गड़बड़ी; पहली बार ${ago}` : `Failing, first ${ago}`

export const test = (language: Language): string =>
  language === 'hi' ? `जाँच सूचना भेजें` : `Send a test`

export const pause = (language: Language): string =>
  language === 'hi' ? `रोकें` : `Pause`

export const resume = (language: Language): string =>
  language === 'hi' ? `फिर शुरू करें` : `Resume`

export const renew = (language: Language): string =>
  language === 'hi' ? `नई गुप्त कुंजी` : `New secret`

export const renewTitle = (language: Language): string =>
  language === 'hi' ? `नई गुप्त कुंजी बनाएँ?` : `Make a new secret?`

export const renewText = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `इसके बाद ${url} को भेजी जाने वाली सूचनाओं पर सिर्फ़ नई कुंजी से हस्ताक्षर होंगे। जब तक आप प्राप्तकर्ता को नई कुंजी नहीं देते, वह सूचनाएँ अस्वीकार करेगा; Chowk इस बीच दोबारा कोशिश करता रहेगा।` : `From then on notifications to ${url} are signed with the new secret only. A receiver refuses them until you have given it the new one; Chowk tries again meanwhile.`

export const deleteTitle = (language: Language): string =>
  language === 'hi' ? `यह कनेक्शन हटाएँ?` : `Delete this connection?`

export const deleteText = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `${url} को आगे कोई सूचना नहीं जाएगी, और इसका लॉग हट जाएगा।` : `${url} will get no more notifications, and its log will be deleted.`

export const log = (language: Language): string =>
  language === 'hi' ? `भेजी गई सूचनाएँ` : `Deliveries`

export const logOf = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `सिर्फ़ ${url} को।` : `Only to ${url}.`

export const logOfAll = (language: Language): string =>
  language === 'hi' ? `सभी दिखाएँ` : `Show all`

export const noDeliveries = (language: Language): string =>
  language === 'hi' ? `अभी कुछ नहीं भेजा गया है।` : `Nothing has been sent yet.`

export const delivery = (language: Language): string =>
  language === 'hi' ? `सूचना` : `Delivery`

export const answer = (language: Language): string =>
  language === 'hi' ? `जवाब` : `Response`

export const attempts = (language: Language): string =>
  language === 'hi' ? `कोशिशें` : `Attempts`

export const deliveryState = (language: Language, { state }: { state: string }): string =>
  language === 'hi' ? `${state === 'waiting' ? `लंबित` : state === 'delivered' ? `पहुँची` : state === 'failed' ? `छोड़ दी गई` : `रद्द`}` : `${state === 'waiting' ? `Waiting` : state === 'delivered' ? `Delivered` : state === 'failed' ? `Given up` : `Discarded`}`

export const again = (language: Language): string =>
  language === 'hi' ? `फिर भेजें` : `Send again`

export const addTitle = (language: Language): string =>
  language === 'hi' ? `कनेक्शन जोड़ें` : `Add a connection`

export const webhookUrl = (language: Language): string =>
  language === 'hi' ? `वेबहुक का पता` : `Webhook address`

export const webhookHint = (language: Language): string =>
  language === 'hi' ? `हर सूचना JSON का हस्ताक्षरित POST है। निजी पते तभी चलते हैं जब FETCH_ALLOW में उनका नाम हो; रीडायरेक्ट नहीं माने जाते` : `Each notification is a signed POST of JSON. Private addresses are refused unless FETCH_ALLOW names them, and redirects are not followed`

export const eventsOf = (language: Language): string =>
  language === 'hi' ? `कब भेजें` : `Send when something is`

export const noEvents = (language: Language): string =>
  language === 'hi' ? `कम से कम एक चुनें` : `Choose at least one`

export const addWebhook = (language: Language): string =>
  language === 'hi' ? `वेबहुक जोड़ें` : `Add Webhook`

export const hubUrl = (language: Language): string =>
  language === 'hi' ? `WebSub हब` : `WebSub hub`

export const hubHint = (language: Language): string =>
  language === 'hi' ? `फ़ीड में हब का नाम होता है, और बदलाव पर Chowk हब को सूचना देता है, ताकि फ़ीड रीडर को बार-बार जाँचना न पड़े` : `Feeds name the hub, and Chowk notifies it when they change, so that feed readers need not keep polling`

export const addHub = (language: Language): string =>
  language === 'hi' ? `यह हब इस्तेमाल करें` : `Use This Hub`

export const indexNow = (language: Language): string =>
  language === 'hi' ? `IndexNow` : `IndexNow`

export const indexNowHint = (language: Language): string =>
  language === 'hi' ? `इसमें शामिल सर्च इंजनों को घटनाक्रमों और श्रेणियों के बदले हुए पेज बताए जाते हैं। कुंजी /indexnow.txt पर है` : `Participating search engines are notified of changed pages of stories and categories. The key is at /indexnow.txt`

export const addIndexNow = (language: Language): string =>
  language === 'hi' ? `IndexNow चालू करें` : `Turn On IndexNow`

export const refused = (language: Language, { reason }: { reason: string }): string =>
  language === 'hi' ? `${reason === 'taken' ? `इस तरह का कनेक्शन पहले से है। पहले उसे हटाएँ।` : reason === 'repeated' ? `इस पते का वेबहुक पहले से है। उसकी घटनाएँ बदलने के लिए उसे हटाएँ और फिर जोड़ें।` : `20 कनेक्शन पहले से हैं। पहले कोई हटाएँ।`}` : `${reason === 'taken' ? `There is already a connection of this kind. Delete it first.` : reason === 'repeated' ? `There is already a webhook with this address. To change its events, delete it and add it again.` : `There are 20 connections already. Delete one first.`}`

export const secretTitle = (language: Language): string =>
  language === 'hi' ? `वेबहुक की गुप्त कुंजी` : `Secret of the webhook`

export const secretHint = (language: Language): string =>
  language === 'hi' ? `इसे अभी कॉपी करें: यह फिर नहीं दिखाई जाएगी। Chowk-Signature t=SECONDS,v1=HEX है, जहाँ HEX इस कुंजी से SECONDS.BODY का HMAC-SHA256 है` : `Copy it now: it is not shown again. Chowk-Signature is t=SECONDS,v1=HEX, where HEX is the HMAC-SHA256 of SECONDS.BODY with this secret`

export const notSaved = (language: Language): string =>
  language === 'hi' ? `कुछ नहीं बदला। नेटवर्क जाँचें और फिर कोशिश करें।` : `Nothing was changed. Check the network and try again.`
