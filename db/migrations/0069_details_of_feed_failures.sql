-- The particulars of a feed's failure were English words; they are codes with parameters from now on (domain/reasons). Names
-- of errors and addresses are in no language and stay as they are; so does any sentence that is not known here.

create function failure_detail_of(said text) returns jsonb language plpgsql immutable as $$
declare
  found text[];
  code text;
begin
  if said is null then return null; end if;
  select known.code into code from (values
    ('no connection', 'no-connection'),
    ('an unknown content encoding', 'unknown-encoding'),
    ('too many content encodings', 'too-many-encodings'),
    ('more than the limit', 'over-limit'),
    ('longer than the limit by its own account', 'announced-over-limit'),
    ('stopped by the caller', 'stopped'),
    ('the deadline has passed', 'deadline'),
    ('redirects', 'redirects'),
    ('redirected in', 'redirected-inside'),
    ('interim answers without end', 'endless-interim-answers'),
    ('the name has no address', 'no-address-of-name'),
    ('a private address', 'private-address'),
    ('not an address', 'not-an-address'),
    ('neither http nor https', 'not-http'),
    ('an address with a password in it', 'password-in-address'),
    ('reading took too long', 'reading-too-slow'),
    ('the answer has no content', 'no-content'),
    ('neither XML nor JSON', 'neither-xml-nor-json'),
    ('a web page, not a feed', 'web-page'),
    ('no element was found', 'no-element'),
    ('more values, or lists in lists, than any feed has', 'json-too-large'),
    ('the JSON is broken', 'broken-json'),
    ('JSON, but no JSON Feed', 'no-json-feed'),
    ('the process that polled it ended three times', 'process-ended')
  ) as known (sentence, code) where sentence = said;
  if code is not null then return jsonb_build_object('code', code); end if;
  found := regexp_match(said, '^HTTP (\d{3})$');
  if found is not null then return jsonb_build_object('code', 'status', 'status', found[1]::integer); end if;
  found := regexp_match(said, '^port (\d{1,5}) is not for web pages$');
  if found is not null then return jsonb_build_object('code', 'blocked-port', 'port', found[1]::integer); end if;
  found := regexp_match(said, '^XML that begins with <(.*)>$');
  if found is not null then return jsonb_build_object('code', 'xml-root', 'name', found[1]); end if;
  found := regexp_match(said, '^more than (\d{1,9}) (attributes|open tags|elements inside each other|elements)$');
  if found is not null then
    return jsonb_build_object('most', found[1]::integer, 'code', case found[2] when 'attributes' then 'too-many-attributes'
      when 'open tags' then 'unclosed' when 'elements' then 'too-many-elements' else 'too-deep' end);
  end if;
  found := regexp_match(said, '^the reader ended \((.*)\)$');
  if found is not null then return jsonb_build_object('code', 'reader-ended', 'cause', found[1]); end if;
  found := regexp_match(said, '^(no reader could start|reading failed): (.*)$');
  if found is not null then
    return jsonb_build_object('cause', found[2],
      'code', case found[1] when 'reading failed' then 'reading-failed' else 'no-reader' end);
  end if;
  found := regexp_match(said, '^(https?://\S+) is the site of (.*)$');
  if found is not null then
    return jsonb_build_object('code', 'site-of', 'url', found[1], 'outlet', found[2]);
  end if;
  return jsonb_build_object('code', 'verbatim', 'text', said);
end $$;

alter table feeds alter column failure_detail type jsonb using failure_detail_of(failure_detail);

create function with_detail_code(record jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(record -> 'failure_detail') = 'string'
    then jsonb_set(record, '{failure_detail}', failure_detail_of(record ->> 'failure_detail')) else record end
$$;

update revisions set before = with_detail_code(before), after = with_detail_code(after)
where record_table = 'feeds'
  and (jsonb_typeof(before -> 'failure_detail') = 'string' or jsonb_typeof(after -> 'failure_detail') = 'string');

drop function with_detail_code, failure_detail_of;
