import type pg from 'pg'
import { hasTable } from './has-table.ts'

/**
 * Archives contain no second factors, and after a restore a password alone must not open an account: the current factors
 * stay with the restored accounts. In an empty database there are none, and `second_factor_since` is set accordingly.
 */
export async function keepSecondFactors(
  client: pg.Client,
  { from, to }: { from: string; to: string },
): Promise<void> {
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
