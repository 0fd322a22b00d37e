-- News links and entries keep the id of an outlet or feed that was deleted, and belong to it again when it comes back, by an
-- undo or out of the bin. Foreign keys that let go of them rewrote each: 5 ms a link, and an outlet may have 100,000.
alter table news_links drop constraint news_links_outlet_id_fkey;
alter table entries drop constraint entries_outlet_id_fkey, drop constraint entries_feed_id_fkey;
