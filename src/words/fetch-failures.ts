// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const unreachable = (language: Language): string =>
  language === 'hi' ? `Chowk इस पते तक नहीं पहुँच सका।` : `Chowk cannot reach this address.`

export const badAddress = (language: Language): string =>
  language === 'hi' ? `यह ऐसा वेब पता नहीं है जिसे पढ़ा जा सके।` : `This is not a web address that Chowk can read.`

export const tls = (language: Language): string =>
  language === 'hi' ? `इस पते के लिए सर्वर का प्रमाणपत्र मान्य नहीं है।` : `The server has no valid certificate for this address.`

export const timeout = (language: Language): string =>
  language === 'hi' ? `सर्वर ने जवाब देने में बहुत समय लगा दिया।` : `The server took too long to answer.`

export const cancelled = (language: Language): string =>
  language === 'hi' ? `सर्वर के जवाब से पहले ही अनुरोध रद्द कर दिया गया।` : `The request was cancelled before the server responded.`

export const brokenAnswer = (language: Language): string =>
  language === 'hi' ? `सर्वर ने जवाब बीच में छोड़ दिया, या सही HTTP जवाब नहीं भेजा।` : `The server broke off or sent an invalid HTTP response.`

export const badEncoding = (language: Language): string =>
  language === 'hi' ? `जवाब ऐसे कंप्रेस किया गया है कि पढ़ा नहीं जा सकता।` : `The response is compressed in a way that Chowk cannot read.`

export const tooLarge = (language: Language): string =>
  language === 'hi' ? `जवाब बहुत बड़ा है।` : `The response is too large.`

export const tooManyRedirects = (language: Language): string =>
  language === 'hi' ? `यह पता गोल-गोल घुमाता है या बार-बार दूसरे पतों पर भेजता है।` : `The address redirects in a loop or too often.`

export const redirected = (language: Language): string =>
  language === 'hi' ? `यह पता दूसरे पते पर भेजता है। इसकी जगह वही पता डालें।` : `The address redirects to another one. Enter that one instead.`

export const forbidden = (language: Language): string =>
  language === 'hi' ? `सर्वर हमें यह पता पढ़ने नहीं देता।` : `The server refuses access to this address.`

export const notFound = (language: Language): string =>
  language === 'hi' ? `इस पते पर कुछ नहीं है।` : `There is nothing at this address.`

export const gone = (language: Language): string =>
  language === 'hi' ? `सर्वर के मुताबिक यह पता हमेशा के लिए हटा दिया गया है।` : `The server says that this address is gone for good.`

export const throttled = (language: Language): string =>
  language === 'hi' ? `सर्वर हमारे अनुरोध सीमित कर रहा है।` : `The server is limiting our requests.`

export const httpError = (language: Language): string =>
  language === 'hi' ? `सर्वर ने जवाब में गड़बड़ी बताई।` : `The server responded with an error.`
