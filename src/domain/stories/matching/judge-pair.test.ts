import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { compareWording, isCopy } from './is-copy.ts'
import { judgePair } from './judge-pair.ts'
import { closeProbability, likelyScoreMin, surePairMin, sureScoreMin, unsureMax } from './story-bands.ts'

const probabilityOf = (one: string, other: string, hours = 0) =>
  judgePair(storyArticle(one), storyArticle(other, { hours })).probability

test.each([
  [
    'rare names',
    'Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan',
    'Don Pettit lands in Kazakhstan aboard Soyuz MS-26 after seven months',
  ],
  [
    'who and what happened',
    'Teenager stabbed to death in Seelampur, locals block road',
    'Seelampur teen stabbed to death: two held, residents block road',
  ],
  [
    'what happened in the same order of words',
    'Strategic Kolwada-Qazibad highway re-opens',
    'Kolwada-Qazibad highway reopens in record 73 days',
  ],
  [
    'a number of what happened',
    'Zorvex Dairy increases milk prices by Rs 2 per litre across varieties. Check new rates',
    'Zorvex hikes milk prices by Rs 2 per litre from Tuesday',
  ],
])('two headlines that share %s are surely one story', (_, one, other) => {
  expect(probabilityOf(one, other, 3)).toBeGreaterThan(sureScoreMin)
})

test.each([
  [
    'common news words',
    'Delhi police arrest man in murder case',
    'Mumbai police arrest three in fraud case',
    sureScoreMin,
  ],
  [
    'the words of one team, not what happened',
    'Zorvex Kalind close to playing again, likely to be available against Orvania',
    'Squad for Orvania tour: Alexo Lees likely to open, Borys Kurnik and Hasebo Hamir under threat',
    sureScoreMin,
  ],
  [
    'the birthday of one celebrity',
    'Neha Orlova wishes Kapil Zorvan on his birthday with an adorable family picture',
    'Happy birthday, Kapil Zorvan: relive his four sixes of four balls against England at Lords',
    surePairMin,
  ],
  [
    'a day of remembrance',
    'On the birth anniversary of Sushila Varne, minister Modan Karve recalls an old train journey',
    'Sushila Varne birth anniversary: daughter Bansi posts a throwback picture from Kolwada',
    surePairMin,
  ],
])('two headlines that share %s do not join by themselves', (_, one, other, bound) => {
  expect(probabilityOf(one, other, 1)).toBeLessThan(bound)
})

test('what two people did with one song of one film does not join by itself', () => {
  const bound = surePairMin
  const one = 'Tarun Brevo dances to Shivalli from the film Purohit of Anil Arjunan'
  const other = 'Harish Panday and his aunt dancing on Shivalli from Purohit is cute; Anil Arjunan reacts'
  const same = 'Tarun Brevo is dancing on Shivalli from Purohit; Anil Arjunan reacts'
  expect(probabilityOf(one, other, 2)).toBeLessThan(bound)
  expect(probabilityOf(one, same, 2)).toBeGreaterThan(bound)
})

const unsureWeights = [-9]
const video = 'Fascinating animated video comparing the size of Jupiter to other planets goes viral'
const sameVideo = 'Video shows size of Jupiter in comparison to other planets, viewers call it fascinating'

test.each([
  ['of one day', sameVideo, { hours: 23 }, closeProbability],
  ['of two days', sameVideo, { hours: 25 }, 0],
  ['in other words, within hours', `${sameVideo} on all screens of Kolwada`, { hours: 11 }, closeProbability],
  ['in other words, later', `${sameVideo} on all screens of Kolwada`, { hours: 13 }, 0],
  [
    'in fewer common words',
    `${sameVideo} on all new screens of Kolwada trains at dawn`,
    { hours: 11 },
    unsureMax,
  ],
  ['of one outlet', sameVideo, { hours: 1, outlet: video }, 0],
  ['of which one explains', `Why a ${sameVideo} on all screens of Kolwada`, { hours: 11 }, 0],
])('two alike reports %s have a least probability, whatever the weights say', (_, other, given, expected) => {
  const judged = judgePair(storyArticle(video), storyArticle(other, given), unsureWeights)
  expect(judged.probability).toBeCloseTo(expected, 3)
})

const mourned = 'Bystander at a bus stop is mourned'
const shot = 'student-shot-dead-stray-bullet-norvik'

test.each([
  ['within hours', mourned, shot, 11, closeProbability],
  ['later', mourned, shot, 13, 0],
  ['that names only the subject', mourned, 'norvik-student-shot', 1, 0],
  ['of which one explains', 'Why it happened', shot, 1, 0],
  ['with a place of its own', mourned, shot.replace('norvik', 'qazibad'), 1, 0],
  ['with a number of its own', mourned, `${shot}-class-7`, 1, 0],
])('two headlines with one headline in their addresses have a least probability %s', (...given) => {
  const [, title, slug, hours, least] = given
  const one = storyArticle('Family appeals to ministers', { url: `https://a.example/world/${shot}-class-8` })
  const other = storyArticle(title, { url: `https://b.example/world/${slug}-71155`, hours })
  expect(judgePair(one, other, unsureWeights).probability).toBeCloseTo(least, 3)
})

test('two articles are less probably one event the further apart they are in time', () => {
  const [one, other] = [
    'Harvard refuses the demands of the White House',
    'White House letter to Harvard sent by mistake',
  ]
  expect(probabilityOf(one, other, 60)).toBeLessThan(probabilityOf(one, other, 1))
})

test('two headlines that share nearly all, but only names, are proposed', () => {
  const [one, other] = [
    'Bengali actor Abhir Chattejan quits films at 57',
    'Bengali actor Abhir Chattejan retires, Mamta Banejan sends wishes',
  ]
  const probability = probabilityOf(one, other, 1)
  expect(probability).toBeGreaterThanOrEqual(likelyScoreMin)
  expect(probability).toBeLessThan(surePairMin)
})

test('the same agency text at two outlets is a copy, and with another number it is not', () => {
  const text = 'Binge drinkers may be tamed by switching off a brain receptor'
  const one = storyArticle(text, { id: 'a' })
  expect(isCopy(one, storyArticle(text, { id: 'b', hours: 30 }))).toBe(true)
  expect(isCopy(one, storyArticle(`${text} 19`, { id: 'c' }))).toBe(false)
  expect(isCopy(one, storyArticle(text, { id: 'd', hours: 200 }))).toBe(false)
  expect(isCopy(one, storyArticle(text, { id: 'e', outlet: 'a' }))).toBe(false)
})

test.each([
  ['Karan Johar opens up about his weight loss', 'Karan Johar wishes his mother on her birthday'],
  ['Shahid Kapoor plays cricket with Ishaan', 'Mira Rajput defends Shahid Kapoor'],
  ['Elden Ring: how to find the hidden sword', 'Elden Ring guide: the best armour for beginners'],
  [
    'Kumar Vishwas now asks why Kejriwal keeps silent over Khalistan at every rally of the campaign',
    'Letter of Channi reaches the minister, who promises a probe against Kejriwal for links to Khalistan',
  ],
  [
    'Two arrested for a fire at the bridge festival of Qazibad, mayor visits the union',
    'Vikrant Tolmar arrested at rally in Qazibad, appeal follows',
  ],
])('a shared subject alone is not even proposed: %s', (one, other) => {
  expect(probabilityOf(one, other, 1)).toBeLessThan(likelyScoreMin)
})

test('a shared subject is an even chance at most, whatever the weights say', () => {
  const [one, other] = ['Karan Johar opens up about his weight loss', 'Karan Johar wishes his mother']
  expect(judgePair(storyArticle(one), storyArticle(other), [9]).probability).toBe(0.5)
})

test('nearly the same headline of two outlets is one report, unless each names its own place or number', () => {
  const text = 'check-ups every woman needs before she is forty'
  const five = storyArticle(`Five ${text}`, { id: 'a' })
  expect(compareWording(five, storyArticle(`5 health ${text}`, { id: 'b', hours: 30 }))).toBe('reworded')
  expect(compareWording(five, storyArticle(`7 ${text}`, { id: 'c' }))).toBe(null)
  const patna = storyArticle('Police arrest two men in Patna for the murder of a trader')
  const nagpur = storyArticle('Police arrest two men in Nagpur for the murder of a trader')
  expect(compareWording(patna, nagpur)).toBe(null)
  expect(judgePair(patna, nagpur).probability).toBeLessThan(sureScoreMin)
})

test.each([
  [
    'hours later one of them adds a number to the same subject',
    'Zorvex Kalind wins a contract of NASA to bring stones home',
    'First of its kind: contract of NASA to bring stones home won by Zorvex Kalind',
    24,
    'reworded',
  ],
  [
    'one of them names the year',
    'Neela Varnekar ruled out of the cup with an injured ankle',
    'Neela Varnekar ruled out of the 2026 cup with an injured ankle',
    40,
    'reworded',
  ],
  [
    'each names its subject in more words',
    'President Zelvensky of Orvania and Kalmia survived attempts last week',
    'Orvania and Kalmia: president Zelvenskyy dodged attempts last week',
    3,
    'reworded',
  ],
  [
    'most of the words within hours',
    'Auction of the new bond fails partially in Qazibad',
    'New bond auction in Qazibad devolves before the budget',
    2,
    'close',
  ],
  [
    'most of the words, but a day apart',
    'Auction of the new bond fails partially in Qazibad',
    'New bond auction in Qazibad devolves before the budget',
    25,
    null,
  ],
  [
    'one place is exchanged for another',
    'Yogendra Adityan holds a large rally in Agrapur',
    'Yogendra Adityan holds a large rally in Meerutpur',
    1,
    null,
  ],
  [
    'only the subject is shared',
    'Why Katra Kaifan left Vikram Kaushalya for Maldivia alone',
    'Katra Kaifan posts honeymoon snaps with Vikram Kaushalya, Maldivia',
    1,
    null,
  ],
  [
    'two columns of one day',
    'Garvena redeem codes for January 5: how to claim rewards',
    'Garvena redeem codes for January 5: claim rewards now',
    1,
    null,
  ],
])('wording of two headlines: %s', (_, one, other, hours, expected) => {
  expect(compareWording(storyArticle(one), storyArticle(other, { hours }))).toBe(expected)
})

test('two accidents of two towns in nearly the same words do not join', () => {
  const one = storyArticle('Massive fire at chemical factory in Qazibad')
  const other = storyArticle('Fire breaks out at chemical factory in Kolwada', { hours: 2 })
  expect(judgePair(one, other).probability).toBeLessThan(surePairMin)
})

test('one day of a column at two outlets is no event, and news about the game is one', () => {
  const column = 'Wordle 307 for April 22 celebrates Earth Day: hints and answer'
  const dated = 'Wordle 307 answer for April 22: perfect word on Earth Day, hints and clues'
  const undated = 'Wordle 307 answer: perfect word on Earth Day, and hints for it'
  for (const other of [dated, undated]) expect(probabilityOf(column, other, 2)).toBeLessThan(likelyScoreMin)
  const bought = 'New York Times buys Wordle, the word game of Josh Wardle'
  const buys = 'Wordle of Josh Wardle bought by New York Times'
  expect(probabilityOf(bought, buys, 2)).toBeGreaterThan(sureScoreMin)
})
