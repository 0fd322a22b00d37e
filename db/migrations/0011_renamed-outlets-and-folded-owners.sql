-- Links and entries kept the former name of a renamed outlet, so readers saw one outlet under two names. The worker renames them.
alter table changed_outlets add column former_name text;
create function queue_renamed_outlet() returns trigger language plpgsql as $$
begin
  insert into changed_outlets (outlet_id, former_name) values (new.id, old.name);
  return null;
end $$;
create trigger queue_renamed_outlet after update of name on outlets
  for each row when (old.name is distinct from new.name) execute function queue_renamed_outlet();

-- "Bennett, Coleman & Co. Ltd" and "Bennett Coleman and Co" were two owners, so their outlets counted as two voices.
create function fold_owner(folded text) returns text language plpgsql immutable parallel safe strict as $$
declare
  words text := btrim(regexp_replace(replace(folded, '&', ' and '), '[\s.,]+', ' ', 'g'));
begin
  return regexp_replace(regexp_replace(words, '^the (?=.)', ''),
    '( and)?( (company|co|private|pvt|limited|ltd|llp|llc|plc|inc|\(?p\)?(?= (limited|ltd))))+$', '');
end $$;
create temporary table owner_keys on commit drop as select id, owner_key from outlets where owner <> '';
drop trigger queue_recounts_update on outlets;
alter table outlets drop column owner_key;
alter table outlets add column owner_key text not null generated always as (fold_owner(search_fold(owner))) stored;
create index outlets_by_owner on outlets (owner_key, id) where owner <> '';
create trigger queue_recounts_update after update of owner on outlets
  for each row when (old.owner_key is distinct from new.owner_key) execute function queue_story_recounts_of_outlet();
insert into story_recounts (outlet_id)
  select id from outlets join owner_keys using (id) where outlets.owner_key <> owner_keys.owner_key;
