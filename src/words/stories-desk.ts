// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम` : `Stories`

export const search = (language: Language): string =>
  language === 'hi' ? `शब्द लिखकर घटनाक्रम खोजें` : `Search stories by words`

export const found = (language: Language): string =>
  language === 'hi' ? `मिले घटनाक्रम` : `Stories found`

export const hottest = (language: Language): string =>
  language === 'hi' ? `इस समय सबसे चर्चित` : `Hottest now`

export const noneFound = (language: Language): string =>
  language === 'hi' ? `इन शब्दों वाला कोई घटनाक्रम नहीं मिला। कम शब्द लिखकर देखें।` : `No story has these words. Try fewer of them.`

export const none = (language: Language): string =>
  language === 'hi' ? `अभी कोई घटनाक्रम नहीं है। जब दो संस्थान एक ही घटना पर लिखते हैं, तब वह यहाँ दिखता है।` : `No stories yet. They appear when two outlets write about one event.`

export const notDecided = (language: Language): string =>
  language === 'hi' ? `फ़ैसला सहेजा नहीं जा सका` : `Failed to save the decision`

export const nothingChosen = (language: Language): string =>
  language === 'hi' ? `कुछ नहीं चुना गया।` : `Nothing was chosen.`

export const notChanged = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम बदला नहीं जा सका` : `Failed to change the story`

export const success = (language: Language): string =>
  language === 'hi' ? `हो गया` : `Success`

export const articles = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} खबर`, other: `${formatNumber(count, language)} खबरें` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} article`, other: `${formatNumber(count, language)} articles` } })}`

export const voices = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} आवाज़`, other: `${formatNumber(count, language)} आवाज़ें` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} voice`, other: `${formatNumber(count, language)} voices` } })}`

export const waiting = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)} लंबित` : `${formatNumber(count, language)} waiting`

export const began = (language: Language, { ago }: { ago: string }): string =>
  language === 'hi' ? `शुरुआत ${ago}` : `began ${ago}`

export const lastAdded = (language: Language, { ago }: { ago: string }): string =>
  language === 'hi' ? `आख़िरी खबर ${ago}` : `last added to ${ago}`

export const edited = (language: Language): string =>
  language === 'hi' ? `संपादक ने इसे बदला है, इसलिए मशीन सिर्फ़ प्रस्ताव रखती है` : `an editor changed it, so the machine only proposes`

export const notPublic = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { '=0': `अभी पाठकों को नहीं दिखता: कुछ प्रकाशित नहीं हुआ`, other: `अभी पाठकों को नहीं दिखता: सिर्फ़ एक संस्थान` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { '=0': `Not public yet: nothing is published`, other: `Not public yet: one outlet` } })}`

export const hidden = (language: Language): string =>
  language === 'hi' ? `पाठकों से छिपा हुआ` : `Hidden from readers`

export const locked = (language: Language): string =>
  language === 'hi' ? `लॉक` : `Locked`

export const pin = (language: Language): string =>
  language === 'hi' ? `पिन करें` : `Pin`

export const pinLabel = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `पिन करें: ${title}` : `Pin ${title}`

export const proposals = (language: Language): string =>
  language === 'hi' ? `लंबित प्रस्ताव` : `Proposals waiting`

export const acceptAll = (language: Language): string =>
  language === 'hi' ? `सभी स्वीकारें` : `Accept all`

export const showAllProposals = (language: Language): string =>
  language === 'hi' ? `सभी प्रस्ताव देखें` : `Show all proposals`

export const split = (language: Language): string =>
  language === 'hi' ? `अलग करें` : `Split`

export const keepTogether = (language: Language): string =>
  language === 'hi' ? `साथ रखें` : `Keep together`

export const accept = (language: Language): string =>
  language === 'hi' ? `स्वीकारें` : `Accept`

export const notSame = (language: Language): string =>
  language === 'hi' ? `एक नहीं` : `Not the same`

export const question = (language: Language, { kind }: { kind: string }): string =>
  language === 'hi' ? `${kind === 'split' ? `क्या इस घटनाक्रम में दो घटनाएँ हैं?` : kind === 'merge' ? `क्या यह एक ही घटनाक्रम है?` : kind === 'otherScript' ? `क्या यह दो लिपियों में एक ही घटना है?` : `क्या यह एक ही घटना है?`}` : `${kind === 'split' ? `Two events in one story?` : kind === 'merge' ? `One story?` : kind === 'otherScript' ? `One event, in two scripts?` : `One event?`}`

export const questionWhy = (language: Language, { question, why }: { question: string; why: string }): string =>
  language === 'hi' ? `${question} ${why}।` : `${question} ${why}.`

export const leaving = (language: Language): string =>
  language === 'hi' ? `जो शीर्षक अलग होंगे` : `Headlines that would leave`

export const aStory = (language: Language): string =>
  language === 'hi' ? `एक घटनाक्रम` : `a story`

export const isWaiting = (language: Language): string =>
  language === 'hi' ? `लंबित` : `waiting`

export const inStory = <Node,>(language: Language, { story, count }: { story: (text: string) => Node; count: number }): (string | Node)[] =>
  language === 'hi' ? [story(``), ` में (${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} खबर`, other: `${formatNumber(count, language)} खबरें` } })})`] : [`in `, story(``), ` (${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} article`, other: `${formatNumber(count, language)} articles` } })})`]

export const decided = (language: Language, { answer }: { answer: string }): string =>
  language === 'hi' ? `${answer === 'joined' ? `अब यह एक ही घटनाक्रम है।` : answer === 'apart' ? `ये अलग रहेंगे, और इनके बारे में फिर नहीं पूछा जाएगा।` : answer === 'split' ? `ये अब इस घटनाक्रम में नहीं हैं।` : `ये साथ रहेंगे, और इनके बारे में फिर नहीं पूछा जाएगा।`}` : `${answer === 'joined' ? `They are one story now.` : answer === 'apart' ? `They stay apart, and nobody is asked about them again.` : answer === 'split' ? `They are in this story no longer.` : `They stay together, and nobody is asked about them again.`}`

export const decidedAlready = (language: Language): string =>
  language === 'hi' ? `इस प्रस्ताव पर कोई और पहले ही फ़ैसला कर चुका है।` : `Somebody else has decided this proposal already.`

export const articleGone = (language: Language): string =>
  language === 'hi' ? `इसकी एक खबर अब मौजूद नहीं है। कुछ नहीं बदला गया।` : `One of its articles is not there any more. Nothing was changed.`

export const done = (language: Language, { act }: { act: string }): string =>
  language === 'hi' ? `${act === 'acceptAll' ? `उनकी खबरें अब इस घटनाक्रम में हैं।` : act === 'split' ? `ये अब अलग घटनाक्रम हैं।` : act === 'remove' ? `ये अब किसी घटनाक्रम में नहीं हैं।` : act === 'move' ? `ये अब दूसरे घटनाक्रम में हैं।` : act === 'merge' ? `घटनाक्रम मिला दिए गए।` : act === 'title' ? `शीर्षक तय हो गया।` : act === 'untitle' ? `अब घटनाक्रम का नाम फिर उसकी मुख्य खबर का शीर्षक है।` : act === 'lead' ? `मुख्य खबर चुन ली गई।` : act === 'leadByMachine' ? `मुख्य खबर अब फिर मशीन चुनेगी।` : act === 'hide' ? `अब पाठकों को यह घटनाक्रम नहीं दिखेगा।` : act === 'show' ? `दो संस्थानों की खबरें प्रकाशित होते ही पाठकों को यह घटनाक्रम दिखेगा।` : act === 'lock' ? `मशीन अब कुछ नहीं जोड़ेगी, पहले पूछेगी।` : `घटनाक्रम का लॉक हट गया।`}` : `${act === 'acceptAll' ? `Their articles are in this story now.` : act === 'split' ? `They are a story of their own now.` : act === 'remove' ? `They are in no story now.` : act === 'move' ? `They are in the other story now.` : act === 'merge' ? `The stories are one now.` : act === 'title' ? `The title is set.` : act === 'untitle' ? `The story is called like its lead again.` : act === 'lead' ? `The lead is chosen.` : act === 'leadByMachine' ? `The lead is chosen by the machine again.` : act === 'hide' ? `Readers no longer see the story.` : act === 'show' ? `Readers see the story once two outlets are published.` : act === 'lock' ? `The machine adds nothing any more and asks instead.` : `The story is no longer locked.`}`

export const refused = (language: Language, { reason }: { reason: string }): string =>
  language === 'hi' ? `${reason === 'noSuchStory' ? `घटनाक्रम अब मौजूद नहीं है।` : reason === 'merged' ? `इस बीच किसी और ने यह घटनाक्रम मिला दिया। कुछ नहीं बदला गया।` : reason === 'changed' ? `इस बीच किसी और ने यह घटनाक्रम बदल दिया। कुछ नहीं बदला गया: इसे देखकर फिर कोशिश करें।` : reason === 'sameStory' ? `यह वही घटनाक्रम है। कोई दूसरा चुनें।` : reason === 'notInStory' ? `इसी घटनाक्रम की खबरें चुनें। कुछ नहीं बदला गया।` : reason === 'wholeStory' ? `कोई खबर नहीं बचेगी। सब ले जाना हो तो घटनाक्रमों को मिलाएँ।` : reason === 'noTarget' ? `दूसरा घटनाक्रम अब मौजूद नहीं है। कुछ नहीं बदला गया।` : `स्वीकारने को कुछ नहीं बचा था।`}` : `${reason === 'noSuchStory' ? `The story is not there any more.` : reason === 'merged' ? `Somebody else has merged this story meanwhile. Nothing was changed.` : reason === 'changed' ? `Somebody else has changed this story meanwhile. Nothing was changed: look at it again, then repeat.` : reason === 'sameStory' ? `It is the same story. Choose another one.` : reason === 'notInStory' ? `Choose articles that are in this story. Nothing was changed.` : reason === 'wholeStory' ? `No article would stay. To move all of them, merge the stories instead.` : reason === 'noTarget' ? `The other story is not there any more. Nothing was changed.` : `Nothing was left to accept.`}`

export const untitled = (language: Language): string =>
  language === 'hi' ? `बिना शीर्षक का घटनाक्रम` : `Story without a headline`

export const isLeaving = (language: Language): string =>
  language === 'hi' ? `अलग होगी` : `would leave`
