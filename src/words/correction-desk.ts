// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `सुधार` : `Corrections`

export const add = (language: Language): string =>
  language === 'hi' ? `सुधार जोड़ें` : `Add Correction`

export const edit = (language: Language): string =>
  language === 'hi' ? `सुधार संपादित करें` : `Edit Correction`

export const update = (language: Language): string =>
  language === 'hi' ? `सुधार अपडेट करें` : `Update Correction`

export const publish = (language: Language): string =>
  language === 'hi' ? `सुधार प्रकाशित करें` : `Publish Correction`

export const saving = (language: Language): string =>
  language === 'hi' ? `सहेजा जा रहा है…` : `Saving...`

export const gone = (language: Language): string =>
  language === 'hi' ? `यह शीर्षक पाठकों को नहीं दिखता, इसलिए सुधारने को कुछ नहीं है। कुछ प्रकाशित नहीं किया गया।` : `Readers cannot see this headline, so there is nothing to correct. Nothing was published.`

export const notPublished = (language: Language): string =>
  language === 'hi' ? `सुधार प्रकाशित नहीं हो सका` : `Failed to publish the correction`

export const notUpdated = (language: Language): string =>
  language === 'hi' ? `सुधार अपडेट नहीं हो सका` : `Failed to update the correction`

export const notDeleted = (language: Language): string =>
  language === 'hi' ? `सुधार हटाया नहीं जा सका` : `Failed to delete the correction`

export const about = (language: Language): string =>
  language === 'hi' ? `पाठकों को सुधार दो दिन तक इस शीर्षक के साथ दिखता है, और /corrections पर हमेशा। शीर्षक हटाने पर भी वह वहाँ रहता है।` : `Readers see the correction beside this headline for two days, and at /corrections for good. It stays there even if the headline is deleted.`

export const correction = (language: Language): string =>
  language === 'hi' ? `सुधार` : `Correction`

export const hint = (language: Language, { count, most }: { count: number; most: number }): string =>
  language === 'hi' ? `सादे शब्दों में: क्या गलत था और सही क्या है। ${formatNumber(most, language)} में से ${formatNumber(count, language)} अक्षर` : `Plain text: what was wrong, and what is right. ${formatNumber(count, language)} of at most ${formatNumber(most, language)} characters`

export const deletion = (language: Language, { headline }: { headline: string }): string =>
  language === 'hi' ? `“${headline}” का सुधार हटा दिया जाएगा। पाठकों को वह फिर नहीं मिलेगा। यह बाद में वापस लिया जा सकता है।` : `This will delete the correction of "${headline}". Readers will no longer see it. You can undo it afterwards.`

export const heading = (language: Language, { column }: { column: string }): string =>
  language === 'hi' ? `${column === 'headline' ? `शीर्षक` : column === 'correction' ? `सुधार` : column === 'corrected' ? `कब सुधारा` : `कार्रवाई`}` : `${column === 'headline' ? `Headline` : column === 'correction' ? `Correction` : column === 'corrected' ? `Corrected` : `Actions`}`

export const none = (language: Language): string =>
  language === 'hi' ? `अभी तक कुछ नहीं सुधारा गया है।` : `Nothing has been corrected yet.`

export const noneHere = (language: Language): string =>
  language === 'hi' ? `कोई सुधार नहीं। सुधार पाठकों को बताता है कि क्या गलत था: दो दिन तक शीर्षक के साथ, और /corrections पर हमेशा।` : `No corrections yet. A correction tells readers what was wrong, beside the headline for two days and at /corrections for good.`

export const editLink = (language: Language): string =>
  language === 'hi' ? `संपादित करें` : `Edit`

export const correctedAt = <Node,>(language: Language, { headline, time }: { headline: (text: string) => Node; time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [headline(``), `, सुधार: `, time(``)] : [headline(``), `, corrected `, time(``)]

export const listAbout = <Node,>(language: Language, { page }: { page: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`पाठकों को ये `, page(`/corrections`), ` पर मिलते हैं। नया सुधार खबर के लिंक या घटनाक्रम के पेज पर जोड़ें।`] : [`Readers find them at `, page(`/corrections`), `. Add one on the page of a news link or of a story.`]

export const required = (language: Language): string =>
  language === 'hi' ? `लिखें कि क्या गलत था और सही क्या है` : `Write what was wrong, and what is right`

export const tooLong = (language: Language, { most }: { most: number }): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा ${formatNumber(most, language)} अक्षर लिखें` : `Use at most ${formatNumber(most, language)} characters`
