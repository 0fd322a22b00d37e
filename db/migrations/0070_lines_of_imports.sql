-- Lines of imports, the reason why a file could not be read to its end, and the titles of imports in the activity held English
-- sentences; they hold codes with parameters from now on (domain/exchange/line-reason.ts). Sentences that are not known here
-- are kept word for word under the code `legacy`.

create function import_table_of(key_name text) returns text language sql immutable as $$
  select case key_name when 'address' then 'news_links' when 'slug' then 'categories' else 'site_links' end
$$;

create function plain_line_code(said text) returns text language sql immutable as $$
  select case said
    when 'A quote is opened here and never closed: the file was cut off, or a quote is missing' then 'quote-left-open'
    when 'From here on there is no end of a record within 32 MB: nothing after this line was read' then 'record-too-long'
    when 'This record holds more than any table has room for: nothing from here on was read' then 'too-complex'
    when 'This is not JSON: nothing after this record was read' then 'malformed'
    when 'The file ends in the middle of this record: it was cut off' then 'ends-early'
    when 'It is here already, the same' then 'here-already'
    when 'It is here already and was left as it is' then 'left-as-it-is'
    when 'Somebody changed it here after the file was written' then 'newer-here'
    when 'Somebody added it in the same moment' then 'added-meanwhile'
    when 'It is longer than a form can hold (1 MB)' then 'too-long'
    when 'A quote in this line is not closed where its cell ends' then 'stray-quote'
    when 'This is not an object with the columns as its keys' then 'not-an-object'
  end
$$;

create function line_reason_of(said text) returns jsonb language plpgsql immutable as $$
declare
  found text[];
  code text := plain_line_code(said);
begin
  if code is not null then return jsonb_build_object('code', code); end if;
  found := regexp_match(said, '^category: There is no category “(.*)”\. Add it, or import the categories first$');
  if found is not null then return jsonb_build_object('code', 'no-category', 'name', found[1]); end if;
  found := regexp_match(said, '^id: Line (\d{1,9}) has the same id$');
  if found is not null then return jsonb_build_object('code', 'same-id', 'line', found[1]::integer); end if;
  found := regexp_match(said, '^Line (\d{1,9}) (has the same|is the same record, with another) (address|slug|type)$');
  if found is not null then
    return jsonb_build_object('line', found[1]::integer, 'table', import_table_of(found[3]),
      'code', case found[2] when 'has the same' then 'same-key' else 'line-is-the-same' end);
  end if;
  found := regexp_match(said, '^Another line is the same record, with another (address|slug|type)$');
  if found is not null then
    return jsonb_build_object('code', 'another-line', 'table', import_table_of(found[1]));
  end if;
  found := regexp_match(said, '^Its (address|slug|type) is that of “(.*)”, which is here under another id$');
  if found is not null then
    return jsonb_build_object('code', 'key-of-another', 'table', import_table_of(found[1]), 'title', found[2]);
  end if;
  found := regexp_match(said, '^Other ([a-z_]+(?:, [a-z_]+)*)$');
  if found is not null then
    return jsonb_build_object('code', 'other-columns', 'columns', to_jsonb(string_to_array(found[1], ', ')));
  end if;
  found := regexp_match(said, '^It has (\d{1,9}) cells where the header has (\d{1,9})$');
  if found is not null then
    return jsonb_build_object('code', 'other-cells', 'cells', found[1]::integer, 'columns', found[2]::integer);
  end if;
  found := regexp_match(said, '^([a-z_]+): (.*)$');
  -- The sentence of the form stays: a problem that is no code is shown as it is.
  if found is not null then return jsonb_build_object('code', 'field', 'column', found[1], 'problem', found[2]); end if;
  return jsonb_build_object('code', 'legacy', 'text', said);
end $$;

-- Problems were parted by "; ", sentences by ". "; no sentence but those of the first part holds such a sign itself.
create function line_reasons_of(outcome text, said text) returns jsonb language sql immutable as $$
  select case
    when said is null or said = '' then '[]'::jsonb
    when outcome = 'changed' then (
      select jsonb_agg(line_reason_of(part) order by at)
      from regexp_split_to_table(said, '\. (?=Somebody changed it here|Without )') with ordinality parts (part, at))
    when outcome = 'wrong' and said ~ '^[a-z_]+: ' and said not like 'category: There is no%' then (
      select jsonb_agg(line_reason_of(part) order by at)
      from regexp_split_to_table(said, '; (?=[a-z_]+: )') with ordinality parts (part, at))
    else jsonb_build_array(line_reason_of(said))
  end
$$;

update import_parts set lines = (
  select coalesce(jsonb_agg(case when line ? 'reason'
    then (line - 'reason') || jsonb_build_object('reasons', line_reasons_of(line ->> 'outcome', line ->> 'reason'))
    else line end order by at), '[]')
  from jsonb_array_elements(lines) with ordinality part (line, at));

update imports set reading = jsonb_set(reading, '{cut}', to_jsonb(plain_line_code(reading ->> 'cut')))
where plain_line_code(reading ->> 'cut') is not null;

-- "links.csv: 3 added, 1 changed"
update revisions set after = jsonb_build_object('title', found[1],
  'added', coalesce(found[2]::integer, 0), 'changed', coalesce(found[3]::integer, 0))
from (
  select id as of, regexp_match(after ->> 'title', '^(.*): (?:(\d{1,9}) added(?:, )?)?(?:(\d{1,9}) changed)?$') as found
  from revisions where record_table = 'imports' and action = 'add'
) said
where id = said.of and (found[2] is not null or found[3] is not null);

drop function line_reasons_of, line_reason_of, plain_line_code, import_table_of;
