import type pg from 'pg'

/**
 * An archive knows nobody who left the newsletter after it was made. Departures of now join those that came, and the
 * subscribers that came leave again, or stay off where they bounced. The digests are keyed: those of another installation
 * name nobody here.
 */
export async function keepDepartures(
  client: pg.Client,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass($1) is not null as "isThere"`,
    [`${from}.newsletter_departures`],
  )
  if (!rows[0]?.isThere) return
  const departed = `from ${from}.newsletter_departures departure, ${from}.installation
    where installation.key = 'newsletter-key' and departure.address_digest
      = ${to}.digest_of_subscriber(subscribers.address, installation.value #>> '{}')`
  await client.query(`update ${to}.subscribers set state = 'off', off_failure = departure.off_failure
    ${departed} and departure.off_failure is not null and state = 'active'`)
  await client.query(`delete from ${to}.subscribers where state <> 'pending' and exists (
    select ${departed} and departure.off_failure is null)`)
  // Last: while the rows above leave, triggers of the tables that came write departures of their own.
  await client.query(`insert into ${to}.newsletter_departures select * from ${from}.newsletter_departures
    on conflict (address_digest) do update set off_failure = excluded.off_failure, at = excluded.at`)
}
