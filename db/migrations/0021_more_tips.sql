-- What further readers say of an article that waits already, as [{"note", "from"}]; its own tip stands in tip_note.
alter table entries add column more_tips jsonb not null default '[]' check (jsonb_array_length(more_tips) <= 20);
-- Two readers may name one article in the same minute, and each says something of it.
alter table tips drop constraint tips_url_key;
