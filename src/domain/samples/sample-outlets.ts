import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
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
export function sampleName(name: string): string {
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
