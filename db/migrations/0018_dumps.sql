-- A file may hold several tables, each as a list under its name, as a dump of a database does. They are imported one after
-- the other, each with a dry run of its own: what a list refers to has to be there before it can be judged.

alter table imports
  -- The list of the file that this import reads; null where the file is one list.
  add column list text check (list in ('news_links', 'categories', 'site_links')),
  -- Those that come after it.
  add column lists_left text[] not null default '{}',
  add column next_import uuid references imports (id) on delete set null;
