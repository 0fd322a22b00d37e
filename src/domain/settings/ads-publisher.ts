import type { Db } from '../../database/connect.ts'

/** `pub-` and sixteen digits; null if the site shows no advertisements. */
export async function findAdsPublisherId(db: Db): Promise<string | null> {
  const settings = await db
    .selectFrom('settings')
    .select(['adsPublisherId', 'adsEnabled'])
    .executeTakeFirstOrThrow()
  return settings.adsEnabled && settings.adsPublisherId !== '' ? settings.adsPublisherId : null
}
