-- The newest links of one outlet, for the API: without the time in the index each page sorted all that the outlet ever published.
create index news_links_newest_of_outlet on news_links (outlet_id, created_at desc, id desc) where outlet_id is not null;
drop index news_links_outlet;
