-- Reasons of entries were English sentences; they are codes with parameters from now on, and pages make the sentence
-- (domain/reasons). The sentences that this and earlier versions wrote become their codes, in entries and in their history;
-- any other is kept word for word under the code `legacy`.

create function address_change_of(said text) returns jsonb language sql immutable as $$
  select case
    when said ~ '^dropped an empty question mark$' then jsonb_build_object('code', 'empty-query')
    when said ~ '^dropped the fragment$' then jsonb_build_object('code', 'fragment')
    when said ~ '^plain spelling of the query$' then jsonb_build_object('code', 'query-spelling')
    when said ~ '^plain spelling of the path$' then jsonb_build_object('code', 'path')
    when said ~ '^https for http$' then jsonb_build_object('code', 'scheme')
    when said ~ '^the article for its AMP page$' then jsonb_build_object('code', 'amp')
    when said ~ '^followed \S+ to its target$'
      then jsonb_build_object('code', 'redirector', 'host', split_part(said, ' ', 2))
    when said ~ '^one form for all addresses of an article of \S+$'
      then jsonb_build_object('code', 'known-site', 'host', split_part(said, ' of ', 3))
    when said ~ '^\S+ is \S+$'
      then jsonb_build_object('code', 'host', 'host', split_part(said, ' is ', 1), 'plain', split_part(said, ' is ', 2))
  end
$$;

-- 'ref, id and page' and 'https for http' of 'same address after dropping ref, id and page, https for http'.
create function address_changes_of(said text) returns jsonb language plpgsql immutable as $$
declare
  part text;
  name text;
  change jsonb;
  changes jsonb := '[]';
  is_parameter boolean := said like 'same address after dropping %';
begin
  foreach part in array string_to_array(regexp_replace(said, '^same address( after dropping |: )', ''), ', ') loop
    change := address_change_of(part);
    is_parameter := is_parameter and change is null;
    if is_parameter then
      foreach name in array string_to_array(part, ' and ') loop
        if name ~ '\s' or name = '' then return null; end if;
        changes := changes || jsonb_build_array(jsonb_build_object('code', 'parameter', 'name', name));
      end loop;
    elsif change is null then
      return null;
    else
      changes := changes || jsonb_build_array(change);
    end if;
  end loop;
  return changes;
end $$;

create function headline_rule_of(said text) returns text language sql immutable as $$
  select case said when 'same headline' then 'headline' when 'nearly the same headline' then 'wording' else 'text' end
$$;

create function minutes_of(distance text) returns integer language sql immutable as $$
  select case when distance = 'at the same time' then 0 else
    coalesce(array_position(
      array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
      split_part(distance, ' ', 1)), substring(distance from '^\d{1,6}')::integer)
    * case when distance like '%minute%' then 1 when distance like '%hour%' then 60 else 1440 end
  end
$$;

create function entry_reason_of(reason text) returns jsonb language plpgsql immutable as $$
declare
  said text := regexp_replace(reason, ', turned down already$', '');
  distance constant text := ' (at the same time|[a-z0-9]+ (?:minute|hour|day)s? apart)$';
  found text[];
  code jsonb;
begin
  if reason is null then return null; end if;
  if reason in ('same address', 'waiting already') then return '{"code": "same-address", "changes": []}'; end if;
  if reason in ('no-link', 'bad-link', 'no-title') then return jsonb_build_object('code', reason); end if;
  if reason in ('rejected already', 'deleted already') then
    return jsonb_build_object('code', replace(reason, ' ', '-'));
  end if;
  found := regexp_match(reason, '^By the rule “(.*)”$');
  if found is not null then return jsonb_build_object('code', 'by-rule', 'name', found[1]); end if;
  found := regexp_match(said,
    '^(same headline|nearly the same headline|same text under another headline) from the same outlet' || distance);
  if found is not null and minutes_of(found[2]) is not null then
    return jsonb_build_object('code', 'same-outlet', 'rule', headline_rule_of(found[1]),
      'minutes', minutes_of(found[2]), 'isTurnedDown', said <> reason);
  end if;
  found := regexp_match(said, '^(same headline|nearly the same headline|same agency text) as in (.*)' || distance);
  if found is not null and minutes_of(found[3]) is not null then
    return jsonb_build_object('code', 'other-outlet', 'outlet', found[2], 'rule', headline_rule_of(found[1]),
      'minutes', minutes_of(found[3]), 'isTurnedDown', said <> reason);
  end if;
  if reason ~ '^same address( after dropping |: )' then
    code := address_changes_of(reason);
    if code is not null then return jsonb_build_object('code', 'same-address', 'changes', code); end if;
  end if;
  select case kind when 'failure' then jsonb_build_object('code', 'page-failed', 'failure', name)
      when 'obstacle' then jsonb_build_object('code', 'page-blocked', 'obstacle', name)
      else jsonb_build_object('code', 'not-published', 'problem', name) end
    into code from (values
    ('Not published as scheduled: what was typed could not be read any more', 'schedule', 'unreadable'),
    ('Not published as scheduled: the time to take it down had passed as well', 'schedule', 'taken-down'),
    ('Not published as scheduled: its category is gone', 'schedule', 'category-gone'),
    ('This is not a web address that can be read. Check the address', 'failure', 'bad-address'),
    ('This address cannot be reached from here. Fill in the fields by hand, or try again', 'failure', 'unreachable'),
    ('The server has no valid certificate for this address. Fill in the fields by hand, or try again', 'failure', 'tls'),
    ('The server took too long to answer. Try again, or fill in the fields by hand', 'failure', 'timeout'),
    ('Reading was stopped before the answer came. Fill in the fields by hand, or try again', 'failure', 'cancelled'),
    ('The server broke off or answered with something that is not HTTP. Fill in the fields by hand, or try again', 'failure', 'broken-answer'),
    ('The answer is compressed in a way that cannot be read. Fill in the fields by hand, or try again', 'failure', 'bad-encoding'),
    ('The answer is too large. Fill in the fields by hand, or try again', 'failure', 'too-large'),
    ('The address redirects in circles or too often. Fill in the fields by hand, or try again', 'failure', 'too-many-redirects'),
    ('The server does not let us read this address. Open the page in your browser and fill in the fields by hand', 'failure', 'forbidden'),
    ('There is nothing at this address. Check the address', 'failure', 'not-found'),
    ('The server says that this address is gone for good. Look for the article elsewhere', 'failure', 'gone'),
    ('The server asks us to come back later. Try again in a few minutes, or fill in the fields by hand', 'failure', 'throttled'),
    ('The server answered with an error. Fill in the fields by hand, or try again', 'failure', 'http-error'),
    ('The page is too large or too deep to be read. Fill in the fields by hand', 'failure', 'too-complex'),
    ('The page crashed the program that reads pages. Fill in the fields by hand', 'failure', 'crashed-the-reader'),
    ('The article is behind a paywall. What the page says of it is filled in; check the description', 'obstacle', 'paywall'),
    ('The outlet asks for a login first. Open the page in your browser and fill in the rest', 'obstacle', 'login'),
    ('The outlet asks for consent first and shows no article. Open the page in your browser and fill in the rest', 'obstacle', 'consent'),
    ('The outlet checks for robots and did not let us in. Open the page in your browser and fill in the rest', 'obstacle', 'bot-check'),
    ('The outlet says that there is no such page. Check the address', 'obstacle', 'soft-404'),
    ('The address leads to the outlet’s front page. Check whether the article is still there', 'obstacle', 'home-page'),
    ('The outlet’s server shows a fault instead of the article. Try again later, or fill in the fields by hand', 'obstacle', 'out-of-order'),
    ('The page only leads on to another one. Open it in your browser and paste the address where it ends', 'obstacle', 'leads-on'),
    ('The page shows nothing without its scripts. Fill in the rest by hand', 'obstacle', 'empty'),
    ('This is a PDF, not a page. Fill in the title and the rest by hand', 'obstacle', 'pdf'),
    ('This is a picture, not a page. Paste the address of the page that shows it', 'obstacle', 'picture'),
    ('This is a video or sound file, not a page. Paste the address of the page that plays it', 'obstacle', 'media'),
    ('This is a feed, not an article. Add it under Feeds, or paste the address of one article', 'obstacle', 'feed'),
    ('This is data for programs, not a page. Paste the address of the article’s page', 'obstacle', 'data'),
    ('This is a file to download, not a page. Fill in the title and the rest by hand', 'obstacle', 'file')
  ) as known (sentence, kind, name) where sentence = reason;
  return coalesce(code, jsonb_build_object('code', 'legacy', 'text', reason));
end $$;

alter table entries alter column reason type jsonb using entry_reason_of(reason);

create function with_reason_code(record jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(record -> 'reason') = 'string'
    then jsonb_set(record, '{reason}', entry_reason_of(record ->> 'reason')) else record end
$$;

update revisions set before = with_reason_code(before), after = with_reason_code(after)
where record_table = 'entries'
  and (jsonb_typeof(before -> 'reason') = 'string' or jsonb_typeof(after -> 'reason') = 'string');

drop function with_reason_code, entry_reason_of, minutes_of, headline_rule_of, address_changes_of, address_change_of;
