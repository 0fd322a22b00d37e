-- The table of news links in the admin area: one source's links, newest first.
create index news_links_newest_of_source on news_links (source, created_at desc, id desc);
