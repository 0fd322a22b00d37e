-- An editor filters the queue by words. One that few entries have or none was looked for in all that wait: 219 to 365 ms of
-- 100,000. Search has the same letters of news links in an index (0001_foundation.sql); here of headline and source. The
-- category that its function wants is none, for a waiting entry may have none; the id is one outside the sample.
create index entries_waiting_words on entries
  using gin (search_grams(search_fold(left(title || E'\x1f' || source, 2000)),
    '00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid))
  with (gin_pending_list_limit = 1024) where status = 'waiting';
alter index entries_waiting_words alter column 1 set statistics 0;
