-- A second factor beside the password (decision 140): codes of an authenticator app (RFC 6238).
create table second_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- Codes are made of it, so it is no digest; no page shows it again once it is on, and no backup holds it.
  secret bytea not null check (octet_length(secret) = 20),
  -- Null until a first code has shown that the app has the secret.
  confirmed_at timestamptz(3),
  -- The half minute of the last code that was used: no code is good twice, on whichever machine.
  last_step bigint not null default 0
);

create table recovery_codes (
  code_digest bytea primary key check (octet_length(code_digest) = 32),
  account_id uuid not null references second_factors on delete cascade
);
create index recovery_codes_of_account on recovery_codes (account_id);

-- Sign-ins whose password was right and whose code is still to come.
create table pending_sign_ins (
  token_digest bytea primary key check (octet_length(token_digest) = 32),
  account_id uuid not null references accounts on delete cascade,
  expires_at timestamptz(3) not null
);
create index pending_sign_ins_of_account on pending_sign_ins (account_id);
create index pending_sign_ins_ended on pending_sign_ins (expires_at);

-- For the history of the account and the screens; the row of second_factors decides.
alter table accounts add column second_factor_since timestamptz(3);

do $$
declare
  name text;
begin
  foreach name in array array['second_factors', 'recovery_codes', 'pending_sign_ins'] loop
    execute format(
      'create trigger refuse_while_restoring before insert or update or delete or truncate on %I
       for each statement execute function refuse_while_restoring()', name);
  end loop;
end $$;
