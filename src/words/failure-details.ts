// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const noConnection = (language: Language): string =>
  language === 'hi' ? `कनेक्शन नहीं हुआ` : `no connection`

export const unknownEncoding = (language: Language): string =>
  language === 'hi' ? `सामग्री की एन्कोडिंग अनजान है` : `an unknown content encoding`

export const tooManyEncodings = (language: Language): string =>
  language === 'hi' ? `सामग्री पर बहुत ज़्यादा एन्कोडिंग हैं` : `too many content encodings`

export const overLimit = (language: Language): string =>
  language === 'hi' ? `सीमा से ज़्यादा` : `over the limit`

export const announcedOverLimit = (language: Language): string =>
  language === 'hi' ? `सर्वर के बताए मुताबिक ही सीमा से बड़ा` : `announced length over the limit`

export const stopped = (language: Language): string =>
  language === 'hi' ? `रद्द किया गया` : `cancelled`

export const deadline = (language: Language): string =>
  language === 'hi' ? `तय समय बीत गया` : `the deadline has passed`

export const redirects = (language: Language): string =>
  language === 'hi' ? `दूसरे पतों पर भेजता है` : `redirects`

export const redirectedInside = (language: Language): string =>
  language === 'hi' ? `भीतरी नेटवर्क के पते पर भेजा गया` : `redirected in`

export const endlessInterimAnswers = (language: Language): string =>
  language === 'hi' ? `अंतरिम जवाब, जो खत्म नहीं होते` : `endless interim responses`

export const noAddressOfName = (language: Language): string =>
  language === 'hi' ? `इस नाम का कोई पता नहीं है` : `the host name has no address`

export const privateAddress = (language: Language): string =>
  language === 'hi' ? `निजी नेटवर्क का पता` : `a private address`

export const notAnAddress = (language: Language): string =>
  language === 'hi' ? `यह कोई पता नहीं है` : `not an address`

export const notHttp = (language: Language): string =>
  language === 'hi' ? `न http, न https` : `neither http nor https`

export const passwordInAddress = (language: Language): string =>
  language === 'hi' ? `पते में पासवर्ड है` : `an address with a password in it`

export const readingTooSlow = (language: Language): string =>
  language === 'hi' ? `पढ़ने में बहुत समय लगा` : `reading took too long`

export const noContent = (language: Language): string =>
  language === 'hi' ? `जवाब खाली है` : `the response is empty`

export const neitherXmlNorJson = (language: Language): string =>
  language === 'hi' ? `न XML, न JSON` : `neither XML nor JSON`

export const webPage = (language: Language): string =>
  language === 'hi' ? `फ़ीड नहीं, वेब पेज` : `a web page, not a feed`

export const noElement = (language: Language): string =>
  language === 'hi' ? `कोई एलिमेंट नहीं मिला` : `no element was found`

export const jsonTooLarge = (language: Language): string =>
  language === 'hi' ? `बहुत ज़्यादा मान, या सूचियों के भीतर बहुत ज़्यादा सूचियाँ` : `too many values, or nested too deeply`

export const brokenJson = (language: Language): string =>
  language === 'hi' ? `JSON में गड़बड़ी है` : `the JSON is broken`

export const noJsonFeed = (language: Language): string =>
  language === 'hi' ? `JSON है, पर JSON Feed नहीं` : `JSON, but not a JSON Feed`

export const processEnded = (language: Language): string =>
  language === 'hi' ? `इसे पढ़ने वाली प्रक्रिया तीन बार बंद हो गई` : `the polling process exited three times`

export const status = (language: Language, { status }: { status: string }): string =>
  language === 'hi' ? `HTTP ${status}` : `HTTP ${status}`

export const blockedPort = (language: Language, { port }: { port: string }): string =>
  language === 'hi' ? `पोर्ट ${port} वेब पेजों के लिए नहीं है` : `port ${port} is not for web pages`

export const xmlRoot = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `XML, जो <${name}> से शुरू होता है` : `XML that begins with <${name}>`

export const tooManyAttributes = (language: Language, { most }: { most: string }): string =>
  language === 'hi' ? `${most} से ज़्यादा एट्रिब्यूट` : `more than ${most} attributes`

export const unclosed = (language: Language, { most }: { most: string }): string =>
  language === 'hi' ? `${most} से ज़्यादा खुले टैग` : `more than ${most} open tags`

export const tooDeep = (language: Language, { most }: { most: string }): string =>
  language === 'hi' ? `एक के भीतर एक ${most} से ज़्यादा एलिमेंट` : `more than ${most} elements inside each other`

export const tooManyElements = (language: Language, { most }: { most: string }): string =>
  language === 'hi' ? `${most} से ज़्यादा एलिमेंट` : `more than ${most} elements`

export const readerEnded = (language: Language, { cause }: { cause: string }): string =>
  language === 'hi' ? `पढ़ने वाला प्रोग्राम बंद हो गया (${cause})` : `the reader exited (${cause})`

export const noReader = (language: Language, { cause }: { cause: string }): string =>
  language === 'hi' ? `पढ़ने वाला प्रोग्राम शुरू नहीं हो सका: ${cause}` : `the reader could not start: ${cause}`

export const readingFailed = (language: Language, { cause }: { cause: string }): string =>
  language === 'hi' ? `पढ़ा नहीं जा सका: ${cause}` : `reading failed: ${cause}`

export const siteOf = (language: Language, { url, outlet }: { url: string; outlet: string }): string =>
  language === 'hi' ? `${url} पर ${outlet} की वेबसाइट है` : `${url} is the site of ${outlet}`

export const busyServer = (language: Language): string =>
  language === 'hi' ? `इसके सर्वर पर हमारा एक और अनुरोध चल रहा है, या सर्वर ने रुकने को कहा है` : `another request to its server is running, or the server asked for a pause`
