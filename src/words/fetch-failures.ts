// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const unreachable = (language: Language): string =>
  language === 'hi' ? `यहाँ से इस पते तक पहुँचा नहीं जा सका।` : `This address cannot be reached from here.`

export const badAddress = (language: Language): string =>
  language === 'hi' ? `यह ऐसा वेब पता नहीं है जिसे पढ़ा जा सके।` : `This is not a web address that can be read.`

export const tls = (language: Language): string =>
  language === 'hi' ? `इस पते के लिए सर्वर का प्रमाणपत्र मान्य नहीं है।` : `The server has no valid certificate for this address.`

export const timeout = (language: Language): string =>
  language === 'hi' ? `सर्वर ने जवाब देने में बहुत समय लगा दिया।` : `The server took too long to answer.`

export const cancelled = (language: Language): string =>
  language === 'hi' ? `जवाब आने से पहले ही पढ़ना रोक दिया गया।` : `Reading was stopped before the answer came.`

export const brokenAnswer = (language: Language): string =>
  language === 'hi' ? `सर्वर ने जवाब बीच में छोड़ दिया, या उसका जवाब HTTP नहीं था।` : `The server broke off or answered with something that is not HTTP.`

export const badEncoding = (language: Language): string =>
  language === 'hi' ? `जवाब ऐसे कंप्रेस किया गया है कि पढ़ा नहीं जा सकता।` : `The answer is compressed in a way that cannot be read.`

export const tooLarge = (language: Language): string =>
  language === 'hi' ? `जवाब बहुत बड़ा है।` : `The answer is too large.`

export const tooManyRedirects = (language: Language): string =>
  language === 'hi' ? `यह पता गोल-गोल घुमाता है या बार-बार दूसरे पतों पर भेजता है।` : `The address redirects in circles or too often.`

export const forbidden = (language: Language): string =>
  language === 'hi' ? `सर्वर हमें यह पता पढ़ने नहीं देता।` : `The server does not let us read this address.`

export const notFound = (language: Language): string =>
  language === 'hi' ? `इस पते पर कुछ नहीं है।` : `There is nothing at this address.`

export const gone = (language: Language): string =>
  language === 'hi' ? `सर्वर के मुताबिक यह पता हमेशा के लिए हटा दिया गया है।` : `The server says that this address is gone for good.`

export const throttled = (language: Language): string =>
  language === 'hi' ? `सर्वर ने बाद में आने को कहा है।` : `The server asks us to come back later.`

export const httpError = (language: Language): string =>
  language === 'hi' ? `सर्वर ने जवाब में त्रुटि भेजी।` : `The server answered with an error.`
