-- Commands and the schedule had English names in the history; they have codes there from now on, which pages put into words
-- (domain/accounts/actor-name.ts).
update revisions set account_name = '#' || lower(replace(account_name, ' ', '-'))
where account_id is null and account_name in ('Command line', 'Starter list', 'Schedule');
