import type pg from 'pg'

/**
 * A restore gives nobody back what was taken from them since the backup: an account keeps the lower of its two roles, is off
 * if it was off before the restore or is off in the archive, and signs in with its current password and passkeys. Accounts
 * that only the archive has come back switched off. If no administrator could sign in then, those of the archive keep their
 * rights. The stricter of the two rules about second factors holds. An empty database and another installation share no account
 * with the archive, whose accounts they take unchanged.
 *
 * Returns how many were switched off. Their `updated_at` is the time of the restore's transaction, so that a page can count
 * them afterwards (domain/backups/restore-state.ts).
 */
export async function keepAccounts(
  client: pg.Client,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const shared = await client.query(
    `select from ${to}.accounts join ${from}.accounts known using (id) limit 1`,
  )
  if (shared.rowCount === 0) return 0
  await client.query(`update ${to}.accounts set password_hash = known.password_hash, is_invited = known.is_invited
    from ${from}.accounts known where known.id = accounts.id`)
  await client.query(`delete from ${to}.passkeys where account_id in (select id from ${from}.accounts)`)
  await client.query(`insert into ${to}.passkeys select passkey.* from ${from}.passkeys passkey
    join ${to}.accounts on accounts.id = passkey.account_id on conflict do nothing`)
  await client.query(`insert into ${to}.account_rules as rule select * from ${from}.account_rules
    on conflict (only_row) do update set second_factor_for = excluded.second_factor_for, version = rule.version + 1
    where ${strictness('excluded')} > ${strictness('rule')}`)
  const { rows } = await client.query<{ isSwitchedOff: boolean }>(`
    with least as (
      select id, archived.is_invited, archived.is_demo, archived.is_off as was_off,
        archived.is_off or coalesce(known.is_off, true) as is_off,
        case when ${rankOf('known')} > ${rankOf('archived')} then known.role else archived.role end as role
      from ${to}.accounts archived left join ${from}.accounts known using (id)
    )
    update ${to}.accounts set role = least.role, is_off = least.is_off, version = version + 1,
      updated_at = case when least.is_off > was_off then now() else updated_at end
    from least
    where least.id = accounts.id and (least.role, least.is_off) <> (accounts.role, accounts.is_off)
      and (accounts.role <> 'administrator' or exists (
        select from least where role = 'administrator' and not (is_off or is_invited or is_demo)))
    returning least.is_off > was_off as "isSwitchedOff"`)
  return rows.filter(row => row.isSwitchedOff).length
}

const strictness = (rule: string) =>
  `array_position('{nobody,administrators,everybody}', ${rule}.second_factor_for)`

const rankOf = (account: string) => `array_position('{administrator,editor,contributor}', ${account}.role)`
