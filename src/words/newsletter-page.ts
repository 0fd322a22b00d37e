// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const standfirst = (language: Language, { days, time }: { days: string; time: string }): string =>
  language === 'hi' ? `दिन भर की खबरें एक मेल में, ${days} ${time} बजे (IST)। न तस्वीरें, न ट्रैकिंग; एक क्लिक में बंद करें।` : language === 'ta' ? `அன்றைய செய்திகள் ஒரே மின்னஞ்சலில், ${days} ${time} மணிக்கு (IST). படங்கள் இல்லை, கண்காணிப்பு இல்லை; ஒரே கிளிக்கில் நிறுத்தலாம்.` : `The day's news in one mail, ${days} at ${time} IST. No pictures, no tracking, and one click to unsubscribe.`

export const everyDay = (language: Language): string =>
  language === 'hi' ? `हर दिन` : language === 'ta' ? `தினமும்` : `every day`

export const addressLabel = (language: Language): string =>
  language === 'hi' ? `आपका ईमेल पता` : language === 'ta' ? `உங்கள் மின்னஞ்சல் முகவரி` : `Your mail address`

export const subscribe = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर पाएँ` : language === 'ta' ? `செய்திமடல் பெறுக` : `Subscribe`

export const privacy = (language: Language): string =>
  language === 'hi' ? `आपका पता सिर्फ़ इस न्यूज़लेटर के काम आता है और बंद करने पर मिटा दिया जाता है। सिर्फ़ उससे बना एक कोड रहता है, जिससे पता वापस नहीं निकलता, ताकि पुराने बैकअप से आपको फिर मेल न जाए।` : language === 'ta' ? `உங்கள் முகவரி இந்தச் செய்திமடலுக்கு மட்டுமே பயன்படும்; நிறுத்தினால் நீக்கப்படும். அதிலிருந்து உருவாக்கிய, திரும்பப் படிக்க முடியாத ஒரு குறியீடு மட்டும் இருக்கும்: பழைய காப்புநகலால் உங்களுக்கு மீண்டும் மடல் வராது.` : `We use your address only for this newsletter and delete it when you unsubscribe. We then keep only a code made from it, which cannot be turned back into the address, so that restoring an old backup does not subscribe you again.`

export const badAddress = (language: Language): string =>
  language === 'hi' ? `कृपया ईमेल पता लिखें, जैसे name@example.org` : language === 'ta' ? `name@example.org போன்ற மின்னஞ்சல் முகவரியை எழுதுங்கள்` : `Please enter a mail address, such as name@example.org`

export const internationalAddress = (language: Language): string =>
  language === 'hi' ? `मेल सर्वर अभी इस लिपि के नाम पर पत्र नहीं पहुँचा सकते। कृपया ऐसा पता लिखें जिसमें @ से पहले सिर्फ़ अंग्रेज़ी अक्षर, अंक और चिह्न हों।` : language === 'ta' ? `இந்த எழுத்தில் உள்ள பெயருக்கு அஞ்சல் சேவையகங்களால் இன்னும் அனுப்ப முடியாது. @ க்கு முன் ஆங்கில எழுத்துகள், எண்கள், குறிகள் மட்டும் உள்ள முகவரியை எழுதுங்கள்.` : `Mail servers cannot deliver to a name in this script yet. Please enter an address whose part before the @ has only unaccented Latin letters, digits and signs.`

export const checkMail = (language: Language): string =>
  language === 'hi' ? `अपना ईमेल देखें` : language === 'ta' ? `உங்கள் மின்னஞ்சலைப் பாருங்கள்` : `Check your mail`

export const checkMailNote = (language: Language, { days }: { days: number }): string =>
  language === 'hi' ? `अगर इस पते पर न्यूज़लेटर पहले से नहीं आता, तो एक मेल भेजा गया है। पुष्टि के लिए उसका लिंक ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} दिन`, other: `${formatNumber(days, language)} दिन` } })} के अंदर खोलें। मेल न मिले तो स्पैम फ़ोल्डर देखें।` : language === 'ta' ? `இந்த முகவரிக்குச் செய்திமடல் ஏற்கெனவே வரவில்லை எனில், ஒரு மின்னஞ்சல் அனுப்பப்பட்டுள்ளது. உறுதிசெய்ய, அதிலுள்ள இணைப்பை ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} நாளுக்குள்`, other: `${formatNumber(days, language)} நாள்களுக்குள்` } })} திறங்கள். எதுவும் வரவில்லை எனில் ஸ்பேம் கோப்புறையைப் பாருங்கள்.` : `If this address does not have the newsletter yet, a mail is on its way to it. Open the link in it within ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} day`, other: `${formatNumber(days, language)} days` } })} to confirm. If nothing arrives, check your spam folder.`

export const noWrites = (language: Language): string =>
  language === 'hi' ? `कुछ मिनट तक पते नहीं लिए जा सकते। कृपया थोड़ी देर बाद फिर भेजें।` : language === 'ta' ? `சில நிமிடங்களுக்கு முகவரிகளைப் பெற முடியாது. பிறகு மீண்டும் அனுப்புங்கள்.` : `We cannot accept addresses for a few minutes. Please send it again later.`

export const full = (language: Language): string =>
  language === 'hi' ? `बहुत-से पतों की पुष्टि बाकी है, इसलिए अभी और नहीं लिए जा सकते। कृपया कल फिर कोशिश करें।` : language === 'ta' ? `மிகப் பல முகவரிகள் உறுதிப்படுத்தலுக்குக் காத்திருக்கின்றன; இப்போது மேலும் பெற முடியாது. நாளை முயலுங்கள்.` : `Too many addresses are waiting to be confirmed. Please try again tomorrow.`

export const throttled = (language: Language, { minutes }: { minutes: number }): string =>
  language === 'hi' ? `आपने, या बहुत-से दूसरे लोगों ने, कई पते भेजे हैं। कृपया ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} मिनट`, other: `${formatNumber(minutes, language)} मिनट` } })} बाद फिर कोशिश करें।` : language === 'ta' ? `நீங்களோ பலரோ பல முகவரிகளை அனுப்பியுள்ளீர்கள். ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} நிமிடம்`, other: `${formatNumber(minutes, language)} நிமிடங்கள்` } })} கழித்து மீண்டும் முயலுங்கள்.` : `Too many addresses have been sent, by you or by others. Please try again in ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} minute`, other: `${formatNumber(minutes, language)} minutes` } })}.`

export const confirmTitle = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर की पुष्टि` : language === 'ta' ? `செய்திமடலை உறுதிசெய்க` : `Confirm the newsletter`

export const confirmNote = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `बटन दबाने पर ${siteName} का न्यूज़लेटर आपके पते पर आने लगेगा।` : language === 'ta' ? `பொத்தானை அழுத்தினால் ${siteName} செய்திமடல் உங்கள் முகவரிக்கு வரும்.` : `Press the button to receive the newsletter of ${siteName} at your address.`

export const confirm = (language: Language): string =>
  language === 'hi' ? `पुष्टि करें` : language === 'ta' ? `உறுதிசெய்க` : `Confirm`

export const confirmedTitle = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर चालू हो गया` : language === 'ta' ? `செய்திமடல் தொடங்கியது` : `You are subscribed`

export const confirmedNote = (language: Language, { days, time }: { days: string; time: string }): string =>
  language === 'hi' ? `अगला न्यूज़लेटर आपके पते पर आएगा, ${days} ${time} बजे (IST)।` : language === 'ta' ? `அடுத்த செய்திமடல் உங்கள் முகவரிக்கு வரும், ${days} ${time} மணிக்கு (IST).` : `The next newsletter comes to your address, ${days} at ${time} IST.`

export const deadTitle = (language: Language): string =>
  language === 'hi' ? `यह लिंक अब काम नहीं करता` : language === 'ta' ? `இந்த இணைப்பு இனி வேலை செய்யாது` : `This link no longer works`

export const deadNote = (language: Language): string =>
  language === 'hi' ? `यह बहुत पुराना है या इसके बाद नया मेल भेजा जा चुका है। नए लिंक के लिए फिर से न्यूज़लेटर माँगें।` : language === 'ta' ? `இது மிகப் பழையது, அல்லது புதிய மின்னஞ்சல் அனுப்பப்பட்டுவிட்டது. புதிய இணைப்பைப் பெற மீண்டும் கேளுங்கள்.` : `It is too old, or a newer mail has replaced it. Subscribe again to get a new one.`

export const subscribeAgain = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर माँगें` : language === 'ta' ? `செய்திமடல் கேட்க` : `Subscribe to the newsletter`

export const leaveTitle = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर बंद करें` : language === 'ta' ? `செய்திமடலை நிறுத்துக` : `Unsubscribe`

export const leaveNote = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `बटन दबाने पर ${siteName} का न्यूज़लेटर बंद हो जाएगा और आपका पता मिटा दिया जाएगा।` : language === 'ta' ? `பொத்தானை அழுத்தினால் ${siteName} செய்திமடல் இனி வராது. உங்கள் முகவரி நீக்கப்படும்.` : `Press the button to stop receiving the newsletter of ${siteName}. Your address will be deleted.`

export const leave = (language: Language): string =>
  language === 'hi' ? `बंद करें` : language === 'ta' ? `நிறுத்துக` : `Unsubscribe`

export const leftTitle = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर बंद हो गया` : language === 'ta' ? `செய்திமடல் நிறுத்தப்பட்டது` : `You are unsubscribed`

export const leftNote = (language: Language): string =>
  language === 'hi' ? `आपका पता मिटा दिया गया है। जो मेल भेजा जा चुका है, वह अब भी आ सकता है।` : language === 'ta' ? `உங்கள் முகவரி நீக்கப்பட்டது. ஏற்கெனவே அனுப்பப்பட்ட மடல் இன்னும் வரக்கூடும்.` : `Your address has been deleted. A newsletter that is already on its way may still arrive.`
