-- A transaction that is one of many says so (`set_config('chowk.pace', 'together', true)`): feeds that are polled and batches of an
-- import. Pages then show its changes within half a second together with others', and stay in memory until then.
create or replace function announce_news() returns trigger language plpgsql as $$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
begin
  if tg_op = 'INSERT' then
    perform pg_notify('chowk_changes', pace || 'news:' || category) from (select distinct category from new_rows) c;
  elsif tg_op = 'DELETE' then
    perform pg_notify('chowk_changes', pace || 'news:' || category) from (select distinct category from old_rows) c;
  else
    perform pg_notify('chowk_changes', pace || 'news:' || category)
    from (select category from new_rows union select category from old_rows) c;
  end if;
  return null;
end $$;
