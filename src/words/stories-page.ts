// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const ofDay = (language: Language, { day }: { day: string }): string =>
  language === 'hi' ? `${day} का घटनाक्रम` : language === 'ta' ? `${day} நிகழ்வுகள்` : `Stories of ${day}`

export const subtitle = (language: Language): string =>
  language === 'hi' ? `हर घटना एक बार, उसे कवर करने वाले सभी संस्थानों के साथ।` : language === 'ta' ? `ஒவ்வொரு நிகழ்வும் ஒருமுறை, அதைப் பற்றி எழுதும் எல்லா ஊடகங்களுடன்.` : `Each event once, with every outlet that covers it.`

export const bigNow = (language: Language): string =>
  language === 'hi' ? `इस समय की बड़ी खबरें` : language === 'ta' ? `இப்போது பெரிய நிகழ்வுகள்` : `Big now`

export const noBig = (language: Language): string =>
  language === 'hi' ? `इस समय किसी घटना पर कई संस्थानों की खबर नहीं है।` : language === 'ta' ? `இப்போது எந்த நிகழ்வையும் பல ஊடகங்கள் எழுதவில்லை.` : `No event is covered by many outlets right now.`

export const beganToday = (language: Language): string =>
  language === 'hi' ? `आज से` : language === 'ta' ? `இன்று தொடங்கியவை` : `Began today`

export const noneToday = (language: Language): string =>
  language === 'hi' ? `आज कोई और नई घटना नहीं।` : language === 'ta' ? `இன்று வேறு நிகழ்வு தொடங்கவில்லை.` : `No other story began today.`

export const beganOn = (language: Language, { day }: { day: string }): string =>
  language === 'hi' ? `${day} से` : language === 'ta' ? `${day} அன்று தொடங்கியவை` : `Began on ${day}`

export const noneOnDay = (language: Language): string =>
  language === 'hi' ? `इस दिन कोई नई घटना नहीं।` : language === 'ta' ? `இந்த நாளில் நிகழ்வு தொடங்கவில்லை.` : `No story began on this day.`

export const days = (language: Language): string =>
  language === 'hi' ? `दिन` : language === 'ta' ? `நாள்கள்` : `Days`

export const earlierDay = (language: Language): string =>
  language === 'hi' ? `पिछला दिन` : language === 'ta' ? `முந்தைய நாள்` : `Earlier day`

export const laterDay = (language: Language): string =>
  language === 'hi' ? `अगला दिन` : language === 'ta' ? `அடுத்த நாள்` : `Later day`
