-- The language in which an account sees the admin area.
alter table accounts add column language text not null default 'en' check (language ~ '^[a-z]{2,3}$');
