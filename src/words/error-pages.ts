// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const malformed = (language: Language): string =>
  language === 'hi' ? `यह पता सही नहीं है` : language === 'ta' ? `இந்த முகவரி சரியல்ல` : `This address is not valid`

export const malformedAdvice = (language: Language): string =>
  language === 'hi' ? `पता जाँच लें, या होम पेज से शुरू करें।` : language === 'ta' ? `முகவரியைச் சரிபாருங்கள், அல்லது முகப்பிலிருந்து தொடங்குங்கள்.` : `Check it, or start again from the front page.`

export const notSignedIn = (language: Language): string =>
  language === 'hi' ? `यह पेज संपादकों के लिए है` : language === 'ta' ? `இது ஆசிரியர்களுக்கான பக்கம்` : `This page is for editors`

export const notSignedInAdvice = (language: Language): string =>
  language === 'hi' ? `लॉग इन करके फिर कोशिश करें।` : language === 'ta' ? `உள்நுழைந்து மீண்டும் முயலுங்கள்.` : `Sign in and try again.`

export const crossSite = (language: Language): string =>
  language === 'hi' ? `यह अनुरोध किसी दूसरी वेबसाइट से आया` : language === 'ta' ? `வேறொரு தளம் உங்களை இங்கே அனுப்பியது` : `This request came from another site`

export const crossSiteAdvice = (language: Language): string =>
  language === 'hi' ? `कुछ नहीं बदला गया। पेज को वेबसाइट के अपने पते से खोलें और फिर कोशिश करें।` : language === 'ta' ? `எதுவும் மாற்றப்படவில்லை. தளத்தின் சொந்த முகவரியில் பக்கத்தைத் திறந்து மீண்டும் முயலுங்கள்.` : `Nothing was changed. Open the page yourself, at the site’s own address, and try again.`

export const notFound = (language: Language): string =>
  language === 'hi' ? `इस पते पर कुछ नहीं है` : language === 'ta' ? `இந்த முகவரியில் எதுவும் இல்லை` : `There is nothing at this address`

export const notFoundAdvice = (language: Language): string =>
  language === 'hi' ? `पता जाँच लें, या होम पेज से शुरू करें।` : language === 'ta' ? `முகவரியைச் சரிபாருங்கள், அல்லது முகப்பிலிருந்து தொடங்குங்கள்.` : `Check it, or start again from the front page.`

export const notAllowed = (language: Language): string =>
  language === 'hi' ? `इसे सिर्फ़ पढ़ा जा सकता है` : language === 'ta' ? `இதைப் படிக்க மட்டுமே முடியும்` : `This page is read-only`

export const notAllowedAdvice = (language: Language): string =>
  language === 'hi' ? `कुछ नहीं बदला गया।` : language === 'ta' ? `எதுவும் மாற்றப்படவில்லை.` : `Nothing was changed.`

export const tooSlow = (language: Language): string =>
  language === 'hi' ? `इसमें बहुत समय लग गया` : language === 'ta' ? `அதிக நேரம் ஆகிவிட்டது` : `That took too long`

export const tooSlowAdvice = (language: Language): string =>
  language === 'hi' ? `कृपया फिर कोशिश करें।` : language === 'ta' ? `மீண்டும் முயலுங்கள்.` : `Please try again.`

export const noLength = (language: Language): string =>
  language === 'hi' ? `आपके ब्राउज़र ने नहीं बताया कि वह कितना भेज रहा है` : language === 'ta' ? `எவ்வளவு அனுப்புகிறது என்று உங்கள் உலாவி சொல்லவில்லை` : `Your browser did not send the length of its request`

export const noLengthAdvice = (language: Language): string =>
  language === 'hi' ? `कुछ नहीं बदला गया। कृपया फिर कोशिश करें।` : language === 'ta' ? `எதுவும் மாற்றப்படவில்லை. மீண்டும் முயலுங்கள்.` : `Nothing was changed. Please try again.`

export const tooLarge = (language: Language): string =>
  language === 'hi' ? `अनुरोध बहुत बड़ा है` : language === 'ta' ? `ஒரே நேரத்தில் இவ்வளவு அனுப்ப முடியாது` : `The request is too large`

export const tooLargeAdvice = (language: Language): string =>
  language === 'hi' ? `एक बार में कम भेजें।` : language === 'ta' ? `குறைவாக அனுப்புங்கள்.` : `Send less at a time.`

export const tooLong = (language: Language): string =>
  language === 'hi' ? `यह पता बहुत लंबा है` : language === 'ta' ? `இந்த முகவரி மிக நீளமானது` : `This address is too long`

export const tooLongAdvice = (language: Language): string =>
  language === 'hi' ? `छोटा पता इस्तेमाल करें।` : language === 'ta' ? `சிறிய முகவரியைப் பயன்படுத்துங்கள்.` : `Use a shorter one.`

export const headersTooLarge = (language: Language): string =>
  language === 'hi' ? `आपके ब्राउज़र ने बहुत ज़्यादा भेजा` : language === 'ta' ? `உங்கள் உலாவி அளவுக்கு மேல் அனுப்பியது` : `Your browser sent too much`

export const headersTooLargeAdvice = (language: Language): string =>
  language === 'hi' ? `इस वेबसाइट की कुकी हटाकर फिर कोशिश करें।` : language === 'ta' ? `இந்தத் தளத்தின் குக்கீகளை நீக்கி மீண்டும் முயலுங்கள்.` : `Remove the cookies of this site and try again.`

export const failed = (language: Language): string =>
  language === 'hi' ? `हमारी ओर से कुछ गड़बड़ हुई` : language === 'ta' ? `எங்கள் பக்கத்தில் ஏதோ தவறு நேர்ந்தது` : `Something went wrong on our side`

export const failedAdvice = (language: Language): string =>
  language === 'hi' ? `गड़बड़ी दर्ज कर ली गई है। कृपया एक मिनट बाद फिर कोशिश करें।` : language === 'ta' ? `அதைப் பதிவு செய்துள்ளோம். ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள்.` : `The error was logged. Please try again in a minute.`

export const databaseAway = (language: Language): string =>
  language === 'hi' ? `खबरें अभी उपलब्ध नहीं हैं` : language === 'ta' ? `செய்திகள் இப்போது கிடைக்கவில்லை` : `The news is unavailable for a moment`

export const databaseAwayAdvice = (language: Language): string =>
  language === 'hi' ? `कृपया एक मिनट बाद फिर कोशिश करें।` : language === 'ta' ? `ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள்.` : `Please try again in a minute.`

export const requestNumber = (language: Language, { id }: { id: string }): string =>
  language === 'hi' ? `अनुरोध ${id}` : language === 'ta' ? `கோரிக்கை ${id}` : `Request ${id}`

export const notSaved = (language: Language): string =>
  language === 'hi' ? `कुछ सहेजा नहीं गया: डेटाबेस अभी उपलब्ध नहीं है` : language === 'ta' ? `எதுவும் சேமிக்கப்படவில்லை: தரவுத்தளம் இப்போது கிடைக்கவில்லை` : `Nothing was saved: the database is unavailable for a moment`

export const notSavedAdvice = (language: Language): string =>
  language === 'hi' ? `वापस जाएँ: आपने जो लिखा, वह फ़ॉर्म में मौजूद है। कृपया एक मिनट बाद फिर कोशिश करें।` : language === 'ta' ? `திரும்பிச் செல்லுங்கள்: நீங்கள் எழுதியது படிவத்தில் உள்ளது. ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள்.` : `Go back: what you typed is still in the form. Please try again in a minute.`

export const perhapsSaved = (language: Language): string =>
  language === 'hi' ? `सहेजते समय डेटाबेस ने जवाब देना बंद कर दिया` : language === 'ta' ? `சேமிக்கும்போது தரவுத்தளம் பதிலளிப்பதை நிறுத்தியது` : `The database stopped answering while it saved`

export const perhapsSavedAdvice = (language: Language): string =>
  language === 'hi' ? `हो सकता है यह सहेजा गया हो या नहीं: दोबारा सहेजने से पहले देख लें। वापस जाएँ: आपने जो लिखा, वह फ़ॉर्म में मौजूद है।` : language === 'ta' ? `இது சேமிக்கப்பட்டிருக்கலாம் அல்லது இல்லாமலும் இருக்கலாம்: மீண்டும் சேமிக்கும் முன் பாருங்கள். திரும்பிச் செல்லுங்கள்: நீங்கள் எழுதியது படிவத்தில் உள்ளது.` : `It may be saved or not: look before you save again. Go back: what you typed is still in the form.`

export const diskFull = (language: Language): string =>
  language === 'hi' ? `कुछ सहेजा नहीं जा सकता: सर्वर की डिस्क भर गई है` : language === 'ta' ? `சேமிக்க முடியாது: சேவையகத்தின் வட்டு நிரம்பிவிட்டது` : `Nothing can be saved: the disk of the server is full`

export const diskFullAdvice = (language: Language): string =>
  language === 'hi' ? `कुछ नहीं बदला गया। एडमिन जैसे ही डिस्क पर जगह बना दें, फिर सहेजा जा सकेगा।` : language === 'ta' ? `எதுவும் மாற்றப்படவில்லை. தளத்தை நடத்துபவர்கள் வட்டில் இடம் ஏற்படுத்துவார்கள்; பிறகு தானாகவே வேலை செய்யும்.` : `Nothing was changed. Saving works again as soon as the administrator has freed space on the disk.`

export const restoring = (language: Language): string =>
  language === 'hi' ? `कुछ सहेजा नहीं जा सकता: बैकअप वापस लाया जा रहा है` : language === 'ta' ? `சேமிக்க முடியாது: காப்புநகல் மீட்கப்படுகிறது` : `Nothing can be saved: a backup is being restored`

export const restoringAdvice = (language: Language): string =>
  language === 'hi' ? `कुछ नहीं बदला गया। वापस जाएँ: आपने जो लिखा, वह फ़ॉर्म में मौजूद है। कुछ मिनट बाद, बैकअप वापस आ जाने पर, फिर कोशिश करें; उससे पहले सहेजा गया खो जाएगा।` : language === 'ta' ? `எதுவும் மாற்றப்படவில்லை. திரும்பிச் செல்லுங்கள்: நீங்கள் எழுதியது படிவத்தில் உள்ளது. சில நிமிடங்கள் கழித்து மீண்டும் முயலுங்கள்; மீட்பு முடியும் முன் சேமிப்பவை இழக்கப்படும்.` : `Nothing was changed. Go back: what you typed is still in the form. Try again in a few minutes, when the restore has finished; anything saved before then would be lost.`

export const manySearches = (language: Language): string =>
  language === 'hi' ? `इस समय बहुत लोग खोज रहे हैं` : language === 'ta' ? `இப்போது பலர் தேடுகிறார்கள்` : `Many people are searching right now`

export const manySearchesAdvice = (language: Language): string =>
  language === 'hi' ? `कृपया कुछ सेकंड बाद यही खोज फिर करें। बाकी सभी पेज हमेशा की तरह चल रहे हैं।` : language === 'ta' ? `சில நொடிகள் கழித்து இதே தேடலை மீண்டும் முயலுங்கள். மற்ற பக்கங்கள் வழக்கம்போல் இயங்குகின்றன.` : `Please try the same search again in a few seconds. All other pages work as usual.`

export const tooBusy = (language: Language): string =>
  language === 'hi' ? `इस समय बहुत लोग पढ़ रहे हैं` : language === 'ta' ? `இப்போது பலர் படிக்கிறார்கள்` : `Many people are reading right now`

export const tooBusyAdvice = (language: Language): string =>
  language === 'hi' ? `कृपया एक मिनट बाद फिर कोशिश करें।` : language === 'ta' ? `ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள்.` : `Please try again in a minute.`

export const toFrontPage = (language: Language): string =>
  language === 'hi' ? `होम पेज पर जाएँ` : language === 'ta' ? `முகப்புக்குச் செல்க` : `Go to the front page`

export const failedTitle = (language: Language): string =>
  language === 'hi' ? `कुछ गड़बड़ हुई` : language === 'ta' ? `ஏதோ தவறு நேர்ந்தது` : `Something went wrong`
