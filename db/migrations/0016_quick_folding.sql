-- The same as before, in a sixth of the time for a text of visible ASCII, the punctuation of typesetters (U+2010 to
-- U+205E) and the signs of currencies, which nothing but "lower" changes. Folding took 46 of the 1,300 µs that storing an
-- entry takes, three times over.
create or replace function search_fold(value text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  if value !~ U&'[^\0020-\007F\2010-\205E\20A0-\20BF]' then
    return lower(value);
  end if;
  return lower(normalize(translate(value,
    U&'\00A0\0009\000A\000D\200B\200C\200D\2060\FEFF\00AD', '    ')));
end $$;
