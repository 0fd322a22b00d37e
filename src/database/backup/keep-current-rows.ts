import type pg from 'pg'

// Data that a restore keeps although the archive lacks it, or has an older state of it.

type Schemas = { from: string; to: string }

/** `switchedOff`: how many accounts. `administratorsAgain`: names of those that were none before the restore. */
export type ChangedAccounts = { switchedOff: number; administratorsAgain: string[] }

/** `from` holds the rows of before the restore, `to` the restored ones. */
export async function keepCurrentRows(client: pg.Client, schemas: Schemas): Promise<ChangedAccounts> {
  const changed = (await hasTable(client, `${schemas.from}.accounts`))
    ? await keepAccounts(client, schemas)
    : unchanged
  await keepSecondFactors(client, schemas)
  await keepDepartures(client, schemas)
  await keepConnections(client, schemas)
  return changed
}

const unchanged: ChangedAccounts = { switchedOff: 0, administratorsAgain: [] }

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

/**
 * A restore gives nobody back what was taken from them since the backup: an account keeps the lower of its two roles, is off
 * if it was off before the restore or is off in the archive, and signs in with its current address, password and passkeys. Accounts
 * that only the archive has come back switched off. The present administrators remain, also those that the archive lacks, so
 * that the person who starts a restore can sign in after it. If none could, those of the archive that are known here are
 * administrators again. The stricter of the two rules about second factors holds. An empty database and another installation
 * share no account with the archive, whose accounts they take unchanged.
 *
 * The `updated_at` of those switched off, or administrators again, is the time of the restore's transaction, so that a page can
 * name them afterwards (domain/backups/restores.ts).
 */
async function keepAccounts(client: pg.Client, { from, to }: Schemas): Promise<ChangedAccounts> {
  const shared = await client.query(
    `select from ${to}.accounts join ${from}.accounts known using (id) limit 1`,
  )
  if (shared.rowCount === 0) return unchanged
  await keepPersons(client, { from, to })
  await client.query(`insert into ${to}.accounts select known.* from ${from}.accounts known
    where ${isAdministrator('known')} and id not in (select id from ${to}.accounts)`)
  await client.query(`delete from ${to}.passkeys where account_id in (select id from ${from}.accounts)`)
  await client.query(`insert into ${to}.passkeys select passkey.* from ${from}.passkeys passkey
    join ${to}.accounts on accounts.id = passkey.account_id on conflict do nothing`)
  await client.query(`insert into ${to}.account_rules as rule select * from ${from}.account_rules
    on conflict (only_row) do update set second_factor_for = excluded.second_factor_for, version = rule.version + 1
    where ${strictness('excluded')} > ${strictness('rule')}`)
  const { rows } = await client.query<{ name: string; isSwitchedOff: boolean; isAgain: boolean }>(`
    with least as (
      select id, archived.is_invited, archived.is_demo, archived.is_off as was_off,
        archived.is_off or coalesce(known.is_off, true) as is_off,
        case when ${rankOf('known')} > ${rankOf('archived')} then known.role else archived.role end as role,
        coalesce(${isAdministrator('known')}, false) as is_present,
        known.id is not null and ${isAdministrator('archived')} as is_of_archive
      from ${to}.accounts archived left join ${from}.accounts known using (id)
    ), decided as (
      select *, stays and not is_present as is_again
      from (select *, is_present or is_of_archive and not bool_or(is_present) over () as stays from least) least
    ), rights as (
      select id, is_again, was_off, is_off and not stays as is_off,
        case when stays then 'administrator' else role end as role
      from decided
    )
    update ${to}.accounts set role = rights.role, is_off = rights.is_off, version = version + 1,
      updated_at = case when rights.is_off > was_off or is_again then now() else updated_at end
    from rights
    where rights.id = accounts.id and (is_again or (rights.role, rights.is_off) <> (accounts.role, accounts.is_off))
    returning accounts.name, rights.is_off > was_off as "isSwitchedOff", is_again as "isAgain"`)
  return {
    switchedOff: rows.filter(row => row.isSwitchedOff).length,
    administratorsAgain: rows.flatMap(({ name, isAgain }) => (isAgain ? [name] : [])).sort(),
  }
}

/**
 * Names, addresses and passwords of accounts in both. Addresses may have moved on from one account to another, and each is
 * unique: an account of the archive alone that has a present one gives way; it would come back switched off.
 */
async function keepPersons(client: pg.Client, { from, to }: Schemas): Promise<void> {
  const isKnown = `id in (select id from ${from}.accounts)`
  await client.query(`delete from ${to}.accounts where not ${isKnown} and email in (
    select email from ${from}.accounts known where ${isAdministrator('known')} or id in (select id from ${to}.accounts))`)
  await client.query(`update ${to}.accounts set email = id || '@moving' where ${isKnown}`)
  await client.query(`update ${to}.accounts set email = known.email, name = known.name,
    password_hash = known.password_hash, is_invited = known.is_invited
    from ${from}.accounts known where known.id = accounts.id`)
}

/** One that can sign in. */
const isAdministrator = (account: string) => `(${account}.role = 'administrator'
  and not (${account}.is_off or ${account}.is_invited or ${account}.is_demo))`

const strictness = (rule: string) =>
  `array_position('{nobody,administrators,everybody}', ${rule}.second_factor_for)`

const rankOf = (account: string) => `array_position('{administrator,editor,contributor}', ${account}.role)`
