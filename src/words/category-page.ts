// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const heading = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} समाचार` : language === 'ta' ? `${name} செய்திகள்` : `${name} News`

export const subtitle = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} की ताज़ा खबरें और अपडेट` : language === 'ta' ? `${name}: அண்மைச் செய்திகளும் தகவல்களும்` : `Latest news and updates from ${name}`

export const keywords = (language: Language, { name, keywords }: { name: string; keywords: string }): string =>
  language === 'hi' ? `${name}, ${name} समाचार, ${keywords}` : language === 'ta' ? `${name}, ${name} செய்திகள், ${keywords}` : `${name}, ${name} news, ${keywords}`

export const articles = (language: Language): string =>
  language === 'hi' ? `खबरें` : language === 'ta' ? `செய்திகள்` : `Articles`

export const noArticles = (language: Language): string =>
  language === 'hi' ? `कोई खबर नहीं मिली` : language === 'ta' ? `செய்திகள் இல்லை` : `No articles found`

export const checkBack = (language: Language): string =>
  language === 'hi' ? `इस श्रेणी में अभी कोई खबर नहीं है। थोड़ी देर बाद फिर देखें।` : language === 'ta' ? `இந்தப் பிரிவில் இப்போது செய்திகள் இல்லை. சிறிது நேரம் கழித்துப் பாருங்கள்.` : `There are currently no articles in this category. Check back soon for updates.`
