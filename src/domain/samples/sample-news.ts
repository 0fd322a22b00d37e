import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { editions } from '../../text/language.ts'
import { defaultCategories } from '../categories/default-categories.ts'
import { sampleName } from './sample-outlets.ts'

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
