import { join } from 'node:path'
import { pickWord, seededRandom } from '../../bench/seed-words.ts'
import { encodeImage } from '../../src/ingest/image/encode-image.ts'
import { createImageCache } from '../../src/ingest/image/image-cache.ts'
import { addStory } from './add-story.ts'
import { addCategory, addNewsLink, addReadyImage, addWaitingEntry } from './builders.ts'
import { drawPhotograph } from './draw-photograph.ts'
import { imageIdOf } from './image-id-of.ts'
import { addReviewDay } from './review-day.ts'
import type { Site } from './start-site.ts'

// An invented day of a newsroom: forty outlets, nine sections, stories covered by several outlets, a queue.

const sections = [
  'Latest Headlines',
  'Politics',
  'Business',
  'Technology',
  'World',
  'Opinion',
  'Sports',
  'Videos',
]
const who = [
  'The harbour board',
  'Farmers of the northern hills',
  'The city council',
  'A court in the capital',
  'Two space agencies',
  'The national cricket team',
  'Teachers in eleven districts',
  'The central bank',
]
const does = [
  'agrees to reopen',
  'puts off',
  'asks for a second look at',
  'celebrates',
  'votes against',
  'publishes the accounts of',
  'defends',
]
const which = [
  'the night train over the mountains',
  'a plan for cleaner rivers',
  'the new rules for small shops',
  'a stadium that nobody has paid for',
  'the survey of old bridges',
  'school meals after the long rains',
]
const ends = [
  '',
  ' after eleven years',
  ' as the monsoon arrives two days early',
  ', and critics ask why now',
  ' despite doubts about its price, its timetable and the people who are to run it',
]
const hindi = [
  'मानसून दो दिन पहले दक्षिणी तट पर पहुँचा, जलाशय भरने लगे',
  'पहाड़ी क़स्बे में ग्यारह साल बाद लौटी रात की रेलगाड़ी',
  'स्कूल के बच्चों ने नदी किनारे लगाए पाँच सौ पेड़',
  'किसानों ने कहा, समर्थन मूल्य की गारंटी के बिना नहीं उठेंगे',
  'शहर की पुरानी बावड़ी में बरसों बाद फिर पानी',
  'बस अड्डे पर अब रात में भी खुलेगा पुस्तकालय',
  'गाँव की डाकिया दीदी ने पूरे किए तीस साल',
]
const outlets = Array.from(
  { length: 40 },
  (_, n) => `${['The', 'Daily', 'New', 'Evening'][n % 4]} ${names(n)}`,
)

function names(n: number): string {
  const places = 'Herald Crossing Lamp Observer Ledger Harbour Mail Courier Voice Times'.split(' ')
  return `${places[n % 10]}${n >= 20 ? ' Online' : ''}`
}

const minute = 60_000

/** Fills the site; all times lie before `now`. Returns a story's address. `folder`: contains real articles. */
export async function addReviewContent(
  site: Site,
  { now, folder }: { now: Date; folder: string | null },
): Promise<{ storyPath: string }> {
  const photographs = await addPhotographs(site)
  const random = seededRandom(15)
  const addLink = await openLinks(site, { photographs, random, now })
  if (folder !== null) {
    for (const [n, title] of hindi.entries()) await addLink(n * 7, title, { language: 'hi', section: 8 })
    return addReviewDay(site.db, { folder, addLink, now })
  }
  for (let n = 0; n < 260; n++) await addLink(n, headline(random))
  const stories = []
  for (let n = 0; n < 14; n++) {
    const title = headline(random)
    const links = []
    for (let of = 0; of < 3 + (n % 5); of++)
      links.push(await addLink(n * 9 + of, of === 0 ? title : `${title}: ${headline(random)}`))
    stories.push(await addStory(site.db, { links, heat: 20 - n }))
  }
  for (const [n, title] of hindi.entries()) await addLink(n * 7, title, { language: 'hi', section: 8 })
  for (let n = 0; n < 60; n++) {
    const at = new Date(now.getTime() - n * 4 * minute)
    const source = outlets[n % 40] ?? ''
    const url = `https://outlet-${n % 40}.example/waiting-${n}`
    await addWaitingEntry(site.db, { title: headline(random), source, url, firstSeenAt: at, publishedAt: at })
  }
  return { storyPath: `/story/${stories[4]?.slug}` }
}

export type AddLink = Awaited<ReturnType<typeof openLinks>>

function slugOf(name: string): string {
  return name.toLowerCase().replace(' ', '-')
}

function headline(random: () => number): string {
  return `${pickWord(who, random)} ${pickWord(does, random)} ${pickWord(which, random)}${pickWord(ends, random)}`
}

async function addPhotographs(site: Site): Promise<string[]> {
  const options = { folder: join(site.dataDir, 'images'), bytesMax: 2 ** 28, log: { warn: console.warn } }
  const cache = createImageCache(options)
  const photographs = Array.from({ length: 16 }, (_, n) => `https://pictures.example/${n}.jpg`)
  for (const [n, url] of photographs.entries()) {
    const encoded = await encodeImage(await drawPhotograph(n), 'picture')
    if (!encoded.ok) throw new Error(encoded.reason)
    await cache.keep(imageIdOf(url), encoded.files)
    await addReadyImage(site.db, url)
  }
  return photographs
}

type GivenLink = {
  language?: string
  section?: number
  source?: string
  description?: string
  at?: Date
  url?: string
  outletId?: string
}
type Material = { photographs: string[]; random: () => number; now: Date }

async function openLinks(site: Site, { photographs, random, now }: Material) {
  const categories: string[] = []
  for (const [orderNum, name] of [...sections, 'हिन्दी'].entries()) {
    const slug = orderNum === 8 ? 'hindi' : slugOf(name)
    categories.push((await addCategory(site.db, { name, slug, orderNum })).id)
  }
  let count = 0
  return (n: number, title: string, { language = 'en', section = n % 8, ...given }: GivenLink = {}) => {
    count += 1
    const at = given.at ?? new Date(now.getTime() - (n * 5 + 2) * minute)
    const outlet = Math.floor(random() * 40)
    const picture = random() < 0.7 ? photographs[count % photographs.length] : ''
    return addNewsLink(site.db, {
      title,
      language,
      category: categories[section] ?? '',
      ...(given.outletId && { outletId: given.outletId }),
      source: given.source ?? outlets[outlet] ?? '',
      url: given.url ?? `https://outlet-${outlet}.example/${count}`,
      description: given.description ?? `${headline(random)}. ${headline(random)}.`,
      imageUrl: picture ?? '',
      createdAt: at,
      publishedAt: at,
      featured: n % 40 === 0,
    })
  }
}
