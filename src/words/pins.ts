// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const moves = (language: Language, { place }: { place: string }): string =>
  language === 'hi' ? `यह अभी ${place} में पिन है, और वहाँ से हट जाएगा।` : `It is pinned as ${place} now, and moves from there.`

export const plannedPlace = (language: Language, { place }: { place: string }): string =>
  language === 'hi' ? `${place}, आगे के लिए तय` : `${place}, planned`

export const lead = (language: Language): string =>
  language === 'hi' ? `मुख्य खबर` : `Lead`

export const second = (language: Language, { place }: { place: string }): string =>
  language === 'hi' ? `दूसरी पंक्ति ${place}` : `Second tier ${place}`

export const sectionLead = (language: Language, { section }: { section: string }): string =>
  language === 'hi' ? `${section} की मुख्य खबर` : `Lead of ${section}`

export const unknownSection = (language: Language): string =>
  language === 'hi' ? `किसी विषय` : `a section`

export const pin = (language: Language): string =>
  language === 'hi' ? `पिन करें` : `Pin`

export const begins = (language: Language): string =>
  language === 'hi' ? `कब से` : `Begins`

export const atOnce = (language: Language): string =>
  language === 'hi' ? `अभी से` : `Now`

export const atTime = (language: Language): string =>
  language === 'hi' ? `तय समय से` : `At a set time`

export const beginsAt = (language: Language): string =>
  language === 'hi' ? `शुरू होने का समय` : `Begins at`

export const futureTime = (language: Language): string =>
  language === 'hi' ? `आगे का समय चुनें` : `Choose a time in the future`

export const pinTitle = (language: Language): string =>
  language === 'hi' ? `होम पेज पर पिन करें` : `Pin to the front page`

export const drafted = (language: Language, { place }: { place: string }): string =>
  language === 'hi' ? `पिन: ${place}` : `Pinned: ${place}`

export const moved = (language: Language, { place }: { place: string }): string =>
  language === 'hi' ? `${place} से हटाकर।` : `Moved from ${place}.`

export const draftCount = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `होम पेज प्रकाशित करने पर पाठकों को वहाँ दिखेगी (${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} बदलाव`, other: `${formatNumber(count, language)} बदलाव` } })})।` : `Readers see it there once you publish the front page (${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} change`, other: `${formatNumber(count, language)} changes` } })}).`

export const notStored = (language: Language): string =>
  language === 'hi' ? `यह ब्राउज़र ड्राफ़्ट नहीं रख रहा है: पेज फिर लोड करने से पहले इसे प्रकाशित करें।` : `This browser does not store the draft: publish it before you load the page again.`

export const notRead = (language: Language): string =>
  language === 'hi' ? `होम पेज लोड नहीं हो सका। इसे बंद करें और फिर कोशिश करें।` : `The front page could not be loaded. Close this and try again.`

export const close = (language: Language): string =>
  language === 'hi' ? `बंद करें` : `Close`

export const cancel = (language: Language): string =>
  language === 'hi' ? `रद्द करें` : `Cancel`

export const place = (language: Language): string =>
  language === 'hi' ? `जगह` : `Place`

export const pinnedHeadline = (language: Language, { name, headline }: { name: string; headline: string }): string =>
  language === 'hi' ? `${name} ने पिन किया: ${headline}` : `Pinned by ${name}: ${headline}`

export const from = (language: Language, { time, title }: { time: string; title: string }): string =>
  language === 'hi' ? `${time} से: ${title}` : `From ${time}: ${title}`

export const pinned = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} ने पिन किया` : `Pinned by ${name}`

export const pinnedUntil = (language: Language, { name, time }: { name: string; time: string }): string =>
  language === 'hi' ? `${name} ने पिन किया, ${time} तक` : `Pinned by ${name} until ${time}`

export const pinnedUntilNewer = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} ने पिन किया, कुछ नया आने तक` : `Pinned by ${name} until something newer`

export const stands = (language: Language): string =>
  language === 'hi' ? `कब तक` : `Keep it there`

export const untilTime = (language: Language): string =>
  language === 'hi' ? `किसी समय तक` : `Until a time`

export const time = (language: Language): string =>
  language === 'hi' ? `समय` : `Time`

export const untilOff = (language: Language): string =>
  language === 'hi' ? `जब तक हटाया न जाए` : `Until I take it off`

export const untilNewer = (language: Language): string =>
  language === 'hi' ? `कुछ नया आने तक` : `Until something newer`

export const forHours = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} घंटे के लिए`, other: `${formatNumber(count, language)} घंटे के लिए` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `For ${formatNumber(count, language)} hour`, other: `For ${formatNumber(count, language)} hours` } })}`

export const fromOtherSection = (language: Language, { section }: { section: string }): string =>
  language === 'hi' ? `यह ${section} में है, इस श्रेणी में नहीं।` : `It is filed in ${section}, not in this section.`
