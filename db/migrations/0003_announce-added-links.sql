-- `adding` says that links were inserted and nothing else changed: readers may see the page of before until the next one is
-- rendered. What takes away or changes what readers saw has no mark. A statement of each kind in one transaction sends both.
create or replace function announce_news() returns trigger language plpgsql as $$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
begin
  if tg_op = 'INSERT' then
    perform pg_notify('chowk_changes', coalesce(nullif(pace, ''), 'adding ') || 'news:' || category)
    from (select distinct category from new_rows) c;
  elsif tg_op = 'DELETE' then
    perform pg_notify('chowk_changes', pace || 'news:' || category) from (select distinct category from old_rows) c;
  else
    perform pg_notify('chowk_changes', pace || 'news:' || category)
    from (select category from new_rows union select category from old_rows) c;
  end if;
  return null;
end $$;
