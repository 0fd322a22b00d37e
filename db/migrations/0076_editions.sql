-- Editions of a site: the interface in a language, with the links of that language. None is on until an administrator says so.
-- Keys are languages of the interface: {"hi": {"siteName": "चौक", …}}. An empty text is that of the site.

alter table settings add column editions jsonb not null default '{}' check (jsonb_typeof(editions) = 'object');
alter table categories add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
alter table site_links add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');

-- The newest links of an edition, on the whole site and in a category. Those in English, which no edition has, are not in
-- them, so that a site in English pays nothing.
create index news_links_newest_in_language on news_links
  (lower(split_part(language, '-', 1)), created_at desc, id desc)
  where lower(split_part(language, '-', 1)) <> 'en';
create index news_links_newest_in_language_and_category on news_links
  (lower(split_part(language, '-', 1)), category, created_at desc, id desc)
  where lower(split_part(language, '-', 1)) <> 'en';
