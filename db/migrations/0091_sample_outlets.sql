-- The demo's outlets are invented, like its articles, and go with them.

alter table outlets add column is_sample boolean not null default false;
