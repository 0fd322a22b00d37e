-- What a poll stores has been asked for by its headline just before: its keys are kept with it, instead of being made once
-- more for the index (0.15 of the 1.2 ms of processor time that a link takes). Null is for what came another way, or bears
-- another headline now: the index makes those itself.
alter table news_links add column headline_keys bigint[];

create function forget_headline_keys() returns trigger language plpgsql as $$
begin
  new.headline_keys := null;
  return new;
end $$;
create trigger forget_headline_keys before update of title, description, published_at on news_links
  for each row when ((old.title, old.description, old.published_at) is distinct from (new.title, new.description, new.published_at))
  execute function forget_headline_keys();

drop index news_links_headline;
create index news_links_headline on news_links
  using gin (coalesce(headline_keys, headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(published_at))))
  with (fastupdate = off);
alter index news_links_headline alter column 1 set statistics 0;
