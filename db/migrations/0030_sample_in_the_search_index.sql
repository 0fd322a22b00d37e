-- "More than 10,000" is said of what the index finds in a random sample of all links (count-estimate.ts), where 10,001 links
-- were looked at: 30 to 60 ms at a million. One link in sixteen bears the mark of the sample in the index, beside its runs.
-- Chance is in the id and not in the text, for the same text comes often, but not twice with one id.
-- Category and mark begin with U+001F, which no needle has: the two letters "0a" are the beginning of no category.
create function search_grams(folded text, category uuid, id uuid) returns tsvector
language plpgsql immutable strict parallel safe cost 5000 as $$
declare
  letters constant text := replace(folded, E'\x1e', E'\x1f') || E'\x1f\x1f';
begin
  return array_to_tsvector(string_to_array(letters, null)) || array_to_tsvector(string_to_array(
    rtrim(regexp_replace(letters, '...', E'\\&\x1e', 'g'), E'\x1f')
      || rtrim(regexp_replace(substr(letters, 2), '...', E'\\&\x1e', 'g'), E'\x1f')
      || rtrim(regexp_replace(substr(letters, 3), '...', E'\\&\x1e', 'g'), E'\x1f')
      || E'\x1f' || category::text || case when uuid_hash(id) & 15 = 0 then E'\x1e\x1fsample' else '' end, E'\x1e'));
end $$;

drop index news_links_search;
create index news_links_search on news_links using gin (search_grams(search_text, category, id))
  with (gin_pending_list_limit = 8192);
alter index news_links_search alter column 1 set statistics 0;
drop function search_grams(text, uuid);
update search_gram_shares set gram = E'\x1f' || gram where length(gram) = 36;
