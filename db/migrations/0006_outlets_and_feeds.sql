-- Outlets and feeds as editors keep them: hosts, region and lean of an outlet; health, moves and the last body of a feed.

alter table outlets
  -- Where the outlet publishes, as `outletHost` writes it; `outlet_hosts` keeps each to one outlet.
  add column hosts text[] not null default '{}',
  add column region text not null default '',
  add column lean text not null default 'not-rated',
  add column lean_source text not null default '',
  add column lean_rated_on date,
  add column lean_note text not null default '',
  add constraint outlets_hosts_check check (array_position(hosts, null) is null and array_position(hosts, '') is null),
  add constraint outlets_lean_check check (lean in
    ('left', 'lean-left', 'centre', 'lean-right', 'right', 'not-rated')),
  -- Nobody is rated without saying by whom, when and why.
  add constraint outlets_lean_rated_check check (
    case when lean = 'not-rated' then lean_source = '' and lean_rated_on is null and lean_note = ''
    else btrim(lean_source) <> '' and lean_rated_on is not null and btrim(lean_note) <> '' end);

-- Which outlet a host belongs to. The array on the outlet is what people edit and what revisions keep; this follows it,
-- and its key refuses a host that another outlet has.
create table outlet_hosts (
  host text primary key check (host = lower(host) and host !~ '[\s/:@?#]'),
  outlet_id uuid not null references outlets (id) on delete cascade
);
create index outlet_hosts_of_outlet on outlet_hosts (outlet_id);

create function keep_outlet_hosts() returns trigger language plpgsql as $$
begin
  delete from outlet_hosts where outlet_id = new.id and host <> all (new.hosts);
  insert into outlet_hosts (host, outlet_id)
  select distinct given.host, new.id from unnest(new.hosts) as given (host)
  where not exists (select from outlet_hosts own where own.outlet_id = new.id and own.host = given.host);
  return null;
end $$;
create trigger keep_hosts after insert or update of hosts on outlets
  for each row execute function keep_outlet_hosts();

-- The oldest outlet at a host has it. Homes with a path share their host with others and claim none.
update outlets set hosts = array[home.host]
from (
  select distinct on (host) id, host from (
    select id, created_at, lower(substring(home_url from '^https?://(?:www\d?\.)?([^/:?#]+)')) as host
    from outlets where home_url ~ '^https?://[^/:?#]+/?$'
  ) homes where host is not null order by host, created_at, id
) home
where outlets.id = home.id;

-- An outlet is chosen, and its page of the list found, by its name.
create index outlets_by_name on outlets (name, id);

alter table feeds
  -- Where the last answer came from when it could not be taken: the editor decides.
  add column moved_to text,
  -- What usually lies between two reads that brought something; null until that is known.
  add column usual_gap_seconds integer check (usual_gap_seconds > 0);

-- Every feed has the row by which requests to its host take turns, whoever adds or restores it.
create function add_feed_host() returns trigger language plpgsql as $$
begin
  insert into feed_hosts (host) values (new.host) on conflict do nothing;
  return new;
end $$;
create trigger add_host before insert or update of host on feeds
  for each row execute function add_feed_host();

-- What a feed's server sent last, for whoever wants to see why it cannot be read. One row a feed, bounded.
create table feed_bodies (
  feed_id uuid primary key references feeds (id) on delete cascade,
  fetched_at timestamptz(3) not null,
  url text not null,
  status integer not null,
  headers text not null check (octet_length(headers) <= 16384),
  -- The first 256 KB, gzipped.
  body bytea not null check (octet_length(body) <= 270000),
  body_bytes integer not null
);
alter table feed_bodies alter column body set storage external;

alter table revisions drop constraint revisions_record_table_check,
  add constraint revisions_record_table_check check (record_table in
    ('news_links', 'categories', 'site_links', 'settings', 'entries', 'rules', 'outlets', 'feeds'));
