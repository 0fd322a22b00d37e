-- Workers keep the keys of the last days' places in memory (ingest/match-story/story-window.ts) and read what other workers
-- wrote since. `keyed` is when a place got its keys, in microseconds: written under the lock of the stories, always larger
-- than all before, so that a worker reads on from the largest that it has read.

alter table story_links add column keyed bigint not null default 0;
create index story_links_keyed on story_links (keyed, id);

-- No statement asks for keys any more.
drop index story_links_keys;
