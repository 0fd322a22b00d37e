// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `निर्धारित` : `Scheduled`

export const heading = (language: Language, { column }: { column: string }): string =>
  language === 'hi' ? `${column === 'when' ? `कब` : column === 'what' ? `क्या` : `कार्रवाई`}` : `${column === 'when' ? `When` : column === 'what' ? `What` : `Actions`}`

export const none = (language: Language): string =>
  language === 'hi' ? `अभी कुछ निर्धारित नहीं है। किसी लिंक या पेज में “कब प्रकाशित करें” या “कब हटाएँ” भरें।` : `Nothing is scheduled. Set “Publish at” or “Take down at” on a link or a page.`

export const more = (language: Language, { count }: { count: string }): string =>
  language === 'hi' ? `सिर्फ़ अगले ${count} यहाँ हैं।` : `Only the next ${count} are listed.`

export const notChanged = (language: Language): string =>
  language === 'hi' ? `निर्धारित समय बदला नहीं जा सका` : `Failed to change the schedule`

export const success = (language: Language): string =>
  language === 'hi' ? `हो गया` : `Success`

export const unknown = (language: Language): string =>
  language === 'hi' ? `यह काम यहाँ उपलब्ध नहीं है।` : `This action is not available here.`

export const invalidTime = (language: Language): string =>
  language === 'hi' ? `कृपया सही तारीख और समय लिखें।` : `Please enter a valid date and time.`

export const timeChanged = (language: Language): string =>
  language === 'hi' ? `समय बदल दिया गया।` : `Time changed.`

export const unscheduled = (language: Language): string =>
  language === 'hi' ? `निर्धारित सूची से हटाया गया।` : `Removed from the schedule.`

export const done = (language: Language, { act }: { act: string }): string =>
  language === 'hi' ? `${act === 'publishLink' ? `खबर प्रकाशित हो गई।` : act === 'takeDownLink' ? `खबर हटा दी गई।` : act === 'publishPage' ? `पेज प्रकाशित हो गया।` : `पेज हटा दिया गया।`}` : `${act === 'publishLink' ? `Link published.` : act === 'takeDownLink' ? `Link taken down.` : act === 'publishPage' ? `Page published.` : `Page taken down.`}`

export const changedMeanwhile = (language: Language): string =>
  language === 'hi' ? `यह बदल गया है या पूरा हो चुका है। ताज़ा स्थिति के लिए पेज फिर से लोड करें।` : `It has changed or was already carried out. Reload the page to see its current state.`

export const wrongTime = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `${problem}।` : `${problem}.`

export const returned = (language: Language): string =>
  language === 'hi' ? `खबर प्रकाशित नहीं हो सकी। वह कतार में है और वजह वहीं लिखी है।` : `It could not be published. It is back in the queue, with the reason.`

export const publishedAlready = (language: Language): string =>
  language === 'hi' ? `यह खबर इस बीच प्रकाशित हो चुकी है। इसे दोहराव मानकर निर्धारित सूची से हटा दिया गया है।` : `This article has been published in the meantime. It has left the schedule as a duplicate.`

export const act = (language: Language, { act }: { act: string }): string =>
  language === 'hi' ? `${act === 'publishLink' ? `प्रकाशित करें` : act === 'takeDownLink' ? `हटाएँ` : act === 'publishPage' ? `पेज प्रकाशित करें` : act === 'takeDownPage' ? `पेज हटाएँ` : `पिन करें`}` : `${act === 'publishLink' ? `Publish` : act === 'takeDownLink' ? `Take down` : act === 'publishPage' ? `Publish page` : act === 'takeDownPage' ? `Take down page` : `Pin`}`

export const now = (language: Language, { act }: { act: string }): string =>
  language === 'hi' ? `${act === 'publishLink' ? `अभी प्रकाशित करें` : act === 'publishPage' ? `अभी प्रकाशित करें` : `अभी हटाएँ`}` : `${act === 'publishLink' ? `Publish now` : act === 'publishPage' ? `Publish now` : `Take down now`}`

export const cancel = (language: Language, { act }: { act: string }): string =>
  language === 'hi' ? `${act === 'publishLink' ? `कतार में लौटाएँ` : act === 'publishPage' ? `रद्द करें` : `रहने दें`}` : `${act === 'publishLink' ? `Back to queue` : act === 'publishPage' ? `Discard` : `Keep it`}`

export const changeTime = (language: Language): string =>
  language === 'hi' ? `समय बदलें` : `Change time`

export const newTime = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `नया समय: ${title}` : `New time: ${title}`

export const buttonLabel = (language: Language, { label, title }: { label: string; title: string }): string =>
  language === 'hi' ? `${label}: ${title}` : `${label}: ${title}`

export const until = <Node,>(language: Language, { source, time }: { source: string; time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`${source}, `, time(``), ` तक`] : [`${source}, until `, time(``)]

export const takenDown = <Node,>(language: Language, { source, time }: { source: string; time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`${source}, हटेगी: `, time(``)] : [`${source}, taken down `, time(``)]

export const frontPage = (language: Language): string =>
  language === 'hi' ? `होम पेज` : `Front page`
