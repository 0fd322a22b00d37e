// Words that are common in Indian and world news, listed by us with estimated frequencies, and those of `word-lists.ts`. A new
// installation uses them until it has counted its own (decision 85).
import { headlineWords } from '../../duplicates/headline-words.ts'
import { foreignNewsWords } from './news-words.ts'
import { stemWord } from './stem-word.ts'
import { usualIndianWords } from './usual-indian-words.ts'
import { scriptOf, wordHash } from './word-hash.ts'
import { listedShare } from './word-lists.ts'

/** The estimates are numbers of headlines out of this many. */
const usualHeadlines = 2000

const perHeadlines: [in2000: number, words: string][] = [
  [100, `india indian police government minister court man woman people state govt pm case high`],
  [
    24,
    `delhi mumbai bengaluru chennai kolkata hyderabad modi bjp congress party chief election elections poll polls vote
    president leader leaders country world us china pakistan team match win wins vs world cup cricket film movie actor death
    dies dead killed killing kill arrested arrest school student students hospital doctor health price prices market stock
    stocks company bank crore lakh rs percent phone launch launched team game player players film star covid attack war
    deal plan bill law order supreme hc sc cm mla mp road city village district house home family children child girl boy
    money business job jobs work women men public national international official office security army force forces union`,
  ],
  [
    9,
    `gujarat maharashtra bihar kerala punjab karnataka tamil nadu bengal uttar pradesh rajasthan assam odisha goa kashmir
    gandhi rahul shah trump biden russia ukraine israel iran uk england australia america american british chinese russian
    video music song album award awards festival series season episode show trailer box release released review ipl t20 odi
    test final league football tennis goal score captain coach injury squad points ranking record budget tax gdp economy
    growth profit revenue quarter shares investors investment startup funding rbi rate rates inflation gold silver petrol
    diesel fuel oil gas power electric car cars bike vehicle vehicles google apple samsung iphone smartphone app camera
    battery laptop ai technology tech data internet online website users social media twitter facebook whatsapp instagram
    youtube study research scientists space nasa climate weather rain rains flood floods heat storm cyclone earthquake fire
    accident crash bus train flight airport airline airlines railway metro water food air pollution land farmers farmer
    protest protests strike rally speech meeting talks visit summit support opposition mps alliance seat seats candidate
    campaign report probe investigation cbi ed fraud scam drugs murder rape assault victim accused suspect custody jail bail
    judge judgment verdict hearing petition plea lawyer rights religion temple mosque hindu muslim church festival marriage
    wedding wife husband mother father son daughter couple age birthday university college exam exams result results admit
    card board class teacher teachers education vaccine vaccines virus cases deaths patients disease cancer covid19 lockdown
    omicron warning alert ban banned notice rule rules policy scheme project bridge port border military defence missile
    nuclear terror terrorist terrorists militants soldiers blast explosion gun shot shooting missing found body rescue rescued
    t20i xi icc bcci fifa csk rcb kkr srh sharma singh kumar khan kapoor kohli dhoni sebi nse bse ipo hdfc icici sbi lic tcs
    isro aap tmc ncp dmk rss nia ncb fir upsc neet cbse icmr aiims tata adani ambani reliance mahindra maruti 5g galaxy android ios
    oneplus redmi realme vivo oppo xiaomi motorola nokia snapdragon mediatek pubg bgmi playstation xbox bitcoin crypto
    q1 q2 q3 q4 yoy qoq cr net pat nii ebitda earnings quarterly consolidated standalone dividend interim estimates`,
  ],
]

/** The estimate for a news word in another script whose English translation is less common. */
const foreignLeast = 9

const counts = new Map<number, number>()
for (const [share, words] of [...perHeadlines, ...usualIndianWords])
  for (const word of words.split(/\s+/).flatMap(headlineWords)) note(stemWord(word), share)
for (const [word, stems] of foreignNewsWords())
  note(word, Math.max(foreignLeast, ...stems.map(stem => counts.get(wordHash(stem)) ?? 0)))

/** How many counted headlines the built-in words of a script are worth. */
const worths = new Map([
  [scriptOf(wordHash('police')), 11_000],
  [scriptOf(wordHash('पुलिस')), 2000],
  [scriptOf(wordHash('পুলিশ')), 2000],
  [scriptOf(wordHash('போலீஸ்')), 2000],
])

/** The built-in knowledge of a script: estimates out of `headlines`, worth as much as `worth` counted headlines. */
export function usualWordsOf(script: number): { headlines: number; worth: number } {
  const worth = worths.get(script)
  return worth === undefined ? { headlines: 0, worth: 0 } : { headlines: usualHeadlines, worth }
}

function note(stem: string, share: number): void {
  const word = wordHash(stem)
  counts.set(word, Math.max(share, counts.get(word) ?? 0))
}

/** How many of `usualHeadlines` contain the stem with this `wordHash`. */
export function usualCount(word: number): number {
  return Math.max(counts.get(word) ?? 0, usualHeadlines * listedShare(word))
}
