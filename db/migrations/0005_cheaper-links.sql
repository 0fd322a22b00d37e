-- The fields of a link's search text are separated by U+001F, which kept every link from the fast path of folding, at 0.11 ms
-- each. English with apostrophes and ellipses has one too. Results are as before.
create or replace function search_fold(value text) returns text
language plpgsql immutable strict parallel safe as $$
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
end $$;
-- Nobody reads PostgreSQL's own statistics of these runs (`search_gram_shares` has them), and gathering them took 1.6 of the
-- 1.7 s of processor time of each analysis of 13,000 links.
alter index news_links_search alter column 1 set statistics 0;
alter index entries_headline_scheduled alter column 1 set statistics 0;
