-- Tokens with which programs write through the API in the name of an account. Of a token only its digest is kept.
create table api_tokens (
  id uuid primary key default uuid_v7(),
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  token_digest bytea not null unique check (octet_length(token_digest) = 32),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['links:write', 'tips:write', 'decide']),
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null check (expires_at > created_at),
  last_used_at timestamp(3) with time zone
);
create index api_tokens_of_account on api_tokens (account_id, created_at desc);
create trigger refuse_while_restoring before insert or update or delete or truncate on api_tokens
  for each statement execute function refuse_while_restoring();
