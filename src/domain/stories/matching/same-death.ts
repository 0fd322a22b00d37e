// The news of a death is written in few words, of which most are the name: "dies", "passes away", "no more". The weights take that
// for one shared subject, so the greatest news of a year fell apart into single headlines.
import { hoursBetween, type WeighedArticle } from './compare-articles.ts'
import { hashesOf } from './is-column.ts'
import type { PackedWords } from './packed-words.ts'
import { latin, scriptOf, wordHash } from './word-hash.ts'
import { isOrdinaryWord } from './word-lists.ts'

const [deathHoursMax, mourningHoursMax] = [36, 24]
/**
 * Of two adjacent words, together and each: somebody great is in a hundred headlines of the days, so no name is rare then. The lists
 * of Indian scripts call nearly every name an ordinary word, so there both have to be rarer.
 */
const [nameRarityMin, wordRarityMin] = [8, 3.5]
const [indianNameRarityMin, indianRarityMin] = [10, 4.5]
/** A single name beside the same age. */
const singleRarityMin = 7
/** What the dead were, of what they died, and how it is said: "Kannada actor", "heart attack". */
const noNames =
  hashesOf(`actor actress singer filmmaker director producer composer musician comedian artist writer author poet
  journalist editor cricketer footballer player coach star legend veteran icon leader minister politician mla mp bollywood tollywood
  father mother son daughter wife husband brother sister heart cardiac attack arrest accident road cancer stroke illness hospital
  pradesh bengal nadu uttar madhya andhra himachal arunachal tamil west north south east new jammu kashmir delhi mumbai navi sri lanka
  united states kingdom usa saudi arabia hong kong miss world president prime chief senior former
  pm cm co fan fame contestant priest farmer covid corona 19 die dies died dead death demise pass away last breath tribute condolence
  अभिनेता अभिनेत्री गायक गायिका निर्देशक निर्माता संगीतकार लेखक पत्रकार क्रिकेटर खिलाड़ी बॉलीवुड पिता मां बेटे पत्नी हार्ट अटैक सड़क हादसा हादसे कैंसर निधन देहांत
  लंबी बीमारी पूर्व विधायक वरिष्ठ नेता सांसद मंत्री मशहूर दिल दौरा दौरे अस्पताल
  নায়ক অভিনেতা অভিনেত্রী গায়ক গায়িকা சினிமா நடிகர் நடிகை பாடகர் பாடகி இயக்குனர் இயக்குநர் மாரடைப்பால் மாரடைப்பு காலமானார் மறைந்தார் প্রয়াত মারা গেলেন গেছেন`)
/** Two people of one name: of each line, headlines whose words are in different groups tell of two. */
const callings = [
  'bjp|congress|samajwadi sp|bsp bahujan|aap|tmc trinamool|dmk|aiadmk|cpi|cpim cpm|rjd|jdu|sena|ncp|tdp|ysrcp|brs trs|bjd|akali|भाजपा बीजेपी|कांग्रेस|सपा|बसपा',
  'mla विधायक|mp सांसद|minister मंत्री|mayor|councillor|sarpanch|judge justice|governor|ambassador',
  `actor actress singer filmmaker director producer composer musician comedian lyricist अभिनेता अभिनेत्री गायक गायिका निर्देशक संगीतकार|
  cricketer footballer player coach athlete wrestler boxer क्रिकेटर खिलाड़ी|writer author poet journalist editor लेखक पत्रकार|
  minister politician mla mp leader mayor councillor विधायक नेता सांसद मंत्री|scientist economist professor|industrialist businessman|judge justice lawyer`,
].map(line => line.split('|').map(group => hashesOf(group.trim())))
const condolences = hashesOf('mourn condole pay offer express extend lead remember react')
const ages: ReadonlySet<number> = new Set(Array.from({ length: 100 }, (_, n) => wordHash(String(n + 20))))

/** `mourning`: one of both reports how somebody mourns, which is a story of its own or of the death. */
export function shareDeath(a: WeighedArticle, b: WeighedArticle): 'death' | 'mourning' | null {
  const kinds = [a.words.kind, b.words.kind]
  if (!kinds.includes('death')) return null
  const isMourned = kinds.includes('mourning')
  if (!isMourned && a.words.kind !== b.words.kind) return null
  if (hoursBetween(a, b) > (isMourned ? mourningHoursMax : deathHoursMax)) return null
  if (!shareName(a, b) || areNamesakes(a.words.dead, b.words.dead)) return null
  return isMourned ? 'mourning' : 'death'
}

/** Whether both name one person, by two words that follow each other, or by one and the age. */
function shareName(a: WeighedArticle, b: WeighedArticle): boolean {
  const [own, others] = [listNames(a.words), listNames(b.words)]
  const rarityOf = (word: number) => a.headingRarities[a.words.heading.indexOf(word)] ?? 0
  const isAged = a.words.deciding.some(word => ages.has(word) && b.words.deciding.includes(word))
  return own.some((word, n) => {
    if (word === 0 || !others.includes(word)) return false
    const [rarity, next] = [rarityOf(word), own[n + 1] ?? 0]
    if (isAged && rarity >= singleRarityMin && !isOrdinaryWord(word)) return true
    const isShared = others.some((other, m) => other === word && others[m + 1] === next)
    return next !== 0 && isShared && areNames([word, next], [rarity, rarityOf(next)])
  })
}

const nameWordsMax = 3

/** The last words of each run, if the run ends with a name: "Kannada actor Mohana Zorvekar", but nothing of "Kolwada Express actor". */
function listNames({ dead, kind }: PackedWords): number[] {
  const isName = (word: number | undefined) => word !== undefined && word !== 0 && !noNames.has(word)
  if (kind === 'mourning') return dead.map(word => (isName(word) && !condolences.has(word) ? word : 0))
  return dead.map((word, n) => {
    const end = dead.indexOf(0, n)
    const last = (end < 0 ? dead.length : end) - 1
    return isName(word) && isName(dead[last]) && last - n < nameWordsMax ? word : 0
  })
}

function areNamesakes(own: readonly number[], others: readonly number[]): boolean {
  return callings.some(groups => {
    const [of, ofOthers] = [own, others].map(words =>
      groups.filter(group => words.some(word => group.has(word))),
    )
    return of?.length && ofOthers?.length ? !of.some(group => ofOthers.includes(group)) : false
  })
}

function areNames(words: [number, number], [first, second]: [number, number]): boolean {
  const [sum, least] = [first + second, Math.min(first, second)]
  if (scriptOf(words[0]) !== latin) return sum >= indianNameRarityMin && least >= indianRarityMin
  return sum >= nameRarityMin && least >= wordRarityMin && words.some(word => !isOrdinaryWord(word))
}
