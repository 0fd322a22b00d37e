import { sql } from 'kysely'

// Conditions for statements that read `accounts`. The demo account is shared and needs no second factor.

export const requiresSecondFactor = sql<boolean>`(not accounts.is_demo and coalesce(
  (select second_factor_for = 'everybody' or (second_factor_for = 'administrators' and accounts.role = 'administrator')
   from account_rules), false))`

export const ownsSecondFactor = sql<boolean>`(exists (select from passkeys where account_id = accounts.id)
  or exists (select from second_factors where account_id = accounts.id and confirmed_at is not null))`
