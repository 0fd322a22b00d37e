-- The English name of a place of the front page stood in `pins` and in the history. What is stored from now on is the name of
-- its section, '' for other places: pages put the place into words (domain/front-place.ts).
alter table pins rename column name to section;

create function pg_temp.section_of(place text, name text) returns text language sql immutable as $$
  select case
    when place like 'section-%' then coalesce(substring(name from '^Lead of (.*)$'), '')
    when place like 'next-section-%' then coalesce(substring(name from '^Lead of (.*), planned$'), '')
    else '' end
$$;

update pins set section = pg_temp.section_of(place, section);

update revisions set
  before = before - 'name' || jsonb_build_object('section', pg_temp.section_of(before ->> 'place', before ->> 'name')),
  after = after - 'name' || jsonb_build_object('section', pg_temp.section_of(after ->> 'place', after ->> 'name'))
where record_table = 'pins';
