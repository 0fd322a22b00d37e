-- A pin that begins later waits in a row of its own: "next-lead" is what leads from its time on, over the pin of "lead".

alter table pins drop constraint pins_place_check;
alter table pins add constraint pins_place_check
  check (place ~ '^(next-)?(lead|second-[123]|section-[0-9a-f-]{36})$');

alter table pins
  add column is_next boolean not null default false,
  add column begins_at timestamptz(3),
  add constraint pins_next_check check (is_next = (place like 'next-%')),
  add constraint pins_begin_check check ((begins_at is not null) = (is_next and num_nonnulls(news_link_id, story_id) = 1)),
  add constraint pins_order_check check (ends_at > begins_at);

-- What stands in the second tier now may be planned as the lead of the evening.
alter table pins drop constraint pins_news_link_id_key, drop constraint pins_story_id_key;
alter table pins
  add constraint pins_news_link_id_key unique (news_link_id, is_next) deferrable initially deferred,
  add constraint pins_story_id_key unique (story_id, is_next) deferrable initially deferred;
