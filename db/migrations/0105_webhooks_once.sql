-- One webhook per address, also if two requests add it at the same time. Webhooks that were added twice before keep working.
alter table connections add column is_repeat boolean not null default false;
update connections repeated set is_repeat = true
where kind = 'webhook' and exists (
  select from connections first
  where first.kind = 'webhook' and first.url = repeated.url and first.id < repeated.id);
create unique index connections_webhook_once on connections (url) where kind = 'webhook' and not is_repeat;
