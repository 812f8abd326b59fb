-- What the owner enters once so that the server reaches others: the mail server and the public
-- address. Nobody reads it back; the server reads it as service_role (server/server-settings.ts).

create table public.server_settings (
  id text primary key check (id in ('smtp_url', 'public_url')),
  value text not null check (length(value) between 1 and 1000),
  updated_at timestamptz not null default now()
);
comment on table public.server_settings is
  'Mail server (with its password) and public address, entered in the admin area. The environment '
  '(SMTP_URL, PUBLIC_URL) wins. Written by save_server_setting(), read by the server only.';
alter table public.server_settings enable row level security;
create trigger version after insert or update or delete or truncate on public.server_settings
  for each statement execute function public.raise_site_content_version();

create function public.save_server_setting(setting text, content text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'only admins set up the server' using errcode = '42501';
  end if;
  if content = '' then
    delete from public.server_settings where id = setting;
  else
    insert into public.server_settings (id, value) values (setting, content)
    on conflict (id) do update set value = excluded.value, updated_at = now();
  end if;
  -- Without the content: the log is read by more people than the password is meant for.
  insert into public.audit_log (actor, actor_role, table_name, row_id, action)
  values (
    auth.uid(), coalesce(auth.role(), current_user), 'server_settings', setting,
    case when content = '' then 'DELETE' else 'UPDATE' end
  );
end $$;
comment on function public.save_server_setting(text, text) is
  'Stores or (with empty content) forgets one row of server_settings; for admins.';
revoke execute on function public.save_server_setting(text, text) from public;
grant execute on function public.save_server_setting(text, text) to authenticated;

-- The accent of the brand.
alter table public.site_settings drop constraint site_settings_id_check;
alter table public.site_settings add constraint site_settings_id_check check (
  id in (
    'company', 'only_proven_claims', 'legal_confirmations', 'mail_test', 'launch_overruled', 'brand'
  )
);
comment on table public.site_settings is
  'Settings of the site. `company`: record of shared/company.ts that replaces the environment; '
  '`only_proven_claims`: boolean; `legal_confirmations`: by page the hash of its text, name and '
  'day; `mail_test`: when, to whom and by which server; `launch_overruled`: the site may be found '
  'with open points, by whom and since when; `brand`: accent colour (shared/agency/brand.ts).';

create or replace function public.site_content() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'version', (select version from public.site_content_version),
    'retention', (select to_jsonb(p) - '{id,updated_at}'::text[] from public.retention_periods p),
    'company', (select value from public.site_settings where id = 'company'),
    'brand', (select value from public.site_settings where id = 'brand'),
    'only_proven', coalesce((
      select value from public.site_settings where id = 'only_proven_claims'
    ), 'false'),
    'claims', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', id, 'text', text, 'definition', definition, 'evidence', evidence, 'asOf', as_of,
          'expires', expires
        )
      )
      from public.claims
    ), '[]'),
    'testimonials', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'name', name, 'rating', rating, 'text', text, 'date', date, 'service', service
        )
        order by date desc
      )
      from public.testimonials where published
    ), '[]'),
    'pages', coalesce((
      select jsonb_agg(jsonb_build_object('collection', collection, 'slug', slug, 'source', source))
      from public.content_pages where status = 'published'
    ), '[]')
  )
$$;
comment on function public.site_content() is
  'Everything the public pages take from the database, as {version, retention, company, brand, '
  'only_proven, claims, testimonials, pages}; for the server.';
