// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const home = (language: Language): string =>
  language === 'hi' ? `होम` : language === 'ta' ? `முகப்பு` : `Home`

export const today = (language: Language): string =>
  language === 'hi' ? `आज की पाँच खबरें` : language === 'ta' ? `இன்றைய ஐந்து` : `Today in five`

export const allHeadlines = (language: Language): string =>
  language === 'hi' ? `सभी सुर्खियाँ` : language === 'ta' ? `அனைத்துத் தலைப்புகள்` : `All headlines`

export const stories = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम` : language === 'ta' ? `நிகழ்வுகள்` : `Stories`

export const search = (language: Language): string =>
  language === 'hi' ? `खोजें` : language === 'ta' ? `தேடுக` : `Search`

export const about = (language: Language): string =>
  language === 'hi' ? `हमारे बारे में` : language === 'ta' ? `எங்களைப் பற்றி` : `About Us`

export const contact = (language: Language): string =>
  language === 'hi' ? `संपर्क करें` : language === 'ta' ? `தொடர்புக்கு` : `Contact Us`

export const privacy = (language: Language): string =>
  language === 'hi' ? `गोपनीयता नीति` : language === 'ta' ? `தனியுரிமைக் கொள்கை` : `Privacy Policy`

export const terms = (language: Language): string =>
  language === 'hi' ? `सेवा की शर्तें` : language === 'ta' ? `சேவை விதிமுறைகள்` : `Terms of Service`

export const aboutRatings = (language: Language): string =>
  language === 'hi' ? `रेटिंग के बारे में` : language === 'ta' ? `மதிப்பீடுகள் பற்றி` : `About ratings`

export const tip = (language: Language): string =>
  language === 'hi' ? `खबर सुझाएँ` : language === 'ta' ? `செய்தி பரிந்துரைக்க` : `Send a tip`

export const corrections = (language: Language): string =>
  language === 'hi' ? `सुधार` : language === 'ta' ? `திருத்தங்கள்` : `Corrections`

export const editorialLog = (language: Language): string =>
  language === 'hi' ? `संपादकीय रिकॉर्ड` : language === 'ta' ? `ஆசிரியர் குழு பதிவேடு` : `Editorial log`

export const offline = (language: Language): string =>
  language === 'hi' ? `ऑफ़लाइन पढ़ें` : language === 'ta' ? `இணையமின்றிப் படிக்க` : `Read offline`

export const rss = (language: Language): string =>
  language === 'hi' ? `RSS` : language === 'ta' ? `RSS` : `RSS`

export const newsletter = (language: Language): string =>
  language === 'hi' ? `न्यूज़लेटर` : language === 'ta' ? `செய்திமடல்` : `Newsletter`
