-- Entries keep the id of a category that was deleted, and belong to it again when it comes back, by an undo or out of the
-- bin; so do the ids by which other databases knew it. Foreign keys that let go of them rewrote each entry: 1 to 5 ms, and a
-- category may have 100,000.
alter table entries drop constraint entries_category_fkey;
alter table category_origins drop constraint category_origins_category_id_fkey;
