-- A headline's numbers are part of its triples: two that differ in a number are never alike (`compare-headlines.ts`), and
-- thousands that differ in nothing else ("Gold at 9,120 in …") stood under one key. The texts are made once for all weeks.

-- What two versions of one headline have in common: all letters, with and without what may be an outlet's name behind a
-- dash; any three of the four longest words, which are mostly the rarest, with all numbers; the opening of the text. The
-- texts come from search_fold. Only finds what may be alike: `compare-headlines.ts` decides.
create function headline_key_texts(title text, description text) returns text[]
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
  numbers text := '';
  texts text[] := array[array_to_string(words, '')];
begin
  if head <> whole then
    texts := texts || regexp_replace(whole, marks, '', 'g');
  end if;
  longest := array(select word from
    (select word from unnest(words) word group by word order by length(word) desc, word limit 4) four order by word);
  a := longest[1] || ' '; b := longest[2] || ' '; c := longest[3] || ' '; d := longest[4] || ' ';
  if whole ~ '\d' then
    -- "1,06,064" is 106064 and "05" is 5, in whatever order.
    numbers := array_to_string(array(select ltrim(number[1], '0')
      from regexp_matches(regexp_replace(whole, '(\d),(?=\d)', '\1', 'g'), '\d+', 'g') number order by 1), ' ');
  end if;
  texts := array_remove(texts || array[a || b || c || numbers, a || b || d || numbers, a || c || d || numbers,
    b || c || d || numbers], null);
  words := regexp_split_to_array(left(translate(description, '''’`´', ''), 160), marks);
  if cardinality(words) > opening_words then
    texts := texts || ('opening ' || array_to_string(words[:opening_words], ''));
  end if;
  return texts;
end $$;

-- A key holds for one week, so that what is said every day does not pile up under one. The week comes first: what is
-- stored these days stands together in the index. Spread over all of it, each of seven keys a link dirtied a page of its own,
-- which the log then had to hold whole: 0.9 ms a link at a million. Two texts under one key are harmless.
create function headline_key(key_text text, week bigint) returns bigint
language sql immutable strict parallel safe
return (week << 48) | (hashtextextended(key_text, 0) & x'0000ffffffffffff'::bigint);

-- In SQL's own form, which knows the functions that it calls under any search_path: "analyze" and a restore set an empty one.
create or replace function headline_keys(title text, description text, week bigint) returns bigint[]
language sql immutable strict parallel safe cost 20000
return array(select headline_key(key_text, week) from unnest(headline_key_texts(title, description)) key_text);

reindex index news_links_headline;
reindex index entries_headline;
