-- The schema of 1.0.0 as a whole (docs/decisions/0154-one-baseline-migration.md). Later changes are files of their own beside it.
-- Every rule that a form checks has its constraint here. Ids are UUIDv7. Times that serve as keys of a page have milliseconds,
-- which a JavaScript Date holds exactly.

-- PostgreSQL has uuidv7() only from 18 on; external servers may be older. RFC 9562 §5.7 with the fraction of the millisecond in
-- rand_a (§6.2, method 3): 48 bits of milliseconds, 12 of their fraction, then chance. One expression, so that it becomes part
-- of the statement that inserts.
create function uuid_v7() returns uuid language sql volatile parallel safe
return (
  overlay(lpad(to_hex((extract(epoch from clock_timestamp()) * 4096000)::bigint), 15, '0') placing '7' from 13 for 0)
    || '-' || right(gen_random_uuid()::text, 17)
)::uuid;

-- Spellings that readers hold to be one word are folded alike: accents, apostrophes, digits, the dot below and the nasals of
-- Indian scripts, chillu letters, the keyboards of Urdu and Arabic, full width. The steps are those of
-- src/text/spelling/fold-text.ts, in the same order; its test proves both equal over all letters. Texts of plain ASCII without
-- apostrophes keep their fast path.
create function search_fold(value text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text;
begin
  if value !~ U&'[^\0020-\0026\0028-\005F\0061-\007E\2013\2014\201C\201D\20B9]' then
    return lower(value);
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
end $$;

-- What the search index knows of a link: its letters, every run of three of them (the end filled up with U+001F, so that any
-- two letters begin a run), and its category. pg_trgm keeps only what the server's locale calls letters or digits, so that it
-- finds no क्र, and reads every row for one or two letters. The cost keeps the planner from calling this for rows it reads.
-- "More than 10,000" is said of what the index finds in a random sample of all links (count-estimate.ts), where 10,001 links
-- were looked at: 30 to 60 ms at a million. One link in sixteen bears the mark of the sample in the index, beside its runs.
-- Chance is in the id and not in the text, for the same text comes often, but not twice with one id.
-- Category and mark begin with U+001F, which no needle has: the two letters "0a" are the beginning of no category.
create function search_grams(folded text, category uuid, id uuid) returns tsvector
language plpgsql immutable strict parallel safe cost 5000 as $$
declare
  letters constant text := replace(folded, E'\x1e', E'\x1f') || E'\x1f\x1f';
begin
  return array_to_tsvector(string_to_array(letters, null)) || array_to_tsvector(string_to_array(
    rtrim(regexp_replace(letters, '...', E'\\&\x1e', 'g'), E'\x1f')
      || rtrim(regexp_replace(substr(letters, 2), '...', E'\\&\x1e', 'g'), E'\x1f')
      || rtrim(regexp_replace(substr(letters, 3), '...', E'\\&\x1e', 'g'), E'\x1f')
      || E'\x1f' || category::text || case when uuid_hash(id) & 15 = 0 then E'\x1e\x1fsample' else '' end, E'\x1e'));
end $$;

-- Whether a picture may be shown is known before the page is made, so that none is ever broken.
create function image_id(url text) returns text language sql immutable strict parallel safe
return left(encode(sha256(convert_to(url, 'UTF8')), 'hex'), 32);

-- Weeks since 1970, for the keys. Marked immutable: the epoch of an instant is the same in all time zones.
create function week_of(at timestamptz) returns bigint language plpgsql immutable strict parallel safe as $$
begin
  return floor(extract(epoch from at) / 604800);
end $$;

-- What two versions of one headline have in common: all letters, with and without what may be an outlet's name behind a
-- dash; any three of the four longest words, which are mostly the rarest, with all numbers; the opening of the text. The
-- texts come from search_fold. Only finds what may be alike: `compare-headlines.ts` decides.
-- A query inside a function is planned and started each time. A tsvector is sorted too: by what stands before a word, the
-- longest first, then by the words.
create function headline_key_texts(title text, description text) returns text[]
language plpgsql immutable strict parallel safe cost 20000 as $$
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
end $$;

-- A query in an index is planned and started for every row that is stored: 0.22 ms with it, 0.12 without. A key holds for
-- one week, so that what is said every day does not pile up under one. The week comes first: what is stored these days stands
-- together in the index. Spread over all of it, each of seven keys a link dirtied a page of its own. Two texts under one key
-- are harmless.
create function headline_keys_of(texts text[], week bigint) returns bigint[]
language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  key_text text;
  keys bigint[] := '{}';
begin
  foreach key_text in array texts loop
    keys := keys || (week << 48 | (hashtextextended(key_text, 0) & x'0000ffffffffffff'::bigint));
  end loop;
  return keys;
end $$;

-- No argument is a row of `stories`: a function that depends on a table cannot be replaced by a restore.
create function is_public(outlet_count integer, is_hidden boolean, merged_into uuid)
returns boolean language sql immutable parallel safe as $$
  select outlet_count >= 2 and not is_hidden and merged_into is null
$$;

-- An HMAC by hand, since its own function is in an extension: a secret of 64 hexadecimal digits fills one block.
create function digest_of_subscriber(address text, key text) returns bytea language sql immutable as $$
  select sha256(
    (select string_agg(decode(lpad(to_hex(get_byte(convert_to(key, 'UTF8'), at) # 92), 2, '0'), 'hex'), '' order by at)
      from generate_series(0, 63) at)
    || sha256(
      (select string_agg(decode(lpad(to_hex(get_byte(convert_to(key, 'UTF8'), at) # 54), 2, '0'), 'hex'), '' order by at)
        from generate_series(0, 63) at)
      || convert_to('left:' || address, 'UTF8')))
$$;

-- In SQL's own form, which knows the functions that it calls under any search_path: "analyze" and a restore set an empty one.
create function headline_keys(title text, description text, week bigint) returns bigint[]
language sql immutable strict parallel safe cost 20000
return headline_keys_of(headline_key_texts(title, description), week);

-- One row. The defaults are the specification's texts.
create table settings (
  only_row boolean primary key default true check (only_row),
  site_name text not null default 'Chowk' check (site_name <> ''),
  tagline text not null default 'Your Trusted News Source',
  site_description text not null default 'Your hub of Indian news from across the political spectrum.',
  contact_email text not null default '',
  meta_title text not null default '',
  meta_description text not null default '',
  meta_keywords text not null default 'India news, headlines, politics, business, technology, world, opinion',
  sitemap_enabled boolean not null default true,
  primary_color text not null default '#1a2b4a' check (primary_color ~ '^#[0-9a-f]{6}$'),
  logo_url text not null default '',
  favicon_url text not null default '',
  ads_publisher_id text not null default '' check (ads_publisher_id ~ '^(pub-[0-9]{16})?$'),
  ads_enabled boolean not null default true,
  ads_header boolean not null default true,
  ads_sidebar boolean not null default true,
  ads_content boolean not null default true,
  ads_footer boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  -- Revisions name their record by id; the one row of settings gets a fixed one.
  id uuid not null default '00000000-0000-7000-8000-000000000001' unique,
  show_images boolean not null default true,
  tips_enabled boolean not null default false,
  ads_header_unit text not null default '',
  ads_sidebar_unit text not null default '',
  ads_content_unit text not null default '',
  ads_footer_unit text not null default '',
  -- The editorial log is off until an administrator turns it on, and names nobody who has not chosen it.
  editorial_log_enabled boolean not null default false,
  most_read_enabled boolean not null default false,
  editions jsonb not null default '{}' check (jsonb_typeof(editions) = 'object'),
  -- Languages of the interface that it is sent in, separated by a space; '' is off.
  newsletter_languages text not null default '' check (newsletter_languages ~ '^([a-z]{2}( [a-z]{2})*)?$'),
  newsletter_hour integer not null default 7 check (newsletter_hour between 0 and 23),
  -- ISO days of the week, Monday is 1.
  newsletter_days text not null default '1234567' check (newsletter_days ~ '^1?2?3?4?5?6?7?$'),
  -- A letter whose time was before this is not due: a changed hour sends nothing at once.
  newsletter_since timestamptz(3) not null default now(),
  offline_enabled boolean not null default true,
  -- Earlier decisions are not learnt from.
  categories_learnt_since timestamptz(3),
  constraint settings_ads_units_check check (
    ads_header_unit ~ '^([0-9]{6,20})?$' and ads_sidebar_unit ~ '^([0-9]{6,20})?$'
    and ads_content_unit ~ '^([0-9]{6,20})?$' and ads_footer_unit ~ '^([0-9]{6,20})?$')
);

create table categories (
  id uuid primary key default uuid_v7(),
  name text not null check (btrim(name) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  description text not null default '',
  order_num integer not null default 0 check (order_num >= 0),
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  is_on_front boolean not null default true,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')
);
create index categories_in_order on categories (order_num, name, id);

create table site_links (
  id uuid primary key default uuid_v7(),
  type text not null unique check (type in ('about', 'contact', 'privacy', 'terms')),
  title text not null check (btrim(title) <> ''),
  content text not null check (btrim(content) <> ''),
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  take_down_at timestamptz(3),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')
);

create table outlets (
  id uuid primary key default uuid_v7(),
  name text not null check (btrim(name) <> ''),
  home_url text not null unique,
  icon_url text not null default '',
  language text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Where the outlet publishes, as `outletHost` writes it; `outlet_hosts` keeps each to one outlet.
  hosts text[] not null default '{}' check (array_position(hosts, null) is null and array_position(hosts, '') is null),
  region text not null default '',
  lean text not null default 'not-rated' check (lean in ('left', 'lean-left', 'centre', 'lean-right', 'right', 'not-rated')),
  lean_source text not null default '',
  lean_rated_on date,
  lean_note text not null default '',
  owner text not null default '',
  owner_source text,
  owner_as_of date,
  -- Owners are compared by this: letters of either case, and with or without points and commas ("Co. Ltd.", "Co Ltd").
  owner_key text not null generated always as (btrim(regexp_replace(search_fold(owner), '[\s.,]+', ' ', 'g'))) stored,
  is_sample boolean not null default false,
  constraint outlets_lean_rated_check check (case
    when lean = 'not-rated' then lean_source = '' and lean_rated_on is null and lean_note = ''
    else btrim(lean_source) <> '' and lean_rated_on is not null and btrim(lean_note) <> '' end),
  constraint outlets_owner_check check (case
    when owner = '' then owner_source is null and owner_as_of is null
    else owner = btrim(owner) and btrim(regexp_replace(owner, '[\s.,]+', ' ', 'g')) <> '' and length(owner) <= 200
      and owner_source ~ '^https://[^\s/]' and length(owner_source) <= 2048
      and owner_source is not null and owner_as_of is not null end)
);
-- An outlet is chosen, and its page of the list found, by its name.
create index outlets_by_name on outlets (name, id);
create index outlets_by_owner on outlets (owner_key, id) where owner <> '';

create table news_links (
  id uuid primary key default uuid_v7(),
  title text not null check (btrim(title) <> ''),
  url text not null check (url ~ '^https?://'),
  -- The identity of the article: one row an article, races included. A btree holds keys of at most 2,704 bytes.
  canonical_url text not null unique check (octet_length(canonical_url) <= 2048),
  source text not null check (btrim(source) <> ''),
  source_icon_url text not null default '',
  description text not null default '',
  image_url text not null default '',
  published_at timestamptz(3) not null default now(),
  category uuid not null references categories (id) on delete restrict,
  featured boolean not null default false,
  language text,
  outlet_id uuid,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  take_down_at timestamptz(3),
  -- A space between the fields would let a query match across them; U+001F cannot be typed.
  -- A tsvector holds a megabyte: the runs of some 60,000 letters.
  search_text text not null generated always as (search_fold(left(title || E'\x1f' || source || E'\x1f' || description, 20000))) stored,
  -- What a poll stores has been asked for by its headline just before: its keys are kept with it, instead of being made once
  -- more for the index (0.15 of the 1.2 ms of processor time that a link takes). Null is for what came another way, or bears
  -- another headline now: the index makes those itself.
  headline_keys bigint[]
) with (toast_tuple_target = 8160);
create index news_links_newest on news_links (created_at desc, id desc);
create index news_links_newest_in_category on news_links (category, created_at desc, id desc);
create index news_links_featured on news_links (created_at desc, id desc) where featured;
create index news_links_search on news_links using gin (search_grams(search_text, category, id))
  with (gin_pending_list_limit = 8192);
create index news_links_samples on news_links (id) where is_sample;
-- The table of news links in the admin area: one source's links, newest first.
create index news_links_newest_of_source on news_links (source, created_at desc, id desc);
create index news_links_headline on news_links
  using gin (coalesce(headline_keys, headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(published_at))))
  with (fastupdate = off);
alter index news_links_headline alter column 1 set statistics 0;
create index news_links_take_down on news_links (take_down_at, id) where take_down_at is not null;
-- The newest links of an edition, on the whole site and in a category. Those in English, which no edition has, are not in
-- them, so that a site in English pays nothing.
create index news_links_newest_in_language on news_links
  (lower(split_part(language, '-', 1)), created_at desc, id desc)
  where lower(split_part(language, '-', 1)) <> 'en';
create index news_links_newest_in_language_and_category on news_links
  (lower(split_part(language, '-', 1)), category, created_at desc, id desc)
  where lower(split_part(language, '-', 1)) <> 'en';
create index news_links_newest_of_outlet on news_links (outlet_id, created_at desc, id desc) include (category, language)
  where outlet_id is not null;

-- One row for each host:port that feeds come from. Requests to one host go one at a time over all workers: whoever
-- polls a feed holds its host's claim. A claim that its worker did not live to release ends at claimed_until.
create table feed_hosts (
  host text primary key check (host <> ''),
  claim uuid,
  claimed_until timestamptz,
  -- A host that answered "too many requests" is left alone until then, whichever of its feeds was asked.
  resting_until timestamptz,
  check ((claim is null) = (claimed_until is null))
);

create table feeds (
  id uuid primary key default uuid_v7(),
  outlet_id uuid not null references outlets (id) on delete cascade,
  url text not null unique check (url ~ '^https?://'),
  -- host:port of url.
  host text not null references feed_hosts (host),
  title text not null default '',
  category uuid not null references categories (id) on delete restrict,
  publishing text not null default 'at-once' check (publishing in ('at-once', 'wait')),
  state text not null default 'active' check (state in ('active', 'paused', 'gone', 'set-aside')),
  language text,
  etag text,
  last_modified text,
  body_digest text,
  interval_seconds integer not null default 1800 check (interval_seconds between 60 and 604800),
  next_poll_at timestamptz not null default now(),
  last_polled_at timestamptz,
  last_good_at timestamptz,
  -- When a body was last read; an answer "not modified" is good, but nothing is read.
  last_read_at timestamptz,
  last_new_entry_at timestamptz,
  failure text,
  failure_detail jsonb,
  failure_count integer not null default 0,
  entries_read integer not null default 0,
  entries_unread integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Where the last answer came from when it could not be taken: the editor decides.
  moved_to text,
  -- What usually lies between two reads that brought something; null until that is known.
  usual_gap_seconds integer check (usual_gap_seconds > 0),
  -- How often reading began without an outcome since the last one. Counted by the claim, before the work: what ends the
  -- process that reads it is known by this number, and set aside after three. Any outcome sets it to 0.
  open_attempts integer not null default 0,
  -- What the last read of a feed left out or had to guess, for its page: see `domain/feeds/last-read.ts`.
  last_read jsonb not null default '{}',
  -- An editor may allow a feed that is longer than usual.
  bytes_max integer not null default 5242880 check (bytes_max between 1048576 and 20971520),
  -- The last time that the server sent the whole feed. After a week of "not modified", one poll asks without validators.
  last_whole_at timestamptz,
  -- A permanent redirect that a poll followed, for the feed's page; the revision has the rest.
  moved_from text,
  moved_at timestamptz,
  categorizing text not null default 'by-content' check (categorizing in ('by-content', 'by-feed'))
);
create index feeds_due on feeds (next_poll_at) where state = 'active';
create index feeds_host on feeds (host, next_poll_at);
create index feeds_outlet on feeds (outlet_id);
create index feeds_category on feeds (category);

-- Facts of the installation: when the worker last finished a poll, whether samples were loaded, and the like.
create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz(3) not null default now()
);

create table accounts (
  id uuid primary key default uuid_v7(),
  -- Lower case; the unique key of a person.
  email text not null unique check (email = lower(email) and email like '%_@_%'),
  name text not null check (btrim(name) <> ''),
  password_hash text not null,
  role text not null check (role in ('administrator', 'editor', 'contributor')),
  -- The demo account cannot sign in unless the server runs in demo mode.
  is_demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  named_in_log boolean not null default false,
  -- The language in which an account sees the admin area.
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  is_off boolean not null default false,
  is_invited boolean not null default false,
  link_made_at timestamptz(3),
  signed_out_at timestamptz(3),
  -- For the history of the account and the screens; the row of second_factors decides.
  second_factor_since timestamptz(3)
);

-- Tokens are 256 random bits; only their SHA-256 is kept, so a stolen backup signs nobody in.
create table sessions (
  id uuid primary key default uuid_v7(),
  token_digest bytea not null unique check (octet_length(token_digest) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  -- What the browser called itself and where it came from, for the page that lists one's sessions.
  device text not null default '',
  address text not null default '',
  has_second_factor boolean not null default false,
  -- When the password or a passkey was shown last.
  proved_at timestamptz(3) not null
);
create index sessions_of_account on sessions (account_id, last_used_at desc);

-- Browsers that have signed in before: a guessing attack on the account does not lock these out.
create table trusted_devices (
  token_digest bytea primary key check (octet_length(token_digest) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  last_used_at timestamptz(3) not null
);
create index trusted_devices_of_account on trusted_devices (account_id, last_used_at desc);

-- In the database, so that limits hold over all processes and survive a restart. bucket is a digest.
create table attempts (
  bucket bytea primary key,
  count integer not null,
  window_ends_at timestamptz(3) not null
);
create index attempts_ended on attempts (window_ends_at);

-- One-time links: the first administrator, and a new password.
create table setup_links (
  token_digest bytea primary key check (octet_length(token_digest) = 32),
  -- Null: whoever holds the link makes the first account.
  account_id uuid references accounts (id) on delete cascade,
  expires_at timestamptz(3) not null,
  -- Which start printed the link for the first administrator: machines that start at the same moment print one between them.
  made_on text not null default ''
);

create table revisions (
  id uuid primary key default uuid_v7(),
  record_table text not null
    check (record_table in ('account_rules', 'accounts', 'scheduled_pages', 'corrections', 'pins',
      'duplicate_exceptions', 'imports', 'news_links', 'categories', 'site_links', 'settings', 'entries', 'rules', 'outlets',
      'feeds', 'stories', 'story_links', 'story_constraints', 'story_proposals')),
  record_id uuid not null,
  action text not null check (action in ('add', 'update', 'delete', 'restore')),
  -- What one click did: undo takes it back as a whole.
  batch_id uuid not null,
  account_id uuid references accounts (id) on delete set null,
  -- Kept when the account is gone.
  account_name text not null,
  at timestamptz(3) not null,
  -- The row as it was and as it became; null where there was none.
  before jsonb,
  after jsonb,
  undone boolean not null default false,
  -- An import is one line of the activity; the revisions of its records are in their histories.
  is_bulk boolean not null default false
);
create index revisions_newest on revisions (at desc, id desc);
create index revisions_of_record on revisions (record_id, at desc, id desc);
create index revisions_of_batch on revisions (batch_id);
create index revisions_bin on revisions (at desc, id desc) where record_table = 'news_links' and action = 'delete' and not undone;
create index revisions_activity on revisions (at desc, id desc) where not is_bulk;
-- The log reads what was published, put back or taken down, newest first.
create index revisions_editorial on revisions (at desc, id desc)
  where record_table in ('news_links', 'corrections') and not is_bulk and (before is null or after is null);
-- The history of a story is told by the articles that came and went.
create index revisions_into_story on revisions ((after ->> 'story_id'), at desc) where record_table = 'story_links';
create index revisions_out_of_story on revisions ((before ->> 'story_id'), at desc) where record_table = 'story_links';

-- Which outlet a host belongs to. The array on the outlet is what people edit and what revisions keep; this follows it,
-- and its key refuses a host that another outlet has.
create table outlet_hosts (
  host text primary key check (host = lower(host) and host !~ '[\s/:@?#]'),
  outlet_id uuid not null references outlets (id) on delete cascade
);
create index outlet_hosts_of_outlet on outlet_hosts (outlet_id);

-- What a feed's server sent last, for whoever wants to see why it cannot be read. One row a feed, bounded.
create table feed_bodies (
  feed_id uuid primary key references feeds (id) on delete cascade,
  fetched_at timestamptz(3) not null,
  url text not null,
  status integer not null,
  headers text not null check (octet_length(headers) <= 16384),
  -- The first 256 KB, gzipped.
  body bytea not null check (octet_length(body) <= 270000),
  body_bytes integer not null
);

create table images (
  id text primary key,
  url text not null check (url ~ '^https?://' and length(url) <= 2048),
  -- host:port of url; at most one request at a time to each.
  host text not null check (host <> ''),
  -- What stands behind the id in the address that we serve it at.
  signature text not null check (signature <> ''),
  status text not null check (status in ('fetching', 'ready', 'failed')),
  failure text,
  failed_count integer not null default 0,
  -- When somebody may try again: the end of a claim, or of a wait after a failure; null where trying is over.
  next_try_at timestamptz,
  updated_at timestamptz not null default now(),
  open_attempts integer not null default 0,
  check (id = image_id(url)),
  constraint images_check1 check ((status = 'failed') = (failure is not null)),
  constraint images_check2 check (status <> 'fetching' or next_try_at is not null)
);
create index images_fetching on images (host) where status = 'fetching';
create index images_updated on images (updated_at);

-- The logo and the favicon, as we encoded them: few, small, and in the database because several machines share
-- nothing else. `id` is a digest of what was given, `name` the file below /site-images/ID/.
create table site_images (
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  name text not null check (name ~ '^[0-9x]{1,11}[.](webp|png)$'),
  body bytea not null check (octet_length(body) <= 2097152),
  created_at timestamptz(3) not null default now(),
  primary key (id, name)
);

create table imports (
  id uuid primary key default uuid_v7(),
  -- Who decided last: in whose name the worker writes.
  account_id uuid references accounts (id) on delete set null,
  account_name text not null,
  file_name text not null check (file_name <> ''),
  file_bytes integer not null check (file_bytes > 0),
  state text not null default 'uploading'
    check (state in ('uploading', 'checking', 'checked', 'importing', 'done', 'stopped', 'undoing', 'undone', 'failed', 'cancelled')),
  -- Null until the file's columns have said it.
  record_table text check (record_table in ('news_links', 'categories', 'site_links')),
  -- How the file was read, and which of its columns nobody knows.
  reading jsonb,
  -- Why it failed, as a code.
  failure text,
  -- What is to become of records that are there already with other values.
  existing text not null default 'change' check (existing in ('change', 'leave')),
  -- How far the work at hand has read.
  bytes_done integer not null default 0,
  stop_asked boolean not null default false,
  -- The revisions of this import, which undo takes back.
  batch_id uuid not null default gen_random_uuid(),
  undone_count integer not null default 0,
  kept_count integer not null default 0,
  -- The one worker at it; a claim that its worker did not live to renew ends by itself.
  claim uuid,
  claimed_until timestamptz,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- The list of the file that this import reads; null where the file is one list.
  list text check (list in ('news_links', 'categories', 'site_links')),
  -- Those that come after it.
  lists_left text[] not null default '{}',
  next_import uuid references imports (id) on delete set null,
  open_attempts integer not null default 0,
  check ((claim is null) = (claimed_until is null))
);
create index imports_newest on imports (created_at desc, id desc);
create index imports_to_work on imports (id) where state in ('checking', 'importing', 'undoing');

-- Gone as soon as the import has ended. Kept as they are: packing a piece costs more than its few minutes on disk.
create table import_pieces (
  import_id uuid not null references imports (id) on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 524288),
  primary key (import_id, number)
);

-- What became of so many records, line by line. In an import a part is written in the transaction that writes its
-- records: whatever is killed, a part that is there is done, and one that is not is not.
create table import_parts (
  import_id uuid not null references imports (id) on delete cascade,
  pass text not null check (pass in ('check', 'import')),
  number integer not null,
  new_count integer not null,
  changed_count integer not null,
  duplicate_count integer not null,
  wrong_count integer not null,
  lines jsonb not null,
  primary key (import_id, pass, number)
);

-- By which id another database knew a category, where ours has another: its links name that one.
create table category_origins (
  foreign_id text primary key check (foreign_id <> ''),
  category_id uuid not null
);
create index category_origins_of_category on category_origins (category_id);

-- What "Not a duplicate" taught us of an outlet.
create table duplicate_exceptions (
  id uuid primary key default uuid_v7(),
  outlet_id uuid not null references outlets (id) on delete cascade,
  rule text not null check (rule in ('parameter', 'address', 'headline', 'text')),
  -- The parameter's name, the headline with # for what changes, or how the text begins.
  value text not null default '',
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (outlet_id, rule, value)
);

create table rules (
  id uuid primary key default uuid_v7(),
  name text not null check (btrim(name) <> ''),
  -- The order in which they are asked; the first that holds, rejects or publishes decides.
  position integer not null default 0,
  is_on boolean not null default true,
  -- Conditions: all that are given must hold, of the words any. A rule about an outlet that is gone is gone too.
  outlet_id uuid references outlets (id) on delete cascade,
  category uuid references categories (id) on delete restrict,
  language text,
  words text[] not null default '{}',
  action text not null check (action in ('category', 'hold', 'reject', 'publish')),
  to_category uuid references categories (id) on delete restrict,
  hit_count integer not null default 0,
  last_hit_at timestamptz,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((action = 'category') = (to_category is not null)),
  constraint rules_check1 check (outlet_id is not null or category is not null or language is not null or words <> '{}')
);
create index rules_in_order on rules (position, id);

-- One item as a feed gave it. status says what became of it; reason says why, where that is not plain.
create table entries (
  id uuid primary key default uuid_v7(),
  feed_id uuid,
  -- What tells this entry from the feed's others: its canonical address, else a digest of what was sent.
  identity text not null,
  guid text,
  url text not null default '',
  canonical_url text,
  title text not null default '',
  description text not null default '',
  image_url text not null default '',
  published_at timestamptz(3),
  language text,
  status text not null check (status in ('waiting', 'published', 'duplicate', 'rejected', 'unreadable', 'scheduled')),
  reason jsonb,
  raw text,
  news_link_id uuid references news_links (id) on delete set null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz not null default now(),
  origin text not null default 'feed' check (origin in ('feed', 'paste', 'bookmarklet', 'tip')),
  outlet_id uuid,
  -- As a news link would print them.
  source text not null default '',
  source_icon_url text not null default '',
  -- The proposed one: an editor, or a rule, may change it until the entry is published.
  category uuid,
  featured boolean not null default false,
  -- The entry that this one is held as a duplicate of, as long as that one is no news link.
  duplicate_of uuid references entries (id) on delete set null,
  snoozed_until timestamptz(3),
  decided_at timestamptz(3),
  decided_by uuid references accounts (id) on delete set null,
  -- What an editor's decision changes counts up; what the outlet edits does not.
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  -- The place in the queue. A snoozed entry is ahead of the clock, where no page of the queue looks, and comes back as
  -- the newest without anybody moving it.
  queued_at timestamptz(3) not null generated always as (coalesce(snoozed_until, first_seen_at)) stored,
  -- Samples wait in the queue of a demo, too, and step aside like those that are published.
  is_sample boolean not null default false,
  -- By which rule it is held as a duplicate (status duplicate) or grouped with another outlet's print (status waiting) of
  -- what duplicate_of or news_link_id names.
  duplicate_rule text check (duplicate_rule in ('address', 'headline', 'wording', 'text')),
  -- The address as it was given, where cleaning it made it a duplicate.
  given_url text not null default '',
  rule_id uuid references rules (id) on delete set null,
  tip_note text not null default '',
  tip_from text not null default '',
  -- What further readers say of an article that waits already, as [{"note", "from"}]; its own tip stands in tip_note.
  more_tips jsonb not null default '[]' check (jsonb_array_length(more_tips) <= 20),
  -- The version of an entry that its feed's polls left behind. Another version is an editor's, and polls leave it alone.
  judged_version integer not null default 1,
  -- Where an accepted entry stands among the news links: where it would stand had its feed published it at once. Null
  -- means at `first_seen_at`. Only entries that were old when they arrived were placed lower.
  placed_at timestamptz(3),
  publish_at timestamptz(3),
  take_down_at timestamptz(3),
  -- The news link as the editor left it in the form: { input, canonicalUrl }.
  scheduled_link jsonb,
  -- The contributor or editor who brought an entry.
  proposed_by uuid references accounts (id) on delete set null,
  former_link_id uuid,
  given text not null default '',
  tags text[] not null default '{}',
  category_judgement jsonb,
  unique (feed_id, identity),
  constraint entries_scheduled_check check (
    (status = 'scheduled') = (publish_at is not null) and (status = 'scheduled') = (scheduled_link is not null)
    and (status = 'scheduled' or take_down_at is null))
);
create index entries_waiting on entries (queued_at desc, id desc) where status = 'waiting';
create index entries_judged_url on entries (canonical_url)
  where status in ('waiting', 'rejected', 'scheduled') or (status = 'published' and news_link_id is null);
create index entries_news_link on entries (news_link_id) where news_link_id is not null;
create index entries_last_seen on entries (last_seen_at);
create index entries_waiting_in_category on entries (category, queued_at desc, id desc) where status = 'waiting';
create index entries_waiting_of_outlet on entries (outlet_id, queued_at desc, id desc) where status = 'waiting';
create index entries_waiting_in_language on entries (language, queued_at desc, id desc) where status = 'waiting';
create index entries_held on entries (queued_at desc, id desc) where status = 'duplicate';
create index entries_decided on entries (decided_at desc, id desc) where decided_at is not null;
create index entries_duplicate_of on entries (duplicate_of) where duplicate_of is not null;
-- What feeds bring is unique in its feed; what people bring, in the queue.
create unique index entries_brought_once on entries (canonical_url) where origin <> 'feed' and status = 'waiting';
create index entries_samples on entries (id) where is_sample;
create index entries_headline on entries
  using gin (headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(coalesce(published_at, first_seen_at))))
  with (fastupdate = off) where status in ('waiting', 'rejected');
alter index entries_headline alter column 1 set statistics 0;
create index entries_by_rule on entries (duplicate_rule, queued_at desc, id desc) where duplicate_rule is not null;
create index entries_of_rule on entries (rule_id, id desc) where rule_id is not null;
create index entries_waiting_brought on entries (origin, queued_at desc, id desc)
  where status = 'waiting' and origin <> 'feed';
create index entries_scheduled on entries (publish_at, id) where status = 'scheduled';
-- Two editors do not schedule one article twice.
create unique index entries_scheduled_once on entries (canonical_url) where status = 'scheduled';
-- For the category that an entry's address proposes: the latest decisions of editors about a feed.
create index entries_chosen_of_feed on entries (feed_id, decided_at desc)
  where status = 'published' and decided_by is not null;
-- An editor filters the queue by words. One that few entries have or none was looked for in all that wait: 219 to 365 ms of
-- 100,000. Search has the letters of news links in an index (news_links_search); here are those of headline and source. The
-- category that its function wants is none, for a waiting entry may have none; the id is none, too. It costs an arrival
-- 0.15 ms of processor time.
create index entries_waiting_words on entries
  using gin (search_grams(search_fold(left(title || E'\x1f' || source, 2000)),
    '00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid))
  where status = 'waiting';
alter index entries_waiting_words alter column 1 set statistics 0;
create index entries_proposed_by on entries (proposed_by, first_seen_at desc, id desc) where proposed_by is not null;
-- Articles that arrive are compared with scheduled entries, too. A second partial index, because few entries are scheduled
-- at a time: building it evaluates the keys of those alone, and leaves the large index of waiting and rejected entries as
-- it is.
create index entries_headline_scheduled on entries
  using gin (headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(coalesce(published_at, first_seen_at))))
  with (fastupdate = off) where status = 'scheduled';
create index entries_former_link on entries (former_link_id) where former_link_id is not null;
create index entries_guid on entries (feed_id, guid) where guid is not null;

-- As strangers sent them. A worker reads the article and puts it into the queue, and the tip is gone from here.
create table tips (
  id uuid primary key default uuid_v7(),
  url text not null check (url ~ '^https?://' and length(url) <= 2048),
  note text not null check (length(note) <= 1000),
  -- What the sender wants to be called; '' for nobody.
  sent_by text not null check (length(sent_by) <= 100),
  sent_at timestamptz(3) not null,
  -- Nobody else reads it before then.
  claimed_until timestamptz(3),
  open_attempts integer not null default 0,
  -- Which tip of its network within the hour a tip was. First tips are read before second ones, so whoever sends many waits
  -- behind everybody else, and nothing of the sender needs to be kept for that.
  turn integer not null default 1 check (turn > 0)
);
create index tips_in_order on tips (turn, sent_at, id);

-- How common each run of letters is, which a search chooses its runs by (decision 18), is counted here by the worker, each night.
-- PostgreSQL counted it with every analysis, from all runs of 30,000 links: 13 of the 136 s of processor time in which 1,000
-- feeds were read for the first time. It kept a thousand, and of the rest knew nothing but that fewer than 5 % have them.
create table search_gram_shares (
  gram text collate "C" primary key,
  share real not null
);

-- When each job of the schedule was queued last, by the database's clock: one worker queues it for all.
create table scheduled_jobs (
  task text primary key,
  slot_at timestamptz not null
);

-- A restore from the screen: the archive comes in pieces, each to any machine, and any machine says how the restore goes.
-- Nothing refers to other tables: a restore replaces those. Both are written while a restore runs, so neither has the trigger
-- refuse_while_restoring.
create table restores (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'uploading' check (state in ('uploading', 'running', 'done', 'refused')),
  failure text,
  bytes_arrived bigint not null default 0,
  -- Until when the process that restores has said that it lives.
  claimed_until timestamptz,
  updated_at timestamptz(3) not null,
  check ((state = 'refused') = (failure is not null)),
  constraint restores_check1 check ((state = 'running') = (claimed_until is not null))
);

create table restore_pieces (
  restore_id uuid not null references restores (id) on delete cascade,
  at bigint not null check (at >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (restore_id, at)
);

create table stories (
  id uuid primary key default uuid_v7(),
  -- Of its articles.
  first_at timestamptz(3) not null default now(),
  last_at timestamptz(3) not null default now(),
  article_count integer not null default 0,
  -- Outlets that print one agency's text count once.
  voice_count integer not null default 0,
  -- A logarithm that halves every six hours against what comes later (domain/stories/story-heat.ts).
  heat double precision not null default 0,
  -- An editor changed it: the machine asks before it takes anything out or joins it with another.
  is_edited boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  slug text not null default (uuid_v7())::text unique,
  title text check (title <> ''),
  lead_url text,
  is_hidden boolean not null default false,
  is_locked boolean not null default false,
  merged_into uuid references stories (id) on delete cascade,
  has_been_public boolean not null default false,
  desk_title text not null default '',
  version integer not null default 1,
  -- Of published links; what waits in the queue must not show.
  public_link_count integer not null default 0,
  public_outlet_count integer not null default 0,
  public_voice_count integer not null default 0,
  public_heat double precision not null default 0,
  public_first_at timestamptz(3),
  public_last_at timestamptz(3),
  -- Samples of a demo are no news: no other server is told of their stories and corrections either. A story's places go with
  -- its articles, so the story itself remembers.
  is_sample boolean not null default false,
  settled_at timestamptz(3),
  settled_leads uuid[] not null default '{}',
  fronted_at timestamptz(3),
  check (merged_into <> id)
);
create index stories_hottest on stories (heat desc, id desc) where voice_count >= 3;
create index stories_merged on stories (merged_into) where merged_into is not null;
create index stories_public_heat on stories (public_heat desc, id desc) where public_outlet_count >= 2;
create index stories_public_big on stories (public_heat desc, id desc)
  where public_outlet_count >= 3 and public_voice_count >= 2;
create index stories_public_last on stories (public_last_at desc, id desc) where public_outlet_count >= 2;
create index stories_public_first on stories (public_first_at desc, id desc) where public_outlet_count >= 2;
-- What is found among names that editors gave (domain/stories/find-stories.ts).
create index stories_named on stories (public_last_at desc) where title is not null and public_outlet_count >= 2;
create index stories_empty on stories (updated_at) where article_count = 0 and merged_into is null;
create index stories_fronted on stories (fronted_at) where settled_at is null and fronted_at is not null;

-- The place of a published link or a waiting entry. An article that is published keeps its place.
create table story_links (
  id uuid primary key default uuid_v7(),
  news_link_id uuid unique,
  entry_id uuid unique,
  -- Null: alone.
  story_id uuid references stories (id) on delete set null,
  placed_by text not null default 'machine' check (placed_by in ('machine', 'editor')),
  -- The mean probability that it tells the story's event, and why, as codes (domain/stories/story-reason.ts).
  score real,
  reasons jsonb not null default '[]',
  -- The headline that it was placed by; under another one it is placed anew.
  title text not null default '',
  -- One voice: an outlet's id, or a site.
  outlet text not null default '',
  canonical_url text not null,
  published_at timestamptz(3) not null,
  -- The rarest words, each with its days (ingest/match-story/story-keys.ts).
  keys bigint[] not null default '{}',
  series_key bigint,
  is_recurring boolean not null default false,
  status text not null default 'due' check (status in ('due', 'placed', 'failed')),
  -- Counted before the work, so that an article that ends the worker is left alone in time.
  attempts smallint not null default 0,
  claimed_until timestamptz(3),
  -- Placed, and not seen by the periodic pass since.
  is_touched boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Of the published links of its story an earlier one of another outlet has this text: an agency's as a rule.
  is_copy boolean not null default false,
  keyed bigint not null default 0,
  check (num_nonnulls(news_link_id, entry_id) > 0)
);
create index story_links_due on story_links (published_at desc) where status = 'due';
create index story_links_touched on story_links (published_at desc) where status = 'placed' and is_touched;
create index story_links_of_story on story_links (story_id, published_at desc) where story_id is not null;
create index story_links_series on story_links (series_key) where series_key is not null;
create index story_links_address on story_links (canonical_url);
create index story_links_alone on story_links (published_at) where story_id is null;
create index story_links_keyed on story_links (keyed, id);

-- An editor's word about two articles, by their addresses: it outlives publishing, the bin and a restore.
create table story_constraints (
  id uuid primary key default uuid_v7(),
  kind text not null check (kind in ('together', 'apart')),
  first_url text not null,
  second_url text not null,
  account_id uuid,
  account_name text not null,
  at timestamptz(3) not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (first_url, second_url),
  check (first_url < second_url)
);
create index story_constraints_second on story_constraints (second_url);

-- What the machine asks an editor. One that was turned down never returns: its content is unique.
create table story_proposals (
  id uuid primary key default uuid_v7(),
  kind text not null check (kind in ('join', 'other-script', 'merge', 'split')),
  first_url text not null,
  second_url text not null,
  score real,
  reasons jsonb not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  -- Of a proposal to split a story: the canonical addresses of the articles that would leave it. An article is proposed for
  -- leaving once; the index finds those that were.
  leaving_urls text[] not null default '{}',
  unique (first_url, second_url),
  check (first_url < second_url)
);
create index story_proposals_open on story_proposals (created_at desc, id desc) where state = 'open';
create index story_proposals_second on story_proposals (second_url);
create index story_proposals_splits on story_proposals using gin (leaving_urls) where kind = 'split';

-- In how many headlines a word was, by its hash; hash -1 is all headlines. Later ones count more, so that old words fade
-- (ingest/match-story/word-count-store.ts).
create table story_term_counts (
  hash integer primary key,
  count double precision not null
) with (fillfactor = 70);

-- Stories that a worker counts again soon. Only appended to, so that editors' transactions wait for nobody.
create table story_recounts (
  id uuid primary key default uuid_v7(),
  story_id uuid,
  outlet_id uuid,
  check (num_nonnulls(story_id, outlet_id) = 1)
);
create index story_recounts_of_story on story_recounts (story_id);
create index story_recounts_of_outlet on story_recounts (outlet_id) where outlet_id is not null;

create table pins (
  id uuid primary key default uuid_v7(),
  place text not null unique check (place ~ '^(next-)?(lead|second-[123]|section-[0-9a-f-]{36})$'),
  section text not null,
  -- No references: what is deleted steps aside, and stands there again when it comes back.
  news_link_id uuid,
  story_id uuid,
  -- What was pinned, as it was called then.
  title text not null default '',
  pinned_at timestamptz(3) not null,
  pinned_by text not null,
  ends_at timestamptz(3),
  until_newer boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  is_next boolean not null default false,
  begins_at timestamptz(3),
  constraint pins_news_link_id_key unique (news_link_id, is_next) deferrable initially deferred,
  constraint pins_story_id_key unique (story_id, is_next) deferrable initially deferred,
  constraint pins_begin_check check ((begins_at is not null) = (is_next and num_nonnulls(news_link_id, story_id) = 1)),
  check (num_nonnulls(news_link_id, story_id) <= 1),
  constraint pins_check1 check (ends_at is null or not until_newer),
  constraint pins_next_check check (is_next = (place like 'next-%')),
  constraint pins_order_check check (ends_at > begins_at)
);

create table corrections (
  id uuid primary key default uuid_v7(),
  -- Ids without references: a correction stays when its news link or story is deleted.
  news_link_id uuid,
  story_id uuid,
  -- The headline and, of a link, its outlet and address, as they were at the time of the correction.
  headline text not null check (btrim(headline) <> ''),
  source text not null default '',
  url text not null default '' check (url = '' or url ~ '^https?://'),
  text text not null check (btrim(text) <> '' and length(text) <= 1000),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (num_nonnulls(news_link_id, story_id) = 1)
);
create index corrections_newest on corrections (created_at desc, id desc);
create index corrections_of_link on corrections (news_link_id, created_at desc) where news_link_id is not null;
create index corrections_of_story on corrections (story_id, created_at desc) where story_id is not null;

create table scheduled_pages (
  id uuid primary key default uuid_v7(),
  type text not null check (type in ('about', 'contact', 'privacy', 'terms')),
  title text not null check (btrim(title) <> ''),
  content text not null check (btrim(content) <> ''),
  publish_at timestamptz(3) not null,
  take_down_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (take_down_at > publish_at)
);
create index scheduled_pages_due on scheduled_pages (publish_at, id);

create table link_clicks (
  news_link_id uuid not null references news_links (id) on delete cascade,
  -- The hour for two days, then the day in UTC; gone after 30 days.
  at timestamptz not null,
  count integer not null check (count > 0),
  primary key (news_link_id, at)
);
create index link_clicks_at on link_clicks (at);

-- As strangers sent them, for editors. The outlet's id is kept when it is deleted, as links keep it.
create table objections (
  id uuid primary key default uuid_v7(),
  outlet_id uuid not null,
  -- As the reader saw it.
  outlet_name text not null,
  note text not null check (btrim(note) <> '' and length(note) <= 1000),
  -- What the sender wants to be called; '' for nobody.
  sent_by text not null check (length(sent_by) <= 100),
  sent_at timestamptz(3) not null,
  handled_at timestamptz(3),
  handled_by text,
  check ((handled_at is null) = (handled_by is null))
);
create index objections_open on objections (sent_at desc, id desc) where handled_at is null;
create index objections_handled on objections (handled_at desc, id desc) where handled_at is not null;

-- A note for a colleague on an entry that waits, and the mark "I have this one". Both are shown to every editor at once
-- and mean nothing after the decision.
create table entry_marks (
  entry_id uuid primary key references entries (id) on delete cascade,
  note text not null default '' check (length(note) <= 500),
  note_by text not null default '',
  noted_at timestamptz(3),
  held_by uuid references accounts (id) on delete cascade,
  held_by_name text not null default '',
  held_until timestamptz(3)
);

-- Tokens with which programs write through the API in the name of an account. Of a token only its digest is kept.
create table api_tokens (
  id uuid primary key default uuid_v7(),
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  token_digest bytea not null unique check (octet_length(token_digest) = 32),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['links:write', 'tips:write', 'decide']),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  check (expires_at > created_at)
);
create index api_tokens_of_account on api_tokens (account_id, created_at desc);

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
  constraint subscribers_check1 check ((state = 'off') = (off_failure is not null))
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
  subscriber_id uuid references subscribers (id) on delete cascade,
  account_id uuid references accounts (id) on delete cascade,
  letter_id uuid references letters (id) on delete cascade,
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
  unique (letter_id, subscriber_id),
  check ((kind = 'letter') = (letter_id is not null)),
  constraint mails_check1 check ((kind = 'test') = (account_id is not null)),
  constraint mails_check2 check ((kind = 'test') = (subscriber_id is null))
);
-- Letters come last: a confirmation never waits behind ten thousand of them.
create index mails_waiting on mails ((kind = 'letter'), next_at, id) where state = 'waiting';
create index mails_of_subscriber on mails (subscriber_id) where subscriber_id is not null;
create index mails_of_account on mails (account_id, id desc) where account_id is not null;
create index mails_waiting_of_letter on mails (letter_id) where state = 'waiting';
create index mails_tried on mails (tried_at desc) where tried_at is not null;
create index mails_finished on mails (finished_at) where finished_at is not null;

create table connections (
  id uuid primary key default uuid_v7(),
  kind text not null check (kind in ('webhook', 'websub', 'indexnow')),
  url text not null check (url ~ '^https?://' and octet_length(url) <= 2048),
  events text[] not null default '{}' check (events <@ array['published', 'changed', 'corrected', 'merged', 'taken-down']),
  -- Signing needs it as it is, so it is no digest; no page shows it again and no backup holds it.
  secret text not null check (length(secret) between 8 and 128),
  state text not null default 'active' check (state in ('active', 'paused', 'dead')),
  added_by text not null,
  -- The first failure since the last success.
  failing_since timestamptz(3),
  next_at timestamptz(3) not null default now(),
  claimed_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- One webhook per address, also if two requests add it at the same time. Webhooks that were added twice before keep working.
  is_repeat boolean not null default false,
  check ((kind = 'webhook') = (cardinality(events) > 0))
);
create unique index connections_one_of_a_kind on connections (kind) where kind <> 'webhook';
create unique index connections_webhook_once on connections (url) where kind = 'webhook' and not is_repeat;

create table notices_outbox (
  id bigint primary key generated always as identity,
  event text not null,
  record text not null check (record in ('link', 'story', 'correction')),
  -- Null for `count` records of one statement.
  record_id uuid,
  category uuid,
  count integer not null default 1,
  -- Of a record that is gone.
  facts jsonb,
  at timestamptz(3) not null default now()
);

create table deliveries (
  -- The order of a connection.
  id bigint primary key generated always as identity,
  connection_id uuid not null references connections (id) on delete cascade,
  event text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'dropped')),
  attempts integer not null default 0,
  not_before timestamptz(3) not null default now(),
  status integer,
  failure text,
  answer text not null default '' check (length(answer) <= 300),
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3)
);
create index deliveries_waiting on deliveries (connection_id, id) where state = 'waiting';
create index deliveries_of_connection on deliveries (connection_id, id desc);
create index deliveries_ended on deliveries (ended_at) where state <> 'waiting';

-- Public keys that open an account beside its password. The private half never leaves its owner's device.
create table passkeys (
  id uuid primary key default uuid_v7(),
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 2048),
  -- Of the device: 32 bits without a sign. Zero for devices that do not count.
  counter bigint not null check (counter between 0 and 4294967295),
  transports text[] not null,
  is_backed_up boolean not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_of_account on passkeys (account_id, created_at desc);

-- What a device is asked to sign, used once. In the database, since the answer may reach another machine.
create table passkey_challenges (
  challenge_digest bytea primary key check (octet_length(challenge_digest) = 32),
  purpose text not null check (purpose in ('add', 'sign-in')),
  account_id uuid references accounts (id) on delete cascade,
  expires_at timestamptz(3) not null,
  check ((purpose = 'add') = (account_id is not null))
);
create index passkey_challenges_of_account on passkey_challenges (account_id);
create index passkey_challenges_ended on passkey_challenges (expires_at);

-- A second factor beside the password (decision 140): codes of an authenticator app (RFC 6238).
create table second_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- Codes are made of it, so it is no digest; no page shows it again once it is on, and no backup holds it.
  secret bytea not null check (octet_length(secret) = 20),
  -- Null until a first code has shown that the app has the secret.
  confirmed_at timestamptz(3),
  -- The half minute of the last code that was used: no code is good twice, on whichever machine.
  last_step bigint not null default 0
);

create table recovery_codes (
  code_digest bytea primary key check (octet_length(code_digest) = 32),
  account_id uuid not null references second_factors (account_id) on delete cascade
);
create index recovery_codes_of_account on recovery_codes (account_id);

-- Sign-ins whose password was right and whose code is still to come.
create table pending_sign_ins (
  token_digest bytea primary key check (octet_length(token_digest) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index pending_sign_ins_of_account on pending_sign_ins (account_id);
create index pending_sign_ins_ended on pending_sign_ins (expires_at);

-- One row once somebody has decided; none is the same as 'nobody'.
create table account_rules (
  id uuid primary key default uuid_v7(),
  only_row boolean not null default true unique check (only_row),
  second_factor_for text not null check (second_factor_for in ('nobody', 'administrators', 'everybody')),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table newsletter_departures (
  address_digest bytea primary key check (octet_length(address_digest) = 32),
  -- Of one that bounced out; null of one that left or was deleted.
  off_failure text,
  at timestamptz(3) not null default now()
);
create index newsletter_departures_at on newsletter_departures (at);

-- The weight of editors' decisions for each sign of an article ("en budget", "/sports", "#ipl", "@outlet.example"), and under ''
-- for all articles. The worker derives it from entries and links.
create table category_signs (
  sign text not null,
  category uuid not null references categories (id) on delete cascade,
  weight double precision not null check (weight > 0),
  primary key (sign, category)
);

-- A new value with each change of `category_signs`: workers keep the signs in memory and read them again when it differs. Without a
-- row, as after a restore, nothing is kept.
create table category_signs_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null
);

alter table feed_bodies alter column body set storage external;
alter table import_pieces alter column bytes set storage external;
alter table restore_pieces alter column bytes set storage external;

-- A transaction that is one of many says so (`set_config('chowk.pace', 'together', true)`): feeds that are polled and batches of an
-- import. Pages then show its changes within half a second together with others', and stay in memory until then.
create function announce_news() returns trigger language plpgsql as $$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
begin
  if tg_op = 'INSERT' then
    perform pg_notify('chowk_changes', pace || 'news:' || category) from (select distinct category from new_rows) c;
  elsif tg_op = 'DELETE' then
    perform pg_notify('chowk_changes', pace || 'news:' || category) from (select distinct category from old_rows) c;
  else
    perform pg_notify('chowk_changes', pace || 'news:' || category)
    from (select category from new_rows union select category from old_rows) c;
  end if;
  return null;
end $$;
create trigger announce_insert after insert on news_links
  referencing new table as new_rows for each statement execute function announce_news();
create trigger announce_update after update on news_links
  referencing new table as new_rows old table as old_rows for each statement execute function announce_news();
create trigger announce_delete after delete on news_links
  referencing old table as old_rows for each statement execute function announce_news();

create function announce_page() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'page:' || coalesce(new.type, old.type));
  if tg_op = 'UPDATE' and new.type <> old.type then
    perform pg_notify('chowk_changes', 'page:' || old.type);
  end if;
  return null;
end $$;
create trigger announce_change after insert or update or delete on site_links
  for each row execute function announce_page();

create function announce_table() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', tg_table_name);
  return null;
end $$;
create trigger announce_change after insert or update or delete on categories
  for each statement execute function announce_table();
create trigger announce_change after update on settings
  for each statement execute function announce_table();

create function announce_queue() returns trigger language plpgsql as $function$
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
end $function$;
create trigger announce_insert after insert on entries
  referencing new table as new_rows for each statement execute function announce_queue();
create trigger announce_update after update on entries
  referencing new table as new_rows old table as old_rows for each statement execute function announce_queue();

create function keep_outlet_hosts() returns trigger language plpgsql as $$
begin
  delete from outlet_hosts where outlet_id = new.id and host <> all (new.hosts);
  insert into outlet_hosts (host, outlet_id)
  select distinct given.host, new.id from unnest(new.hosts) as given (host)
  where not exists (select from outlet_hosts own where own.outlet_id = new.id and own.host = given.host);
  return null;
end $$;
create trigger keep_hosts after insert or update of hosts on outlets
  for each row execute function keep_outlet_hosts();

-- Every feed has the row by which requests to its host take turns, whoever adds or restores it.
create function add_feed_host() returns trigger language plpgsql as $$
begin
  insert into feed_hosts (host) values (new.host) on conflict do nothing;
  return new;
end $$;
create trigger add_host before insert or update of host on feeds
  for each row execute function add_feed_host();

create function forget_headline_keys() returns trigger language plpgsql as $$
begin
  new.headline_keys := null;
  return new;
end $$;
create trigger forget_headline_keys before update of title, description, published_at on news_links
  for each row when ((old.title, old.description, old.published_at) is distinct from (new.title, new.description, new.published_at))
  execute function forget_headline_keys();

-- An address that readers may have is for ever, whatever an undo writes back.
create function keep_public_slug() returns trigger language plpgsql as $$
begin
  new.slug := old.slug;
  new.has_been_public := true;
  return new;
end $$;
create trigger keep_public_slug before update on stories
  for each row when (old.has_been_public) execute function keep_public_slug();

create function queue_story_recounts_of_places() returns trigger language plpgsql as $$
begin
  insert into story_recounts (story_id) select distinct story_id from old_rows where story_id is not null;
  return null;
end $$;
create trigger queue_recounts after delete on story_links
  referencing old table as old_rows for each statement execute function queue_story_recounts_of_places();

create function queue_story_recounts_of_links() returns trigger language plpgsql as $function$
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
end $function$;
create trigger queue_recounts_insert after insert on news_links
  referencing new table as new_rows for each statement execute function queue_story_recounts_of_links();
create trigger queue_recounts_update after update on news_links
  referencing old table as old_rows new table as new_rows
  for each statement execute function queue_story_recounts_of_links();
create trigger queue_recounts_delete after delete on news_links
  referencing old table as old_rows for each statement execute function queue_story_recounts_of_links();

-- Polls update entries all the time, and seldom their status.
create function queue_story_recount_of_entry() returns trigger language plpgsql as $$
begin
  insert into story_recounts (story_id) select story_id from story_links where entry_id = new.id and story_id is not null;
  return null;
end $$;
create trigger queue_recounts after update of status on entries
  for each row when (old.status is distinct from new.status) execute function queue_story_recount_of_entry();

-- Stories and the page of ratings show these columns of outlets. Polls write none of them but a first name.
create function announce_outlets() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'outlets');
  return null;
end $$;
create trigger announce_update after update on outlets
  for each row when ((old.name, old.home_url, old.language, old.region, old.lean, old.lean_source, old.lean_rated_on,
    old.lean_note, old.owner, old.owner_source, old.owner_as_of) is distinct from (new.name, new.home_url, new.language,
    new.region, new.lean, new.lean_source, new.lean_rated_on, new.lean_note, new.owner, new.owner_source, new.owner_as_of))
  execute function announce_outlets();
create trigger announce_delete after delete on outlets for each row execute function announce_outlets();

create function announce_public_stories() returns trigger language plpgsql as $function$
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
end $function$;
create trigger announce_public_update after update on stories
  referencing old table as old_rows new table as new_rows for each statement execute function announce_public_stories();
create trigger announce_public_delete after delete on stories
  referencing old table as old_rows for each statement execute function announce_public_stories();

create function announce_public_places() returns trigger language plpgsql as $function$
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
end $function$;
create trigger announce_public_insert after insert on story_links
  referencing new table as new_rows for each statement execute function announce_public_places();
create trigger announce_public_update after update on story_links
  referencing old table as old_rows new table as new_rows for each statement execute function announce_public_places();
create trigger announce_public_delete after delete on story_links
  referencing old table as old_rows for each statement execute function announce_public_places();

create function announce_story_links() returns trigger language plpgsql as $function$
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
end $function$;
create trigger announce_story_insert after insert on news_links
  referencing new table as new_rows for each statement execute function announce_story_links();
create trigger announce_story_update after update on news_links
  referencing old table as old_rows new table as new_rows for each statement execute function announce_story_links();
create trigger announce_story_delete after delete on news_links
  referencing old table as old_rows for each statement execute function announce_story_links();

-- "front": the payload of chowk_changes for pages that show pins.
create function announce_front() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'front');
  return null;
end $$;
create trigger announce_change after insert or update or delete on pins
  for each statement execute function announce_front();

-- The page of corrections, the sections that show the corrected links and stories; and, with the first correction or
-- without the last, every page: its footer names the page of corrections.
create function announce_corrections() returns trigger language plpgsql as $$
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
end $$;
create trigger announce_insert after insert on corrections referencing new table as changed_rows
  for each statement execute function announce_corrections();
create trigger announce_update after update on corrections referencing new table as changed_rows
  for each statement execute function announce_corrections();
create trigger announce_delete after delete on corrections referencing old table as changed_rows
  for each statement execute function announce_corrections();

-- The page of corrections says when a corrected link is gone, and links to it when it is back.
create function announce_corrected_links() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows join corrections on corrections.news_link_id = changed_rows.id) then
    perform pg_notify('chowk_changes', 'corrections');
  end if;
  return null;
end $$;
create trigger announce_corrected_insert after insert on news_links referencing new table as changed_rows
  for each statement execute function announce_corrected_links();
create trigger announce_corrected_delete after delete on news_links referencing old table as changed_rows
  for each statement execute function announce_corrected_links();

create function announce_editorial_log() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'editorial-log');
  return null;
end $$;
create trigger announce_named_in_log after update on accounts for each row
  when (old.named_in_log <> new.named_in_log or (new.named_in_log and old.name <> new.name))
  execute function announce_editorial_log();

create function queue_story_recounts_of_outlet() returns trigger language plpgsql as $$
begin
  insert into story_recounts (outlet_id) values (coalesce(new.id, old.id));
  return null;
end $$;
create trigger queue_recounts_insert after insert on outlets
  for each row when (new.owner <> '') execute function queue_story_recounts_of_outlet();
create trigger queue_recounts_update after update of owner on outlets
  for each row when (old.owner_key is distinct from new.owner_key) execute function queue_story_recounts_of_outlet();
create trigger queue_recounts_delete after delete on outlets
  for each row when (old.owner <> '') execute function queue_story_recounts_of_outlet();

-- An undo and a restored version write rows of stories back as they were; their stories are counted again. Editors' verbs
-- count their stories themselves.
create function queue_story_recounts_of_revision() returns trigger language plpgsql as $$
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
end $$;
create trigger queue_story_recounts after insert on revisions
  for each row when (new.action = 'restore' and new.record_table in ('stories', 'story_links', 'story_constraints'))
  execute function queue_story_recounts_of_revision();

-- Editors who look at stories or at the queue see what others, and the machine, make of them. One message a transaction.
create function announce_stories() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_queue', 'stories');
  return null;
end $$;
create trigger announce_stories after insert or update or delete on stories
  for each row execute function announce_stories();
create trigger announce_stories after insert or update or delete on story_proposals
  for each row execute function announce_stories();

-- Announced when the first outlet is rated or owned, and when the last one is no longer.
create function announce_ratings() returns trigger language plpgsql as $$
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
end $$;
create trigger announce_ratings_insert after insert on outlets referencing new table as new_rows
  for each statement execute function announce_ratings();
create trigger announce_ratings_update after update on outlets referencing old table as old_rows new table as new_rows
  for each statement execute function announce_ratings();
create trigger announce_ratings_delete after delete on outlets referencing old table as old_rows
  for each statement execute function announce_ratings();

create function announce_entry_mark() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_queue', 'changed:' || coalesce(new.entry_id, old.entry_id));
  return null;
end $$;
create trigger announce_entry_mark after insert or update or delete on entry_marks
  for each row execute function announce_entry_mark();

create function note_newsletter_since() returns trigger language plpgsql as $$
begin
  new.newsletter_since := now();
  return new;
end $$;
create trigger note_newsletter_since before update on settings for each row
  when ((old.newsletter_languages, old.newsletter_hour, old.newsletter_days)
    is distinct from (new.newsletter_languages, new.newsletter_hour, new.newsletter_days))
  execute function note_newsletter_since();

-- Feeds name the hub.
create function announce_hub() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'settings');
  return null;
end $$;
create trigger announce_added after insert on connections
  for each row when (new.kind = 'websub') execute function announce_hub();
create trigger announce_state after update of state on connections
  for each row when (new.kind = 'websub' and old.state <> new.state) execute function announce_hub();
create trigger announce_deleted after delete on connections
  for each row when (old.kind = 'websub') execute function announce_hub();

-- More rows than this of one statement (an import, a bulk action) are one notice for each category, with their count.
create function queue_notices(event text, record text, ids uuid[], categories uuid[], facts jsonb[])
returns void language plpgsql as $$
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
end $$;

create function queue_notices_of_links() returns trigger language plpgsql as $$
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
end $$;
create trigger queue_notices_insert after insert on news_links
  referencing new table as new_rows for each statement execute function queue_notices_of_links();
create trigger queue_notices_update after update on news_links
  referencing old table as old_rows new table as new_rows for each statement execute function queue_notices_of_links();
create trigger queue_notices_delete after delete on news_links
  referencing old table as old_rows for each statement execute function queue_notices_of_links();

create function queue_notice_of_correction() returns trigger language plpgsql as $$
begin
  if exists (select from connections where state = 'active')
    and not exists (select from news_links where id = new.news_link_id and is_sample)
    and not exists (select from stories where id = new.story_id and is_sample) then
    perform queue_notices('corrected', 'correction', array[new.id], null, null);
  end if;
  return null;
end $$;
create trigger queue_notice after insert or update on corrections
  for each row execute function queue_notice_of_correction();

-- Without the rows of samples. A story that real articles joined begins as a published one.
create function queue_notices_of_stories() returns trigger language plpgsql as $$
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
end $$;
create trigger queue_notices_update after update on stories
  referencing old table as old_rows new table as new_rows for each statement execute function queue_notices_of_stories();
create trigger queue_notices_delete after delete on stories
  referencing old table as old_rows for each statement execute function queue_notices_of_stories();

create function note_departure() returns trigger language plpgsql as $$
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
end $$;
create trigger note_departure after update of state on subscribers
  for each row when (old.state <> new.state) execute function note_departure();
create trigger note_leaving after delete on subscribers
  for each row when (old.state <> 'pending') execute function note_departure();

create function announce_added_outlet() returns trigger language plpgsql as $$
begin
  if new.lean <> 'not-rated' or new.owner <> '' or exists (select from news_links where outlet_id = new.id) then
    perform pg_notify('chowk_changes', 'outlets');
  end if;
  return null;
end $$;
create trigger announce_insert after insert on outlets for each row execute function announce_added_outlet();

create function keep_former_link() returns trigger language plpgsql as $$
begin
  if not exists (select from news_links where id = old.news_link_id) then
    new.former_link_id := old.news_link_id;
  end if;
  return new;
end $$;
create trigger keep_former_link before update of news_link_id on entries
  for each row when (old.news_link_id is not null and new.news_link_id is null) execute function keep_former_link();

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
  for name in select tablename from pg_tables where schemaname = current_schema()
      and tablename not in ('restores', 'restore_pieces') order by tablename loop
    execute format(
      'create trigger refuse_while_restoring before insert or update or delete or truncate on %I
       for each statement execute function refuse_while_restoring()', name);
  end loop;
end $$;

insert into settings default values;
