-- Pictures and icons that stand on our pages come from our own server: readers' browsers never ask an outlet.

-- Whether a picture may be shown is known before the page is made, so that none is ever broken.
create function image_id(url text) returns text language sql immutable strict parallel safe
return left(encode(sha256(convert_to(url, 'UTF8')), 'hex'), 32);

create table images (
  id text primary key check (id = image_id(url)),
  url text not null check (url ~ '^https?://' and length(url) <= 2048),
  -- host:port of url; at most one request at a time to each.
  host text not null check (host <> ''),
  -- What stands behind the id in the address that we serve it at.
  signature text not null check (signature <> ''),
  status text not null check (status in ('fetching', 'ready', 'failed')),
  failure text,
  failed_count integer not null default 0,
  -- When somebody may try again: the end of a claim, or of a wait after a failure; null where trying is over.
  next_try_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((status = 'failed') = (failure is not null)),
  check (status <> 'fetching' or next_try_at is not null)
);
create index images_fetching on images (host) where status = 'fetching';
create index images_updated on images (updated_at);

alter table settings add column show_images boolean not null default true;

-- The logo and the favicon, as we encoded them: few, small, and in the database because several machines share
-- nothing else. `id` is a digest of what was given, `name` the file below /site-images/ID/.
create table site_images (
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  name text not null check (name ~ '^[0-9x]{1,11}[.](webp|png)$'),
  body bytea not null check (octet_length(body) <= 2097152),
  created_at timestamptz(3) not null default now(),
  primary key (id, name)
);
