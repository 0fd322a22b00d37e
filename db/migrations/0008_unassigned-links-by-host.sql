-- The links of no outlet by their host, read backwards, so that those of a host and of those below it stand together: a change of
-- one outlet then reads its own links instead of all that belong to none.
drop index news_links_without_outlet;
create index news_links_without_outlet
  on news_links ((reverse(substring(url from '^https?://(?:[^/?#]*@)?([^/?#:]+)'))) collate "C", id) where outlet_id is null;
