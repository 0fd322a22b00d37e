-- What readers or an editor saw of a story stands: from `settled_at` on, a pass neither takes articles out of it nor merges it
-- into another, and `settled_leads` stay its leads: the first in all languages, then the best of each language.
-- `fronted_at` is when it came to the front page.

alter table stories
  add settled_at timestamptz(3),
  add settled_leads uuid[] not null default '{}',
  add fronted_at timestamptz(3);

create index stories_fronted on stories (fronted_at) where settled_at is null and fronted_at is not null;
