-- How often reading began without an outcome since the last one. Counted by the claim, before the work: what ends the
-- process that reads it is known by this number, and set aside after three. Any outcome sets it to 0.
alter table feeds add column open_attempts integer not null default 0;
alter table images add column open_attempts integer not null default 0;
alter table imports add column open_attempts integer not null default 0;
alter table tips add column open_attempts integer not null default 0;

-- Set aside: polled by hand alone.
alter table feeds drop constraint feeds_state_check;
alter table feeds add constraint feeds_state_check check (state in ('active', 'paused', 'gone', 'set-aside'));
