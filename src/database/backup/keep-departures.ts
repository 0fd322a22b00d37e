import type pg from 'pg'
import { hasTable } from './has-table.ts'

/**
 * An archive lacks the departures from the newsletter since it was made. Adds the current departures to the restored ones,
 * removes the restored subscribers who have left, and sets those that bounced to `off`. The digests are keyed, so those of
 * another installation match nobody.
 */
export async function keepDepartures(
  client: pg.Client,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (!(await hasTable(client, `${from}.newsletter_departures`))) return
  const departed = `from ${from}.newsletter_departures departure, ${from}.installation
    where installation.key = 'newsletter-key' and departure.address_digest
      = ${to}.digest_of_subscriber(subscribers.address, installation.value #>> '{}')`
  await client.query(`update ${to}.subscribers set state = 'off', off_failure = departure.off_failure
    ${departed} and departure.off_failure is not null and state = 'active'`)
  await client.query(`delete from ${to}.subscribers where state <> 'pending' and exists (
    select ${departed} and departure.off_failure is null)`)
  // Last, because triggers of the restored tables record their own departures while the rows above are deleted.
  await client.query(`insert into ${to}.newsletter_departures select * from ${from}.newsletter_departures
    on conflict (address_digest) do update set off_failure = excluded.off_failure, at = excluded.at`)
}
