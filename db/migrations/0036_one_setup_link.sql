-- Which start printed the link for the first administrator: machines that start at the same moment print one between them.
alter table setup_links add column made_on text not null default '';
