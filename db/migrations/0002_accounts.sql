-- Who may sign in, from where they are signed in, and how often they tried.

create table accounts (
  id uuid primary key default uuid_v7(),
  -- Lower case; the unique key of a person.
  email text not null unique check (email = lower(email) and email like '%_@_%'),
  name text not null check (btrim(name) <> ''),
  password_hash text not null,
  role text not null default 'admin' check (role in ('admin')),
  -- The demo account cannot sign in unless the server runs in demo mode.
  is_demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- Tokens are 256 random bits; only their SHA-256 is kept, so a stolen backup signs nobody in.
create table sessions (
  id uuid primary key default uuid_v7(),
  token_digest bytea not null unique check (octet_length(token_digest) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  -- What the browser called itself and where it came from, for the page that lists one's sessions.
  device text not null default '',
  address text not null default ''
);
create index sessions_of_account on sessions (account_id, last_used_at desc);

-- Browsers that have signed in before: a guessing attack on the account does not lock these out.
create table trusted_devices (
  token_digest bytea primary key check (octet_length(token_digest) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  last_used_at timestamptz(3) not null
);
create index trusted_devices_of_account on trusted_devices (account_id, last_used_at desc);

-- In the database, so that limits hold over all processes and survive a restart. bucket is a digest.
create table sign_in_attempts (
  bucket bytea primary key,
  count integer not null,
  window_ends_at timestamptz(3) not null
);
create index sign_in_attempts_ended on sign_in_attempts (window_ends_at);

-- One-time links: the first administrator, and a new password.
create table setup_links (
  token_digest bytea primary key check (octet_length(token_digest) = 32),
  -- Null: whoever holds the link makes the first account.
  account_id uuid references accounts (id) on delete cascade,
  expires_at timestamptz(3) not null
);
