-- The same as before, made with less work: a link of a feed costs a sixth less of the database's processor time.

-- U+001F, which stands between title, source and description of what is searched, sent every text of ASCII the long way:
-- 0.11 ms of 1.3. What is NFC already, as nearly all that is written in India, is not made so again.
create or replace function search_fold(value text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  if value !~ U&'[^\001F-\007F\2010-\205E\20A0-\20BF]' then
    return lower(value);
  end if;
  if value !~ U&'[\00A0\0009\000A\000D\200B\200C\200D\2060\FEFF\00AD]' and value is nfc normalized then
    return lower(value);
  end if;
  return lower(normalize(translate(value,
    U&'\00A0\0009\000A\000D\200B\200C\200D\2060\FEFF\00AD', '    ')));
end $$;

-- "format" takes three letters for a run, and each letter once: all runs that begin with the first, the second and the third
-- letter are three calls, where a loop was one assignment a letter. U+001E divides them, so it may not be in the text.
create or replace function search_grams(folded text, category uuid) returns tsvector
language plpgsql immutable strict parallel safe cost 5000 as $$
declare
  run constant text := E'%s%s%s\x1e';
  letters text[] := string_to_array(replace(folded, E'\x1e', E'\x1f') || E'\x1f\x1f', null);
  n constant integer := cardinality(letters);
begin
  return array_to_tsvector(letters) || array_to_tsvector(string_to_array(
    format(repeat(run, n / 3), variadic letters)
      || format(repeat(run, (n - 1) / 3), variadic letters[2:])
      || format(repeat(run, (n - 2) / 3), variadic letters[3:])
      || category::text, E'\x1e'));
end $$;

-- A query inside a function is planned and started each time. A tsvector is sorted too: by what stands before a word, the
-- longest first, then by the words.
create or replace function headline_key_texts(title text, description text) returns text[]
language plpgsql immutable strict parallel safe cost 20000 as $$
declare
  -- Spaces and the punctuation of all scripts that one version of a headline may have where another has none.
  marks constant text := '[][ .,:;!?"(){}<>/\\|*#+=~^_–—―‐‑…·•«»‹›“”„‘‚।॥،؛؟¿¡-]+';
  opening_words constant integer := 9;
  whole text := rtrim(left(translate(title, '''’`´', ''), 300));
  head text := regexp_replace(whole, ' [-–—|•·»] [^-–—|•·»]{2,60}$', '');
  words text[] := regexp_split_to_array(head, marks);
  word text;
  a text; b text; c text; d text;
  longest text[];
  numbers text := '';
  texts text[] := array[array_to_string(words, '')];
begin
  if head <> whole then
    texts := texts || regexp_replace(whole, marks, '', 'g');
  end if;
  foreach word in array words loop
    longest := longest || (chr(1000 - length(word)) || word);
  end loop;
  longest := (tsvector_to_array(array_to_tsvector(longest)))[:4];
  for i in 1 .. cardinality(longest) loop
    longest[i] := '=' || substr(longest[i], 2);
  end loop;
  longest := tsvector_to_array(array_to_tsvector(longest));
  a := substr(longest[1], 2) || ' '; b := substr(longest[2], 2) || ' ';
  c := substr(longest[3], 2) || ' '; d := substr(longest[4], 2) || ' ';
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

-- Words are in the order of their letters' numbers now, which is the database's own wherever it has no language's order.
do $$ begin
  if (select array_agg(word order by word) <> array_agg(word order by word collate "C")
      from unnest(array['a', 'B', 'é', 'z', '1', 'क']) as word) then
    reindex index news_links_headline;
    reindex index entries_headline;
  end if;
end $$;
