// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const description = (language: Language): string =>
  language === 'hi' ? `समाचार संस्थानों की रेटिंग और कवरेज की गिनती कैसे होती है; सभी रेटिंग और मालिक, स्रोत के साथ।` : language === 'ta' ? `ஊடகங்களை எப்படி மதிப்பிடுகிறோம், எப்படிக் கணக்கிடுகிறோம்; எல்லா மதிப்பீடுகளும் உரிமையாளர்களும் ஆதாரங்களுடன்.` : `How outlets are rated and coverage is counted, with every rating, every owner and their sources.`

export const listHeading = (language: Language): string =>
  language === 'hi' ? `रेटिंग और मालिक` : language === 'ta' ? `மதிப்பீடுகளும் உரிமையாளர்களும்` : `Ratings and owners`

export const nothingRated = (language: Language): string =>
  language === 'hi' ? `अभी न कोई रेटिंग है, न किसी मालिक की जानकारी।` : language === 'ta' ? `இன்னும் மதிப்பீடுகளோ உரிமையாளர் தகவல்களோ இல்லை.` : `Nothing is rated yet, and no owner is recorded.`

export const rating = (language: Language): string =>
  language === 'hi' ? `हमारे संपादक बताते हैं कि कोई समाचार संस्थान कहाँ खड़ा है: वामपंथी, वामपंथ की ओर झुकाव, मध्यमार्गी, दक्षिणपंथ की ओर झुकाव या दक्षिणपंथी। हर रेटिंग के साथ स्रोत, तारीख और टिप्पणी होती है, और सभी नीचे दी गई हैं। जिस संस्थान को रेटिंग नहीं मिली, उसकी कोई रेटिंग नहीं है; वह मध्यमार्गी नहीं माना जाता।` : language === 'ta' ? `ஓர் ஊடகம் எங்கே நிற்கிறது என்பதை எங்கள் ஆசிரியர்கள் மதிப்பிடுகிறார்கள்: இடதுசாரி, இடதுசாரிச் சாய்வு, மையம், வலதுசாரிச் சாய்வு அல்லது வலதுசாரி. ஒவ்வொரு மதிப்பீட்டுக்கும் ஆதாரம், தேதி, குறிப்பு உண்டு; அனைத்தும் கீழே உள்ளன. யாரும் மதிப்பிடாத ஊடகத்துக்கு மதிப்பீடு இல்லை; அது மையத்தில் இருப்பதாகக் கொள்ளப்படாது.` : `Our editors rate where an outlet stands: left, lean left, centre, lean right or right. A rating always has a source, a date and a note, and all of them are listed below. An outlet that nobody has rated is not rated; it is not in the centre.`

export const owner = (language: Language): string =>
  language === 'hi' ? `रेटिंग राय है, मालिक तथ्य। मालिक का नाम हम तभी दर्ज करते हैं जब उसे बताने वाला वेब पता और उसकी तारीख मौजूद हो। खबर कितनी बड़ी है, यह तय करते समय एक ही मालिक के सभी संस्थान एक आवाज़ गिने जाते हैं।` : language === 'ta' ? `மதிப்பீடு கருத்து; உரிமையாளர் உண்மைத் தகவல். உரிமையாளரின் பெயரைச் சொல்லும் இணைய முகவரியும் அதன் தேதியும் இருந்தால் மட்டுமே பதிவு செய்கிறோம். ஒரு நிகழ்வு எவ்வளவு பெரியது என்று முடிவு செய்யும்போது ஒரே உரிமையாளரின் ஊடகங்கள் ஒரே குரலாகக் கணக்கிடப்படும்.` : `An owner is a fact, where a rating is an opinion. We record an owner only with the address of a page that names it and the date of that information. Outlets with the same owner count as one voice when we decide how big a story is.`

export const counting = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम के पेज पर हम हर पक्ष के लिए गिनते हैं कि जितने संस्थान सक्रिय थे, उनमें से कितनों की खबर वहाँ है। वामपंथ की ओर झुकाव वामपंथी में और दक्षिणपंथ की ओर झुकाव दक्षिणपंथी में गिना जाता है। संस्थान तब सक्रिय माना जाता है जब उसने उसी श्रेणी और भाषा में, यहाँ की पहली खबर से छह घंटे पहले और आखिरी खबर के छह घंटे बाद के बीच, कुछ प्रकाशित किया हो; लंबे घटनाक्रम के सिर्फ़ आखिरी तीन दिन गिने जाते हैं।` : language === 'ta' ? `ஒவ்வொரு பக்கத்திலும் செயலில் இருந்த ஊடகங்களில் எத்தனை ஊடகங்களின் செய்தி உள்ளது என்று நிகழ்வின் பக்கத்தில் கணக்கிடுகிறோம். இடதுசாரிச் சாய்வு இடதுசாரியாகவும், வலதுசாரிச் சாய்வு வலதுசாரியாகவும் கணக்கிடப்படும். முதல் செய்திக்கு ஆறு மணி நேரம் முன்பிருந்து கடைசிச் செய்திக்கு ஆறு மணி நேரம் பின்பு வரை, அதே பிரிவிலும் மொழியிலும் ஏதேனும் வெளியிட்ட ஊடகம் செயலில் உள்ளதாகக் கொள்ளப்படும்; நீண்ட நிகழ்வில் கடைசி மூன்று நாட்கள் மட்டுமே கணக்கிடப்படும்.` : `On the page of a story we count, for each side, how many of the active outlets have an article in it. Lean left counts as left, and lean right as right. An outlet is active when it published in the same category and language while the story ran, from six hours before its first article here to six hours after its last; of a longer story only the last three days count.`

export const withoutArticle = (language: Language): string =>
  language === 'hi' ? `जिस संस्थान की कोई खबर हमारी प्रकाशित खबरों में नहीं है, वह बिना खबर वाला गिना जाता है। हो सकता है कि उसने फिर भी इस पर लिखा हो: यहाँ क्या आएगा, यह हमारे संपादक चुनते हैं, और हम उसके कुछ ही पेज पढ़ते हैं।` : language === 'ta' ? `நாங்கள் வெளியிட்ட செய்திகளில் ஓர் ஊடகத்தின் செய்தி இல்லை என்றால், அது செய்தி இல்லாததாகப் பட்டியலிடப்படும். இருந்தும் அது இதைப் பற்றி எழுதியிருக்கலாம்: இங்கு எது வர வேண்டும் என்பதை எங்கள் ஆசிரியர்கள் தேர்வு செய்கிறார்கள்; அதன் சில பக்கங்களை மட்டுமே படிக்கிறோம்.` : `An outlet is listed as being without an article when we published none of its articles in the story. It may still have covered the event: our editors choose what appears here, and we read only some of its pages.`

export const blindSpot = (language: Language): string =>
  language === 'hi' ? `अनदेखी हम तभी कहते हैं जब अंतर संयोग न हो: वामपंथी और दक्षिणपंथी, दोनों ओर कम से कम तीन-तीन सक्रिय रेटिंग वाले संस्थान, खबर कवर करने वाले पाँच रेटिंग वाले संस्थान, पहली खबर के बाद बारह घंटे, और दोनों हिस्सों के 95% विश्वास अंतराल जो एक-दूसरे से न मिलते हों।` : language === 'ta' ? `வேறுபாடு தற்செயல் அல்ல என்றால் மட்டுமே கவனிக்காதது என்று சொல்கிறோம்: இடது, வலது இரு பக்கங்களிலும் மதிப்பிடப்பட்ட குறைந்தது மூன்று செயலில் உள்ள ஊடகங்கள், நிகழ்வை எழுதிய மதிப்பிடப்பட்ட ஐந்து ஊடகங்கள், முதல் செய்திக்குப் பின் பன்னிரண்டு மணி நேரம், ஒன்றுடன் ஒன்று மேற்படாத 95% நம்பக இடைவெளிகள்.` : `We speak of a blind spot only when chance does not explain the difference: at least three active rated outlets on the left and on the right, five rated outlets that cover the story, twelve hours since its first article, and 95% confidence intervals of both shares that do not overlap.`

export const byPeople = (language: Language): string =>
  language === 'hi' ? `यहाँ कोई मशीन रेटिंग नहीं देती, कोई रेटिंग के पैसे नहीं देता, और रेटिंग से यह नहीं बदलता कि हम कौन-सी खबरें और किस क्रम में छापते हैं। खबरों या लेखकों को हम रेटिंग नहीं देते।` : language === 'ta' ? `இங்கு எந்த இயந்திரமும் மதிப்பிடுவதில்லை, மதிப்பீட்டுக்கு யாரும் பணம் தருவதில்லை, எந்தச் செய்தியை எந்த வரிசையில் வெளியிடுகிறோம் என்பதை மதிப்பீடு மாற்றுவதில்லை. செய்திகளையோ எழுதியவர்களையோ நாங்கள் மதிப்பிடுவதில்லை.` : `No machine rates an outlet here, nobody pays for a rating, and a rating does not change which articles we publish or in which order. We do not rate articles or authors.`

export const chooseObject = (language: Language): string =>
  language === 'hi' ? `कुछ गलत लगे तो संस्थान के आगे “आपत्ति” चुनें। हमारे संपादक हर संदेश पढ़ते हैं।` : language === 'ta' ? `ஏதேனும் தவறாக இருந்தால் ஊடகத்தின் அருகே “ஆட்சேபம்” என்பதைத் தேர்ந்தெடுங்கள். எங்கள் ஆசிரியர்கள் எல்லாச் செய்திகளையும் படிப்பார்கள்.` : `If something is wrong here, choose “Object” beside the outlet. Our editors read every message.`

export const writeToUs = <Node,>(language: Language, { contact }: { contact: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`कुछ गलत लगे तो `, contact(`हमें लिखें`), `। हमारे संपादक हर संदेश पढ़ते हैं।`] : language === 'ta' ? [`ஏதேனும் தவறாக இருந்தால் `, contact(`எங்களுக்கு எழுதுங்கள்`), `. எங்கள் ஆசிரியர்கள் எல்லாச் செய்திகளையும் படிப்பார்கள்.`] : [`If something is wrong here, `, contact(`write to us`), `. Our editors read every message.`]

export const outletColumn = (language: Language): string =>
  language === 'hi' ? `संस्थान` : language === 'ta' ? `ஊடகம்` : `Outlet`

export const ratingColumn = (language: Language): string =>
  language === 'hi' ? `रेटिंग` : language === 'ta' ? `மதிப்பீடு` : `Rating`

export const ownerColumn = (language: Language): string =>
  language === 'hi' ? `मालिक` : language === 'ta' ? `உரிமையாளர்` : `Owner`

export const notRated = (language: Language): string =>
  language === 'hi' ? `रेटिंग नहीं` : language === 'ta' ? `மதிப்பீடு இல்லை` : `Not rated`

export const notRecorded = (language: Language): string =>
  language === 'hi' ? `जानकारी नहीं` : language === 'ta' ? `தகவல் இல்லை` : `Not recorded`

export const object = <Node,>(language: Language, { hidden, outlet }: { hidden: (text: string) => Node; outlet: string }): (string | Node)[] =>
  language === 'hi' ? [`आपत्ति`, hidden(`: ${outlet} के बारे में`)] : language === 'ta' ? [`ஆட்சேபம்`, hidden(`: ${outlet} பற்றி`)] : [`Object`, hidden(` to the rating or owner of ${outlet}`)]

export const ratingSource = <Node,>(language: Language, { source, day }: { source: (text: string) => Node; day: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`स्रोत: `, source(``), `, `, day(``)] : language === 'ta' ? [`ஆதாரம்: `, source(``), `, `, day(``)] : [`Source: `, source(``), `, `, day(``)]

export const ownerSource = <Node,>(language: Language, { hidden, owner }: { hidden: (text: string) => Node; owner: string }): (string | Node)[] =>
  language === 'hi' ? [`स्रोत`, hidden(`, मालिक ${owner}`)] : language === 'ta' ? [`ஆதாரம்`, hidden(`, உரிமையாளர் ${owner}`)] : [`Source`, hidden(` of the owner ${owner}`)]

export const ownerAsOf = <Node,>(language: Language, { source, day }: { source: (text: string) => Node; day: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [source(``), `, `, day(``), ` की स्थिति`] : language === 'ta' ? [source(``), `, `, day(``), ` நிலவரம்`] : [source(``), `, as of `, day(``)]

export const lean = (language: Language, { lean }: { lean: string }): string =>
  language === 'hi' ? `${lean === 'left' ? `वामपंथी` : lean === 'leanLeft' ? `वामपंथ की ओर झुकाव` : lean === 'centre' ? `मध्यमार्गी` : lean === 'leanRight' ? `दक्षिणपंथ की ओर झुकाव` : lean === 'right' ? `दक्षिणपंथी` : `रेटिंग नहीं`}` : language === 'ta' ? `${lean === 'left' ? `இடதுசாரி` : lean === 'leanLeft' ? `இடதுசாரிச் சாய்வு` : lean === 'centre' ? `மையம்` : lean === 'leanRight' ? `வலதுசாரிச் சாய்வு` : lean === 'right' ? `வலதுசாரி` : `மதிப்பீடு இல்லை`}` : `${lean === 'left' ? `Left` : lean === 'leanLeft' ? `Lean left` : lean === 'centre' ? `Centre` : lean === 'leanRight' ? `Lean right` : lean === 'right' ? `Right` : `Not rated`}`

export const asData = <Node,>(language: Language, { api }: { api: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`प्रोग्राम यह सब JSON में पढ़ते हैं: `, api(`API`), `।`] : language === 'ta' ? [`இவை அனைத்தையும் நிரல்கள் JSON வடிவில் படிக்கலாம்: `, api(`API`), `.`] : [`All of this is also available as JSON: `, api(`API`), `.`]
