-- Stories of at most one article: those without any are deleted once none can return, those of one after a day.
drop index stories_empty;
create index stories_small on stories (updated_at) where article_count <= 1 and merged_into is null;
