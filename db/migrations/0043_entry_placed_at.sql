-- Where an accepted entry stands among the news links: where it would stand had its feed published it at once. Null
-- means at `first_seen_at`. Only entries that were old when they arrived were placed lower.
alter table entries add column placed_at timestamptz(3);

update entries set placed_at = published_at
where origin = 'feed' and status in ('waiting', 'duplicate', 'rejected')
  and published_at < first_seen_at - interval '1 day';
