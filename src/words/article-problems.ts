// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const withNextStep = (language: Language, { problem, nextStep }: { problem: string; nextStep: string }): string =>
  language === 'hi' ? `${problem} ${nextStep}` : `${problem} ${nextStep}`

export const paywall = (language: Language): string =>
  language === 'hi' ? `यह खबर सिर्फ़ सदस्यों के लिए है। पेज पर जितना दिखा, उतना भर दिया गया है; सार जाँच लें।` : `The article is behind a paywall. The fields show what the page reveals; check the description.`

export const login = (language: Language): string =>
  language === 'hi' ? `संस्थान लॉग इन माँगता है। पेज को अपने ब्राउज़र में खोलें और बाकी जानकारी भरें।` : `The outlet requires a login. Open the page in your browser and fill in the rest.`

export const consent = (language: Language): string =>
  language === 'hi' ? `संस्थान खबर दिखाने से पहले सहमति माँगता है। पेज को अपने ब्राउज़र में खोलें और बाकी जानकारी भरें।` : `The outlet asks for consent before it shows the article. Open the page in your browser and fill in the rest.`

export const botCheck = (language: Language): string =>
  language === 'hi' ? `संस्थान की रोबोट जाँच ने हमें रोक दिया। पेज को अपने ब्राउज़र में खोलें और बाकी जानकारी भरें।` : `The outlet’s robot check did not let us in. Open the page in your browser and fill in the rest.`

export const soft404 = (language: Language): string =>
  language === 'hi' ? `संस्थान के मुताबिक ऐसा कोई पेज नहीं है। पता जाँच लें।` : `The outlet says that this page does not exist. Check the address.`

export const homePage = (language: Language): string =>
  language === 'hi' ? `यह पता संस्थान के होम पेज पर ले जाता है। देख लें कि खबर अब भी वहाँ है या नहीं।` : `The address leads to the outlet’s front page. Check whether the article is still there.`

export const outOfOrder = (language: Language): string =>
  language === 'hi' ? `संस्थान का सर्वर खबर की जगह गड़बड़ी दिखा रहा है। बाद में फिर कोशिश करें, या जानकारी खुद भरें।` : `The outlet’s server shows an error instead of the article. Try again later, or fill in the fields by hand.`

export const leadsOn = (language: Language): string =>
  language === 'hi' ? `यह पेज सिर्फ़ किसी और पेज पर ले जाता है। इसे अपने ब्राउज़र में खोलें और आखिर में जो पता आए, उसे पेस्ट करें।` : `This page only leads to another one. Open it in your browser and paste the final address.`

export const empty = (language: Language): string =>
  language === 'hi' ? `JavaScript के बिना यह पेज खाली है। बाकी जानकारी खुद भरें।` : `The page is empty without JavaScript. Fill in the rest by hand.`

export const pdf = (language: Language): string =>
  language === 'hi' ? `यह पेज नहीं, PDF है। शीर्षक और बाकी जानकारी खुद भरें।` : `This is a PDF, not a page. Fill in the title and the rest by hand.`

export const picture = (language: Language): string =>
  language === 'hi' ? `यह पेज नहीं, तस्वीर है। उस पेज का पता पेस्ट करें जिस पर यह तस्वीर है।` : `This is a picture, not a page. Paste the address of the page that shows it.`

export const media = (language: Language): string =>
  language === 'hi' ? `यह पेज नहीं, वीडियो या ऑडियो फ़ाइल है। उस पेज का पता पेस्ट करें जिस पर यह चलती है।` : `This is a video or sound file, not a page. Paste the address of the page that plays it.`

export const feed = (language: Language): string =>
  language === 'hi' ? `यह खबर नहीं, फ़ीड है। इसे “फ़ीड” में जोड़ें, या किसी एक खबर का पता पेस्ट करें।` : `This is a feed, not an article. Add it under Feeds, or paste the address of one article.`

export const data = (language: Language): string =>
  language === 'hi' ? `यह पेज नहीं, प्रोग्रामों के लिए डेटा है। खबर के पेज का पता पेस्ट करें।` : `This is data for programs, not a page. Paste the address of the article’s page.`

export const file = (language: Language): string =>
  language === 'hi' ? `यह पेज नहीं, डाउनलोड की फ़ाइल है। शीर्षक और बाकी जानकारी खुद भरें।` : `This is a file to download, not a page. Fill in the title and the rest by hand.`

export const tooComplex = (language: Language): string =>
  language === 'hi' ? `यह पेज इतना बड़ा या उलझा हुआ है कि पढ़ा नहीं जा सकता। जानकारी खुद भरें।` : `The page is too large or too deeply nested to read. Fill in the fields by hand.`

export const crashedTheReader = (language: Language): string =>
  language === 'hi' ? `इस पेज को पढ़ते हुए Chowk का पेज रीडर बंद हो गया। जानकारी खुद भरें।` : `Chowk’s page reader crashed on this page. Fill in the fields by hand.`

export const checkAddress = (language: Language): string =>
  language === 'hi' ? `पता जाँच लें।` : `Check the address.`

export const lookElsewhere = (language: Language): string =>
  language === 'hi' ? `खबर को कहीं और खोजें।` : `Look for the article elsewhere.`

export const openInBrowser = (language: Language): string =>
  language === 'hi' ? `पेज को अपने ब्राउज़र में खोलें और जानकारी खुद भरें।` : `Open the page in your browser and fill in the fields by hand.`

export const tryInMinutes = (language: Language): string =>
  language === 'hi' ? `कुछ मिनट बाद फिर कोशिश करें, या जानकारी खुद भरें।` : `Try again in a few minutes, or fill in the fields by hand.`

export const tryAgain = (language: Language): string =>
  language === 'hi' ? `फिर कोशिश करें, या जानकारी खुद भरें।` : `Try again, or fill in the fields by hand.`

export const fillByHand = (language: Language): string =>
  language === 'hi' ? `जानकारी खुद भरें, या फिर कोशिश करें।` : `Fill in the fields by hand, or try again.`
