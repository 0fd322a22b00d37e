import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { sampleName } from './sample-outlets.ts'

// The demo's waiting entries, for trying out the keys of the queue: invented, and marked as samples like the rest.

const minute = 60_000

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
