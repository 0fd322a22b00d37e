-- Owners of outlets: a fact with a source and a day, beside the lean, which is an opinion. And readers' pages hear of both.

alter table outlets
  add column owner text not null default '',
  add column owner_source text,
  add column owner_as_of date,
  -- Owners are compared by this: letters of either case, and with or without points and commas ("Co. Ltd.", "Co Ltd").
  add column owner_key text not null
    generated always as (btrim(regexp_replace(search_fold(owner), '[\s.,]+', ' ', 'g'))) stored,
  -- Nobody owns an outlet without an address that says so, and a day on which it was so.
  add constraint outlets_owner_check check (
    case when owner = '' then owner_source is null and owner_as_of is null
    else owner = btrim(owner) and btrim(regexp_replace(owner, '[\s.,]+', ' ', 'g')) <> '' and length(owner) <= 200
      and owner_source ~ '^https://[^\s/]' and length(owner_source) <= 2048
      and owner_source is not null and owner_as_of is not null end);
create index outlets_by_owner on outlets (owner_key, id) where owner <> '';

-- Stories and the page of ratings show these columns of outlets. Polls write none of them but a first name.
create function announce_outlets() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'outlets');
  return null;
end $$;
create trigger announce_insert after insert on outlets
  for each row when (new.lean <> 'not-rated' or new.owner <> '') execute function announce_outlets();
create trigger announce_update after update on outlets
  for each row when ((old.name, old.home_url, old.language, old.region, old.lean, old.lean_source, old.lean_rated_on,
    old.lean_note, old.owner, old.owner_source, old.owner_as_of) is distinct from (new.name, new.home_url, new.language,
    new.region, new.lean, new.lean_source, new.lean_rated_on, new.lean_note, new.owner, new.owner_source, new.owner_as_of))
  execute function announce_outlets();
create trigger announce_delete after delete on outlets for each row execute function announce_outlets();

-- What was written before there were owners can still be undone: an outlet comes back without one.
update revisions set before = before || '{"owner": ""}' where record_table = 'outlets' and before is not null;
update revisions set after = after || '{"owner": ""}' where record_table = 'outlets' and after is not null;
