// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const about = (language: Language, { stories }: { stories: number }): string =>
  language === 'hi' ? `होम पेज और खोले गए घटनाक्रम इस डिवाइस पर रखें और बिना नेटवर्क के पढ़ें। ज़्यादा से ज़्यादा ${formatNumber(stories, language)} घटनाक्रम, बिना तस्वीरों के, नए आने तक रखे जाते हैं। कोई नोटिफ़िकेशन नहीं भेजा जाता।` : language === 'ta' ? `முகப்பையும் நீங்கள் திறக்கும் நிகழ்வுகளையும் இந்தச் சாதனத்தில் வைத்து, இணையம் இல்லாமல் படியுங்கள். அதிகபட்சம் ${formatNumber(stories, language)} நிகழ்வுகள், படங்கள் இல்லாமல், புதியவை வரும் வரை வைக்கப்படும். அறிவிப்புகள் எதுவும் அனுப்பப்படாது.` : `Save the front page and the stories you open on this device to read them without a network. Up to ${formatNumber(stories, language)} stories are kept, without pictures; newer ones replace older ones. No notifications are sent.`

export const turnOn = (language: Language): string =>
  language === 'hi' ? `पेज इस डिवाइस पर रखें` : language === 'ta' ? `பக்கங்களை இந்தச் சாதனத்தில் வைக்க` : `Keep pages on this device`

export const turnOff = (language: Language): string =>
  language === 'hi' ? `बंद करें और सभी प्रतियाँ हटाएँ` : language === 'ta' ? `நிறுத்தி, எல்லாப் பிரதிகளையும் நீக்குக` : `Stop, and delete all copies`

export const isOn = (language: Language): string =>
  language === 'hi' ? `पेज इस डिवाइस पर रखे जा रहे हैं। किसी घटनाक्रम को रखने के लिए उसे खोलें।` : language === 'ta' ? `பக்கங்கள் இந்தச் சாதனத்தில் வைக்கப்படுகின்றன. ஒரு நிகழ்வை வைக்க, அதைத் திறந்தால் போதும்.` : `Pages are kept on this device. Open a story to keep it.`

export const isOff = (language: Language): string =>
  language === 'hi' ? `इस डिवाइस पर कुछ नहीं रखा गया है।` : language === 'ta' ? `இந்தச் சாதனத்தில் எதுவும் வைக்கப்படவில்லை.` : `Nothing is kept on this device.`

export const working = (language: Language): string =>
  language === 'hi' ? `होम पेज सहेजा जा रहा है…` : language === 'ta' ? `முகப்பு சேமிக்கப்படுகிறது…` : `Saving the front page…`

export const failed = (language: Language): string =>
  language === 'hi' ? `कुछ सहेजा नहीं जा सका। नेटवर्क जाँचें और फिर कोशिश करें।` : language === 'ta' ? `எதுவும் சேமிக்கப்படவில்லை. இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.` : `Nothing was saved. Check the network and try again.`

export const unsupported = (language: Language): string =>
  language === 'hi' ? `यह ब्राउज़र यहाँ पेज नहीं रख सकता। नया ब्राउज़र और https से शुरू होने वाला पता इस्तेमाल करें।` : language === 'ta' ? `இந்த உலாவியால் இங்கே பக்கங்களை வைக்க முடியாது. புதிய உலாவியையும் https எனத் தொடங்கும் முகவரியையும் பயன்படுத்துங்கள்.` : `This browser cannot keep pages here. Use a current browser, and an address that begins with https.`

export const needsScript = (language: Language): string =>
  language === 'hi' ? `इसके लिए JavaScript चाहिए।` : language === 'ta' ? `இதற்கு JavaScript தேவை.` : `This needs JavaScript.`

export const kept = (language: Language): string =>
  language === 'hi' ? `इस डिवाइस पर` : language === 'ta' ? `இந்தச் சாதனத்தில்` : `On this device`

export const install = (language: Language): string =>
  language === 'hi' ? `साइट को ऐप की तरह इस्तेमाल करने के लिए इसी पेज पर ब्राउज़र के मेन्यू में “इंस्टॉल करें” या “होम स्क्रीन में जोड़ें” चुनें।` : language === 'ta' ? `தளத்தைச் செயலியாகப் பயன்படுத்த, இந்தப் பக்கத்தில் உலாவியின் பட்டியலில் “நிறுவு” அல்லது “முகப்புத் திரையில் சேர்” என்பதைத் தேர்ந்தெடுங்கள்.` : `To use the site as an app, choose “Install” or “Add to home screen” in the menu of the browser, on this page.`

export const copy = (language: Language, { at }: { at: string }): string =>
  language === 'hi' ? `नेटवर्क नहीं है या बहुत धीमा है। यह ${at} की प्रति है।` : language === 'ta' ? `இணையம் இல்லை அல்லது மிக மெதுவாக உள்ளது. இது ${at} அன்றைய பிரதி.` : `No network, or a very slow one. This copy is from ${at}.`

export const missing = (language: Language): string =>
  language === 'hi' ? `नेटवर्क नहीं है, और यह पेज इस डिवाइस पर नहीं रखा गया है।` : language === 'ta' ? `இணையம் இல்லை; இந்தப் பக்கம் இந்தச் சாதனத்தில் வைக்கப்படவில்லை.` : `No network, and this page is not kept on this device.`

export const retry = (language: Language): string =>
  language === 'hi' ? `फिर कोशिश करें` : language === 'ta' ? `மீண்டும் முயல்க` : `Try again`

export const newer = (language: Language): string =>
  language === 'hi' ? `इस पेज का नया रूप आ गया है।` : language === 'ta' ? `இந்தப் பக்கத்தின் புதிய வடிவம் வந்துள்ளது.` : `A newer version of this page is available.`

export const show = (language: Language): string =>
  language === 'hi' ? `दिखाएँ` : language === 'ta' ? `காட்டுக` : `Show it`
