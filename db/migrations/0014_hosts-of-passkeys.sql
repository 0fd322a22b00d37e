-- A passkey works only on the host that it was created for; null for those of before, until they sign in again.
alter table passkeys add column host text check (length(host) between 1 and 253);

-- Pictures and icons that an earlier version never requested again after one refusal.
update images set next_try_at = now()
  where status = 'failed' and next_try_at is null
    and failure in ('not-found', 'forbidden', 'not-a-picture', 'private-address');
