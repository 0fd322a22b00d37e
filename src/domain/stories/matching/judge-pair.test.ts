import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { compareWording, isCopy } from './is-copy.ts'
import { judgePair } from './judge-pair.ts'
import { likelyScoreMin, surePairMin, sureScoreMin } from './story-bands.ts'

test('two headlines that share rare names are surely one story', () => {
  const one = storyArticle('Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan')
  const two = storyArticle('Don Pettit lands in Kazakhstan aboard Soyuz MS-26 after seven months', {
    hours: 3,
  })
  expect(judgePair(one, two).probability).toBeGreaterThan(sureScoreMin)
})

test('common news words do not make a sure story', () => {
  const one = storyArticle('Delhi police arrest man in murder case')
  const two = storyArticle('Mumbai police arrest three in fraud case', { hours: 2 })
  expect(judgePair(one, two).probability).toBeLessThan(sureScoreMin)
})

test('two articles are less probably one event the further apart they are in time', () => {
  const one = storyArticle('Harvard refuses the demands of the White House')
  const at = (hours: number) => storyArticle('White House letter to Harvard sent by mistake', { hours })
  expect(judgePair(one, at(60)).probability).toBeLessThan(judgePair(one, at(1)).probability)
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
  expect(judgePair(storyArticle(one), storyArticle(other, { hours: 1 })).probability).toBeLessThan(
    likelyScoreMin,
  )
})

test('who and what happened together make a sure story', () => {
  const one = storyArticle('Teenager stabbed to death in Seelampur, locals block road')
  const two = storyArticle('Seelampur teen stabbed to death: two held, residents block road', { hours: 2 })
  expect(judgePair(one, two).probability).toBeGreaterThan(sureScoreMin)
})

test('two posts about the birthday of one celebrity do not join by themselves', () => {
  const one = storyArticle('Neha Orlova wishes Kapil Zorvan on his birthday with an adorable family picture')
  const two = storyArticle(
    'Happy birthday, Kapil Zorvan: relive his four sixes of four balls against England at Lords',
    { hours: 1 },
  )
  expect(judgePair(one, two).probability).toBeLessThan(surePairMin)
})

test('two reports of one team share their words, not what happened, and do not join', () => {
  const one = storyArticle('Zorvex Kalind close to playing again, likely to be available against Orvania')
  const two = storyArticle(
    'Squad for Orvania tour: Alexo Lees likely to open, Borys Kurnik and Hasebo Hamir under threat',
  )
  expect(judgePair(one, two).probability).toBeLessThan(sureScoreMin)
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

test('one day of a column at two outlets is no event, and news about the game is one', () => {
  const [one, two] = [
    storyArticle('Wordle 307 answer for April 22: perfect word on Earth Day, hints and clues'),
    storyArticle('Wordle 307 for April 22 celebrates Earth Day: hints and answer', { hours: 2 }),
  ]
  expect(judgePair(one, two).probability).toBeLessThan(likelyScoreMin)
  const undated = storyArticle('Wordle 307 answer: perfect word on Earth Day, and hints for it', { hours: 2 })
  expect(judgePair(two, undated).probability).toBeLessThan(likelyScoreMin)
  const bought = storyArticle('New York Times buys Wordle, the word game of Josh Wardle')
  const buys = storyArticle('Wordle of Josh Wardle bought by New York Times', { hours: 2 })
  expect(judgePair(bought, buys).probability).toBeGreaterThan(sureScoreMin)
})
