-- Public keys that open an account beside its password. The private half never leaves its owner's device.
create table passkeys (
  id uuid primary key default uuid_v7(),
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 2048),
  -- Of the device: 32 bits without a sign. Zero for devices that do not count.
  counter bigint not null check (counter between 0 and 4294967295),
  transports text[] not null,
  is_backed_up boolean not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone
);
create index passkeys_of_account on passkeys (account_id, created_at desc);
create trigger refuse_while_restoring before insert or update or delete or truncate on passkeys
  for each statement execute function refuse_while_restoring();

-- What a device is asked to sign, used once. In the database, since the answer may reach another machine.
create table passkey_challenges (
  challenge_digest bytea primary key check (octet_length(challenge_digest) = 32),
  purpose text not null check (purpose in ('add', 'sign-in')),
  account_id uuid references accounts (id) on delete cascade,
  expires_at timestamp(3) with time zone not null,
  check ((purpose = 'add') = (account_id is not null))
);
create index passkey_challenges_of_account on passkey_challenges (account_id);
create index passkey_challenges_ended on passkey_challenges (expires_at);
create trigger refuse_while_restoring before insert or update or delete or truncate on passkey_challenges
  for each statement execute function refuse_while_restoring();
