// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const skip = (language: Language): string =>
  language === 'hi' ? `सीधे खबरों पर जाएँ` : language === 'ta' ? `செய்திகளுக்குச் செல்க` : `Skip to the news`

export const sections = (language: Language): string =>
  language === 'hi' ? `विषय` : language === 'ta' ? `பகுதிகள்` : `Sections`

export const about = (language: Language): string =>
  language === 'hi' ? `हमारे बारे में` : language === 'ta' ? `எங்களைப் பற்றி` : `About`

export const contact = (language: Language): string =>
  language === 'hi' ? `संपर्क` : language === 'ta' ? `தொடர்புக்கு` : `Contact`

export const admin = (language: Language): string =>
  language === 'hi' ? `एडमिन` : language === 'ta' ? `நிர்வாகி` : `Admin`

export const menu = (language: Language): string =>
  language === 'hi' ? `मेन्यू` : language === 'ta' ? `மெனு` : `Menu`

export const closeMenu = (language: Language): string =>
  language === 'hi' ? `मेन्यू बंद करें` : language === 'ta' ? `மெனுவை மூடுக` : `Close menu`

export const adminLogin = (language: Language): string =>
  language === 'hi' ? `एडमिन लॉग इन` : language === 'ta' ? `நிர்வாகி உள்நுழைவு` : `Admin Login`

export const testRoutes = (language: Language): string =>
  language === 'hi' ? `पतों की जाँच` : language === 'ta' ? `முகவரிகளைச் சோதிக்க` : `Test Routes`

export const allCategories = (language: Language): string =>
  language === 'hi' ? `सभी श्रेणियाँ` : language === 'ta' ? `அனைத்துப் பிரிவுகள்` : `All categories`

export const categories = (language: Language): string =>
  language === 'hi' ? `श्रेणियाँ` : language === 'ta' ? `பிரிவுகள்` : `Categories`

export const site = (language: Language): string =>
  language === 'hi' ? `वेबसाइट` : language === 'ta' ? `இணையதளம்` : `Site`

export const blurb = (language: Language, { tagline, description }: { tagline: string; description: string }): string =>
  language === 'hi' ? `${tagline}। ${description}` : language === 'ta' ? `${tagline}. ${description}` : `${tagline}. ${description}`

export const rights = (language: Language, { year, siteName }: { year: string; siteName: string }): string =>
  language === 'hi' ? `© ${year} ${siteName}. सर्वाधिकार सुरक्षित।` : language === 'ta' ? `© ${year} ${siteName}. அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.` : `© ${year} ${siteName}. All rights reserved.`

export const claim = (language: Language): string =>
  language === 'hi' ? `सर्च इंजन और विज्ञापन के अनुकूल।` : language === 'ta' ? `தேடுபொறிகளுக்கும் விளம்பரங்களுக்கும் ஏற்றது.` : `Search engine optimized and advertising friendly.`

export const newTab = (language: Language): string =>
  language === 'hi' ? `(नए टैब में खुलेगा)` : language === 'ta' ? `(புதிய தாவலில் திறக்கும்)` : `(opens in a new tab)`

export const renewing = (language: Language): string =>
  language === 'hi' ? `ताज़ा खबरें लोड हो रही हैं…` : language === 'ta' ? `அண்மைச் செய்திகள் வருகின்றன…` : `Loading latest news...`

export const newSince = (language: Language, { count }: { count: string }): string =>
  language === 'hi' ? `पिछली बार के बाद नई: ${count}` : language === 'ta' ? `கடந்த வருகைக்குப் பின் புதியவை: ${count}` : `${count} new since your last visit`

export const advertisement = (language: Language): string =>
  language === 'hi' ? `विज्ञापन` : language === 'ta' ? `விளம்பரம்` : `Advertisement`

export const demo = (language: Language): string =>
  language === 'hi' ? `डेमो` : language === 'ta' ? `மாதிரி` : `Demo mode`

export const demoOpen = <Node,>(language: Language, { b }: { b: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [b(`डेमो:`), ` लॉग इन पेज पर दिया गया खाता सबके लिए खुला है।`] : language === 'ta' ? [b(`மாதிரி:`), ` உள்நுழைவுப் பக்கத்தில் உள்ள கணக்கை யாரும் பயன்படுத்தலாம்.`] : [b(`Demo mode:`), ` the account on the login page is open to anyone.`]

export const demoWithSamples = <Node,>(language: Language, { b }: { b: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [b(`डेमो:`), ` लॉग इन पेज पर दिया गया खाता सबके लिए खुला है; पहली असली खबर छपते ही नमूने की खबरें हट जाएँगी।`] : language === 'ta' ? [b(`மாதிரி:`), ` உள்நுழைவுப் பக்கத்தில் உள்ள கணக்கை யாரும் பயன்படுத்தலாம்; முதல் உண்மையான செய்தி வெளியானதும் மாதிரிச் செய்திகள் மறையும்.`] : [b(`Demo mode:`), ` the account on the login page is open to anyone; the sample articles disappear when the first real one is published.`]

export const noContent = (language: Language): string =>
  language === 'hi' ? `यहाँ अभी कुछ नहीं है।` : language === 'ta' ? `இங்கு இன்னும் எதுவும் இல்லை.` : `No content available.`

export const colours = (language: Language): string =>
  language === 'hi' ? `रंग` : language === 'ta' ? `நிறங்கள்` : `Colours`

export const auto = (language: Language): string =>
  language === 'hi' ? `ऑटो` : language === 'ta' ? `தானாக` : `Auto`

export const light = (language: Language): string =>
  language === 'hi' ? `हल्का` : language === 'ta' ? `வெளிர்` : `Light`

export const dark = (language: Language): string =>
  language === 'hi' ? `गहरा` : language === 'ta' ? `அடர்` : `Dark`

export const languages = (language: Language): string =>
  language === 'hi' ? `भाषा` : language === 'ta' ? `மொழி` : `Language`

export const tagline = (language: Language): string =>
  language === 'hi' ? `आपका भरोसेमंद समाचार स्रोत` : language === 'ta' ? `உங்கள் நம்பகமான செய்தி ஆதாரம்` : `Your Trusted News Source`

export const siteDescription = (language: Language): string =>
  language === 'hi' ? `हर राजनीतिक पक्ष की भारतीय खबरें, एक जगह।` : language === 'ta' ? `எல்லா அரசியல் தரப்புகளின் இந்தியச் செய்திகளும் ஒரே இடத்தில்.` : `Your hub of Indian news from across the political spectrum.`
