-- Notices to other servers (decision 130): webhooks, a WebSub hub, IndexNow. A change writes into the outbox in its own
-- transaction; a worker makes deliveries of it, and sends them.

create table connections (
  id uuid primary key default uuid_v7(),
  kind text not null check (kind in ('webhook', 'websub', 'indexnow')),
  url text not null check (url ~ '^https?://' and octet_length(url) <= 2048),
  events text[] not null default '{}' check (events <@ array['published', 'changed', 'corrected', 'merged', 'taken-down']),
  check ((kind = 'webhook') = (cardinality(events) > 0)),
  -- Signing needs it as it is, so it is no digest; no page shows it again and no backup holds it.
  secret text not null check (length(secret) between 8 and 128),
  state text not null default 'active' check (state in ('active', 'paused', 'dead')),
  added_by text not null,
  -- The first failure since the last success.
  failing_since timestamptz(3),
  next_at timestamptz(3) not null default now(),
  claimed_until timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index connections_one_of_a_kind on connections (kind) where kind <> 'webhook';

create table notices_outbox (
  id bigint generated always as identity primary key,
  event text not null,
  record text not null check (record in ('link', 'story', 'correction')),
  -- Null for `count` records of one statement.
  record_id uuid,
  category uuid,
  count integer not null default 1,
  -- Of a record that is gone.
  facts jsonb,
  at timestamptz(3) not null default now()
);

create table deliveries (
  -- The order of a connection.
  id bigint generated always as identity primary key,
  connection_id uuid not null references connections on delete cascade,
  event text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'dropped')),
  attempts integer not null default 0,
  not_before timestamptz(3) not null default now(),
  status integer,
  failure text,
  answer text not null default '' check (length(answer) <= 300),
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3)
);
create index deliveries_waiting on deliveries (connection_id, id) where state = 'waiting';
create index deliveries_of_connection on deliveries (connection_id, id desc);
create index deliveries_ended on deliveries (ended_at) where state <> 'waiting';

create trigger refuse_while_restoring before insert or update or delete or truncate on connections
  for each statement execute function refuse_while_restoring();
create trigger refuse_while_restoring before insert or update or delete or truncate on notices_outbox
  for each statement execute function refuse_while_restoring();
create trigger refuse_while_restoring before insert or update or delete or truncate on deliveries
  for each statement execute function refuse_while_restoring();

-- Feeds name the hub.
create function announce_hub() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'settings');
  return null;
end $$;
create trigger announce_added after insert on connections
  for each row when (new.kind = 'websub') execute function announce_hub();
create trigger announce_state after update of state on connections
  for each row when (new.kind = 'websub' and old.state <> new.state) execute function announce_hub();
create trigger announce_deleted after delete on connections
  for each row when (old.kind = 'websub') execute function announce_hub();

-- More rows than this of one statement (an import, a bulk action) are one notice for each category, with their count.
create function queue_notices(event text, record text, ids uuid[], categories uuid[], facts jsonb[])
returns void language plpgsql as $$
begin
  if cardinality(ids) > 50 then
    insert into notices_outbox (event, record, category, count)
    select queue_notices.event, queue_notices.record, category, count(*)::integer
    from unnest(ids, categories) changed (id, category) group by category;
  else
    insert into notices_outbox (event, record, record_id, category, facts)
    select queue_notices.event, queue_notices.record, id, category, fact
    from unnest(ids, categories, facts) changed (id, category, fact);
  end if;
end $$;

create function queue_notices_of_links() returns trigger language plpgsql as $$
declare
  ids uuid[];
  categories uuid[];
  facts jsonb[];
begin
  if not exists (select from connections where state = 'active') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select array_agg(id order by id), array_agg(category order by id) into ids, categories
    from new_rows where not is_sample;
    perform queue_notices('published', 'link', ids, categories, null);
  elsif tg_op = 'DELETE' then
    select array_agg(id order by id), array_agg(category order by id),
      array_agg(jsonb_build_object('url', url, 'title', title, 'source', source) order by id) into ids, categories, facts
    from old_rows where not is_sample;
    perform queue_notices('taken-down', 'link', ids, categories, facts);
  else
    select array_agg(id order by id), array_agg(category order by id) into ids, categories
    from (
      select id, category, title, url, source, description, image_url, language, published_at from new_rows where not is_sample
      except select id, category, title, url, source, description, image_url, language, published_at from old_rows) changed;
    perform queue_notices('changed', 'link', ids, categories, null);
  end if;
  return null;
end $$;
create trigger queue_notices_insert after insert on news_links
  referencing new table as new_rows for each statement execute function queue_notices_of_links();
create trigger queue_notices_update after update on news_links
  referencing old table as old_rows new table as new_rows for each statement execute function queue_notices_of_links();
create trigger queue_notices_delete after delete on news_links
  referencing old table as old_rows for each statement execute function queue_notices_of_links();

create function queue_notice_of_correction() returns trigger language plpgsql as $$
begin
  if exists (select from connections where state = 'active') then
    perform queue_notices('corrected', 'correction', array[new.id], null, null);
  end if;
  return null;
end $$;
create trigger queue_notice after insert or update on corrections
  for each row execute function queue_notice_of_correction();

-- A story is published when it has enough outlets, and taken down when it has no longer, or is hidden.
create function queue_notices_of_stories() returns trigger language plpgsql as $$
declare
  published uuid[];
  ids uuid[];
  facts jsonb[];
begin
  if not exists (select from connections where state = 'active') then
    return null;
  end if;
  if tg_op = 'DELETE' then
    select array_agg(id), array_agg(jsonb_build_object('slug', slug, 'title', title)) into ids, facts
    from old_rows where is_public(public_outlet_count, is_hidden, merged_into);
    perform queue_notices('taken-down', 'story', ids, null, facts);
    return null;
  end if;
  select array_agg(id) into published from (
    select id from new_rows where is_public(public_outlet_count, is_hidden, merged_into)
    except select id from old_rows where is_public(public_outlet_count, is_hidden, merged_into)) found;
  perform queue_notices('published', 'story', published, null, null);
  select array_agg(id), array_agg(jsonb_build_object('slug', slug, 'title', title)) into ids, facts
  from old_rows where is_public(public_outlet_count, is_hidden, merged_into) and id in (
    select id from old_rows
    except select id from new_rows where is_public(public_outlet_count, is_hidden, merged_into) or merged_into is not null);
  perform queue_notices('taken-down', 'story', ids, null, facts);
  select array_agg(id) into ids from (
    select id, merged_into from new_rows where merged_into is not null and has_been_public
    except select id, merged_into from old_rows) found;
  perform queue_notices('merged', 'story', ids, null, null);
  select array_agg(id) into ids from (
    select id, slug, title, lead_url from new_rows where is_public(public_outlet_count, is_hidden, merged_into)
    except select id, slug, title, lead_url from old_rows) found where id <> all (coalesce(published, '{}'));
  perform queue_notices('changed', 'story', ids, null, null);
  if exists (select from connections where state = 'active' and kind <> 'webhook') then
    -- Its page has another headline; a notice for each would be one for each link.
    select array_agg(id) into ids from (
      select id, public_link_count from new_rows where is_public(public_outlet_count, is_hidden, merged_into)
      except select id, public_link_count from old_rows) found where id <> all (coalesce(published, '{}'));
    perform queue_notices('grown', 'story', ids, null, null);
  end if;
  return null;
end $$;
create trigger queue_notices_update after update on stories
  referencing old table as old_rows new table as new_rows for each statement execute function queue_notices_of_stories();
create trigger queue_notices_delete after delete on stories
  referencing old table as old_rows for each statement execute function queue_notices_of_stories();
