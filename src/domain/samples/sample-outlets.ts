import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { isLean } from '../outlets/lean.ts'

// Outlets that do not exist, with owners and ratings as invented: a demo shows coverage across the spectrum without a
// word on any real outlet.

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

/** Of outlets and of the sources of articles, wherever readers see them. */
export function sampleName(name: string): string {
  return `${name} (sample)`
}

/** Adds those of `db/seeds`; returns their ids by their names without the mark. Throws on a file that is not as the schema says. */
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
