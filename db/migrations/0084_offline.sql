-- Readers may keep the front page and the stories they open. Off, a worker that a browser has removes itself.

alter table settings add column offline_enabled boolean not null default true;
