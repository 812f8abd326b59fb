-- What the owner has done before the site may be found (shared/launch/launch-points.ts).

alter table public.site_settings drop constraint site_settings_id_check;
alter table public.site_settings add constraint site_settings_id_check check (
  id in ('company', 'only_proven_claims', 'legal_confirmations', 'mail_test', 'launch_overruled')
);
comment on table public.site_settings is
  'Settings of the site. `company`: record of shared/company.ts that replaces the environment; '
  '`only_proven_claims`: boolean; `legal_confirmations`: by page the hash of its text, name and '
  'day; `mail_test`: when, to whom and by which server; `launch_overruled`: the site may be found '
  'with open points, by whom and since when.';
