-- A search asks the index for the runs of letters that spare the most: "of the" among sports took 53 ms with " th" and
-- "the", which every second link has, and takes 19 without. PostgreSQL counts the thousand most common runs whenever it
-- analyzes the index; `share` is that of all links, or the least it knows where a run is rarer. The place is that in the
-- needle, 0 for the category. In plpgsql because that keeps the plan of pg_stats, which takes longer to make than to run.
create function search_needle_grams(needle text, category uuid)
returns table (gram text, place integer, share double precision)
language plpgsql stable parallel safe as $$
declare
  folded text := search_fold(needle);
  common text[];
  shares real[];
begin
  select most_common_elems::text::text[], most_common_elem_freqs into common, shares
  from pg_stats where schemaname = current_schema() and tablename = 'news_links_search';
  return query
    select grams.gram, min(grams.place),
      coalesce(shares[array_position(common, grams.gram)], shares[cardinality(common) + 1], 0.01)::double precision
    from (
      select substr(folded, start, 3), start from generate_series(1, greatest(1, length(folded) - 2)) as start
      union all select category::text, 0 where category is not null
    ) as grams (gram, place)
    group by grams.gram order by min(grams.place);
end $$;
drop function search_gram_query;

-- Rows of Indian scripts, three bytes a letter, were compressed beyond 2 KB: undone for each that a search reads.
alter table news_links set (toast_tuple_target = 8160);
