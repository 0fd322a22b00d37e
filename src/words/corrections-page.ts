// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const description = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `${siteName} ने क्या सुधारा, हर सुधार के समय के साथ।` : language === 'ta' ? `${siteName} திருத்தியவை, ஒவ்வொரு திருத்தத்தின் நேரத்துடன்.` : `What ${siteName} has corrected, with the time of each correction.`

export const subtitle = (language: Language): string =>
  language === 'hi' ? `हर सुधार दो दिन तक शीर्षक के साथ दिखता है, और यहाँ हमेशा।` : language === 'ta' ? `திருத்தம் இரண்டு நாள்கள் தலைப்பின் அருகிலும், இங்கு எப்போதும் இருக்கும்.` : `A correction is shown beside its headline for two days and stays on this page for good.`

export const none = (language: Language): string =>
  language === 'hi' ? `अभी तक कोई सुधार नहीं हुआ है।` : language === 'ta' ? `இன்னும் எதுவும் திருத்தப்படவில்லை.` : `Nothing has been corrected yet.`

export const older = (language: Language): string =>
  language === 'hi' ? `पुराने सुधार` : language === 'ta' ? `பழைய திருத்தங்கள்` : `Older corrections`

export const correctedOn = (language: Language, { time }: { time: string }): string =>
  language === 'hi' ? `सुधार: ${time}` : language === 'ta' ? `திருத்தம்: ${time}` : `Corrected on ${time}`

export const removed = (language: Language): string =>
  language === 'hi' ? `यह शीर्षक अब वेबसाइट से हटा दिया गया है।` : language === 'ta' ? `இந்தத் தலைப்பு இப்போது தளத்தில் இல்லை.` : `This headline has been removed from the site since.`
