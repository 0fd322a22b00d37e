-- An entry's category is judged by its content (src/domain/categories/judge-category.ts), unless its feed says otherwise.

alter table feeds add column categorizing text not null default 'by-content'
  check (categorizing in ('by-content', 'by-feed'));

-- `tags`: the outlet's own sections and subjects. `category_judgement`: the category by content and its reason, set or proposed.
alter table entries
  add column tags text[] not null default '{}',
  add column category_judgement jsonb;

-- The weight of editors' decisions for each sign of an article ("en budget", "/sports", "#ipl", "@outlet.example"), and under ''
-- for all articles. The worker derives it from entries and links.
create table category_signs (
  sign text not null,
  category uuid not null references categories (id) on delete cascade,
  weight double precision not null check (weight > 0),
  primary key (sign, category)
);
create trigger refuse_while_restoring before insert or update or delete or truncate on category_signs
  for each statement execute function refuse_while_restoring();

-- Earlier decisions are not learnt from.
alter table settings add column categories_learnt_since timestamptz(3);
