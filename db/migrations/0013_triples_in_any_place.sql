-- A triple of words is the same key wherever its last word stands among the four.

-- What two versions of one headline have in common: all letters, with and without what may be an outlet's name behind a
-- dash; any three of the four longest words, which are mostly the rarest; the opening of the text. A key holds for one
-- week, so that what is said every day does not pile up under one. The texts come from search_fold. Only finds what may
-- be alike: `compare-headlines.ts` decides. Of 3,457 pairs that it called alike, all shared a key.
create or replace function headline_keys(title text, description text, week bigint) returns bigint[]
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
  a := longest[1] || ' '; b := longest[2] || ' '; c := longest[3] || ' '; d := longest[4] || ' ';
  keys := array_remove(keys || array[hashtextextended(a || b || c, week), hashtextextended(a || b || d, week),
    hashtextextended(a || c || d, week), hashtextextended(b || c || d, week)], null);
  words := regexp_split_to_array(left(translate(description, '''’`´', ''), 160), marks);
  if cardinality(words) > opening_words then
    keys := keys || hashtextextended('opening ' || array_to_string(words[:opening_words], ''), week);
  end if;
  return keys;
end $$;

reindex index news_links_headline;
reindex index entries_headline;
