-- How common each run of letters is, which a search chooses its runs by (decision 18), is counted here by the worker, each night.
-- PostgreSQL counted it with every analysis, from all runs of 30,000 links: 13 of the 136 s of processor time in which 1,000
-- feeds were read for the first time. It kept a thousand, and of the rest knew nothing but that fewer than 5 % have them.
create table search_gram_shares (gram text collate "C" primary key, share real not null);
alter index news_links_search alter column 1 set statistics 0;
drop function search_needle_grams;

-- The same as before, but each third run is marked off by a pattern: "format" took half of the time that storing a link's
-- runs takes (0.26 ms; 0.16 now). What is left over at the end is U+001F alone, which follows every text.
create or replace function search_grams(folded text, category uuid) returns tsvector
language plpgsql immutable strict parallel safe cost 5000 as $$
declare
  letters constant text := replace(folded, E'\x1e', E'\x1f') || E'\x1f\x1f';
begin
  return array_to_tsvector(string_to_array(letters, null)) || array_to_tsvector(string_to_array(
    rtrim(regexp_replace(letters, '...', E'\\&\x1e', 'g'), E'\x1f')
      || rtrim(regexp_replace(substr(letters, 2), '...', E'\\&\x1e', 'g'), E'\x1f')
      || rtrim(regexp_replace(substr(letters, 3), '...', E'\\&\x1e', 'g'), E'\x1f')
      || category::text, E'\x1e'));
end $$;
