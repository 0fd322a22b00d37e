import { createHash } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import type { SiteImageFiles } from './site-image.ts'

/** Stores the files of an image under their digest, so the same image only once; returns the path of the first file. */
export async function saveSiteImage(db: Db, files: SiteImageFiles): Promise<string> {
  const digest = createHash('sha256')
  for (const [name, body] of files) digest.update(name).update(body)
  const id = digest.digest('hex').slice(0, 32)
  await db
    .insertInto('siteImages')
    .values([...files].map(([name, body]) => ({ id, name, body })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const [first] = files.keys()
  return `/site-images/${id}/${first}`
}

/** The bytes of one uploaded file, by both parts of its address; null if it was never uploaded. */
export async function findSiteImage(db: Db, file: { id: string; name: string }): Promise<Buffer | null> {
  const found = await db
    .selectFrom('siteImages')
    .select('body')
    .where('id', '=', file.id)
    .where('name', '=', file.name)
    .executeTakeFirst()
  return found?.body ?? null
}
