-- Each pass over the stories deletes those that have been without an article for 30 days. It read all stories to find them: 32 ms
-- for 150,000, where this takes 0.2 ms.

create index stories_empty on stories (updated_at) where article_count = 0 and merged_into is null;
