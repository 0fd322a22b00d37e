-- An entry is recognized by the feed's own id before its address, and its texts are taken anew only if the feed's own texts
-- changed. `given` holds digests of these; '' for entries stored before, whose digests the next read stores.

alter table entries add column given text not null default '';
create index entries_guid on entries (feed_id, guid) where guid is not null;

-- What the last read of a feed left out or had to guess, for its page: see `domain/feeds/last-read.ts`.
alter table feeds add column last_read jsonb not null default '{}';

-- An editor may allow a feed that is longer than usual.
alter table feeds add column bytes_max integer not null default 5242880
  check (bytes_max between 1048576 and 20971520);

-- The last time that the server sent the whole feed. After a week of "not modified", one poll asks without validators.
alter table feeds add column last_whole_at timestamptz;
update feeds set last_whole_at = coalesce(last_read_at, created_at);

-- A permanent redirect that a poll followed, for the feed's page; the revision has the rest.
alter table feeds add column moved_from text;
alter table feeds add column moved_at timestamptz;
