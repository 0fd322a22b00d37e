-- An entry that was published as a link, held as its duplicate or marked as similar to it loses the link when that is deleted.
-- It remembers which one, so that a link which is restored gets all of them back, whatever their addresses.

alter table entries add column former_link_id uuid;
create index entries_former_link on entries (former_link_id) where former_link_id is not null;

create function keep_former_link() returns trigger language plpgsql as $$
begin
  if not exists (select from news_links where id = old.news_link_id) then
    new.former_link_id := old.news_link_id;
  end if;
  return new;
end $$;

create trigger keep_former_link before update of news_link_id on entries
  for each row when (old.news_link_id is not null and new.news_link_id is null) execute function keep_former_link();

-- For the links that are in the bin already.
update entries set former_link_id = deleted.record_id
from (
  select distinct on (before ->> 'canonical_url') record_id, before ->> 'canonical_url' as canonical_url
  from revisions where record_table = 'news_links' and action = 'delete' and not undone
  order by before ->> 'canonical_url', at desc
) deleted
where entries.canonical_url = deleted.canonical_url and entries.status in ('published', 'duplicate')
  and entries.news_link_id is null and entries.duplicate_of is null;
