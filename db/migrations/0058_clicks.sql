-- Most read without tracking: how often each link was opened, hour by hour. There is no reader in it: no address, no
-- identifier, nothing that belongs to one click.

create table link_clicks (
  news_link_id uuid not null references news_links on delete cascade,
  -- The hour for two days, then the day in UTC; gone after 30 days.
  at timestamptz not null,
  count integer not null check (count > 0),
  primary key (news_link_id, at)
);
create index link_clicks_at on link_clicks (at);

create trigger refuse_while_restoring before insert or update or delete or truncate on link_clicks
  for each statement execute function refuse_while_restoring();

alter table settings add column most_read_enabled boolean not null default false;
