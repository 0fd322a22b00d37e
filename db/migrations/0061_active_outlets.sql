-- Which outlets published in a category while a story ran, and in which language, is read from the index alone.

drop index news_links_newest_in_category;
create index news_links_newest_in_category on news_links (category, created_at desc, id desc) include (outlet_id, language);
