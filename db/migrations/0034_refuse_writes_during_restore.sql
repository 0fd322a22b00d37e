-- What is written while a restore runs would be gone when it ends. The restore holds this advisory lock alone, and every
-- statement that writes shares it until its transaction ends: a restore waits for writes that are under way, and new ones
-- are refused, on whichever machine, until the restore ends or its connection is gone. A table made later needs the
-- trigger too (a test asks).
create function refuse_while_restoring() returns trigger language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock_shared(4607182419) then
    raise exception 'a restore is under way' using errcode = 'CK001';
  end if;
  return null;
end $$;

do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = current_schema() order by tablename loop
    execute format(
      'create trigger refuse_while_restoring before insert or update or delete or truncate on %I
       for each statement execute function refuse_while_restoring()', name);
  end loop;
end $$;
