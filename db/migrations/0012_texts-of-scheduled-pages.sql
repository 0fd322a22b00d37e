-- The texts of the editions were lost when a page was scheduled. Null keeps those of the page that it will replace.
alter table scheduled_pages add column translations jsonb check (jsonb_typeof(translations) = 'object');
