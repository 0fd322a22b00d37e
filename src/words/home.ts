// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const featured = (language: Language): string =>
  language === 'hi' ? `मुख्य समाचार` : language === 'ta' ? `முக்கியச் செய்தி` : `Featured`

export const noFeatured = (language: Language): string =>
  language === 'hi' ? `अभी कोई मुख्य समाचार नहीं है।` : language === 'ta' ? `இப்போது முக்கியச் செய்தி இல்லை.` : `No featured news available.`

export const moreTopStories = (language: Language): string =>
  language === 'hi' ? `और बड़ी खबरें` : language === 'ta' ? `மேலும் முக்கியச் செய்திகள்` : `More top stories`

export const latest = (language: Language): string =>
  language === 'hi' ? `ताज़ा खबरें` : language === 'ta' ? `அண்மைச் செய்திகள்` : `Latest News`

export const noLatest = (language: Language): string =>
  language === 'hi' ? `अभी कोई ताज़ा खबर नहीं है।` : language === 'ta' ? `இப்போது அண்மைச் செய்திகள் இல்லை.` : `No latest headlines available.`

export const mostRead = (language: Language): string =>
  language === 'hi' ? `सबसे ज़्यादा पढ़ी गईं` : language === 'ta' ? `அதிகம் படிக்கப்பட்டவை` : `Most Read`

export const otherLanguages = (language: Language): string =>
  language === 'hi' ? `अन्य भाषाओं से` : language === 'ta' ? `பிற மொழிகளில்` : `Other languages`

export const featuredStories = (language: Language): string =>
  language === 'hi' ? `चुनिंदा खबरें` : language === 'ta' ? `தேர்ந்த செய்திகள்` : `Featured Stories`

export const noStories = (language: Language): string =>
  language === 'hi' ? `अभी कोई खबर नहीं है।` : language === 'ta' ? `இப்போது செய்திகள் இல்லை.` : `No stories available.`

export const mostCovered = (language: Language): string =>
  language === 'hi' ? `सबसे ज़्यादा चर्चा में` : language === 'ta' ? `அதிகம் பேசப்படுபவை` : `Most covered`

export const categories = (language: Language): string =>
  language === 'hi' ? `श्रेणियाँ` : language === 'ta' ? `பிரிவுகள்` : `Categories`

export const noCategories = (language: Language): string =>
  language === 'hi' ? `अभी कोई श्रेणी नहीं है।` : language === 'ta' ? `இப்போது பிரிவுகள் இல்லை.` : `No categories available.`

export const preview = (language: Language): string =>
  language === 'hi' ? `पूर्वावलोकन` : language === 'ta' ? `முன்னோட்டம்` : `Preview`

export const indexDescription = (language: Language, { siteDescription }: { siteDescription: string }): string =>
  language === 'hi' ? `हर श्रेणी की ताज़ा सुर्खियाँ एक ही पेज पर। ${siteDescription}` : language === 'ta' ? `எல்லாப் பிரிவுகளின் அண்மைத் தலைப்புகள் ஒரே பக்கத்தில். ${siteDescription}` : `The latest headlines of every category on one page. ${siteDescription}`
