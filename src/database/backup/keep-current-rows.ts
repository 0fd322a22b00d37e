import type pg from 'pg'
import { keepAccounts } from './keep-accounts.ts'

// Data that a restore keeps although the archive lacks it, or has an older state of it.

type Schemas = { from: string; to: string }

/** `from` holds the rows of before the restore, `to` the restored ones. Returns how many accounts were switched off. */
export async function keepCurrentRows(client: pg.Client, schemas: Schemas): Promise<number> {
  const switchedOff = (await hasTable(client, `${schemas.from}.accounts`))
    ? await keepAccounts(client, schemas)
    : 0
  await keepSecondFactors(client, schemas)
  await keepDepartures(client, schemas)
  await keepConnections(client, schemas)
  return switchedOff
}

/**
 * Archives contain no second factors, and after a restore a password alone must not open an account: the current factors
 * stay with the restored accounts. In an empty database there are none, and `second_factor_since` is set accordingly.
 */
async function keepSecondFactors(client: pg.Client, { from, to }: Schemas): Promise<void> {
  if (await hasTable(client, `${from}.second_factors`)) {
    await client.query(`insert into ${to}.second_factors select factor.* from ${from}.second_factors factor
      join ${to}.accounts on accounts.id = factor.account_id`)
    await client.query(`insert into ${to}.recovery_codes select code.* from ${from}.recovery_codes code
      join ${to}.second_factors using (account_id)`)
  }
  await client.query(`update ${to}.accounts set second_factor_since = now.at
    from (select accounts.id, factor.confirmed_at as at from ${to}.accounts
      left join ${to}.second_factors factor on factor.account_id = accounts.id) now
    where now.id = accounts.id and second_factor_since is distinct from now.at`)
}

/**
 * An archive lacks the departures from the newsletter since it was made. Adds the current departures to the restored ones,
 * removes the restored subscribers who have left, and sets those that bounced to `off`. The digests are keyed, so those of
 * another installation match nobody.
 */
async function keepDepartures(client: pg.Client, { from, to }: Schemas): Promise<void> {
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

/**
 * Archives contain no connections, because a copy of the site elsewhere must not send its notices. A restore keeps the
 * current ones with their deliveries, whose numbers receivers may have seen, and notifies the active ones that links and
 * stories changed.
 */
async function keepConnections(client: pg.Client, { from, to }: Schemas): Promise<void> {
  if (!(await hasTable(client, `${from}.connections`))) return
  await client.query(`insert into ${to}.connections select * from ${from}.connections`)
  await client.query(
    `insert into ${to}.deliveries overriding system value select * from ${from}.deliveries order by id`,
  )
  await client.query(`select setval(pg_get_serial_sequence('${to}.deliveries', 'id'), given.last_value, given.is_called)
    from ${from}.deliveries_id_seq given`)
  const active = await client.query(`select from ${to}.connections where state = 'active'`)
  if (active.rowCount === 0) return
  await client.query(`select ${to}.queue_notices('changed', 'link', array_agg(id), array_agg(category), null)
    from ${to}.news_links where not is_sample`)
  await client.query(`select ${to}.queue_notices('changed', 'story', array_agg(id), null, null)
    from ${to}.stories where not is_sample and ${to}.is_public(public_outlet_count, is_hidden, merged_into)`)
}

/** Whether a table, named with its schema, exists: a restore may find an empty database. */
async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    'select to_regclass($1) is not null as "isThere"',
    [name],
  )
  return rows[0]?.isThere ?? false
}
