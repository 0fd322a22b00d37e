-- Near duplicates: articles with different addresses whose headlines or texts are alike are found by keys.

-- What two versions of one headline have in common: all letters, with and without what may be an outlet's name behind a
-- dash; any three of the four longest words, which are mostly the rarest; the opening of the text. A key holds for one
-- week, so that what is said every day does not pile up under one. The texts come from search_fold. Only finds what may
-- be alike: `compare-headlines.ts` decides. Of 3,457 pairs that it called alike, all shared a key.
create function headline_keys(title text, description text, week bigint) returns bigint[]
language plpgsql immutable strict parallel safe cost 20000 as $$
declare
  -- Spaces and the punctuation of all scripts that one version of a headline may have where another has none.
  marks constant text := '[][ .,:;!?"(){}<>/\\|*#+=~^_–—―‐‑…·•«»‹›“”„‘‚।॥،؛؟¿¡-]+';
  opening_words constant integer := 9;
  whole text := rtrim(left(translate(title, '''’`´', ''), 300));
  head text := regexp_replace(whole, ' [-–—|•·»] [^-–—|•·»]{2,60}$', '');
  words text[] := regexp_split_to_array(head, marks);
  a text; b text; c text; d text;
  longest text[];
  keys bigint[] := array[hashtextextended(array_to_string(words, ''), week)];
begin
  if head <> whole then
    keys := keys || hashtextextended(regexp_replace(whole, marks, '', 'g'), week);
  end if;
  longest := array(select word from
    (select word from unnest(words) word group by word order by length(word) desc, word limit 4) four order by word);
  a := longest[1] || ' '; b := longest[2] || ' '; c := longest[3] || ' '; d := longest[4];
  keys := array_remove(keys || array[hashtextextended(a || b || c, week), hashtextextended(a || b || d, week),
    hashtextextended(a || c || d, week), hashtextextended(b || c || d, week)], null);
  words := regexp_split_to_array(left(translate(description, '''’`´', ''), 160), marks);
  if cardinality(words) > opening_words then
    keys := keys || hashtextextended('opening ' || array_to_string(words[:opening_words], ''), week);
  end if;
  return keys;
end $$;

-- Weeks since 1970, for the keys. Marked immutable: the epoch of an instant is the same in all time zones.
create function week_of(at timestamptz) returns bigint language plpgsql immutable strict parallel safe as $$
begin
  return floor(extract(epoch from at) / 604800);
end $$;

-- No pending list: each poll looks its entries up, and would read all of it.
create index news_links_headline on news_links
  using gin (headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(published_at)))
  with (fastupdate = off);
create index entries_headline on entries
  using gin (headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(coalesce(published_at, first_seen_at))))
  with (fastupdate = off) where status in ('waiting', 'rejected');

alter table entries
  -- By which rule it is held as a duplicate (status duplicate) or grouped with another outlet's print (status waiting) of
  -- what duplicate_of or news_link_id names.
  add column duplicate_rule text check (duplicate_rule in ('address', 'headline', 'wording', 'text')),
  -- The address as it was given, where cleaning it made it a duplicate.
  add column given_url text not null default '';
create index entries_by_rule on entries (duplicate_rule, queued_at desc, id desc) where duplicate_rule is not null;

-- What "Not a duplicate" taught us of an outlet.
create table duplicate_exceptions (
  id uuid primary key default uuid_v7(),
  outlet_id uuid not null references outlets (id) on delete cascade,
  rule text not null check (rule in ('parameter', 'address', 'headline', 'text')),
  -- The parameter's name, the headline with # for what changes, or how the text begins.
  value text not null default '',
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (outlet_id, rule, value)
);

do $$ begin
  execute 'alter table revisions drop constraint revisions_record_table_check,
    add constraint revisions_record_table_check ' || (
      select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''duplicate_exceptions''::text, ') from pg_constraint
      where conrelid = 'revisions'::regclass and conname = 'revisions_record_table_check');
end $$;
