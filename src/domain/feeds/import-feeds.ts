import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Authorized, authorizeCommand } from '../accounts/authorize.ts'
import { addDefaultCategories } from '../categories/write-category.ts'
import { addFeeds } from './add-feed.ts'
import { addNewCategories } from './find-categories.ts'
import {
  type ImportOptions,
  type ImportPlan,
  joiningOf,
  type PlanImportResult,
  planList,
  type ReadList,
} from './plan-import.ts'
import { readOpml } from './read-opml.ts'

type ImportResult = { ok: true; plan: ImportPlan; batchId: string } | Extract<PlanImportResult, { ok: false }>

/** Adds all new feeds or none; known feeds stay unchanged. Writes nothing if the list cannot be read. */
export async function importFeeds(
  db: Db,
  {
    opml,
    options,
    by,
    now,
    readList = readOpml,
  }: { opml: string; options?: ImportOptions; by: Authorized; now: Date; readList?: ReadList },
): Promise<ImportResult> {
  const list = await readList(opml)
  return inTransaction(db, async tx => {
    const write = { by, now, batchId: randomUUID() }
    const planned = await planList(tx, list, options)
    if (!planned.ok) return planned
    const { plan } = planned
    if (plan.fresh.length > 0) await addDefaultCategories(tx, write)
    const ids = await addNewCategories(tx, plan.newCategories, write)
    const feeds = plan.fresh.map(({ categorySlug, ...feed }) => ({
      ...feed,
      category: ids.get(categorySlug) ?? '',
    }))
    await addFeeds(tx, feeds, { ...write, joining: joiningOf(options ?? {}) })
    return { ok: true, plan, batchId: write.batchId }
  })
}

/** The list that ships with Chowk: outlets from all over India and the spectrum, in several languages. */
export async function loadStarterFeeds(db: Db, now: Date): Promise<ImportPlan> {
  const opml = await readFile(new URL('../../../db/seeds/starter.opml', import.meta.url), 'utf8')
  const result = await importFeeds(db, { opml, by: authorizeCommand('#starter-list'), now })
  if (!result.ok) throw new Error(`The starter list cannot be read: ${result.reason}`)
  return result.plan
}
