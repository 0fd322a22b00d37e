-- Generated from the migrations by `node bin/check-generated.ts --write`.

create table account_rules (
  id uuid not null default uuid_v7(),
  only_row boolean not null default true,
  second_factor_for text not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint account_rules_only_row_check CHECK (only_row),
  constraint account_rules_only_row_key UNIQUE (only_row),
  constraint account_rules_pkey PRIMARY KEY (id),
  constraint account_rules_second_factor_for_check CHECK ((second_factor_for = ANY (ARRAY['nobody'::text, 'administrators'::text, 'everybody'::text])))
);
create table accounts (
  id uuid not null default uuid_v7(),
  email text not null,
  name text not null,
  password_hash text not null,
  role text not null,
  is_demo boolean not null default false,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  named_in_log boolean not null default false,
  language text not null default 'en'::text,
  is_off boolean not null default false,
  is_invited boolean not null default false,
  link_made_at timestamp(3) with time zone,
  signed_out_at timestamp(3) with time zone,
  second_factor_since timestamp(3) with time zone,
  constraint accounts_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text))),
  constraint accounts_email_key UNIQUE (email),
  constraint accounts_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint accounts_name_check CHECK ((btrim(name) <> ''::text)),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_role_check CHECK ((role = ANY (ARRAY['administrator'::text, 'editor'::text, 'contributor'::text])))
);
create table api_tokens (
  id uuid not null default uuid_v7(),
  account_id uuid not null,
  name text not null,
  token_digest bytea not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  constraint api_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint api_tokens_check CHECK ((expires_at > created_at)),
  constraint api_tokens_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint api_tokens_pkey PRIMARY KEY (id),
  constraint api_tokens_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['links:write'::text, 'tips:write'::text, 'decide'::text]))),
  constraint api_tokens_token_digest_check CHECK ((octet_length(token_digest) = 32)),
  constraint api_tokens_token_digest_key UNIQUE (token_digest)
);
create table attempts (
  bucket bytea not null,
  count integer not null,
  window_ends_at timestamp(3) with time zone not null,
  constraint attempts_pkey PRIMARY KEY (bucket)
);
create table categories (
  id uuid not null default uuid_v7(),
  name text not null,
  slug text not null,
  description text not null default ''::text,
  order_num integer not null default 0,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  is_on_front boolean not null default true,
  translations jsonb not null default '{}'::jsonb,
  constraint categories_name_check CHECK ((btrim(name) <> ''::text)),
  constraint categories_order_num_check CHECK ((order_num >= 0)),
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_slug_check CHECK ((slug ~ '^[a-z0-9-]+$'::text)),
  constraint categories_slug_key UNIQUE (slug),
  constraint categories_translations_check CHECK ((jsonb_typeof(translations) = 'object'::text))
);
create table category_origins (
  foreign_id text not null,
  category_id uuid not null,
  constraint category_origins_foreign_id_check CHECK ((foreign_id <> ''::text)),
  constraint category_origins_pkey PRIMARY KEY (foreign_id)
);
create table category_signs (
  sign text not null,
  category uuid not null,
  weight double precision not null,
  constraint category_signs_category_fkey FOREIGN KEY (category) REFERENCES categories(id) ON DELETE CASCADE,
  constraint category_signs_pkey PRIMARY KEY (sign, category),
  constraint category_signs_weight_check CHECK ((weight > (0)::double precision))
);
create table category_signs_version (
  is_only boolean not null default true,
  version uuid not null,
  constraint category_signs_version_is_only_check CHECK (is_only),
  constraint category_signs_version_pkey PRIMARY KEY (is_only)
);
create table changed_outlets (
  id uuid not null default uuid_v7(),
  outlet_id uuid not null,
  changed_at timestamp(3) with time zone not null default now(),
  former_name text,
  constraint changed_outlets_pkey PRIMARY KEY (id)
);
create table connections (
  id uuid not null default uuid_v7(),
  kind text not null,
  url text not null,
  events text[] not null default '{}'::text[],
  secret text not null,
  state text not null default 'active'::text,
  added_by text not null,
  failing_since timestamp(3) with time zone,
  next_at timestamp(3) with time zone not null default now(),
  claimed_until timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  is_repeat boolean not null default false,
  constraint connections_check CHECK (((kind = 'webhook'::text) = (cardinality(events) > 0))),
  constraint connections_events_check CHECK ((events <@ ARRAY['published'::text, 'changed'::text, 'corrected'::text, 'merged'::text, 'taken-down'::text])),
  constraint connections_kind_check CHECK ((kind = ANY (ARRAY['webhook'::text, 'websub'::text, 'indexnow'::text]))),
  constraint connections_pkey PRIMARY KEY (id),
  constraint connections_secret_check CHECK (((length(secret) >= 8) AND (length(secret) <= 128))),
  constraint connections_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'dead'::text]))),
  constraint connections_url_check CHECK (((url ~ '^https?://'::text) AND (octet_length(url) <= 2048)))
);
create table corrections (
  id uuid not null default uuid_v7(),
  news_link_id uuid,
  story_id uuid,
  headline text not null,
  source text not null default ''::text,
  url text not null default ''::text,
  text text not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint corrections_check CHECK ((num_nonnulls(news_link_id, story_id) = 1)),
  constraint corrections_headline_check CHECK ((btrim(headline) <> ''::text)),
  constraint corrections_pkey PRIMARY KEY (id),
  constraint corrections_text_check CHECK (((btrim(text) <> ''::text) AND (length(text) <= 1000))),
  constraint corrections_url_check CHECK (((url = ''::text) OR (url ~ '^https?://'::text)))
);
create table deliveries (
  id bigint not null,
  connection_id uuid not null,
  event text not null,
  payload jsonb not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  not_before timestamp(3) with time zone not null default now(),
  status integer,
  failure text,
  answer text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  ended_at timestamp(3) with time zone,
  constraint deliveries_answer_check CHECK ((length(answer) <= 300)),
  constraint deliveries_connection_id_fkey FOREIGN KEY (connection_id) REFERENCES connections(id) ON DELETE CASCADE,
  constraint deliveries_pkey PRIMARY KEY (id),
  constraint deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text, 'dropped'::text])))
);
create table duplicate_exceptions (
  id uuid not null default uuid_v7(),
  outlet_id uuid not null,
  rule text not null,
  value text not null default ''::text,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint duplicate_exceptions_outlet_id_fkey FOREIGN KEY (outlet_id) REFERENCES outlets(id) ON DELETE CASCADE,
  constraint duplicate_exceptions_outlet_id_rule_value_key UNIQUE (outlet_id, rule, value),
  constraint duplicate_exceptions_pkey PRIMARY KEY (id),
  constraint duplicate_exceptions_rule_check CHECK ((rule = ANY (ARRAY['parameter'::text, 'address'::text, 'headline'::text, 'text'::text])))
);
create table entries (
  id uuid not null default uuid_v7(),
  feed_id uuid,
  identity text not null,
  guid text,
  url text not null default ''::text,
  canonical_url text,
  title text not null default ''::text,
  description text not null default ''::text,
  image_url text not null default ''::text,
  published_at timestamp(3) with time zone,
  language text,
  status text not null,
  reason jsonb,
  raw text,
  news_link_id uuid,
  first_seen_at timestamp(3) with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  origin text not null default 'feed'::text,
  outlet_id uuid,
  source text not null default ''::text,
  source_icon_url text not null default ''::text,
  category uuid,
  featured boolean not null default false,
  duplicate_of uuid,
  snoozed_until timestamp(3) with time zone,
  decided_at timestamp(3) with time zone,
  decided_by uuid,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  queued_at timestamp(3) with time zone not null generated always as (COALESCE(snoozed_until, first_seen_at)) stored,
  is_sample boolean not null default false,
  duplicate_rule text,
  given_url text not null default ''::text,
  rule_id uuid,
  tip_note text not null default ''::text,
  tip_from text not null default ''::text,
  more_tips jsonb not null default '[]'::jsonb,
  judged_version integer not null default 1,
  placed_at timestamp(3) with time zone,
  publish_at timestamp(3) with time zone,
  take_down_at timestamp(3) with time zone,
  scheduled_link jsonb,
  proposed_by uuid,
  former_link_id uuid,
  given text not null default ''::text,
  tags text[] not null default '{}'::text[],
  category_judgement jsonb,
  constraint entries_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint entries_duplicate_of_fkey FOREIGN KEY (duplicate_of) REFERENCES entries(id) ON DELETE SET NULL,
  constraint entries_duplicate_rule_check CHECK ((duplicate_rule = ANY (ARRAY['address'::text, 'headline'::text, 'wording'::text, 'text'::text]))),
  constraint entries_feed_id_identity_key UNIQUE (feed_id, identity),
  constraint entries_more_tips_check CHECK ((jsonb_array_length(more_tips) <= 20)),
  constraint entries_news_link_id_fkey FOREIGN KEY (news_link_id) REFERENCES news_links(id) ON DELETE SET NULL,
  constraint entries_origin_check CHECK ((origin = ANY (ARRAY['feed'::text, 'paste'::text, 'bookmarklet'::text, 'tip'::text]))),
  constraint entries_pkey PRIMARY KEY (id),
  constraint entries_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint entries_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES rules(id) ON DELETE SET NULL,
  constraint entries_scheduled_check CHECK ((((status = 'scheduled'::text) = (publish_at IS NOT NULL)) AND ((status = 'scheduled'::text) = (scheduled_link IS NOT NULL)) AND ((status = 'scheduled'::text) OR (take_down_at IS NULL)))),
  constraint entries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'published'::text, 'duplicate'::text, 'rejected'::text, 'unreadable'::text, 'scheduled'::text])))
);
create table entry_marks (
  entry_id uuid not null,
  note text not null default ''::text,
  note_by text not null default ''::text,
  noted_at timestamp(3) with time zone,
  held_by uuid,
  held_by_name text not null default ''::text,
  held_until timestamp(3) with time zone,
  constraint entry_marks_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entries(id) ON DELETE CASCADE,
  constraint entry_marks_held_by_fkey FOREIGN KEY (held_by) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint entry_marks_note_check CHECK ((length(note) <= 500)),
  constraint entry_marks_pkey PRIMARY KEY (entry_id)
);
create table feed_bodies (
  feed_id uuid not null,
  fetched_at timestamp(3) with time zone not null,
  url text not null,
  status integer not null,
  headers text not null,
  body bytea not null,
  body_bytes integer not null,
  constraint feed_bodies_body_check CHECK ((octet_length(body) <= 270000)),
  constraint feed_bodies_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  constraint feed_bodies_headers_check CHECK ((octet_length(headers) <= 16384)),
  constraint feed_bodies_pkey PRIMARY KEY (feed_id)
);
create table feed_hosts (
  host text not null,
  claim uuid,
  claimed_until timestamp with time zone,
  resting_until timestamp with time zone,
  constraint feed_hosts_check CHECK (((claim IS NULL) = (claimed_until IS NULL))),
  constraint feed_hosts_host_check CHECK ((host <> ''::text)),
  constraint feed_hosts_pkey PRIMARY KEY (host)
);
create table feeds (
  id uuid not null default uuid_v7(),
  outlet_id uuid not null,
  url text not null,
  host text not null,
  title text not null default ''::text,
  category uuid not null,
  publishing text not null default 'at-once'::text,
  state text not null default 'active'::text,
  language text,
  etag text,
  last_modified text,
  body_digest text,
  interval_seconds integer not null default 1800,
  next_poll_at timestamp with time zone not null default now(),
  last_polled_at timestamp with time zone,
  last_good_at timestamp with time zone,
  last_read_at timestamp with time zone,
  last_new_entry_at timestamp with time zone,
  failure text,
  failure_detail jsonb,
  failure_count integer not null default 0,
  entries_read integer not null default 0,
  entries_unread integer not null default 0,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  moved_to text,
  usual_gap_seconds integer,
  open_attempts integer not null default 0,
  last_read jsonb not null default '{}'::jsonb,
  bytes_max integer not null default 5242880,
  last_whole_at timestamp with time zone,
  moved_from text,
  moved_at timestamp with time zone,
  categorizing text not null default 'by-content'::text,
  constraint feeds_bytes_max_check CHECK (((bytes_max >= 1048576) AND (bytes_max <= 20971520))),
  constraint feeds_categorizing_check CHECK ((categorizing = ANY (ARRAY['by-content'::text, 'by-feed'::text]))),
  constraint feeds_category_fkey FOREIGN KEY (category) REFERENCES categories(id) ON DELETE RESTRICT,
  constraint feeds_host_fkey FOREIGN KEY (host) REFERENCES feed_hosts(host),
  constraint feeds_interval_seconds_check CHECK (((interval_seconds >= 60) AND (interval_seconds <= 604800))),
  constraint feeds_outlet_id_fkey FOREIGN KEY (outlet_id) REFERENCES outlets(id) ON DELETE CASCADE,
  constraint feeds_pkey PRIMARY KEY (id),
  constraint feeds_publishing_check CHECK ((publishing = ANY (ARRAY['at-once'::text, 'wait'::text]))),
  constraint feeds_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'gone'::text, 'set-aside'::text]))),
  constraint feeds_url_check CHECK ((url ~ '^https?://'::text)),
  constraint feeds_url_key UNIQUE (url),
  constraint feeds_usual_gap_seconds_check CHECK ((usual_gap_seconds > 0))
);
create table images (
  id text not null,
  url text not null,
  host text not null,
  signature text not null,
  status text not null,
  failure text,
  failed_count integer not null default 0,
  next_try_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  open_attempts integer not null default 0,
  constraint images_check CHECK ((id = image_id(url))),
  constraint images_check1 CHECK (((status = 'failed'::text) = (failure IS NOT NULL))),
  constraint images_check2 CHECK (((status <> 'fetching'::text) OR (next_try_at IS NOT NULL))),
  constraint images_host_check CHECK ((host <> ''::text)),
  constraint images_pkey PRIMARY KEY (id),
  constraint images_signature_check CHECK ((signature <> ''::text)),
  constraint images_status_check CHECK ((status = ANY (ARRAY['fetching'::text, 'ready'::text, 'failed'::text]))),
  constraint images_url_check CHECK (((url ~ '^https?://'::text) AND (length(url) <= 2048)))
);
create table import_parts (
  import_id uuid not null,
  pass text not null,
  number integer not null,
  new_count integer not null,
  changed_count integer not null,
  duplicate_count integer not null,
  wrong_count integer not null,
  lines jsonb not null,
  constraint import_parts_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_parts_pass_check CHECK ((pass = ANY (ARRAY['check'::text, 'import'::text]))),
  constraint import_parts_pkey PRIMARY KEY (import_id, pass, number)
);
create table import_pieces (
  import_id uuid not null,
  number integer not null,
  bytes bytea not null,
  constraint import_pieces_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 524288))),
  constraint import_pieces_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_pieces_number_check CHECK ((number >= 0)),
  constraint import_pieces_pkey PRIMARY KEY (import_id, number)
);
create table imports (
  id uuid not null default uuid_v7(),
  account_id uuid,
  account_name text not null,
  file_name text not null,
  file_bytes integer not null,
  state text not null default 'uploading'::text,
  record_table text,
  reading jsonb,
  failure text,
  existing text not null default 'change'::text,
  bytes_done integer not null default 0,
  stop_asked boolean not null default false,
  batch_id uuid not null default gen_random_uuid(),
  undone_count integer not null default 0,
  kept_count integer not null default 0,
  claim uuid,
  claimed_until timestamp with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  list text,
  lists_left text[] not null default '{}'::text[],
  next_import uuid,
  open_attempts integer not null default 0,
  constraint imports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint imports_check CHECK (((claim IS NULL) = (claimed_until IS NULL))),
  constraint imports_existing_check CHECK ((existing = ANY (ARRAY['change'::text, 'leave'::text]))),
  constraint imports_file_bytes_check CHECK ((file_bytes > 0)),
  constraint imports_file_name_check CHECK ((file_name <> ''::text)),
  constraint imports_list_check CHECK ((list = ANY (ARRAY['news_links'::text, 'categories'::text, 'site_links'::text]))),
  constraint imports_next_import_fkey FOREIGN KEY (next_import) REFERENCES imports(id) ON DELETE SET NULL,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_record_table_check CHECK ((record_table = ANY (ARRAY['news_links'::text, 'categories'::text, 'site_links'::text]))),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'checking'::text, 'checked'::text, 'importing'::text, 'done'::text, 'stopped'::text, 'undoing'::text, 'undone'::text, 'failed'::text, 'cancelled'::text])))
);
create table installation (
  key text not null,
  value jsonb not null,
  updated_at timestamp(3) with time zone not null default now(),
  constraint installation_pkey PRIMARY KEY (key)
);
create table letters (
  id uuid not null default uuid_v7(),
  language text not null,
  day text not null,
  state text not null,
  skipped_for text,
  planned_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  subject text not null default ''::text,
  html text not null default ''::text,
  plain text not null default ''::text,
  recipients integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  bounced integer not null default 0,
  link_ids uuid[] not null default '{}'::uuid[],
  written_at timestamp(3) with time zone,
  constraint letters_check CHECK (((state = 'skipped'::text) = (skipped_for IS NOT NULL))),
  constraint letters_day_check CHECK ((day ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint letters_day_language_key UNIQUE (day, language),
  constraint letters_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint letters_pkey PRIMARY KEY (id),
  constraint letters_skipped_for_check CHECK ((skipped_for = ANY (ARRAY['late'::text, 'empty'::text, 'nobody'::text]))),
  constraint letters_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'sent'::text, 'skipped'::text])))
);
create table link_clicks (
  news_link_id uuid not null,
  at timestamp with time zone not null,
  count integer not null,
  constraint link_clicks_count_check CHECK ((count > 0)),
  constraint link_clicks_news_link_id_fkey FOREIGN KEY (news_link_id) REFERENCES news_links(id) ON DELETE CASCADE,
  constraint link_clicks_pkey PRIMARY KEY (news_link_id, at)
);
create table mails (
  id uuid not null default uuid_v7(),
  kind text not null,
  subscriber_id uuid,
  account_id uuid,
  letter_id uuid,
  language text not null,
  state text not null default 'waiting'::text,
  created_at timestamp(3) with time zone not null,
  attempts integer not null default 0,
  next_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  claimed_until timestamp(3) with time zone,
  tried_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  failure text,
  reply text not null default ''::text,
  constraint mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint mails_check CHECK (((kind = 'letter'::text) = (letter_id IS NOT NULL))),
  constraint mails_check1 CHECK (((kind = 'test'::text) = (account_id IS NOT NULL))),
  constraint mails_check2 CHECK (((kind = 'test'::text) = (subscriber_id IS NULL))),
  constraint mails_kind_check CHECK ((kind = ANY (ARRAY['confirm'::text, 'letter'::text, 'test'::text]))),
  constraint mails_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint mails_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES letters(id) ON DELETE CASCADE,
  constraint mails_letter_id_subscriber_id_key UNIQUE (letter_id, subscriber_id),
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_reply_check CHECK ((length(reply) <= 500)),
  constraint mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint mails_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE
);
create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);
create table news_links (
  id uuid not null default uuid_v7(),
  title text not null,
  url text not null,
  canonical_url text not null,
  source text not null,
  source_icon_url text not null default ''::text,
  description text not null default ''::text,
  image_url text not null default ''::text,
  published_at timestamp(3) with time zone not null default now(),
  category uuid not null,
  featured boolean not null default false,
  language text,
  outlet_id uuid,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  take_down_at timestamp(3) with time zone,
  search_text text not null generated always as (search_fold("left"(((((title || ''::text) || source) || ''::text) || description), 20000))) stored,
  headline_keys bigint[],
  constraint news_links_canonical_url_check CHECK ((octet_length(canonical_url) <= 2048)),
  constraint news_links_canonical_url_key UNIQUE (canonical_url),
  constraint news_links_category_fkey FOREIGN KEY (category) REFERENCES categories(id) ON DELETE RESTRICT,
  constraint news_links_pkey PRIMARY KEY (id),
  constraint news_links_source_check CHECK ((btrim(source) <> ''::text)),
  constraint news_links_title_check CHECK ((btrim(title) <> ''::text)),
  constraint news_links_url_check CHECK ((url ~ '^https?://'::text))
);
create table newsletter_departures (
  address_digest bytea not null,
  off_failure text,
  at timestamp(3) with time zone not null default now(),
  constraint newsletter_departures_address_digest_check CHECK ((octet_length(address_digest) = 32)),
  constraint newsletter_departures_pkey PRIMARY KEY (address_digest)
);
create table notices_outbox (
  id bigint not null,
  event text not null,
  record text not null,
  record_id uuid,
  category uuid,
  count integer not null default 1,
  facts jsonb,
  at timestamp(3) with time zone not null default now(),
  constraint notices_outbox_pkey PRIMARY KEY (id),
  constraint notices_outbox_record_check CHECK ((record = ANY (ARRAY['link'::text, 'story'::text, 'correction'::text])))
);
create table objections (
  id uuid not null default uuid_v7(),
  outlet_id uuid not null,
  outlet_name text not null,
  note text not null,
  sent_by text not null,
  sent_at timestamp(3) with time zone not null,
  handled_at timestamp(3) with time zone,
  handled_by text,
  constraint objections_check CHECK (((handled_at IS NULL) = (handled_by IS NULL))),
  constraint objections_note_check CHECK (((btrim(note) <> ''::text) AND (length(note) <= 1000))),
  constraint objections_pkey PRIMARY KEY (id),
  constraint objections_sent_by_check CHECK ((length(sent_by) <= 100))
);
create table outlet_hosts (
  host text not null,
  outlet_id uuid not null,
  constraint outlet_hosts_host_check CHECK (((host = lower(host)) AND (host !~ '[\s/:@?#]'::text))),
  constraint outlet_hosts_outlet_id_fkey FOREIGN KEY (outlet_id) REFERENCES outlets(id) ON DELETE CASCADE,
  constraint outlet_hosts_pkey PRIMARY KEY (host)
);
create table outlets (
  id uuid not null default uuid_v7(),
  name text not null,
  home_url text not null,
  icon_url text not null default ''::text,
  language text,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  hosts text[] not null default '{}'::text[],
  region text not null default ''::text,
  lean text not null default 'not-rated'::text,
  lean_source text not null default ''::text,
  lean_rated_on date,
  lean_note text not null default ''::text,
  owner text not null default ''::text,
  owner_source text,
  owner_as_of date,
  is_sample boolean not null default false,
  owner_key text not null generated always as (fold_owner(search_fold(owner))) stored,
  constraint outlets_home_url_key UNIQUE (home_url),
  constraint outlets_hosts_check CHECK (((array_position(hosts, NULL::text) IS NULL) AND (array_position(hosts, ''::text) IS NULL))),
  constraint outlets_lean_check CHECK ((lean = ANY (ARRAY['left'::text, 'lean-left'::text, 'centre'::text, 'lean-right'::text, 'right'::text, 'not-rated'::text]))),
  constraint outlets_lean_rated_check CHECK (
CASE
    WHEN (lean = 'not-rated'::text) THEN ((lean_source = ''::text) AND (lean_rated_on IS NULL) AND (lean_note = ''::text))
    ELSE ((btrim(lean_source) <> ''::text) AND (lean_rated_on IS NOT NULL) AND (btrim(lean_note) <> ''::text))
END),
  constraint outlets_name_check CHECK ((btrim(name) <> ''::text)),
  constraint outlets_owner_check CHECK (
CASE
    WHEN (owner = ''::text) THEN ((owner_source IS NULL) AND (owner_as_of IS NULL))
    ELSE ((owner = btrim(owner)) AND (btrim(regexp_replace(owner, '[\s.,]+'::text, ' '::text, 'g'::text)) <> ''::text) AND (length(owner) <= 200) AND (owner_source ~ '^https://[^\s/]'::text) AND (length(owner_source) <= 2048) AND (owner_source IS NOT NULL) AND (owner_as_of IS NOT NULL))
END),
  constraint outlets_pkey PRIMARY KEY (id)
);
create table passkey_challenges (
  challenge_digest bytea not null,
  purpose text not null,
  account_id uuid,
  expires_at timestamp(3) with time zone not null,
  constraint passkey_challenges_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint passkey_challenges_challenge_digest_check CHECK ((octet_length(challenge_digest) = 32)),
  constraint passkey_challenges_check CHECK (((purpose = 'add'::text) = (account_id IS NOT NULL))),
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_digest),
  constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'sign-in'::text])))
);
create table passkeys (
  id uuid not null default uuid_v7(),
  account_id uuid not null,
  name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  host text,
  constraint passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint passkeys_counter_check CHECK (((counter >= 0) AND (counter <= '4294967295'::bigint))),
  constraint passkeys_credential_id_check CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_host_check CHECK (((length(host) >= 1) AND (length(host) <= 253))),
  constraint passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_public_key_check CHECK (((octet_length(public_key) >= 1) AND (octet_length(public_key) <= 2048)))
);
create table pending_sign_ins (
  token_digest bytea not null,
  account_id uuid not null,
  expires_at timestamp(3) with time zone not null,
  constraint pending_sign_ins_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint pending_sign_ins_pkey PRIMARY KEY (token_digest),
  constraint pending_sign_ins_token_digest_check CHECK ((octet_length(token_digest) = 32))
);
create table pins (
  id uuid not null default uuid_v7(),
  place text not null,
  section text not null,
  news_link_id uuid,
  story_id uuid,
  title text not null default ''::text,
  pinned_at timestamp(3) with time zone not null,
  pinned_by text not null,
  ends_at timestamp(3) with time zone,
  until_newer boolean not null default false,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  is_next boolean not null default false,
  begins_at timestamp(3) with time zone,
  constraint pins_begin_check CHECK (((begins_at IS NOT NULL) = (is_next AND (num_nonnulls(news_link_id, story_id) = 1)))),
  constraint pins_check CHECK ((num_nonnulls(news_link_id, story_id) <= 1)),
  constraint pins_check1 CHECK (((ends_at IS NULL) OR (NOT until_newer))),
  constraint pins_news_link_id_key UNIQUE (news_link_id, is_next) DEFERRABLE INITIALLY DEFERRED,
  constraint pins_next_check CHECK ((is_next = (place ~~ 'next-%'::text))),
  constraint pins_order_check CHECK ((ends_at > begins_at)),
  constraint pins_pkey PRIMARY KEY (id),
  constraint pins_place_check CHECK ((place ~ '^(next-)?(lead|second-[123]|section-[0-9a-f-]{36})$'::text)),
  constraint pins_place_key UNIQUE (place),
  constraint pins_story_id_key UNIQUE (story_id, is_next) DEFERRABLE INITIALLY DEFERRED
);
create table recovery_codes (
  code_digest bytea not null,
  account_id uuid not null,
  constraint recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE,
  constraint recovery_codes_code_digest_check CHECK ((octet_length(code_digest) = 32)),
  constraint recovery_codes_pkey PRIMARY KEY (code_digest)
);
create table restore_pieces (
  restore_id uuid not null,
  at bigint not null,
  bytes bytea not null,
  constraint restore_pieces_at_check CHECK ((at >= 0)),
  constraint restore_pieces_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 1048576))),
  constraint restore_pieces_pkey PRIMARY KEY (restore_id, at),
  constraint restore_pieces_restore_id_fkey FOREIGN KEY (restore_id) REFERENCES restores(id) ON DELETE CASCADE
);
create table restores (
  id uuid not null default gen_random_uuid(),
  state text not null default 'uploading'::text,
  failure text,
  bytes_arrived bigint not null default 0,
  claimed_until timestamp with time zone,
  updated_at timestamp(3) with time zone not null,
  constraint restores_check CHECK (((state = 'refused'::text) = (failure IS NOT NULL))),
  constraint restores_check1 CHECK (((state = 'running'::text) = (claimed_until IS NOT NULL))),
  constraint restores_pkey PRIMARY KEY (id),
  constraint restores_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'running'::text, 'done'::text, 'refused'::text])))
);
create table revisions (
  id uuid not null default uuid_v7(),
  record_table text not null,
  record_id uuid not null,
  action text not null,
  batch_id uuid not null,
  account_id uuid,
  account_name text not null,
  at timestamp(3) with time zone not null,
  before jsonb,
  after jsonb,
  undone boolean not null default false,
  is_bulk boolean not null default false,
  constraint revisions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint revisions_action_check CHECK ((action = ANY (ARRAY['add'::text, 'update'::text, 'delete'::text, 'restore'::text]))),
  constraint revisions_pkey PRIMARY KEY (id),
  constraint revisions_record_table_check CHECK ((record_table = ANY (ARRAY['account_rules'::text, 'accounts'::text, 'scheduled_pages'::text, 'corrections'::text, 'pins'::text, 'duplicate_exceptions'::text, 'imports'::text, 'news_links'::text, 'categories'::text, 'site_links'::text, 'settings'::text, 'entries'::text, 'rules'::text, 'outlets'::text, 'feeds'::text, 'stories'::text, 'story_links'::text, 'story_constraints'::text, 'story_proposals'::text])))
);
create table rules (
  id uuid not null default uuid_v7(),
  name text not null,
  position integer not null default 0,
  is_on boolean not null default true,
  outlet_id uuid,
  category uuid,
  language text,
  words text[] not null default '{}'::text[],
  action text not null,
  to_category uuid,
  hit_count integer not null default 0,
  last_hit_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint rules_action_check CHECK ((action = ANY (ARRAY['category'::text, 'hold'::text, 'reject'::text, 'publish'::text]))),
  constraint rules_category_fkey FOREIGN KEY (category) REFERENCES categories(id) ON DELETE RESTRICT,
  constraint rules_check CHECK (((action = 'category'::text) = (to_category IS NOT NULL))),
  constraint rules_check1 CHECK (((outlet_id IS NOT NULL) OR (category IS NOT NULL) OR (language IS NOT NULL) OR (words <> '{}'::text[]))),
  constraint rules_name_check CHECK ((btrim(name) <> ''::text)),
  constraint rules_outlet_id_fkey FOREIGN KEY (outlet_id) REFERENCES outlets(id) ON DELETE CASCADE,
  constraint rules_pkey PRIMARY KEY (id),
  constraint rules_to_category_fkey FOREIGN KEY (to_category) REFERENCES categories(id) ON DELETE RESTRICT
);
create table scheduled_jobs (
  task text not null,
  slot_at timestamp with time zone not null,
  claimed_until timestamp with time zone,
  attempts integer not null default 0,
  constraint scheduled_jobs_pkey PRIMARY KEY (task)
);
create table scheduled_pages (
  id uuid not null default uuid_v7(),
  type text not null,
  title text not null,
  content text not null,
  publish_at timestamp(3) with time zone not null,
  take_down_at timestamp(3) with time zone,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  translations jsonb,
  constraint scheduled_pages_check CHECK ((take_down_at > publish_at)),
  constraint scheduled_pages_content_check CHECK ((btrim(content) <> ''::text)),
  constraint scheduled_pages_pkey PRIMARY KEY (id),
  constraint scheduled_pages_title_check CHECK ((btrim(title) <> ''::text)),
  constraint scheduled_pages_translations_check CHECK ((jsonb_typeof(translations) = 'object'::text)),
  constraint scheduled_pages_type_check CHECK ((type = ANY (ARRAY['about'::text, 'contact'::text, 'privacy'::text, 'terms'::text])))
);
create table search_gram_shares (
  gram text not null,
  share real not null,
  constraint search_gram_shares_pkey PRIMARY KEY (gram)
);
create table second_factors (
  account_id uuid not null,
  secret bytea not null,
  confirmed_at timestamp(3) with time zone,
  last_step bigint not null default 0,
  constraint second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint second_factors_pkey PRIMARY KEY (account_id),
  constraint second_factors_secret_check CHECK ((octet_length(secret) = 20))
);
create table sessions (
  id uuid not null default uuid_v7(),
  token_digest bytea not null,
  account_id uuid not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone not null,
  device text not null default ''::text,
  address text not null default ''::text,
  has_second_factor boolean not null default false,
  proved_at timestamp(3) with time zone not null,
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_digest_check CHECK ((octet_length(token_digest) = 32)),
  constraint sessions_token_digest_key UNIQUE (token_digest)
);
create table settings (
  only_row boolean not null default true,
  site_name text not null default 'Chowk'::text,
  tagline text not null default 'Your Trusted News Source'::text,
  site_description text not null default 'Your hub of Indian news from across the political spectrum.'::text,
  contact_email text not null default ''::text,
  meta_title text not null default ''::text,
  meta_description text not null default ''::text,
  meta_keywords text not null default 'India news, headlines, politics, business, technology, world, opinion'::text,
  sitemap_enabled boolean not null default true,
  primary_color text not null default '#1a2b4a'::text,
  logo_url text not null default ''::text,
  favicon_url text not null default ''::text,
  ads_publisher_id text not null default ''::text,
  ads_enabled boolean not null default true,
  ads_header boolean not null default true,
  ads_sidebar boolean not null default true,
  ads_content boolean not null default true,
  ads_footer boolean not null default true,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  id uuid not null default '00000000-0000-7000-8000-000000000001'::uuid,
  show_images boolean not null default true,
  tips_enabled boolean not null default false,
  ads_header_unit text not null default ''::text,
  ads_sidebar_unit text not null default ''::text,
  ads_content_unit text not null default ''::text,
  ads_footer_unit text not null default ''::text,
  editorial_log_enabled boolean not null default false,
  most_read_enabled boolean not null default false,
  editions jsonb not null default '{}'::jsonb,
  newsletter_languages text not null default ''::text,
  newsletter_hour integer not null default 7,
  newsletter_days text not null default '1234567'::text,
  newsletter_since timestamp(3) with time zone not null default now(),
  offline_enabled boolean not null default true,
  categories_learnt_since timestamp(3) with time zone,
  constraint settings_ads_publisher_id_check CHECK ((ads_publisher_id ~ '^(pub-[0-9]{16})?$'::text)),
  constraint settings_ads_units_check CHECK (((ads_header_unit ~ '^([0-9]{6,20})?$'::text) AND (ads_sidebar_unit ~ '^([0-9]{6,20})?$'::text) AND (ads_content_unit ~ '^([0-9]{6,20})?$'::text) AND (ads_footer_unit ~ '^([0-9]{6,20})?$'::text))),
  constraint settings_editions_check CHECK ((jsonb_typeof(editions) = 'object'::text)),
  constraint settings_id_key UNIQUE (id),
  constraint settings_newsletter_days_check CHECK ((newsletter_days ~ '^1?2?3?4?5?6?7?$'::text)),
  constraint settings_newsletter_hour_check CHECK (((newsletter_hour >= 0) AND (newsletter_hour <= 23))),
  constraint settings_newsletter_languages_check CHECK ((newsletter_languages ~ '^([a-z]{2}( [a-z]{2})*)?$'::text)),
  constraint settings_only_row_check CHECK (only_row),
  constraint settings_pkey PRIMARY KEY (only_row),
  constraint settings_primary_color_check CHECK ((primary_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint settings_site_name_check CHECK ((site_name <> ''::text))
);
create table setup_links (
  token_digest bytea not null,
  account_id uuid,
  expires_at timestamp(3) with time zone not null,
  made_on text not null default ''::text,
  constraint setup_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint setup_links_pkey PRIMARY KEY (token_digest),
  constraint setup_links_token_digest_check CHECK ((octet_length(token_digest) = 32))
);
create table site_images (
  id text not null,
  name text not null,
  body bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint site_images_body_check CHECK ((octet_length(body) <= 2097152)),
  constraint site_images_id_check CHECK ((id ~ '^[0-9a-f]{32}$'::text)),
  constraint site_images_name_check CHECK ((name ~ '^[0-9x]{1,11}[.](webp|png)$'::text)),
  constraint site_images_pkey PRIMARY KEY (id, name)
);
create table site_links (
  id uuid not null default uuid_v7(),
  type text not null,
  title text not null,
  content text not null,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  take_down_at timestamp(3) with time zone,
  translations jsonb not null default '{}'::jsonb,
  constraint site_links_content_check CHECK ((btrim(content) <> ''::text)),
  constraint site_links_pkey PRIMARY KEY (id),
  constraint site_links_title_check CHECK ((btrim(title) <> ''::text)),
  constraint site_links_translations_check CHECK ((jsonb_typeof(translations) = 'object'::text)),
  constraint site_links_type_check CHECK ((type = ANY (ARRAY['about'::text, 'contact'::text, 'privacy'::text, 'terms'::text]))),
  constraint site_links_type_key UNIQUE (type)
);
create table stories (
  id uuid not null default uuid_v7(),
  first_at timestamp(3) with time zone not null default now(),
  last_at timestamp(3) with time zone not null default now(),
  article_count integer not null default 0,
  voice_count integer not null default 0,
  heat double precision not null default 0,
  is_edited boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  slug text not null default (uuid_v7())::text,
  title text,
  lead_url text,
  is_hidden boolean not null default false,
  is_locked boolean not null default false,
  merged_into uuid,
  has_been_public boolean not null default false,
  desk_title text not null default ''::text,
  version integer not null default 1,
  public_link_count integer not null default 0,
  public_outlet_count integer not null default 0,
  public_voice_count integer not null default 0,
  public_heat double precision not null default 0,
  public_first_at timestamp(3) with time zone,
  public_last_at timestamp(3) with time zone,
  is_sample boolean not null default false,
  settled_at timestamp(3) with time zone,
  settled_leads uuid[] not null default '{}'::uuid[],
  fronted_at timestamp(3) with time zone,
  constraint stories_check CHECK ((merged_into <> id)),
  constraint stories_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES stories(id) ON DELETE CASCADE,
  constraint stories_pkey PRIMARY KEY (id),
  constraint stories_slug_key UNIQUE (slug),
  constraint stories_title_check CHECK ((title <> ''::text))
);
create table story_constraints (
  id uuid not null default uuid_v7(),
  kind text not null,
  first_url text not null,
  second_url text not null,
  account_id uuid,
  account_name text not null,
  at timestamp(3) with time zone not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint story_constraints_check CHECK ((first_url < second_url)),
  constraint story_constraints_first_url_second_url_key UNIQUE (first_url, second_url),
  constraint story_constraints_kind_check CHECK ((kind = ANY (ARRAY['together'::text, 'apart'::text]))),
  constraint story_constraints_pkey PRIMARY KEY (id)
);
create table story_links (
  id uuid not null default uuid_v7(),
  news_link_id uuid,
  entry_id uuid,
  story_id uuid,
  placed_by text not null default 'machine'::text,
  score real,
  reasons jsonb not null default '[]'::jsonb,
  title text not null default ''::text,
  outlet text not null default ''::text,
  canonical_url text not null,
  published_at timestamp(3) with time zone not null,
  keys bigint[] not null default '{}'::bigint[],
  series_key bigint,
  is_recurring boolean not null default false,
  status text not null default 'due'::text,
  attempts smallint not null default 0,
  claimed_until timestamp(3) with time zone,
  is_touched boolean not null default true,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  is_copy boolean not null default false,
  keyed bigint not null default 0,
  constraint story_links_check CHECK ((num_nonnulls(news_link_id, entry_id) > 0)),
  constraint story_links_entry_id_key UNIQUE (entry_id),
  constraint story_links_news_link_id_key UNIQUE (news_link_id),
  constraint story_links_pkey PRIMARY KEY (id),
  constraint story_links_placed_by_check CHECK ((placed_by = ANY (ARRAY['machine'::text, 'editor'::text]))),
  constraint story_links_status_check CHECK ((status = ANY (ARRAY['due'::text, 'placed'::text, 'failed'::text]))),
  constraint story_links_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE SET NULL
);
create table story_proposals (
  id uuid not null default uuid_v7(),
  kind text not null,
  first_url text not null,
  second_url text not null,
  score real,
  reasons jsonb not null,
  state text not null default 'open'::text,
  created_at timestamp(3) with time zone not null,
  decided_at timestamp(3) with time zone,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  leaving_urls text[] not null default '{}'::text[],
  constraint story_proposals_check CHECK ((first_url < second_url)),
  constraint story_proposals_first_url_second_url_key UNIQUE (first_url, second_url),
  constraint story_proposals_kind_check CHECK ((kind = ANY (ARRAY['join'::text, 'other-script'::text, 'merge'::text, 'split'::text]))),
  constraint story_proposals_pkey PRIMARY KEY (id),
  constraint story_proposals_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'rejected'::text])))
);
create table story_recounts (
  id uuid not null default uuid_v7(),
  story_id uuid,
  outlet_id uuid,
  constraint story_recounts_check CHECK ((num_nonnulls(story_id, outlet_id) = 1)),
  constraint story_recounts_pkey PRIMARY KEY (id)
);
create table story_term_counts (
  hash integer not null,
  count double precision not null,
  constraint story_term_counts_pkey PRIMARY KEY (hash)
);
create table subscribers (
  id uuid not null default uuid_v7(),
  address text not null,
  language text not null,
  state text not null default 'pending'::text,
  asked_at timestamp(3) with time zone not null,
  confirmed_at timestamp(3) with time zone,
  confirm_digest bytea,
  confirm_language text,
  confirm_expires_at timestamp(3) with time zone,
  bounce_count integer not null default 0,
  off_failure text,
  constraint subscribers_address_check CHECK ((((length(address) >= 3) AND (length(address) <= 254)) AND (address = lower(address)))),
  constraint subscribers_address_key UNIQUE (address),
  constraint subscribers_bounce_count_check CHECK ((bounce_count >= 0)),
  constraint subscribers_check CHECK (((state = 'pending'::text) OR (confirmed_at IS NOT NULL))),
  constraint subscribers_check1 CHECK (((state = 'off'::text) = (off_failure IS NOT NULL))),
  constraint subscribers_confirm_digest_key UNIQUE (confirm_digest),
  constraint subscribers_confirm_language_check CHECK ((confirm_language ~ '^[a-z]{2}$'::text)),
  constraint subscribers_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint subscribers_pkey PRIMARY KEY (id),
  constraint subscribers_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'active'::text, 'off'::text])))
);
create table tips (
  id uuid not null default uuid_v7(),
  url text not null,
  note text not null,
  sent_by text not null,
  sent_at timestamp(3) with time zone not null,
  claimed_until timestamp(3) with time zone,
  open_attempts integer not null default 0,
  turn integer not null default 1,
  constraint tips_note_check CHECK ((length(note) <= 1000)),
  constraint tips_pkey PRIMARY KEY (id),
  constraint tips_sent_by_check CHECK ((length(sent_by) <= 100)),
  constraint tips_turn_check CHECK ((turn > 0)),
  constraint tips_url_check CHECK (((url ~ '^https?://'::text) AND (length(url) <= 2048)))
);
create table trusted_devices (
  token_digest bytea not null,
  account_id uuid not null,
  last_used_at timestamp(3) with time zone not null,
  constraint trusted_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint trusted_devices_pkey PRIMARY KEY (token_digest),
  constraint trusted_devices_token_digest_check CHECK ((octet_length(token_digest) = 32))
);

CREATE INDEX api_tokens_of_account ON public.api_tokens USING btree (account_id, created_at DESC);
CREATE INDEX attempts_ended ON public.attempts USING btree (window_ends_at);
CREATE INDEX categories_in_order ON public.categories USING btree (order_num, name, id);
CREATE INDEX category_origins_of_category ON public.category_origins USING btree (category_id);
CREATE UNIQUE INDEX connections_one_of_a_kind ON public.connections USING btree (kind) WHERE (kind <> 'webhook'::text);
CREATE UNIQUE INDEX connections_webhook_once ON public.connections USING btree (url) WHERE ((kind = 'webhook'::text) AND (NOT is_repeat));
CREATE INDEX corrections_newest ON public.corrections USING btree (created_at DESC, id DESC);
CREATE INDEX corrections_of_link ON public.corrections USING btree (news_link_id, created_at DESC) WHERE (news_link_id IS NOT NULL);
CREATE INDEX corrections_of_story ON public.corrections USING btree (story_id, created_at DESC) WHERE (story_id IS NOT NULL);
CREATE INDEX deliveries_ended ON public.deliveries USING btree (ended_at) WHERE (state <> 'waiting'::text);
CREATE INDEX deliveries_of_connection ON public.deliveries USING btree (connection_id, id DESC);
CREATE INDEX deliveries_waiting ON public.deliveries USING btree (connection_id, id) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX entries_brought_once ON public.entries USING btree (canonical_url) WHERE ((origin <> 'feed'::text) AND (status = 'waiting'::text));
CREATE INDEX entries_by_rule ON public.entries USING btree (duplicate_rule, queued_at DESC, id DESC) WHERE (duplicate_rule IS NOT NULL);
CREATE INDEX entries_chosen_of_feed ON public.entries USING btree (feed_id, decided_at DESC) WHERE ((status = 'published'::text) AND (decided_by IS NOT NULL));
CREATE INDEX entries_decided ON public.entries USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX entries_duplicate_of ON public.entries USING btree (duplicate_of) WHERE (duplicate_of IS NOT NULL);
CREATE INDEX entries_former_link ON public.entries USING btree (former_link_id) WHERE (former_link_id IS NOT NULL);
CREATE INDEX entries_guid ON public.entries USING btree (feed_id, guid) WHERE (guid IS NOT NULL);
CREATE INDEX entries_headline ON public.entries USING gin (headline_keys(search_fold(title), search_fold("left"(description, 300)), week_of(COALESCE(published_at, first_seen_at)))) WITH (fastupdate=off) WHERE (status = ANY (ARRAY['waiting'::text, 'rejected'::text]));
alter index entries_headline alter column 1 set statistics 0;
CREATE INDEX entries_headline_scheduled ON public.entries USING gin (headline_keys(search_fold(title), search_fold("left"(description, 300)), week_of(COALESCE(published_at, first_seen_at)))) WITH (fastupdate=off) WHERE (status = 'scheduled'::text);
alter index entries_headline_scheduled alter column 1 set statistics 0;
CREATE INDEX entries_held ON public.entries USING btree (queued_at DESC, id DESC) WHERE (status = 'duplicate'::text);
CREATE INDEX entries_judged_url ON public.entries USING btree (canonical_url) WHERE ((status = ANY (ARRAY['waiting'::text, 'rejected'::text, 'scheduled'::text])) OR ((status = 'published'::text) AND (news_link_id IS NULL)));
CREATE INDEX entries_last_seen ON public.entries USING btree (last_seen_at);
CREATE INDEX entries_news_link ON public.entries USING btree (news_link_id) WHERE (news_link_id IS NOT NULL);
CREATE INDEX entries_of_rule ON public.entries USING btree (rule_id, id DESC) WHERE (rule_id IS NOT NULL);
CREATE INDEX entries_proposed_by ON public.entries USING btree (proposed_by, first_seen_at DESC, id DESC) WHERE (proposed_by IS NOT NULL);
CREATE INDEX entries_samples ON public.entries USING btree (id) WHERE is_sample;
CREATE INDEX entries_scheduled ON public.entries USING btree (publish_at, id) WHERE (status = 'scheduled'::text);
CREATE UNIQUE INDEX entries_scheduled_once ON public.entries USING btree (canonical_url) WHERE (status = 'scheduled'::text);
CREATE INDEX entries_waiting ON public.entries USING btree (queued_at DESC, id DESC) WHERE (status = 'waiting'::text);
CREATE INDEX entries_waiting_brought ON public.entries USING btree (origin, queued_at DESC, id DESC) WHERE ((status = 'waiting'::text) AND (origin <> 'feed'::text));
CREATE INDEX entries_waiting_in_category ON public.entries USING btree (category, queued_at DESC, id DESC) WHERE (status = 'waiting'::text);
CREATE INDEX entries_waiting_in_language ON public.entries USING btree (language, queued_at DESC, id DESC) WHERE (status = 'waiting'::text);
CREATE INDEX entries_waiting_of_outlet ON public.entries USING btree (outlet_id, queued_at DESC, id DESC) WHERE (status = 'waiting'::text);
CREATE INDEX entries_waiting_words ON public.entries USING gin (search_grams(search_fold("left"(((title || ''::text) || source), 2000)), '00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (status = 'waiting'::text);
alter index entries_waiting_words alter column 1 set statistics 0;
CREATE INDEX feeds_category ON public.feeds USING btree (category);
CREATE INDEX feeds_due ON public.feeds USING btree (next_poll_at) WHERE (state = 'active'::text);
CREATE INDEX feeds_host ON public.feeds USING btree (host, next_poll_at);
CREATE INDEX feeds_outlet ON public.feeds USING btree (outlet_id);
CREATE INDEX images_fetching ON public.images USING btree (host) WHERE (status = 'fetching'::text);
CREATE INDEX images_updated ON public.images USING btree (updated_at);
CREATE INDEX imports_newest ON public.imports USING btree (created_at DESC, id DESC);
CREATE INDEX imports_to_work ON public.imports USING btree (id) WHERE (state = ANY (ARRAY['checking'::text, 'importing'::text, 'undoing'::text]));
CREATE INDEX letters_newest ON public.letters USING btree (planned_at DESC, id DESC);
CREATE INDEX link_clicks_at ON public.link_clicks USING btree (at);
CREATE INDEX mails_finished ON public.mails USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX mails_of_account ON public.mails USING btree (account_id, id DESC) WHERE (account_id IS NOT NULL);
CREATE INDEX mails_of_subscriber ON public.mails USING btree (subscriber_id) WHERE (subscriber_id IS NOT NULL);
CREATE INDEX mails_tried ON public.mails USING btree (tried_at DESC) WHERE (tried_at IS NOT NULL);
CREATE INDEX mails_waiting ON public.mails USING btree (((kind = 'letter'::text)), next_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX mails_waiting_of_letter ON public.mails USING btree (letter_id) WHERE (state = 'waiting'::text);
CREATE INDEX news_links_featured ON public.news_links USING btree (created_at DESC, id DESC) WHERE featured;
CREATE INDEX news_links_headline ON public.news_links USING gin (COALESCE(headline_keys, headline_keys(search_fold(title), search_fold("left"(description, 300)), week_of(published_at)))) WITH (fastupdate=off);
alter index news_links_headline alter column 1 set statistics 0;
CREATE INDEX news_links_newest ON public.news_links USING btree (created_at DESC, id DESC);
CREATE INDEX news_links_newest_in_category ON public.news_links USING btree (category, created_at DESC, id DESC);
CREATE INDEX news_links_newest_in_language ON public.news_links USING btree (lower(split_part(language, '-'::text, 1)), created_at DESC, id DESC) WHERE (lower(split_part(language, '-'::text, 1)) <> 'en'::text);
CREATE INDEX news_links_newest_in_language_and_category ON public.news_links USING btree (lower(split_part(language, '-'::text, 1)), category, created_at DESC, id DESC) WHERE (lower(split_part(language, '-'::text, 1)) <> 'en'::text);
CREATE INDEX news_links_newest_of_outlet ON public.news_links USING btree (outlet_id, created_at DESC, id DESC) INCLUDE (category, language) WHERE (outlet_id IS NOT NULL);
CREATE INDEX news_links_newest_of_source ON public.news_links USING btree (source, created_at DESC, id DESC);
CREATE INDEX news_links_of_icon ON public.news_links USING btree (hashtextextended(source_icon_url, (0)::bigint)) WHERE (source_icon_url <> ''::text);
CREATE INDEX news_links_of_picture ON public.news_links USING btree (hashtextextended(image_url, (0)::bigint), created_at DESC) WHERE (image_url <> ''::text);
CREATE INDEX news_links_samples ON public.news_links USING btree (id) WHERE is_sample;
CREATE INDEX news_links_search ON public.news_links USING gin (search_grams(search_text, category, id)) WITH (gin_pending_list_limit='8192');
alter index news_links_search alter column 1 set statistics 0;
CREATE INDEX news_links_take_down ON public.news_links USING btree (take_down_at, id) WHERE (take_down_at IS NOT NULL);
CREATE INDEX news_links_without_outlet ON public.news_links USING btree (reverse("substring"(url, '^https?://(?:[^/?#]*@)?([^/?#:]+)'::text)) COLLATE "C", id) WHERE (outlet_id IS NULL);
CREATE INDEX newsletter_departures_at ON public.newsletter_departures USING btree (at);
CREATE INDEX objections_handled ON public.objections USING btree (handled_at DESC, id DESC) WHERE (handled_at IS NOT NULL);
CREATE INDEX objections_open ON public.objections USING btree (sent_at DESC, id DESC) WHERE (handled_at IS NULL);
CREATE INDEX outlet_hosts_of_outlet ON public.outlet_hosts USING btree (outlet_id);
CREATE INDEX outlets_by_name ON public.outlets USING btree (name, id);
CREATE INDEX outlets_by_owner ON public.outlets USING btree (owner_key, id) WHERE (owner <> ''::text);
CREATE INDEX passkey_challenges_ended ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_of_account ON public.passkey_challenges USING btree (account_id);
CREATE INDEX passkeys_of_account ON public.passkeys USING btree (account_id, created_at DESC);
CREATE INDEX pending_sign_ins_ended ON public.pending_sign_ins USING btree (expires_at);
CREATE INDEX pending_sign_ins_of_account ON public.pending_sign_ins USING btree (account_id);
CREATE INDEX recovery_codes_of_account ON public.recovery_codes USING btree (account_id);
CREATE INDEX revisions_activity ON public.revisions USING btree (at DESC, id DESC) WHERE (NOT is_bulk);
CREATE INDEX revisions_bin ON public.revisions USING btree (at DESC, id DESC) WHERE ((record_table = 'news_links'::text) AND (action = 'delete'::text) AND (NOT undone));
CREATE INDEX revisions_editorial ON public.revisions USING btree (at DESC, id DESC) WHERE ((record_table = ANY (ARRAY['news_links'::text, 'corrections'::text])) AND (NOT is_bulk) AND ((before IS NULL) OR (after IS NULL)));
CREATE INDEX revisions_into_story ON public.revisions USING btree (((after ->> 'story_id'::text)), at DESC) WHERE (record_table = 'story_links'::text);
CREATE INDEX revisions_newest ON public.revisions USING btree (at DESC, id DESC);
CREATE INDEX revisions_of_batch ON public.revisions USING btree (batch_id);
CREATE INDEX revisions_of_record ON public.revisions USING btree (record_id, at DESC, id DESC);
CREATE INDEX revisions_out_of_story ON public.revisions USING btree (((before ->> 'story_id'::text)), at DESC) WHERE (record_table = 'story_links'::text);
CREATE INDEX rules_in_order ON public.rules USING btree ("position", id);
CREATE INDEX scheduled_pages_due ON public.scheduled_pages USING btree (publish_at, id);
CREATE INDEX sessions_of_account ON public.sessions USING btree (account_id, last_used_at DESC);
CREATE INDEX stories_fronted ON public.stories USING btree (fronted_at) WHERE ((settled_at IS NULL) AND (fronted_at IS NOT NULL));
CREATE INDEX stories_hottest ON public.stories USING btree (heat DESC, id DESC) WHERE (voice_count >= 3);
CREATE INDEX stories_merged ON public.stories USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX stories_named ON public.stories USING btree (public_last_at DESC) WHERE ((title IS NOT NULL) AND (public_outlet_count >= 2));
CREATE INDEX stories_public_big ON public.stories USING btree (public_heat DESC, id DESC) WHERE ((public_outlet_count >= 3) AND (public_voice_count >= 2));
CREATE INDEX stories_public_first ON public.stories USING btree (public_first_at DESC, id DESC) WHERE (public_outlet_count >= 2);
CREATE INDEX stories_public_heat ON public.stories USING btree (public_heat DESC, id DESC) WHERE (public_outlet_count >= 2);
CREATE INDEX stories_public_last ON public.stories USING btree (public_last_at DESC, id DESC) WHERE (public_outlet_count >= 2);
CREATE INDEX stories_small ON public.stories USING btree (updated_at) WHERE ((article_count <= 1) AND (merged_into IS NULL));
CREATE INDEX story_constraints_second ON public.story_constraints USING btree (second_url);
CREATE INDEX story_links_address ON public.story_links USING btree (canonical_url);
CREATE INDEX story_links_alone ON public.story_links USING btree (published_at) WHERE (story_id IS NULL);
CREATE INDEX story_links_due ON public.story_links USING btree (published_at DESC) WHERE (status = 'due'::text);
CREATE INDEX story_links_keyed ON public.story_links USING btree (keyed, id);
CREATE INDEX story_links_of_story ON public.story_links USING btree (story_id, published_at DESC) WHERE (story_id IS NOT NULL);
CREATE INDEX story_links_series ON public.story_links USING btree (series_key) WHERE (series_key IS NOT NULL);
CREATE INDEX story_links_touched ON public.story_links USING btree (published_at DESC) WHERE ((status = 'placed'::text) AND is_touched);
CREATE INDEX story_proposals_open ON public.story_proposals USING btree (created_at DESC, id DESC) WHERE (state = 'open'::text);
CREATE INDEX story_proposals_second ON public.story_proposals USING btree (second_url);
CREATE INDEX story_proposals_splits ON public.story_proposals USING gin (leaving_urls) WHERE (kind = 'split'::text);
CREATE INDEX story_recounts_of_outlet ON public.story_recounts USING btree (outlet_id) WHERE (outlet_id IS NOT NULL);
CREATE INDEX story_recounts_of_story ON public.story_recounts USING btree (story_id);
CREATE INDEX subscribers_active ON public.subscribers USING btree (language) WHERE (state = 'active'::text);
CREATE INDEX subscribers_newest ON public.subscribers USING btree (asked_at DESC, id DESC);
CREATE INDEX subscribers_pending ON public.subscribers USING btree (asked_at) WHERE (state = 'pending'::text);
CREATE INDEX tips_in_order ON public.tips USING btree (turn, sent_at, id);
CREATE INDEX trusted_devices_of_account ON public.trusted_devices USING btree (account_id, last_used_at DESC);

CREATE OR REPLACE FUNCTION public.add_feed_host()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into feed_hosts (host) values (new.host) on conflict do nothing;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_added_outlet()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.lean <> 'not-rated' or new.owner <> '' or exists (select from news_links where outlet_id = new.id) then
    perform pg_notify('chowk_changes', 'outlets');
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_corrected_links()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from changed_rows join corrections on corrections.news_link_id = changed_rows.id) then
    perform pg_notify('chowk_changes', 'corrections');
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_corrections()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('chowk_changes', 'corrections');
  perform pg_notify('chowk_changes', 'news:' || category) from (
    select category from news_links where id in (select news_link_id from changed_rows)
    union
    select category from news_links join story_links on story_links.news_link_id = news_links.id
    where story_links.story_id in (select story_id from changed_rows)) sections;
  if (select count(*) from (select from corrections limit 2) first_two) <= (tg_op = 'INSERT')::integer then
    perform pg_notify('chowk_changes', 'settings');
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_editorial_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('chowk_changes', 'editorial-log');
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_entry_mark()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('chowk_queue', 'changed:' || coalesce(new.entry_id, old.entry_id));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_front()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('chowk_changes', 'front');
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_hub()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('chowk_changes', 'settings');
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_outlets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('chowk_changes', 'outlets');
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_page()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('chowk_changes', 'page:' || coalesce(new.type, old.type));
  if tg_op = 'UPDATE' and new.type <> old.type then
    perform pg_notify('chowk_changes', 'page:' || old.type);
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_public_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
  stories_of uuid[];
  links_of uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(story_id), array_agg(news_link_id) into stories_of, links_of from new_rows
    where story_id is not null and news_link_id is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(story_id), array_agg(news_link_id) into stories_of, links_of from old_rows
    where story_id is not null and news_link_id is not null;
  else
    select array_agg(story_id), array_agg(news_link_id) into stories_of, links_of
    from (
      (select id, story_id, news_link_id, is_copy from new_rows
        except select id, story_id, news_link_id, is_copy from old_rows)
      union all
      (select id, story_id, news_link_id, is_copy from old_rows
        except select id, story_id, news_link_id, is_copy from new_rows)
    ) side
    where story_id is not null and news_link_id is not null;
  end if;
  perform pg_notify('chowk_changes', pace || change)
  from unnest(stories_of, links_of) place (story_id, news_link_id) join stories story on story.id = place.story_id,
    lateral (values ('story:' || story.id), ('placed:' || place.news_link_id)) side (change)
  where is_public(story.public_outlet_count, story.is_hidden, story.merged_into);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_public_stories()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
begin
  if tg_op = 'DELETE' then
    perform pg_notify('chowk_changes', pace || 'story:' || id) from old_rows story
    where is_public(story.public_outlet_count, story.is_hidden, story.merged_into);
    return null;
  end if;
  perform pg_notify('chowk_changes', pace || 'story:' || id)
  from (
    (select id, slug, title, lead_url, is_public(public_outlet_count, is_hidden, merged_into) as is_shown,
        public_link_count, public_outlet_count, public_voice_count, public_heat, public_first_at, public_last_at from new_rows
      except select id, slug, title, lead_url, is_public(public_outlet_count, is_hidden, merged_into),
        public_link_count, public_outlet_count, public_voice_count, public_heat, public_first_at, public_last_at from old_rows)
    union all
    (select id, slug, title, lead_url, is_public(public_outlet_count, is_hidden, merged_into),
        public_link_count, public_outlet_count, public_voice_count, public_heat, public_first_at, public_last_at from old_rows
      except select id, slug, title, lead_url, is_public(public_outlet_count, is_hidden, merged_into),
        public_link_count, public_outlet_count, public_voice_count, public_heat, public_first_at, public_last_at from new_rows)
  ) side
  where is_shown;
  perform pg_notify('chowk_changes', pace || 'placed:' || place.news_link_id)
  from (
    select id, is_public(public_outlet_count, is_hidden, merged_into) from new_rows
    except select id, is_public(public_outlet_count, is_hidden, merged_into) from old_rows
  ) changed join story_links place on place.story_id = changed.id
  where place.news_link_id is not null;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_queue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids text;
begin
  if tg_op = 'INSERT' then
    if exists (select from new_rows where status = 'waiting') then
      perform pg_notify('chowk_queue', 'added');
    end if;
  else
    select string_agg(id::text, ',') into ids
    from (select id, version from new_rows except select id, version from old_rows) changed;
    if ids is not null then
      perform pg_notify('chowk_queue', 'changed:' || case when length(ids) < 7900 then ids else '' end);
    end if;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  gained integer := 0;
begin
  if tg_op <> 'DELETE' then
    gained := gained + (select count(*) from new_rows where lean <> 'not-rated' or owner <> '');
  end if;
  if tg_op <> 'INSERT' then
    gained := gained - (select count(*) from old_rows where lean <> 'not-rated' or owner <> '');
  end if;
  if gained > 0 and gained = (select count(*) from (
      select from outlets where lean <> 'not-rated' or owner <> '' limit gained + 1) counted)
    or gained < 0 and not exists (select from outlets where lean <> 'not-rated' or owner <> '') then
    perform pg_notify('chowk_changes', 'ratings');
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_stories()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('chowk_queue', 'stories');
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_story_links()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from old_rows;
  else
    select array_agg(id) into ids
    from (
      select id, title, url, source, description, image_url, source_icon_url, published_at, language, category, outlet_id
      from new_rows
      except select id, title, url, source, description, image_url, source_icon_url, published_at, language, category, outlet_id
      from old_rows
    ) changed;
  end if;
  perform pg_notify('chowk_changes', pace || 'story:' || story.id)
  from story_links place join stories story on story.id = place.story_id
  where place.news_link_id = any(ids) and is_public(story.public_outlet_count, story.is_hidden, story.merged_into);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.announce_table()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('chowk_changes', tg_table_name);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.digest_of_subscriber(address text, key text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(
    (select string_agg(decode(lpad(to_hex(get_byte(convert_to(key, 'UTF8'), at) # 92), 2, '0'), 'hex'), '' order by at)
      from generate_series(0, 63) at)
    || sha256(
      (select string_agg(decode(lpad(to_hex(get_byte(convert_to(key, 'UTF8'), at) # 54), 2, '0'), 'hex'), '' order by at)
        from generate_series(0, 63) at)
      || convert_to('left:' || address, 'UTF8')))
$function$
;
CREATE OR REPLACE FUNCTION public.fold_owner(folded text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  words text := btrim(regexp_replace(replace(folded, '&', ' and '), '[\s.,]+', ' ', 'g'));
begin
  return regexp_replace(regexp_replace(words, '^the (?=.)', ''),
    '( and)?( (company|co|private|pvt|limited|ltd|llp|llc|plc|inc|\(?p\)?(?= (limited|ltd))))+$', '');
end $function$
;
CREATE OR REPLACE FUNCTION public.forget_headline_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.headline_keys := null;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.headline_key_texts(title text, description text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT COST 20000
AS $function$
declare
  -- Spaces and the punctuation of all scripts that one version of a headline may have where another has none.
  marks constant text := '[][ .,:;!?"(){}<>/\\|*#+=~^_–—―‐‑…·•«»‹›“”„‘‚।॥،؛؟¿¡-]+';
  opening_words constant integer := 9;
  whole text := rtrim(left(translate(title, '''’`´', ''), 300));
  head text := regexp_replace(whole, ' [-–—|•·»] [^-–—|•·»]{2,60}$', '');
  words text[] := regexp_split_to_array(head, marks);
  word text;
  a text; b text; c text; d text;
  longest text[];
  numbers text := '';
  texts text[] := array[array_to_string(words, '')];
begin
  if head <> whole then
    texts := texts || regexp_replace(whole, marks, '', 'g');
  end if;
  foreach word in array words loop
    longest := longest || (chr(1000 - length(word)) || word);
  end loop;
  longest := (tsvector_to_array(array_to_tsvector(longest)))[:4];
  for i in 1 .. cardinality(longest) loop
    longest[i] := '=' || substr(longest[i], 2);
  end loop;
  longest := tsvector_to_array(array_to_tsvector(longest));
  a := substr(longest[1], 2) || ' '; b := substr(longest[2], 2) || ' ';
  c := substr(longest[3], 2) || ' '; d := substr(longest[4], 2) || ' ';
  if whole ~ '\d' then
    -- "1,06,064" is 106064 and "05" is 5, in whatever order.
    numbers := array_to_string(array(select ltrim(number[1], '0')
      from regexp_matches(regexp_replace(whole, '(\d),(?=\d)', '\1', 'g'), '\d+', 'g') number order by 1), ' ');
  end if;
  texts := array_remove(texts || array[a || b || c || numbers, a || b || d || numbers, a || c || d || numbers,
    b || c || d || numbers], null);
  words := regexp_split_to_array(left(translate(description, '''’`´', ''), 160), marks);
  if cardinality(words) > opening_words then
    texts := texts || ('opening ' || array_to_string(words[:opening_words], ''));
  end if;
  return texts;
end $function$
;
CREATE OR REPLACE FUNCTION public.headline_keys(title text, description text, week bigint)
 RETURNS bigint[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 20000
RETURN headline_keys_of(headline_key_texts(title, description), week)
;
CREATE OR REPLACE FUNCTION public.headline_keys_of(texts text[], week bigint)
 RETURNS bigint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $function$
declare
  key_text text;
  keys bigint[] := '{}';
begin
  foreach key_text in array texts loop
    keys := keys || (week << 48 | (hashtextextended(key_text, 0) & x'0000ffffffffffff'::bigint));
  end loop;
  return keys;
end $function$
;
CREATE OR REPLACE FUNCTION public.image_id(url text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN "left"(encode(sha256(convert_to(url, 'UTF8'::name)), 'hex'::text), 32)
;
CREATE OR REPLACE FUNCTION public.is_public(outlet_count integer, is_hidden boolean, merged_into uuid)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select outlet_count >= 2 and not is_hidden and merged_into is null
$function$
;
CREATE OR REPLACE FUNCTION public.keep_former_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from news_links where id = old.news_link_id) then
    new.former_link_id := old.news_link_id;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.keep_outlet_hosts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from outlet_hosts where outlet_id = new.id and host <> all (new.hosts);
  insert into outlet_hosts (host, outlet_id)
  select distinct given.host, new.id from unnest(new.hosts) as given (host)
  where not exists (select from outlet_hosts own where own.outlet_id = new.id and own.host = given.host);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.keep_public_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.slug := old.slug;
  new.has_been_public := true;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.note_departure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  key text;
begin
  insert into installation (key, value)
  values ('newsletter-key', to_jsonb(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')))
  on conflict do nothing;
  select value #>> '{}' into key from installation where installation.key = 'newsletter-key';
  if tg_op <> 'DELETE' and new.state = 'active' then
    delete from newsletter_departures where address_digest = digest_of_subscriber(new.address, key);
  elsif old.state <> 'pending' then
    insert into newsletter_departures (address_digest, off_failure)
    values (digest_of_subscriber(old.address, key), case when tg_op = 'UPDATE' then new.off_failure end)
    on conflict (address_digest) do update set off_failure = excluded.off_failure, at = excluded.at;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.note_newsletter_since()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.newsletter_since := now();
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_changed_outlet()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into changed_outlets (outlet_id) values (new.id);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_notice_of_correction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from connections where state = 'active')
    and not exists (select from news_links where id = new.news_link_id and is_sample)
    and not exists (select from stories where id = new.story_id and is_sample) then
    perform queue_notices('corrected', 'correction', array[new.id], null, null);
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_notices(event text, record text, ids uuid[], categories uuid[], facts jsonb[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if cardinality(ids) > 50 then
    insert into notices_outbox (event, record, category, count)
    select queue_notices.event, queue_notices.record, category, count(*)::integer
    from unnest(ids, categories) changed (id, category) group by category;
  else
    insert into notices_outbox (event, record, record_id, category, facts)
    select queue_notices.event, queue_notices.record, id, category, fact
    from unnest(ids, categories, facts) changed (id, category, fact);
  end if;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_notices_of_links()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids uuid[];
  categories uuid[];
  facts jsonb[];
begin
  if not exists (select from connections where state = 'active') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select array_agg(id order by id), array_agg(category order by id) into ids, categories
    from new_rows where not is_sample;
    perform queue_notices('published', 'link', ids, categories, null);
  elsif tg_op = 'DELETE' then
    select array_agg(id order by id), array_agg(category order by id),
      array_agg(jsonb_build_object('url', url, 'title', title, 'source', source) order by id) into ids, categories, facts
    from old_rows where not is_sample;
    perform queue_notices('taken-down', 'link', ids, categories, facts);
  else
    select array_agg(id order by id), array_agg(category order by id) into ids, categories
    from (
      select id, category, title, url, source, description, image_url, language, published_at from new_rows where not is_sample
      except select id, category, title, url, source, description, image_url, language, published_at from old_rows) changed;
    perform queue_notices('changed', 'link', ids, categories, null);
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_notices_of_stories()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  published uuid[];
  ids uuid[];
  facts jsonb[];
begin
  if not exists (select from connections where state = 'active') then
    return null;
  end if;
  if tg_op = 'DELETE' then
    select array_agg(id), array_agg(jsonb_build_object('slug', slug, 'title', title)) into ids, facts
    from old_rows where not is_sample and is_public(public_outlet_count, is_hidden, merged_into);
    perform queue_notices('taken-down', 'story', ids, null, facts);
    return null;
  end if;
  select array_agg(id) into published from (
    select id from new_rows where not is_sample and is_public(public_outlet_count, is_hidden, merged_into)
    except select id from old_rows where not is_sample and is_public(public_outlet_count, is_hidden, merged_into)) found;
  perform queue_notices('published', 'story', published, null, null);
  select array_agg(id), array_agg(jsonb_build_object('slug', slug, 'title', title)) into ids, facts
  from old_rows where not is_sample and is_public(public_outlet_count, is_hidden, merged_into) and id in (
    select id from old_rows
    except select id from new_rows where is_public(public_outlet_count, is_hidden, merged_into) or merged_into is not null);
  perform queue_notices('taken-down', 'story', ids, null, facts);
  select array_agg(id) into ids from (
    select id, merged_into from new_rows where not is_sample and merged_into is not null and has_been_public
    except select id, merged_into from old_rows) found;
  perform queue_notices('merged', 'story', ids, null, null);
  select array_agg(id) into ids from (
    select id, slug, title, lead_url from new_rows
    where not is_sample and is_public(public_outlet_count, is_hidden, merged_into)
    except select id, slug, title, lead_url from old_rows) found where id <> all (coalesce(published, '{}'));
  perform queue_notices('changed', 'story', ids, null, null);
  if exists (select from connections where state = 'active' and kind <> 'webhook') then
    -- Its page has another headline; a notice for each would be one for each link.
    select array_agg(id) into ids from (
      select id, public_link_count from new_rows
      where not is_sample and is_public(public_outlet_count, is_hidden, merged_into)
      except select id, public_link_count from old_rows) found where id <> all (coalesce(published, '{}'));
    perform queue_notices('grown', 'story', ids, null, null);
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_renamed_outlet()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into changed_outlets (outlet_id, former_name) values (new.id, old.name);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_story_recount_of_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into story_recounts (story_id) select story_id from story_links where entry_id = new.id and story_id is not null;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_story_recounts_of_links()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    insert into story_recounts (story_id)
    select distinct place.story_id
    from (
      select id, outlet_id, source, url, published_at, is_sample from new_rows
      except select id, outlet_id, source, url, published_at, is_sample from old_rows
    ) link join story_links place on place.news_link_id = link.id
    where place.story_id is not null;
  elsif tg_op = 'DELETE' then
    insert into story_recounts (story_id)
    select distinct story_id from old_rows link join story_links on news_link_id = link.id where story_id is not null;
  else
    -- From the bin, under the same id.
    insert into story_recounts (story_id)
    select distinct story_id from new_rows link join story_links on news_link_id = link.id where story_id is not null;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_story_recounts_of_outlet()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into story_recounts (outlet_id) values (coalesce(new.id, old.id));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_story_recounts_of_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into story_recounts (story_id) select distinct story_id from old_rows where story_id is not null;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.queue_story_recounts_of_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into story_recounts (story_id)
  select distinct id from (
    select new.record_id as id where new.record_table = 'stories'
    union all
    select (side.record ->> 'story_id')::uuid from (values (new.before), (new.after)) side (record)
    where new.record_table = 'story_links'
    union all
    select place.story_id from (values (new.before), (new.after)) side (record)
      join story_links place on place.canonical_url in (side.record ->> 'first_url', side.record ->> 'second_url')
    where new.record_table = 'story_constraints'
  ) touched where id is not null;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.refuse_while_restoring()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not pg_try_advisory_xact_lock_shared(4607182419) then
    raise exception 'a restore is under way' using errcode = 'CK001';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.search_fold(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  folded text;
begin
  if value !~ U&'[^\001E-\0026\0028-\005F\0061-\007E\2013\2014\201C\201D\20B9]' then
    return lower(value);
  end if;
  if value !~ U&'[^\001E-\007E\2013\2014\2018\2019\201C\201D\2026\20B9]' then
    return regexp_replace(lower(replace(translate(value, '‘’`', ''''''''), '…', '...')), U&'\0027(?=[a-z0-9])', '', 'g');
  end if;
  folded := lower(translate(normalize(translate(value, U&'\00A0\0009\000A\000D\00B4\00AD\034F\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FE00\FE01\FE02\FE03\FE04\FE05\FE06\FE07\FE08\FE09\FE0A\FE0B\FE0C\FE0D\FE0E\FE0F\FEFF', '    '''), nfkd), 'Σ', 'σ'));
  folded := regexp_replace(folded, U&'([a-zα-ωıøłđðſς\0435])[\0300-\036F]+', '\1', 'g');
  folded := translate(folded, U&'ςıøłđðʼ‘’‛′`\2010', 'σioldd''''''''''''-');
  folded := replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  folded := regexp_replace(folded, U&'\0027(?=[a-z0-9\0430-\044F])', '', 'g');
  if folded ~ U&'[\0600-\06FF]' then
    folded := translate(folded, U&'\064A\0649\0643\06AA\0647\06D5\06C3\0629\0671\0640\064B\064C\064D\064E\064F\0650\0651\0652\0670', 'ییککہہہہا');
    folded := regexp_replace(folded, U&'([اوےہ])[\0654\0655]', '\1', 'g');
  end if;
  if folded ~ U&'[\0900-\0D7F]' then
    -- Not a function of its own: an index that is rebuilt finds no other function of ours (see headline_keys).
    folded := replace(replace(translate(folded, U&'\093C\0903\0A3C\0A71\0ABC\0CBC', ''), 'अॅ', 'ऍ'), 'ॲ', 'ऍ');
    folded := replace(replace(replace(folded, 'ৎ', 'ত্'), 'ౝ', 'న్'), 'ೝ', 'ನ್');
    folded := translate(regexp_replace(folded, '([ൺൻർൽൾൿൎ])', '\1്', 'g'), 'ൺൻർൽൾൿൎ', 'ണനരലളകര');
    folded := translate(folded, U&'\0901\0A81\0C01\0C81\0B01\0A70\0A01\0BD7\0BB6\0C58\0C59', 'ंંంಂଂਂਂளஸచజ');
    folded := replace(replace(folded, 'ു്', '്'), 'ൗ', 'ൌ');
    if strpos(folded, '्') > 0 then -- Devanagari
      folded := regexp_replace(folded, 'ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])', 'ं', 'g');
    end if;
    if strpos(folded, '্') > 0 then -- Bengali
      folded := regexp_replace(folded, 'ঙ্(?=[ক-ঘ])|ঞ্(?=[চ-ঝ])|ণ্(?=[ট-ঢ])|ন্(?=[ত-ধ])|ম্(?=[প-ভ])', 'ং', 'g');
    end if;
    if strpos(folded, '੍') > 0 then -- Gurmukhi
      folded := regexp_replace(folded, 'ਙ੍(?=[ਕ-ਘ])|ਞ੍(?=[ਚ-ਝ])|ਣ੍(?=[ਟ-ਢ])|ਨ੍(?=[ਤ-ਧ])|ਮ੍(?=[ਪ-ਭ])', 'ਂ', 'g');
    end if;
    if strpos(folded, '્') > 0 then -- Gujarati
      folded := regexp_replace(folded, 'ઙ્(?=[ક-ઘ])|ઞ્(?=[ચ-ઝ])|ણ્(?=[ટ-ઢ])|ન્(?=[ત-ધ])|મ્(?=[પ-ભ])', 'ં', 'g');
    end if;
    if strpos(folded, '୍') > 0 then -- Odia
      folded := regexp_replace(folded, 'ଙ୍(?=[କ-ଘ])|ଞ୍(?=[ଚ-ଝ])|ଣ୍(?=[ଟ-ଢ])|ନ୍(?=[ତ-ଧ])|ମ୍(?=[ପ-ଭ])', 'ଂ', 'g');
    end if;
    if strpos(folded, '్') > 0 then -- Telugu
      folded := regexp_replace(folded, 'ఙ్(?=[క-ఘ])|ఞ్(?=[చ-ఝ])|ణ్(?=[ట-ఢ])|న్(?=[త-ధ])|మ్(?=[ప-భ])', 'ం', 'g');
    end if;
    if strpos(folded, '್') > 0 then -- Kannada
      folded := regexp_replace(folded, 'ಙ್(?=[ಕ-ಘ])|ಞ್(?=[ಚ-ಝ])|ಣ್(?=[ಟ-ಢ])|ನ್(?=[ತ-ಧ])|ಮ್(?=[ಪ-ಭ])', 'ಂ', 'g');
    end if;
    if strpos(folded, '്') > 0 then -- Malayalam
      folded := regexp_replace(folded, 'ങ്(?=[ക-ഘ])|ഞ്(?=[ച-ഝ])|ണ്(?=[ട-ഢ])|ന്(?=[ത-ധ])|മ്(?=[പ-ഭ])', 'ം', 'g');
    end if;
  end if;
  if folded ~ '[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯٠-٩۰-۹๐-๙໐-໙၀-၉០-៩]' then
    folded := translate(folded, '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩',
      '012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789');
  end if;
  return normalize(folded);
end $function$
;
CREATE OR REPLACE FUNCTION public.search_grams(folded text, category uuid, id uuid)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT COST 5000
AS $function$
declare
  letters constant text := replace(folded, E'\x1e', E'\x1f') || E'\x1f\x1f';
begin
  return array_to_tsvector(string_to_array(letters, null)) || array_to_tsvector(string_to_array(
    rtrim(regexp_replace(letters, '...', E'\\&\x1e', 'g'), E'\x1f')
      || rtrim(regexp_replace(substr(letters, 2), '...', E'\\&\x1e', 'g'), E'\x1f')
      || rtrim(regexp_replace(substr(letters, 3), '...', E'\\&\x1e', 'g'), E'\x1f')
      || E'\x1f' || category::text || case when uuid_hash(id) & 15 = 0 then E'\x1e\x1fsample' else '' end, E'\x1e'));
end $function$
;
CREATE OR REPLACE FUNCTION public.uuid_v7()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
RETURN (((OVERLAY(lpad(to_hex(((EXTRACT(epoch FROM clock_timestamp()) * (4096000)::numeric))::bigint), 15, '0'::text) PLACING '7'::text FROM 13 FOR 0) || '-'::text) || "right"((gen_random_uuid())::text, 17)))::uuid
;
CREATE OR REPLACE FUNCTION public.week_of(at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  return floor(extract(epoch from at) / 604800);
end $function$
;

CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.account_rules FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_named_in_log AFTER UPDATE ON public.accounts FOR EACH ROW WHEN (((old.named_in_log <> new.named_in_log) OR (new.named_in_log AND (old.name <> new.name)))) EXECUTE FUNCTION announce_editorial_log();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.api_tokens FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.attempts FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION announce_table();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.category_origins FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.category_signs FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.category_signs_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.changed_outlets FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_added AFTER INSERT ON public.connections FOR EACH ROW WHEN ((new.kind = 'websub'::text)) EXECUTE FUNCTION announce_hub();
CREATE TRIGGER announce_deleted AFTER DELETE ON public.connections FOR EACH ROW WHEN ((old.kind = 'websub'::text)) EXECUTE FUNCTION announce_hub();
CREATE TRIGGER announce_state AFTER UPDATE OF state ON public.connections FOR EACH ROW WHEN (((new.kind = 'websub'::text) AND (old.state <> new.state))) EXECUTE FUNCTION announce_hub();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.connections FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_delete AFTER DELETE ON public.corrections REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_corrections();
CREATE TRIGGER announce_insert AFTER INSERT ON public.corrections REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_corrections();
CREATE TRIGGER announce_update AFTER UPDATE ON public.corrections REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_corrections();
CREATE TRIGGER queue_notice AFTER INSERT OR UPDATE ON public.corrections FOR EACH ROW EXECUTE FUNCTION queue_notice_of_correction();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.corrections FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.deliveries FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.duplicate_exceptions FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_insert AFTER INSERT ON public.entries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_queue();
CREATE TRIGGER announce_update AFTER UPDATE ON public.entries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_queue();
CREATE TRIGGER keep_former_link BEFORE UPDATE OF news_link_id ON public.entries FOR EACH ROW WHEN (((old.news_link_id IS NOT NULL) AND (new.news_link_id IS NULL))) EXECUTE FUNCTION keep_former_link();
CREATE TRIGGER queue_recounts AFTER UPDATE OF status ON public.entries FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION queue_story_recount_of_entry();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_entry_mark AFTER INSERT OR DELETE OR UPDATE ON public.entry_marks FOR EACH ROW EXECUTE FUNCTION announce_entry_mark();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.entry_marks FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.feed_bodies FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.feed_hosts FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER add_host BEFORE INSERT OR UPDATE OF host ON public.feeds FOR EACH ROW EXECUTE FUNCTION add_feed_host();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.feeds FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.images FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.import_parts FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.import_pieces FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.imports FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.installation FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.letters FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.link_clicks FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.mails FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.migrations FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_corrected_delete AFTER DELETE ON public.news_links REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_corrected_links();
CREATE TRIGGER announce_corrected_insert AFTER INSERT ON public.news_links REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_corrected_links();
CREATE TRIGGER announce_delete AFTER DELETE ON public.news_links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_news();
CREATE TRIGGER announce_insert AFTER INSERT ON public.news_links REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_news();
CREATE TRIGGER announce_story_delete AFTER DELETE ON public.news_links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_story_links();
CREATE TRIGGER announce_story_insert AFTER INSERT ON public.news_links REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_story_links();
CREATE TRIGGER announce_story_update AFTER UPDATE ON public.news_links REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_story_links();
CREATE TRIGGER announce_update AFTER UPDATE ON public.news_links REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_news();
CREATE TRIGGER forget_headline_keys BEFORE UPDATE OF title, description, published_at ON public.news_links FOR EACH ROW WHEN ((((old.title IS DISTINCT FROM new.title) OR (old.description IS DISTINCT FROM new.description)) OR (old.published_at IS DISTINCT FROM new.published_at))) EXECUTE FUNCTION forget_headline_keys();
CREATE TRIGGER queue_notices_delete AFTER DELETE ON public.news_links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_notices_of_links();
CREATE TRIGGER queue_notices_insert AFTER INSERT ON public.news_links REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_notices_of_links();
CREATE TRIGGER queue_notices_update AFTER UPDATE ON public.news_links REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_notices_of_links();
CREATE TRIGGER queue_recounts_delete AFTER DELETE ON public.news_links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_story_recounts_of_links();
CREATE TRIGGER queue_recounts_insert AFTER INSERT ON public.news_links REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_story_recounts_of_links();
CREATE TRIGGER queue_recounts_update AFTER UPDATE ON public.news_links REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_story_recounts_of_links();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.news_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.newsletter_departures FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.notices_outbox FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.objections FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.outlet_hosts FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_delete AFTER DELETE ON public.outlets FOR EACH ROW EXECUTE FUNCTION announce_outlets();
CREATE TRIGGER announce_insert AFTER INSERT ON public.outlets FOR EACH ROW EXECUTE FUNCTION announce_added_outlet();
CREATE TRIGGER announce_ratings_delete AFTER DELETE ON public.outlets REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_ratings();
CREATE TRIGGER announce_ratings_insert AFTER INSERT ON public.outlets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_ratings();
CREATE TRIGGER announce_ratings_update AFTER UPDATE ON public.outlets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_ratings();
CREATE TRIGGER announce_update AFTER UPDATE ON public.outlets FOR EACH ROW WHEN ((((((((((((old.name IS DISTINCT FROM new.name) OR (old.home_url IS DISTINCT FROM new.home_url)) OR (old.language IS DISTINCT FROM new.language)) OR (old.region IS DISTINCT FROM new.region)) OR (old.lean IS DISTINCT FROM new.lean)) OR (old.lean_source IS DISTINCT FROM new.lean_source)) OR (old.lean_rated_on IS DISTINCT FROM new.lean_rated_on)) OR (old.lean_note IS DISTINCT FROM new.lean_note)) OR (old.owner IS DISTINCT FROM new.owner)) OR (old.owner_source IS DISTINCT FROM new.owner_source)) OR (old.owner_as_of IS DISTINCT FROM new.owner_as_of))) EXECUTE FUNCTION announce_outlets();
CREATE TRIGGER keep_hosts AFTER INSERT OR UPDATE OF hosts ON public.outlets FOR EACH ROW EXECUTE FUNCTION keep_outlet_hosts();
CREATE TRIGGER queue_added_outlet AFTER INSERT ON public.outlets FOR EACH ROW EXECUTE FUNCTION queue_changed_outlet();
CREATE TRIGGER queue_changed_outlet AFTER UPDATE OF hosts, home_url ON public.outlets FOR EACH ROW WHEN (((old.hosts IS DISTINCT FROM new.hosts) OR (old.home_url IS DISTINCT FROM new.home_url))) EXECUTE FUNCTION queue_changed_outlet();
CREATE TRIGGER queue_recounts_change AFTER INSERT OR DELETE ON public.outlets FOR EACH ROW EXECUTE FUNCTION queue_story_recounts_of_outlet();
CREATE TRIGGER queue_recounts_update AFTER UPDATE OF owner, home_url ON public.outlets FOR EACH ROW WHEN (((old.owner_key IS DISTINCT FROM new.owner_key) OR (old.home_url IS DISTINCT FROM new.home_url))) EXECUTE FUNCTION queue_story_recounts_of_outlet();
CREATE TRIGGER queue_renamed_outlet AFTER UPDATE OF name ON public.outlets FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION queue_renamed_outlet();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.outlets FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.passkey_challenges FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.passkeys FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.pending_sign_ins FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON public.pins FOR EACH STATEMENT EXECUTE FUNCTION announce_front();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.pins FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.recovery_codes FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER queue_story_recounts AFTER INSERT ON public.revisions FOR EACH ROW WHEN (((new.action = 'restore'::text) AND (new.record_table = ANY (ARRAY['stories'::text, 'story_links'::text, 'story_constraints'::text])))) EXECUTE FUNCTION queue_story_recounts_of_revision();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.revisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rules FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.scheduled_jobs FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.scheduled_pages FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.search_gram_shares FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.second_factors FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sessions FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_change AFTER UPDATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION announce_table();
CREATE TRIGGER note_newsletter_since BEFORE UPDATE ON public.settings FOR EACH ROW WHEN ((((old.newsletter_languages IS DISTINCT FROM new.newsletter_languages) OR (old.newsletter_hour IS DISTINCT FROM new.newsletter_hour)) OR (old.newsletter_days IS DISTINCT FROM new.newsletter_days))) EXECUTE FUNCTION note_newsletter_since();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.setup_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.site_images FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON public.site_links FOR EACH ROW EXECUTE FUNCTION announce_page();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.site_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_public_delete AFTER DELETE ON public.stories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_public_stories();
CREATE TRIGGER announce_public_update AFTER UPDATE ON public.stories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_public_stories();
CREATE TRIGGER announce_stories AFTER INSERT OR DELETE OR UPDATE ON public.stories FOR EACH ROW EXECUTE FUNCTION announce_stories();
CREATE TRIGGER keep_public_slug BEFORE UPDATE ON public.stories FOR EACH ROW WHEN (old.has_been_public) EXECUTE FUNCTION keep_public_slug();
CREATE TRIGGER queue_notices_delete AFTER DELETE ON public.stories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_notices_of_stories();
CREATE TRIGGER queue_notices_update AFTER UPDATE ON public.stories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_notices_of_stories();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.stories FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.story_constraints FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_public_delete AFTER DELETE ON public.story_links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_public_places();
CREATE TRIGGER announce_public_insert AFTER INSERT ON public.story_links REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_public_places();
CREATE TRIGGER announce_public_update AFTER UPDATE ON public.story_links REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_public_places();
CREATE TRIGGER queue_recounts AFTER DELETE ON public.story_links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_story_recounts_of_places();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.story_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER announce_stories AFTER INSERT OR DELETE OR UPDATE ON public.story_proposals FOR EACH ROW EXECUTE FUNCTION announce_stories();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.story_proposals FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.story_recounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.story_term_counts FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER note_departure AFTER UPDATE OF state ON public.subscribers FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION note_departure();
CREATE TRIGGER note_leaving AFTER DELETE ON public.subscribers FOR EACH ROW WHEN ((old.state <> 'pending'::text)) EXECUTE FUNCTION note_departure();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.subscribers FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.tips FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
CREATE TRIGGER refuse_while_restoring BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.trusted_devices FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_restoring();
