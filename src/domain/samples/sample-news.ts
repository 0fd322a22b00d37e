import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { editions } from '../../text/language.ts'
import { defaultCategories } from '../categories/write-category.ts'
import { isLean } from '../outlets/lean.ts'

// Outlets that do not exist, with invented owners and ratings: a demo shows coverage across the spectrum without a
// statement about any real outlet.

const outletsSchema = z.object({
  ratings: z.object({ source: z.string(), note: z.string() }),
  outlets: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      region: z.string(),
      owner: z.string(),
      lean: z.string().refine(isLean),
    }),
  ),
})

/** The name that readers see, for outlets and for the sources of articles. */
function sampleName(name: string): string {
  return `${name} (sample)`
}

/** Adds the outlets of `db/seeds`; returns their ids by unmarked name. Throws if the file does not match the schema. */
export async function addSampleOutlets(tx: Db, now: Date): Promise<ReadonlyMap<string, string>> {
  const file = new URL('../../../db/seeds/sample-outlets.json', import.meta.url)
  const { ratings, outlets } = outletsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const rows = outlets.map(({ name, owner, lean, ...rest }, index) => ({
    ...rest,
    name: sampleName(name),
    homeUrl: `https://example.com/samples/outlets/${index + 1}`,
    isSample: true,
    createdAt: now,
    updatedAt: now,
    ...(owner ? { owner, ownerSource: 'https://example.com/samples/owners', ownerAsOf: now } : {}),
    lean,
    ...(lean === 'not-rated' ? {} : { leanSource: ratings.source, leanRatedOn: now, leanNote: ratings.note }),
  }))
  const ids = new Map<string, string>()
  for (const [index, row] of rows.entries()) {
    const { id } = await tx.insertInto('outlets').values(row).returning('id').executeTakeFirstOrThrow()
    ids.set(outlets[index]?.name ?? '', id)
  }
  return ids
}

// Invented events at invented outlets on domains that are reserved for examples, each marked as a sample for readers.

const minute = 60_000
const spanMinutes = 48 * 60

const ownCategory = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** As in `CategoryTexts`. */
  translations: z.record(z.enum(editions), z.object({ name: z.string(), description: z.string() })),
})

/** The category is the slug of a default one, or one of the samples' own. */
const sectionsSchema = z.array(
  z.object({
    category: z.union([
      ...defaultCategories.map(each => z.literal(each.slug).transform(() => each)),
      ownCategory,
    ]),
    newsLinks: z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        source: z.string(),
        language: z.string().default('en'),
        image: z.string().optional(),
        featured: z.boolean().default(false),
        /** Articles about the same event have the same value. */
        story: z.string().nullable().default(null),
      }),
    ),
  }),
)

export type SampleSection = z.infer<typeof sectionsSchema>[number]

/** Reads `db/seeds`, in the order of the front page; throws if the file does not match the schema. */
export async function readSampleNews(): Promise<SampleSection[]> {
  const file = new URL('../../../db/seeds/sample-news.json', import.meta.url)
  return sectionsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** The samples of one section with their rows, spread over the two days before `now`: closer together towards `now`, as news comes in. */
export function toSampleRows(
  { category, newsLinks }: SampleSection,
  {
    categoryId,
    orderNum,
    outletIds,
    now,
  }: { categoryId: string; orderNum: number; outletIds: ReadonlyMap<string, string>; now: Date },
) {
  return newsLinks.map((newsLink, index) => {
    const { image, source, story, ...texts } = newsLink
    const age = ((index + (orderNum + 1) / 10) / newsLinks.length) ** 1.5
    const createdAt = new Date(now.getTime() - Math.round(age * spanMinutes) * minute)
    const url = `https://example.com/samples/${category.slug}/${index + 1}`
    const row = {
      ...texts,
      url,
      canonicalUrl: url,
      source: sampleName(source),
      outletId: outletIds.get(source) ?? null,
      imageUrl: image ? `/samples/${image}.svg` : '',
      publishedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
      category: categoryId,
      isSample: true,
    }
    return { row, story }
  })
}

// The demo's waiting entries, for trying out the keys of the queue: invented, and marked as samples like the rest.

const queueSchema = z.array(
  z.object({
    category: z.string(),
    language: z.string(),
    source: z.string(),
    title: z.string(),
    description: z.string(),
    /** A story of `sample-news.json`, or one that only waiting entries have. */
    story: z.string().nullable().default(null),
    /** The story that editors are asked to put the entry into. */
    mayBelongTo: z.string().nullable().default(null),
  }),
)

export type SampleEntry = z.infer<typeof queueSchema>[number]

/** Reads `db/seeds`, newest first; throws if the file does not match the schema. */
export async function readSampleQueue(): Promise<SampleEntry[]> {
  const file = new URL('../../../db/seeds/sample-queue.json', import.meta.url)
  return queueSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** With their rows of `entries`, each older than the one before it: 4, 8, 12 … minutes before `now`. */
export function toWaitingRows(
  queue: SampleEntry[],
  {
    categories,
    outletIds,
    now,
  }: { categories: { id: string; slug: string }[]; outletIds: ReadonlyMap<string, string>; now: Date },
) {
  const idOf = new Map(categories.map(({ id, slug }) => [slug, id]))
  return queue.map(({ category, source, story, mayBelongTo, ...texts }, index) => {
    const url = `https://example.com/samples/queue/${index + 1}`
    const seenAt = new Date(now.getTime() - (index + 1) * 4 * minute)
    const row = {
      ...texts,
      imageUrl: '',
      url,
      canonicalUrl: url,
      identity: url,
      source: sampleName(source),
      outletId: outletIds.get(source) ?? null,
      category: idOf.get(category) ?? null,
      status: 'waiting' as const,
      isSample: true,
      publishedAt: seenAt,
      firstSeenAt: seenAt,
      lastSeenAt: now,
    }
    return { row, story, mayBelongTo }
  })
}
