-- AdSense fills a place by its ad unit (`data-ad-slot`). A place without one shows nothing.
alter table settings
  add column ads_header_unit text not null default '',
  add column ads_sidebar_unit text not null default '',
  add column ads_content_unit text not null default '',
  add column ads_footer_unit text not null default '',
  add constraint settings_ads_units_check check (
    ads_header_unit ~ '^([0-9]{6,20})?$' and ads_sidebar_unit ~ '^([0-9]{6,20})?$'
    and ads_content_unit ~ '^([0-9]{6,20})?$' and ads_footer_unit ~ '^([0-9]{6,20})?$'
  );
