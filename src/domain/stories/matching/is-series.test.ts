import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { isColumnHeadline } from './is-column.ts'
import { isRecurring, isSeries, seriesKey } from './is-series.ts'
import { judgePair } from './judge-pair.ts'
import { surePairMin } from './story-bands.ts'
import { storyWords } from './story-words.ts'

test('the next issue of a recurring headline never joins the same story', () => {
  const today = storyArticle('Horoscope today, April 19: Aries, Taurus and Gemini')
  const nextDay = storyArticle('Horoscope today, April 20: Aries, Taurus and Gemini', { hours: 24 })
  expect(judgePair(today, nextDay)).toEqual({ probability: 0, isSeries: true })
})

const collapse = 'Kolwada building collapse: 3 dead, rescue work continues'

test.each([
  ['at two hours', collapse, 'Kolwada building collapse: death toll rises to 7, rescue work continues', 2],
  ['a day later', collapse, 'Kolwada building collapse: death toll rises to 7, rescue work continues', 30],
  [
    'of dead and hurt',
    'Kolwada bridge collapse: 3 killed, 10 injured',
    'Kolwada bridge collapse: 7 dead, rescue work continues',
    5,
  ],
  ['in Hindi', 'कोलवाडा में मकान ढहने से 3 की मौत', 'कोलवाडा में मकान ढहा, मृतकों की संख्या 5 हुई', 20],
  [
    'in Tamil',
    'திருச்சி பட்டாசு ஆலை வெடி விபத்தில் 3 பேர் பலி',
    'திருச்சி பட்டாசு ஆலை வெடி விபத்து: பலி எண்ணிக்கை 7 ஆக உயர்வு',
    20,
  ],
  ['in Bengali', 'মালদহে নৌকাডুবিতে মৃত ৩, চলছে উদ্ধারকাজ', 'মালদহে নৌকাডুবিতে মৃত বেড়ে ৭, চলছে উদ্ধারকাজ', 20],
])('a growing number of victims is one event: %s', (_, one, other, hours) => {
  expect(judgePair(storyArticle(one), storyArticle(other, { hours })).probability).toBeGreaterThan(
    surePairMin,
  )
})

test.each([
  ['of two towns', collapse, 'Qazibad building collapse: 7 dead, rescue work continues', 2],
  ['of two towns in Hindi', 'कोलवाडा में मकान ढहने से 3 की मौत', 'शिमला में मकान ढहने से 5 की मौत', 2],
  ['that falls', 'Kolwada building collapse: 7 dead, rescue work continues', collapse, 5],
  [
    'of prisoners',
    'Three arrested for murder of Kolwada trader',
    'Six arrested for murder of Kolwada trader',
    5,
  ],
  ['of couriers', '2 held with drugs at Kolwada airport', '5 held with drugs at Kolwada airport', 5],
  ['of crews', '12 fishermen arrested by Orvanian Navy', '22 fishermen arrested by Orvanian Navy', 24],
  ['of strikes', 'Orvanian strike kills 9 in Kolwada', 'Orvanian strike kills 25 in Kolwada', 24],
  ['of strikes on a city', '7 killed in strike on Kolwada', '11 killed in Orvanian strike on Kolwada', 24],
  ['of one road', '3 killed in road accident in Kolwada', '5 killed in road accident in Kolwada', 24],
  ['of one road in Hindi', 'कोलवाडा सड़क हादसे में 3 की मौत', 'कोलवाडा सड़क हादसे में 5 की मौत', 24],
  [
    'that count the dead and the hurt alike',
    '3 killed, 3 injured as bus overturns in Unnao',
    '5 killed as bus overturns in Etawah',
    2,
  ],
  ['after two days', collapse, 'Kolwada building collapse: 7 dead, rescue work continues', 37],
  ['of each day', 'Kolwada reports 24 Covid deaths in a day', 'Kolwada reports 30 Covid deaths in a day', 20],
  ['of ages', 'Boy of 5 years dead in Kolwada well', 'Boy of 8 years dead in Kolwada well', 20],
])('two numbers of victims are not one event: %s', (_, one, other, hours) => {
  expect(judgePair(storyArticle(one), storyArticle(other, { hours })).probability).toBeLessThan(surePairMin)
})

test('an identical headline a day later is a series at the same outlet only', () => {
  const first = storyArticle('Stocks to watch before the bell', { id: 'a', outlet: 'one' })
  const again = storyArticle('Stocks to watch before the bell', { id: 'b', outlet: 'one', hours: 24 })
  const other = storyArticle('Stocks to watch before the bell', { id: 'c', outlet: 'two', hours: 24 })
  expect(isSeries(first, again)).toBe(true)
  expect(isSeries(first, other)).toBe(false)
})

test.each([
  ['Wordle 359 answer: hints for the puzzle of June 13', 'Wordle 360 clues and solution for June 14', 20],
  ['BJA vs ROT Dream11 prediction: pitch report', 'ISL vs KAR Dream11 prediction: pitch report', 1],
  ['Quordle 141: five hints', 'Quordle 142 answers are here', 9],
  [
    'Claim the redeem codes of the island game today and win',
    'Island game redeem codes for June 16: new prizes',
    12,
  ],
  [
    'Island game: all new codes for Tuesday February 22',
    'Island game redeem codes for February 23: get premium bundles and walls',
    5,
  ],
  ['आज का राशिफल: सिंह राशि वालों को लाभ', 'राशिफल 16 जून: सभी राशियों का हाल', 24],
  ['Horoscope today: what the stars hold', 'Your horoscope for today, sign by sign', 24],
  ['What a gram of gold costs on 14 February', 'Gold on February 15: what a gram costs', 5],
  ['આજનું રાશિફળ: મેષ', 'રાશિફળ 9 જાન્યુઆરી: સિંહ', 16],
])('"%s" and "%s" are two issues of a daily column', (a, b, hours) => {
  const [one, other] = [storyArticle(a), storyArticle(b, { hours })]
  expect([isSeries(one, other), isSeries(other, one)]).toEqual([true, true])
})

test.each([
  ['Wordle is sold to a newspaper for a million', 'Newspaper buys Wordle, the puzzle of the winter', 20],
  ['Wordle 360 answer for June 14', 'Wordle 360: hints for June 14', 3],
  ['Lottery winner of 25 crore thanks his village', 'Village greets the lottery winner of 25 crore', 30],
  ['Horoscope today: what the stars hold', 'Your horoscope for today, sign by sign', 2],
  ['Wordle 360 answer today', 'Wordle 360: hints and clues', 12],
  ['3 dead as building collapses in Bhiwandi', '5 dead as building collapses in Bhiwandi', 5],
])('"%s" and "%s" are one event or one issue', (a, b, hours) => {
  expect(isSeries(storyArticle(a), storyArticle(b, { hours }))).toBe(false)
})

test.each([
  [
    'Jaat box office collection day 9: slump on second Friday',
    'Jaat box office collection day 8: crosses Rs 60 crore',
  ],
  ['The lighthouse season 2 episode 5 review: a storm', 'The lighthouse season 2, episode 6: release date'],
  [
    'Polling ends in phase two of the election, 61% vote',
    'Election phase 3: polling begins in nine districts',
  ],
  ['Orvania vs Kalmia 2nd ODI: preview and squads', 'Orvania vs Kalmia 1st ODI: a win by five wickets'],
  ['League match 2, Qazibad vs Kolwada', 'Norvik vs Kolwada, 9th match of the league'],
  ['Orvania win the second test in Qazibad', 'Orvania vs Kalmia 3rd Test: toss delayed'],
  ['जाट बॉक्स ऑफिस कलेक्शन डे 8: कमाई 60 करोड़', 'जाट बॉक्स ऑफिस कलेक्शन डे 9: कमाई घटी'],
])('"%s" and "%s" are two instalments within the hour', (a, b) => {
  expect(isSeries(storyArticle(a), storyArticle(b, { hours: 1 }))).toBe(true)
})

test.each([
  ['Day 3 of the transport strike: 200 buses idle', 'Transport strike, day 3: 250 buses stay in depots'],
  ['The lighthouse season 2 begins', 'Season 2, episode 1 of the lighthouse: what happened'],
  ['Orvania win 2nd ODI, 3rd ODI on Sunday', 'Third ODI is on Sunday in Qazibad'],
  ['Orvania win 3-match series', 'Orvania win second match and the series'],
  ['5 test positive in Qazibad', '12 test positive in Qazibad school'],
  ['Strike enters day 3', 'Transport strike: unions meet the minister'],
  ['Schools of the hill towns to reopen from February 1', 'Hill towns: schools to reopen from Feb 1'],
  ['Jan inflation at a seven-month high', 'Inflation rises to a seven-month high in January'],
  ['Object set to crash on the Moon may be a rocket', 'Rocket set to crash into the Moon on March 4'],
  ['Long March rocket to crash into the Moon', 'Rocket set to crash into the Moon on February 4'],
])('"%s" and "%s" may be one event', (a, b) => {
  expect(isSeries(storyArticle(a), storyArticle(b, { hours: 1 }))).toBe(false)
})

const hourMs = 3_600_000

function key(title: string, outlet = 'a.example'): string | null {
  return seriesKey(storyWords({ title, url: '', description: '' }), outlet)
}

test('issues that differ in numbers and days share a key at one outlet', () => {
  expect(key('Petrol price today, April 19')).toBe(key('Petrol price today, May 2'))
  expect(key('Petrol price today, April 19')).not.toBe(key('Petrol price today, April 19', 'b.example'))
  expect(key('Petrol price today')).not.toBe(key('Gold price today'))
})

test('a one-word headline has no series key', () => {
  expect(key('April 19')).toBeNull()
  expect(key('Headlines')).toBeNull()
})

test('a headline recurs after fourteen hours and within 45 days', () => {
  expect(isRecurring(0, [])).toBe(false)
  expect(isRecurring(20 * hourMs, [14 * hourMs])).toBe(false)
  expect(isRecurring(20 * hourMs, [0])).toBe(true)
  expect(isRecurring(46 * 24 * hourMs, [0])).toBe(false)
})

test.each([
  ['Wordle today: answer and hints for November 30', true],
  ['Horoscope for the week: what the stars say', true],
  ['आज का राशिफल: कैसा रहेगा आपका दिन', true],
  ['Garena Free Fire redeem codes for today', true],
  ['STR vs STA Dream11 prediction and fantasy tips', true],
  ['Kerala lottery results: see the winning numbers', true],
  ['Wordle 244: hints and clues', true],
  ['Weekly horoscope: a good week for Leo', true],
  ['Board ends its contract with Dream11', false],
  ['New York Times buys Wordle for a million', false],
  ['Crossword bookstore fined for a carry bag', false],
  ['Supreme Court hears divorce case of horoscope matching', false],
  ['Kerala lottery results: ED raids the lottery king', false],
  ['Raids on the lottery king in four states', false],
  ['Man held for his connections with smugglers', false],
])('whether readers look for it every day: %s', (title, isDaily) => {
  expect(isColumnHeadline(title)).toBe(isDaily)
})
