-- Articles that arrive are compared with scheduled entries, too. A second partial index, because few entries are scheduled
-- at a time: building it evaluates the keys of those alone, and leaves the large index of waiting and rejected entries as
-- it is.
create index entries_headline_scheduled on entries
  using gin (headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(coalesce(published_at, first_seen_at))))
  with (fastupdate = off) where status = 'scheduled';
