-- The newsletter: the front page of the day by mail, to subscribers who confirmed their address.

alter table settings
  -- Languages of the interface that it is sent in, separated by a space; '' is off.
  add column newsletter_languages text not null default '' check (newsletter_languages ~ '^([a-z]{2}( [a-z]{2})*)?$'),
  add column newsletter_hour integer not null default 7 check (newsletter_hour between 0 and 23),
  -- ISO days of the week, Monday is 1.
  add column newsletter_days text not null default '1234567' check (newsletter_days ~ '^1?2?3?4?5?6?7?$'),
  -- A letter whose time was before this is not due: a changed hour sends nothing at once.
  add column newsletter_since timestamptz(3) not null default now();

create function note_newsletter_since() returns trigger language plpgsql as $$
begin
  new.newsletter_since := now();
  return new;
end $$;
create trigger note_newsletter_since before update on settings for each row
  when ((old.newsletter_languages, old.newsletter_hour, old.newsletter_days)
    is distinct from (new.newsletter_languages, new.newsletter_hour, new.newsletter_days))
  execute function note_newsletter_since();

create table subscribers (
  id uuid primary key default uuid_v7(),
  -- In lower case: one person is one row.
  address text not null unique check (length(address) between 3 and 254 and address = lower(address)),
  language text not null check (language ~ '^[a-z]{2}$'),
  -- 'pending' never confirmed; 'off' bounced too often.
  state text not null default 'pending' check (state in ('pending', 'active', 'off')),
  asked_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  -- Of the one-time link that was mailed last, and the language that it subscribes to.
  confirm_digest bytea unique,
  confirm_language text check (confirm_language ~ '^[a-z]{2}$'),
  confirm_expires_at timestamptz(3),
  -- Permanent refusals since the last mail that was accepted.
  bounce_count integer not null default 0 check (bounce_count >= 0),
  off_failure text,
  check (state = 'pending' or confirmed_at is not null),
  check ((state = 'off') = (off_failure is not null))
);
create index subscribers_active on subscribers (language) where state = 'active';
create index subscribers_pending on subscribers (asked_at) where state = 'pending';
create index subscribers_newest on subscribers (asked_at desc, id desc);

-- One a day and language at most, whatever happens to machines, clocks and settings.
create table letters (
  id uuid primary key default uuid_v7(),
  language text not null check (language ~ '^[a-z]{2}$'),
  -- In the zone of the site.
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  state text not null check (state in ('sending', 'sent', 'skipped')),
  skipped_for text check (skipped_for in ('late', 'empty', 'nobody')),
  planned_at timestamptz(3) not null,
  finished_at timestamptz(3),
  subject text not null default '',
  -- With a placeholder for the way out; emptied after some weeks.
  html text not null default '',
  plain text not null default '',
  recipients integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  bounced integer not null default 0,
  unique (day, language),
  check ((state = 'skipped') = (skipped_for is not null))
);
create index letters_newest on letters (planned_at desc, id desc);

-- The outbox: a row a mail, from its plan to its outcome.
create table mails (
  id uuid primary key default uuid_v7(),
  kind text not null check (kind in ('confirm', 'letter', 'test')),
  -- To a subscriber, who takes his mails along when he leaves, or to an account.
  subscriber_id uuid references subscribers on delete cascade,
  account_id uuid references accounts on delete cascade,
  letter_id uuid references letters on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  created_at timestamptz(3) not null,
  attempts integer not null default 0,
  next_at timestamptz(3) not null,
  -- Nobody wants the news of yesterday.
  expires_at timestamptz(3) not null,
  claimed_until timestamptz(3),
  tried_at timestamptz(3),
  finished_at timestamptz(3),
  -- A code (domain/newsletter/mail-failure.ts), and the reply of the mail server.
  failure text,
  reply text not null default '' check (length(reply) <= 500),
  check ((kind = 'letter') = (letter_id is not null)),
  check ((kind = 'test') = (account_id is not null)),
  check ((kind = 'test') = (subscriber_id is null)),
  unique (letter_id, subscriber_id)
);
-- Letters come last: a confirmation never waits behind ten thousand of them.
create index mails_waiting on mails ((kind = 'letter'), next_at, id) where state = 'waiting';
create index mails_of_subscriber on mails (subscriber_id) where subscriber_id is not null;
create index mails_of_account on mails (account_id, id desc) where account_id is not null;
create index mails_waiting_of_letter on mails (letter_id) where state = 'waiting';
create index mails_tried on mails (tried_at desc) where tried_at is not null;
create index mails_finished on mails (finished_at) where finished_at is not null;

do $$
declare
  name text;
begin
  foreach name in array array['subscribers', 'letters', 'mails'] loop
    execute format(
      'create trigger refuse_while_restoring before insert or update or delete or truncate on %I
       for each statement execute function refuse_while_restoring()', name);
  end loop;
end $$;
