-- Whether an outlet published in a category and language while a story ran is read from the index of its own newest links,
-- which stops at the first: the index of the category read all links of the story's days.

drop index news_links_newest_of_outlet;
create index news_links_newest_of_outlet on news_links (outlet_id, created_at desc, id desc) include (category, language)
  where outlet_id is not null;
drop index news_links_newest_in_category;
create index news_links_newest_in_category on news_links (category, created_at desc, id desc);
