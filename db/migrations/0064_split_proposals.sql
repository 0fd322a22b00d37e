-- Of a proposal to split a story: the canonical addresses of the articles that would leave it. An article is proposed for
-- leaving once; the index finds those that were.
alter table story_proposals add column leaving_urls text[] not null default '{}';
create index story_proposals_splits on story_proposals using gin (leaving_urls) where kind = 'split';
