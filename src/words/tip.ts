// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const standfirst = (language: Language): string =>
  language === 'hi' ? `क्या आपने ऐसी खबर पढ़ी है जो यहाँ होनी चाहिए? उसका पता हमें भेजें। हमारे संपादक हर सुझाव देखते हैं।` : language === 'ta' ? `இங்கு இருக்க வேண்டிய செய்தியைப் படித்தீர்களா? அதன் முகவரியை அனுப்புங்கள். எங்கள் ஆசிரியர்கள் எல்லாப் பரிந்துரைகளையும் பார்ப்பார்கள்.` : `Have you read an article that belongs here? Send us its address. Our editors look at every tip.`

export const addressLabel = (language: Language): string =>
  language === 'hi' ? `खबर का पता` : language === 'ta' ? `செய்தியின் முகவரி` : `Address of the article`

export const aboutLabel = (language: Language): string =>
  language === 'hi' ? `खबर किस बारे में है? (वैकल्पिक)` : language === 'ta' ? `எதைப் பற்றியது? (விரும்பினால்)` : `What is it about? (optional)`

export const nameLabel = (language: Language): string =>
  language === 'hi' ? `आपका नाम (वैकल्पिक)` : language === 'ta' ? `உங்கள் பெயர் (விரும்பினால்)` : `Your name (optional)`

export const send = (language: Language): string =>
  language === 'hi' ? `सुझाव भेजें` : language === 'ta' ? `அனுப்புக` : `Send tip`

export const privacy = (language: Language): string =>
  language === 'hi' ? `आप यहाँ जो लिखेंगे, उसे सिर्फ़ हमारे संपादक देखेंगे।` : language === 'ta' ? `நீங்கள் எழுதுவதை எங்கள் ஆசிரியர்கள் மட்டுமே பார்ப்பார்கள்.` : `Only our editors see what you write here.`

export const leaveEmpty = (language: Language): string =>
  language === 'hi' ? `इसे खाली छोड़ें` : language === 'ta' ? `இதை வெறுமையாக விடுங்கள்` : `Leave this empty`

export const thanks = (language: Language): string =>
  language === 'hi' ? `धन्यवाद` : language === 'ta' ? `நன்றி` : `Thank you`

export const thanksNote = (language: Language): string =>
  language === 'hi' ? `हमारे संपादक आपका सुझाव देखेंगे।` : language === 'ta' ? `எங்கள் ஆசிரியர்கள் உங்கள் பரிந்துரையைப் பார்ப்பார்கள்.` : `Our editors will look at your tip.`

export const another = (language: Language): string =>
  language === 'hi' ? `एक और सुझाव भेजें` : language === 'ta' ? `இன்னொரு செய்தியைப் பரிந்துரைக்க` : `Send another tip`

export const objectTitle = (language: Language): string =>
  language === 'hi' ? `रेटिंग पर आपत्ति` : language === 'ta' ? `மதிப்பீட்டுக்கு ஆட்சேபம்` : `Object to a rating`

export const sendObjection = (language: Language): string =>
  language === 'hi' ? `आपत्ति भेजें` : language === 'ta' ? `ஆட்சேபத்தை அனுப்புக` : `Send objection`

export const objectionLabel = (language: Language): string =>
  language === 'hi' ? `बताएँ कि क्या गलत है और आपको कैसे पता है` : language === 'ta' ? `எது தவறு, உங்களுக்கு எப்படித் தெரியும் என்று சொல்லுங்கள்` : `Tell us what is wrong, and how you know`

export const isRated = (language: Language, { outlet, lean, source }: { outlet: string; lean: string; source: string }): string =>
  language === 'hi' ? `${outlet} की रेटिंग: ${lean === 'left' ? `वामपंथी` : lean === 'leanLeft' ? `वामपंथ की ओर झुकाव` : lean === 'centre' ? `मध्यमार्गी` : lean === 'leanRight' ? `दक्षिणपंथ की ओर झुकाव` : `दक्षिणपंथी`} (स्रोत: ${source})।` : language === 'ta' ? `${outlet} மதிப்பீடு: ${lean === 'left' ? `இடதுசாரி` : lean === 'leanLeft' ? `இடதுசாரிச் சாய்வு` : lean === 'centre' ? `மையம்` : lean === 'leanRight' ? `வலதுசாரிச் சாய்வு` : `வலதுசாரி`} (ஆதாரம்: ${source}).` : `${outlet} is rated ${lean === 'left' ? `left` : lean === 'leanLeft' ? `lean left` : lean === 'centre' ? `centre` : lean === 'leanRight' ? `lean right` : `right`} (source: ${source}).`

export const isOwned = (language: Language, { outlet, owner }: { outlet: string; owner: string }): string =>
  language === 'hi' ? `${outlet} का मालिक: ${owner}।` : language === 'ta' ? `${outlet} உரிமையாளர்: ${owner}.` : `${outlet} is owned by ${owner}.`

export const noWrites = (language: Language): string =>
  language === 'hi' ? `कुछ मिनट तक सुझाव नहीं लिए जा सकते। आपने जो लिखा, वह यहीं है; थोड़ी देर बाद फिर भेजें।` : language === 'ta' ? `சில நிமிடங்களுக்குப் பரிந்துரைகளைப் பெற முடியாது. நீங்கள் எழுதியது இங்கேயே உள்ளது; பிறகு மீண்டும் அனுப்புங்கள்.` : `We cannot accept tips for a few minutes. What you typed is still here; please send it again later.`

export const full = (language: Language): string =>
  language === 'hi' ? `हमारे संपादकों के पास बहुत सुझाव आ चुके हैं, इसलिए अभी और नहीं लिए जा सकते। कृपया कल फिर कोशिश करें।` : language === 'ta' ? `எங்கள் ஆசிரியர்களிடம் மிகப் பல பரிந்துரைகள் உள்ளன; இப்போது மேலும் பெற முடியாது. நாளை முயலுங்கள்.` : `Too many tips are waiting for our editors. Please try again tomorrow.`

export const throttled = (language: Language, { minutes }: { minutes: number }): string =>
  language === 'hi' ? `आपने, या बहुत-से दूसरे लोगों ने, कई सुझाव भेजे हैं। कृपया ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} मिनट`, other: `${formatNumber(minutes, language)} मिनट` } })} बाद फिर कोशिश करें।` : language === 'ta' ? `நீங்களோ பலரோ பல பரிந்துரைகளை அனுப்பியுள்ளீர்கள். ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} நிமிடம்`, other: `${formatNumber(minutes, language)} நிமிடங்கள்` } })} கழித்து மீண்டும் முயலுங்கள்.` : `Too many tips have been sent, by you or by others. Please try again in ${pickPlural(language, { count: minutes, type: 'cardinal', forms: { one: `${formatNumber(minutes, language)} minute`, other: `${formatNumber(minutes, language)} minutes` } })}.`

export const stillHere = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `${problem} आपने जो लिखा, वह यहीं है।` : language === 'ta' ? `${problem} நீங்கள் எழுதியது இங்கேயே உள்ளது.` : `${problem} What you typed is still here.`

export const wholeAddress = (language: Language): string =>
  language === 'hi' ? `कृपया खबर का पूरा पता लिखें, जो https:// से शुरू हो` : language === 'ta' ? `https:// எனத் தொடங்கும் செய்தியின் முழு முகவரியை எழுதுங்கள்` : `Please enter the whole address of an article, beginning with https://`

export const sayWhatIsWrong = (language: Language): string =>
  language === 'hi' ? `कृपया बताएँ कि क्या गलत है और आपको कैसे पता है` : language === 'ta' ? `எது தவறு, உங்களுக்கு எப்படித் தெரியும் என்று சொல்லுங்கள்` : `Please say what is wrong, and how you know`

export const tooLong = (language: Language, { most }: { most: string }): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा ${most} अक्षर लिखें` : language === 'ta' ? `அதிகபட்சம் ${most} எழுத்துகள்` : `Use at most ${most} characters`
