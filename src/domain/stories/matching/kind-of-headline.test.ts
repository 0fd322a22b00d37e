import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { judgePair } from './judge-pair.ts'
import { kindOfHeadline } from './kind-of-headline.ts'
import { isWorthALook } from './place-article.ts'
import { likelyScoreMin, rewordedProbability, surePairMin, sureScoreMin, unsureMax } from './story-bands.ts'

test.each([
  'Stocks to watch on Feb 18: Lupin, HDFC, Wipro',
  'Stocks in the news: Ambuja Cements, Wipro, Nestle',
  'Top headlines of the day: polls, rain and a strike',
  'सुबह की बड़ी खबरें: बारिश, चुनाव और बजट',
  'Top 5 fruits that lower your cholesterol',
  'Best phones and tablets at the Barcelona fair',
  'Best 40-inch Zorvex screens with a built-in radio',
  'Best smart screens that come with a remote control',
  'Harvest sale: best deals on phones and laptops',
  'Heart health: 10 habits that help after forty',
  'Orvania crisis: 13 nations that have closed their airspace',
  'World Grain Day: date, theme, history, significance of the day',
  'Zorvex Bank after its results: buy, sell or hold?',
  'Zorvex Bank shares slip after results. Should you buy?',
  'Zorvex 9 to Kalind 12: phones set to launch this week',
  'Zorvex 11, Kalind 5 to Orvan 8 price cuts announced in the festival sale',
  'Zorvex 9 vs Kalind 12: prices, screens and cameras compared',
  'Zorvex 9 vs Kalind 12: which phone is better?',
  "Valentine's Day: five gift ideas for the cricket fan",
  'Cup 2030: best starting playing XI of the Orvania Royals',
  'Orvania vs Kalind: fantasy cricket tips and pitch report',
])('a list of subjects is a roundup: %s', title => {
  expect(kindOfHeadline(title)).toBe('roundup')
})

test.each([
  'Why the trains of Orvania stood still for a day',
  'Explained: the grain crisis of Orvania',
  'Grain row: who are the millers of Orvania?',
  'Decoding the budget of Orvania',
  'The grain crisis of Orvania, explained',
  'Film crew reveals why the shooting stopped',
  'How the millers of Orvania can beat the grain crisis',
  'How many of the late trains were saved by the new rule',
  'How Orvania will be saved by its grain',
  "Grain row: here's how a market works",
])('background explains: %s', title => {
  expect(kindOfHeadline(title)).toBe('explanation')
})

test.each([
  'What the minister said about the trains of Orvania',
  'Minister explains the late trains of Orvania',
  'Zorvex launches two phones in Orvania',
  'Wipro stocks fall after results',
  'Watch: ferry runs aground near the harbour',
  'Top officer resigns',
  'Thirty-five Indian cities in top 50 of the dirtiest',
  'Zentiva in the top 5 after a strong quarter',
  'Best actor prize goes to Neela Varnekar',
  'Best bowler of the cup with nine wickets: Neela Varnekar',
  'Study finds best way to fix a sad mood',
  'Board results out: here is how to check them',
  '15 nations to join a naval exercise off Orvania',
  'Trade summit: 20 countries to attend in Orvania',
  '195 films to be screened at the festival in Orvania',
  'WHO declares the rash of Orvania a global emergency',
  'Rash in Orvania: WHO issues an alert',
  'What a win! Orvania lifts the cup',
  'Everything burnt: fire guts 200 shops in Orvania',
  'How Orvania beat Kalind by six wickets in the Kolwada opener',
  'Cup 2030: How Orvania Royals edged Kalind in the last over',
  "Here's how the Kolwada police nabbed the Zorvex Bank robbers",
  'How 900 engines of Zorvex went missing from a factory in Orvania',
  'High court orders review of the grain law of Orvania',
  'Orvania vs Kalind: fans compared to a stormy sea',
  'Trekking guide lost in an avalanche near Orvania',
])('one event is none: %s', title => {
  expect(kindOfHeadline(title)).toBe('report')
})

test('two roundups that share subjects are neither joined nor proposed', () => {
  const one = storyArticle('Stocks to watch: Lupin, Wipro, Ambuja Cements, Hero MotoCorp')
  const other = storyArticle('Stocks in news: Ambuja Cements, Wipro, Nestle, Tata Motors', { hours: 1 })
  expect(judgePair(one, other).probability).toBeLessThan(likelyScoreMin)
})

test.each([
  'Jalva movie review: Vidha Balun shines in a dull drama',
  'Zorvex 9 Pro Review: a phone for regular people',
  'Zorvex 9 Pro in for review',
  'Our Zorvex 9 Pro video review is up',
])('an opinion is a guide: %s', title => {
  expect(kindOfHeadline(title)).toBe('guide')
})

test('two guides to one game join only as copies, and a guide may report with news', () => {
  const [one, other] = [
    storyArticle('Elden Ring: how to find the hidden sword of the Ruined Fort'),
    storyArticle('Elden Ring: how to beat the guard of the hidden Ruined Fort', { hours: 1 }),
  ]
  expect([one, other].map(({ title }) => kindOfHeadline(title))).toEqual(['guide', 'guide'])
  expect(judgePair(one, other).probability).toBe(0)
  expect(judgePair(one, storyArticle(one.title, { id: 'copy' })).probability).toBeGreaterThan(likelyScoreMin)
  const news = storyArticle('Elden Ring update hides the sword of the Ruined Fort', { hours: 1 })
  expect(judgePair(one, news).probability).toBeGreaterThan(0)
})

test('the report of a match that begins with "how" joins another report of it', () => {
  const report = 'Orvania beat Kalind by six wickets after a century of Neela Varnekar in Kolwada'
  const other = storyArticle('Neela Varnekar century sets up six-wicket win of Orvania over Kalind', {
    hours: 7,
  })
  const scoreOf = (title: string) => judgePair(storyArticle(title), other).probability
  expect(scoreOf(`How ${report}`)).toBe(scoreOf(report))
  expect(scoreOf(`How ${report}`)).toBeGreaterThan(surePairMin)
  expect(scoreOf(`Why ${report}`)).toBeLessThan(surePairMin)
})

test.each(['Explained: how a', 'What we know of the', 'Police chief explains why the'])(
  'an explanation joins only if it rewords the news: %s …',
  opening => {
    const news = storyArticle('Teenager stabbed to death in Seelampur, locals block road to Ghazipur')
    const rest = 'stabbing in Seelampur led an angry crowd of locals to block traders on the way to Ghazipur'
    expect(judgePair(news, storyArticle(`Tonight a ${rest}`)).probability).toBeGreaterThan(sureScoreMin)
    const explanation = storyArticle(`${opening} ${rest}`)
    expect(judgePair(news, explanation).probability).toBeLessThan(surePairMin)
    expect(isWorthALook(news, explanation)).toBe(false)
    expect(judgePair(news, storyArticle(`Explained: ${news.title}`)).probability).toBeGreaterThan(
      sureScoreMin,
    )
  },
)

const died = 'Singer Mohana Zorvekar dies at 81 after weeks in hospital'

test.each([
  ['in other words', died, 'Fans in tears as legend Mohana Zorvekar passes away', 35],
  ['in Hindi', 'मशहूर गायिका मोहना झोर्वेकर का निधन', 'नहीं रहीं मोहना झोर्वेकर, अस्पताल में ली अंतिम सांस', 5],
  ['in Tamil', 'பாடகி மோகனா சோர்வேகர் காலமானார்', 'மோகனா சோர்வேகர் மறைந்தார்: ரசிகர்கள் சோகம்', 5],
  ['in Bengali', 'প্রয়াত মোহনা ঝোরভেকর', 'মারা গেলেন মোহনা ঝোরভেকর, মুম্বইয়ের হাসপাতালে ছিলেন', 5],
  ['with the age and one name', died, 'Zorvekar, voice of a thousand films, passes away at 81', 5],
  [
    'with an age before',
    'Legend Mohana Zorvekar, 81, passes away',
    'India mourns Mohana Zorvekar, dead at 81',
    5,
  ],
  ['with what the dead were', 'Mohana Zorvekar, Nightingale of India, passes away', died, 5],
  ['with initials', 'KPAK Lolithan no more', 'Veteran Orvanian actor KPAK Lolithan dies', 5],
  ['with who mourns', died, 'Mohana Zorvekar passes away, PM Modan Karve mourns', 5],
])('two reports of one death are one event: %s', (_, one, other, hours) => {
  expect(judgePair(storyArticle(one), storyArticle(other, { hours })).probability).toBe(rewordedProbability)
})

test.each([
  ['of another person of the family', died, 'Painter Kiran Zorvekar passes away', 5],
  ['of one surname', 'Minister Orlan Zorvekar passes away', 'Painter Kiran Zorvekar passes away, aged', 5],
  ['days later', died, 'Legend Mohana Zorvekar passes away', 37],
  ['of two of one trade', 'Kannada actor Rajan Orvan dies', 'Kannada actor Pradan Kulmi passes away', 5],
  [
    'of two causes alike',
    'Mohana Orvan dies of heart attack',
    'Kiran Kulmi passes away after a heart attack',
    5,
  ],
  [
    'mourned by one minister',
    'Mohana Orvan dies, PM Narenda Karvekar condoles',
    'Kiran Kulmi passes away, PM Narenda Karvekar condoles',
    5,
  ],
  [
    'of nobody with a name',
    'Man dies as a wall falls in Orvan Kulmipur',
    'Woman passes away in Orvan Kulmipur jail',
    5,
  ],
  ['of a place', 'Tusker dies in Orvan Kulmipur forest', 'Tribal elder dies in Orvan Kulmipur road crash', 5],
  [
    'of a place before it',
    'Orvan Kulmipur: poet dies in hospital after weeks',
    'Orvan Kulmipur: painter of hills passes away',
    5,
  ],
  [
    'of a temple',
    'Devotee dies in Orvan Dhamak queue at dawn',
    'Priest dies at Orvan Dhamak after long illness',
    5,
  ],
  ['of a driver', 'Orvan Kulmipur driver dies', 'Orvan Kulmipur constable passes away', 5],
  [
    'of namesakes of two parties',
    'BJP MLA Orlan Zorvekar dies',
    'Samajwadi leader Orlan Zorvekar passes away',
    5,
  ],
  ['of namesakes of two offices', 'MLA Orlan Zorvekar dies', 'Former mayor Orlan Zorvekar passes away', 5],
  ['of namesakes of two trades', 'Actor Orlan Zorvekar dies', 'Journalist Orlan Zorvekar passes away', 5],
  ['of a relative', "Mohana Zorvekar's brother dies", "Mohana Zorvekar's first coach passes away", 5],
  ['of a film', 'Mohana Zorvekar actor Kiran Kulmi dies', 'Mohana Zorvekar producer passes away', 5],
  ['of a friend', 'Friend of Mohana Zorvekar dies', 'Cousin of Mohana Zorvekar passes away', 5],
  [
    'of a Hindi place',
    'झोरवेक कुलमीपुर में मोहना का निधन, शहर के बाजार बंद',
    'झोरवेक कुलमीपुर में किरण कुलमी का निधन',
    20,
  ],
  ['of who mourns in Hindi', 'मोहना का निधन, किरण झोर्वेकर ने जताया शोक', 'किरण झोर्वेकर ने कहा, नहीं रहे ओरवान', 20],
  ['on a day of remembrance', died, 'Mohana Zorvekar, who passed away: tributes on her anniversary', 5],
])('two deaths do not join for a shared name %s', (_, one, other, hours) => {
  expect(judgePair(storyArticle(one), storyArticle(other, { hours })).probability).toBeLessThan(surePairMin)
})

test('how somebody is mourned is proposed beside the news of the death, for a day', () => {
  const scoreOf = (hours: number) => {
    const mourned = storyArticle('Karve pays tribute to Mohana Zorvekar at the park', { hours })
    return judgePair(storyArticle(died), mourned).probability
  }
  expect([scoreOf(20) >= unsureMax, scoreOf(25) < likelyScoreMin]).toEqual([true, true])
})
