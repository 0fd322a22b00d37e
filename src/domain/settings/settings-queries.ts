import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { compiledOnce } from '../../database/quick-lane.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { type StoredEditions, selectEditionsOn } from '../editions/edition.ts'
import { updateRecord } from '../revisions/write-record.ts'
import { type AdColumns, adColumns, type Settings, toSiteAds } from './settings.ts'
import type { SettingsInput } from './settings-schema.ts'

/** Reads the only row, which the first migration writes and nothing deletes. */
export async function getSettings(db: Db): Promise<Settings> {
  const [row] = await readSettings(db)
  if (!row) throw new Error('There is no row of settings.')
  return { ...row, editions: selectEditionsOn(row.editions), ads: toSiteAds(row) }
}

const readSettings = compiledOnce((db: Db) =>
  selectSettings(db).select([
    sql<boolean>`exists (select from outlets where lean <> 'not-rated' or owner <> '')`.as('hasRatings'),
    sql<string | null>`(select url from connections where kind = 'websub' and state = 'active')`.as(
      'websubHub',
    ),
    sql<boolean>`exists (select from corrections)`.as('hasCorrections'),
  ]),
)

function selectSettings(db: Db) {
  return db
    .selectFrom('settings')
    .select(['siteName', 'tagline', 'siteDescription', 'contactEmail'])
    .select(['metaTitle', 'metaDescription', 'metaKeywords', 'sitemapEnabled'])
    .select(['primaryColor', 'logoUrl', 'faviconUrl', 'tipsEnabled', 'editorialLogEnabled'])
    .select(['mostReadEnabled', 'offlineEnabled'])
    .select(['newsletterLanguages', 'newsletterHour', 'newsletterDays'])
    .select(adColumns)
    .select(sql<StoredEditions>`editions`.as('editions'))
}

/** `pub-` and sixteen digits; null if the site shows no advertisements. */
export async function findAdsPublisherId(db: Db): Promise<string | null> {
  const settings = await db
    .selectFrom('settings')
    .select(['adsPublisherId', 'adsEnabled'])
    .executeTakeFirstOrThrow()
  return settings.adsEnabled && settings.adsPublisherId !== '' ? settings.adsPublisherId : null
}

export type EditedSettings = Omit<
  Settings,
  'ads' | 'editions' | 'hasRatings' | 'hasCorrections' | 'websubHub'
> &
  AdColumns & { id: string; editions: StoredEditions; showImages: boolean; version: number }

export async function getEditedSettings(db: Db): Promise<EditedSettings> {
  return selectSettings(db).select(['id', 'showImages', 'version']).executeTakeFirstOrThrow()
}

/** The database announces the change to all pages. `stale`: another save came since the version that the editor saw. */
export async function updateSettings(
  db: Db,
  { input, ...update }: { input: SettingsInput; version: number; by: Authorized<'administrator'>; now: Date },
): Promise<{ ok: true; batchId: string } | { ok: false; reason: 'stale' }> {
  return inTransaction(db, async tx => {
    const { id } = await tx.selectFrom('settings').select('id').executeTakeFirstOrThrow()
    const updated = await updateRecord(tx, { table: 'settings', id, values: input, ...update })
    return updated.ok ? updated : { ok: false, reason: 'stale' }
  })
}
