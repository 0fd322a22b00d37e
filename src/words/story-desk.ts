// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम` : `Story`

export const stories = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम` : `Stories`

export const gone = (language: Language): string =>
  language === 'hi' ? `यह घटनाक्रम मौजूद नहीं है: इसकी खबरें हटा दी गई हैं, या पता गलत है। “घटनाक्रम” में कोई दूसरा चुनें।` : `This story does not exist: its articles were deleted, or the address is wrong. Choose another one under Stories.`

export const publicPage = (language: Language): string =>
  language === 'hi' ? `पाठकों का पेज` : `Public page`

export const pin = (language: Language): string =>
  language === 'hi' ? `होम पेज पर पिन करें` : `Pin to front page`

export const allStories = (language: Language): string =>
  language === 'hi' ? `सभी घटनाक्रम` : `All stories`

export const select = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `चुनें: ${title}` : `Select ${title}`

export const lead = (language: Language): string =>
  language === 'hi' ? `मुख्य खबर` : `Lead`

export const leadOfMachine = (language: Language): string =>
  language === 'hi' ? `मुख्य खबर, मशीन की चुनी हुई` : `Lead, chosen by the machine`

export const waiting = (language: Language): string =>
  language === 'hi' ? `लंबित` : `Waiting`

export const makeLead = (language: Language): string =>
  language === 'hi' ? `मुख्य खबर बनाएँ` : `Make lead`

export const makeLeadLabel = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `मुख्य खबर बनाएँ: ${title}` : `Make lead: ${title}`

export const useAsTitle = (language: Language): string =>
  language === 'hi' ? `शीर्षक बनाएँ` : `Use as title`

export const useAsTitleLabel = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `शीर्षक बनाएँ: ${title}` : `Use as title: ${title}`

export const byEditor = (language: Language): string =>
  language === 'hi' ? `संपादक ने रखा` : `placed by an editor`

export const byMachine = (language: Language, { sure, percent, because, why }: { sure: string; percent: number; because: string; why: string }): string =>
  language === 'hi' ? `मशीन ने रखा${sure === 'yes' ? `, ${formatNumber(percent, language)}% भरोसा` : ``}${because === 'yes' ? `: ${why}` : ``}` : `placed by the machine${sure === 'yes' ? `, ${formatNumber(percent, language)}% sure` : ``}${because === 'yes' ? `: ${why}` : ``}`

export const articles = (language: Language): string =>
  language === 'hi' ? `खबरें` : `Articles`

export const moreArticles = (language: Language): string =>
  language === 'hi' ? `और खबरें दिखाएँ` : `Show more articles`

export const splitOff = (language: Language): string =>
  language === 'hi' ? `चुनी हुई अलग करें` : `Split off selected`

export const remove = (language: Language): string =>
  language === 'hi' ? `चुनी हुई निकालें` : `Remove selected`

export const leadByMachine = (language: Language): string =>
  language === 'hi' ? `मुख्य खबर मशीन चुने` : `Let the machine choose the lead`

export const lock = (language: Language): string =>
  language === 'hi' ? `लॉक करें` : `Lock`

export const unlock = (language: Language): string =>
  language === 'hi' ? `लॉक हटाएँ` : `Unlock`

export const show = (language: Language): string =>
  language === 'hi' ? `पाठकों को दिखाएँ` : `Show to readers`

export const hide = (language: Language): string =>
  language === 'hi' ? `पाठकों से छिपाएँ` : `Hide from readers`

export const others = (language: Language): string =>
  language === 'hi' ? `मिलाएँ या ले जाएँ` : `Merge or move`

export const find = (language: Language): string =>
  language === 'hi' ? `शब्द लिखकर दूसरा घटनाक्रम खोजें` : `Find another story by words`

export const findButton = (language: Language): string =>
  language === 'hi' ? `खोजें` : `Find`

export const noneFound = (language: Language): string =>
  language === 'hi' ? `इन शब्दों वाला कोई और घटनाक्रम नहीं मिला। कम शब्द लिखकर देखें।` : `No other story has these words. Try fewer of them.`

export const merge = (language: Language): string =>
  language === 'hi' ? `इसमें मिलाएँ` : `Merge into this`

export const move = (language: Language): string =>
  language === 'hi' ? `चुनी हुई वहाँ ले जाएँ` : `Move selected there`

export const history = (language: Language): string =>
  language === 'hi' ? `इतिहास` : `History`

export const noMoves = (language: Language): string =>
  language === 'hi' ? `किसी संपादक ने यहाँ कोई खबर इधर-उधर नहीं की है।` : `No editor has moved an article here.`

export const titleLabel = (language: Language): string =>
  language === 'hi' ? `शीर्षक` : `Title`

export const titleHint = (language: Language): string =>
  language === 'hi' ? `खाली छोड़ें तो मुख्य खबर का शीर्षक।` : `Leave empty to use the headline of the lead.`

export const saveTitle = (language: Language): string =>
  language === 'hi' ? `शीर्षक सहेजें` : `Save title`

export const titleTooLong = (language: Language, { most }: { most: number }): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा ${formatNumber(most, language)} अक्षर` : `At most ${formatNumber(most, language)} characters`
