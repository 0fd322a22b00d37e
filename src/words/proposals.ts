// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `प्रस्ताव` : `Proposals`

export const yours = (language: Language): string =>
  language === 'hi' ? `आपके प्रस्ताव` : `What you proposed`

export const none = (language: Language): string =>
  language === 'hi' ? `अभी कुछ नहीं। ऊपर किसी खबर का पता पेस्ट करें: संपादक के फ़ैसले तक वह कतार में रहेगी।` : `Nothing yet. Paste the address of an article above: it waits in the queue until an editor decides.`

export const propose = (language: Language): string =>
  language === 'hi' ? `प्रस्ताव भेजें` : `Propose`

export const headline = (language: Language): string =>
  language === 'hi' ? `शीर्षक` : `Headline`

export const headlineHint = (language: Language): string =>
  language === 'hi' ? `सिर्फ़ तब, जब पेज पर शीर्षक न मिले। एक बार में एक ही पते के लिए।` : `Only if the page has none. Can be given for one address at a time.`

export const headlineHead = (language: Language): string =>
  language === 'hi' ? `शीर्षक` : `Headline`

export const source = (language: Language): string =>
  language === 'hi' ? `स्रोत` : `Source`

export const fateHead = (language: Language): string =>
  language === 'hi' ? `नतीजा` : `Outcome`

export const proposedHead = (language: Language): string =>
  language === 'hi' ? `भेजा गया` : `Proposed`

export const fate = (language: Language, { fate }: { fate: string }): string =>
  language === 'hi' ? `${fate === 'waiting' ? `संपादक के फ़ैसले का इंतज़ार` : fate === 'scheduled' ? `प्रकाशित होगा` : fate === 'published' ? `प्रकाशित` : fate === 'rejected' ? `नहीं लिया गया` : fate === 'held' ? `ऐसी ही एक और खबर है` : `प्रकाशित हुआ, फिर हटाया गया`}` : `${fate === 'waiting' ? `Waiting for an editor` : fate === 'scheduled' ? `Will be published` : fate === 'published' ? `Published` : fate === 'rejected' ? `Not accepted` : fate === 'held' ? `Same as another article` : `Published, then taken down`}`

export const added = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `कतार में: ${title}` : `In the queue: ${title}`

export const alreadyPublished = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `पहले से प्रकाशित: ${title}` : `Already published: ${title}`

export const alreadyWaits = (language: Language): string =>
  language === 'hi' ? `यह पहले ही भेजा जा चुका है। संपादक का फ़ैसला बाकी है।` : `This article was already proposed. It is waiting for an editor.`

export const notAdded = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `नहीं जोड़ा गया। ${problem}` : `Not added. ${problem}`

export const headlineForOne = (language: Language): string =>
  language === 'hi' ? `शीर्षक एक ही पते का हो सकता है। शीर्षक हटाएँ, या एक बार में एक ही पता सुझाएँ।` : `A headline belongs to one address. Clear the headline, or propose one address at a time.`

export const tooManyWait = (language: Language, { count, most }: { count: number; most: number }): string =>
  language === 'hi' ? `आपके ${formatNumber(count, language)} प्रस्ताव फ़ैसले के इंतज़ार में हैं; ज़्यादा से ज़्यादा ${formatNumber(most, language)} हो सकते हैं। कुछ पर फ़ैसला होने के बाद फिर कोशिश करें।` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} of your proposals is`, other: `${formatNumber(count, language)} of your proposals are` } })} waiting; at most ${formatNumber(most, language)} can wait. Try again when editors have decided some.`
