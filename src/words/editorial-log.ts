// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const description = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `${siteName} के संपादकों ने क्या प्रकाशित किया, क्या सुधारा और क्या हटाया।` : language === 'ta' ? `${siteName} ஆசிரியர்கள் வெளியிட்டவை, திருத்தியவை, நீக்கியவை.` : `What the editors of ${siteName} published, corrected and took down.`

export const subtitle = (language: Language): string =>
  language === 'hi' ? `हमारे संपादकों ने क्या प्रकाशित किया, क्या सुधारा और क्या हटाया। अपने-आप प्रकाशित होने वाली सुर्खियाँ, आयात किए गए पुराने संग्रह और दस मिनट के भीतर वापस लिए गए बदलाव यहाँ नहीं हैं।` : language === 'ta' ? `எங்கள் ஆசிரியர்கள் வெளியிட்டவை, திருத்தியவை, நீக்கியவை. தானாக வெளியான தலைப்புகள், இறக்குமதி செய்த பழைய தொகுப்புகள், பத்து நிமிடங்களுக்குள் திரும்பப் பெற்றவை இங்கு இல்லை.` : `What our editors published, corrected and took down. Headlines that feeds publish automatically, imported archives and changes undone within ten minutes are not listed.`

export const none = (language: Language): string =>
  language === 'hi' ? `अभी यहाँ कुछ नहीं है।` : language === 'ta' ? `இங்கு இன்னும் எதுவும் இல்லை.` : `Nothing to show yet.`

export const older = (language: Language): string =>
  language === 'hi' ? `पुराने` : language === 'ta' ? `பழையவை` : `Older`

export const act = (language: Language, { act }: { act: string }): string =>
  language === 'hi' ? `${act === 'published' ? `प्रकाशित` : act === 'corrected' ? `सुधारा गया` : act === 'tookDown' ? `हटाया गया` : act === 'putBack' ? `फिर लगाया गया` : `सुधार वापस लिया गया`}` : language === 'ta' ? `${act === 'published' ? `வெளியிடப்பட்டது` : act === 'corrected' ? `திருத்தப்பட்டது` : act === 'tookDown' ? `நீக்கப்பட்டது` : act === 'putBack' ? `மீண்டும் வெளியிடப்பட்டது` : `திருத்தம் திரும்பப் பெறப்பட்டது`}` : `${act === 'published' ? `Published` : act === 'corrected' ? `Corrected` : act === 'tookDown' ? `Taken down` : act === 'putBack' ? `Put back` : `Correction withdrawn`}`

export const actBy = (language: Language, { act, name }: { act: string; name: string }): string =>
  language === 'hi' ? `${act === 'published' ? `प्रकाशित: ${name}` : act === 'corrected' ? `सुधारा: ${name}` : act === 'tookDown' ? `हटाया: ${name}` : act === 'putBack' ? `फिर लगाया: ${name}` : `सुधार वापस लिया: ${name}`}` : language === 'ta' ? `${act === 'published' ? `வெளியிட்டவர்: ${name}` : act === 'corrected' ? `திருத்தியவர்: ${name}` : act === 'tookDown' ? `நீக்கியவர்: ${name}` : act === 'putBack' ? `மீண்டும் வெளியிட்டவர்: ${name}` : `திருத்தத்தைத் திரும்பப் பெற்றவர்: ${name}`}` : `${act === 'published' ? `Published by ${name}` : act === 'corrected' ? `Corrected by ${name}` : act === 'tookDown' ? `Taken down by ${name}` : act === 'putBack' ? `Put back by ${name}` : `Correction withdrawn by ${name}`}`
