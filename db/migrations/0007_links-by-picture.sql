-- Which link has a picture or an icon: for a server that gives its pictures only to its own pages, and to delete pictures that
-- no link uses any more. Both read all links. A hash, because an address may be longer than an index accepts.
create index news_links_of_picture on news_links (hashtextextended(image_url, 0), created_at desc) where image_url <> '';
create index news_links_of_icon on news_links (hashtextextended(source_icon_url, 0)) where source_icon_url <> '';
