-- A new value with each change of `category_signs`: workers keep the signs in memory and read them again when it differs. Without a
-- row, as after a restore, nothing is kept.
create table category_signs_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null
);
create trigger refuse_while_restoring before insert or update or delete or truncate on category_signs_version
  for each statement execute function refuse_while_restoring();
