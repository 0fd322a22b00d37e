-- Addresses that left the newsletter or bounced out of it, as keyed digests: a restore of an older backup brings their rows
-- back, and nobody who left may be mailed again (decision 148). The triggers see every way in and out.

create table newsletter_departures (
  address_digest bytea primary key check (octet_length(address_digest) = 32),
  -- Of one that bounced out; null of one that left or was deleted.
  off_failure text,
  at timestamptz(3) not null default now()
);
create index newsletter_departures_at on newsletter_departures (at);
create trigger refuse_while_restoring before insert or update or delete or truncate on newsletter_departures
  for each statement execute function refuse_while_restoring();

-- An HMAC by hand, since its own function is in an extension: a secret of 64 hexadecimal digits fills one block.
create function digest_of_subscriber(address text, key text) returns bytea language sql immutable as $$
  select sha256(
    (select string_agg(decode(lpad(to_hex(get_byte(convert_to(key, 'UTF8'), at) # 92), 2, '0'), 'hex'), '' order by at)
      from generate_series(0, 63) at)
    || sha256(
      (select string_agg(decode(lpad(to_hex(get_byte(convert_to(key, 'UTF8'), at) # 54), 2, '0'), 'hex'), '' order by at)
        from generate_series(0, 63) at)
      || convert_to('left:' || address, 'UTF8')))
$$;

create function note_departure() returns trigger language plpgsql as $$
declare
  key text;
begin
  insert into installation (key, value)
  values ('newsletter-key', to_jsonb(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')))
  on conflict do nothing;
  select value #>> '{}' into key from installation where installation.key = 'newsletter-key';
  if tg_op <> 'DELETE' and new.state = 'active' then
    delete from newsletter_departures where address_digest = digest_of_subscriber(new.address, key);
  elsif old.state <> 'pending' then
    insert into newsletter_departures (address_digest, off_failure)
    values (digest_of_subscriber(old.address, key), case when tg_op = 'UPDATE' then new.off_failure end)
    on conflict (address_digest) do update set off_failure = excluded.off_failure, at = excluded.at;
  end if;
  return null;
end $$;
create trigger note_departure after update of state on subscribers
  for each row when (old.state <> new.state) execute function note_departure();
create trigger note_leaving after delete on subscribers
  for each row when (old.state <> 'pending') execute function note_departure();
