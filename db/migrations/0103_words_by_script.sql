-- Words are rare or common among the headlines of their script (decision 149). The count of all headlines stands at -1, that of
-- each script at -2 - its number in src/domain/stories/matching/word-hash.ts. Its share is estimated from the newest
-- articles.

insert into story_term_counts as known (hash, count)
select -2 - script.number, counted.count * script.links / greatest(1, script.of_links)
from story_term_counts counted
  cross join lateral (
    select number, links, of_links
    from (
      select count(*) of_links,
        count(*) filter (where title ~ '[0-9A-Za-z]') latin,
        count(*) filter (where title ~ U&'[\0900-\097F]') devanagari,
        count(*) filter (where title ~ U&'[\0980-\09FF]') bengali,
        count(*) filter (where title ~ U&'[\0A00-\0A7F]') gurmukhi,
        count(*) filter (where title ~ U&'[\0A80-\0AFF]') gujarati,
        count(*) filter (where title ~ U&'[\0B00-\0B7F]') odia,
        count(*) filter (where title ~ U&'[\0B80-\0BFF]') tamil,
        count(*) filter (where title ~ U&'[\0C00-\0C7F]') telugu,
        count(*) filter (where title ~ U&'[\0C80-\0CFF]') kannada,
        count(*) filter (where title ~ U&'[\0D00-\0D7F]') malayalam,
        count(*) filter (where title ~ U&'[\0600-\06FF]') arabic
      from (
        (select title from news_links order by created_at desc limit 20000)
        union all
        (select title from entries where status = 'waiting' order by first_seen_at desc limit 20000)
      ) read
    ) counts
    cross join lateral (
      values (0, latin), (1, devanagari), (2, bengali), (3, gurmukhi), (4, gujarati), (5, odia), (6, tamil), (7, telugu),
        (8, kannada), (9, malayalam), (11, arabic)
    ) scripts (number, links)
  ) script
where counted.hash = -1 and script.links > 0
on conflict (hash) do update set count = excluded.count;

-- The script stands in the upper four bits of a word's hash, and Latin is 0: those who arrive find the places of the last days.
update story_links
set keys = array(select (key >> 32 << 32) | (key & 268435455) from unnest(keys) key)
where published_at > now() - interval '7 days' and keys <> '{}';
