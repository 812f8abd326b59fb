-- What the agency edits itself: company facts, claims, reviews, posts and
-- example projects. The files stay the default.

create table public.site_settings (
  id text primary key check (id in ('company', 'only_proven_claims')),
  value jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table public.site_settings is
  'Settings of the site. `company`: record of shared/company.ts that replaces the environment; '
  '`only_proven_claims`: boolean.';

create table public.claims (
  id text primary key,
  text text not null check (length(text) between 1 and 200),
  definition text not null check (length(definition) between 1 and 1000),
  evidence text check (length(evidence) between 1 and 500),
  as_of date,
  expires date,
  updated_at timestamptz not null default now(),
  check (evidence is null or as_of is not null)
);
comment on table public.claims is
  'Claim register: what an advertising claim means and what proves it. A row replaces the default '
  'of shared/claims.ts.';

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  rating integer not null check (rating between 1 and 5),
  text text not null check (length(text) between 1 and 1000),
  date date not null,
  service text not null check (length(service) between 1 and 120),
  published boolean not null default false,
  updated_at timestamptz not null default now()
);
comment on table public.testimonials is
  'Reviews of customers. Published ones replace the samples of the site. Purpose: advertising, '
  'with the consent of the customer.';

create table public.content_pages (
  id uuid primary key default gen_random_uuid(),
  collection text not null check (collection in ('blog', 'case-studies')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  source text not null check (length(source) <= 100000),
  status text not null default 'draft' check (status in ('draft', 'published')),
  updated_at timestamptz not null default now(),
  unique (collection, slug)
);
comment on table public.content_pages is
  'Posts and example projects written in the admin area: front matter and Markdown. A published '
  'row replaces the file of the same slug.';

create table public.site_content_version (
  id boolean primary key default true check (id),
  version bigint not null default 0
);
comment on table public.site_content_version is
  'Grows with every change of the edited content; servers compare it.';
insert into public.site_content_version default values;
alter table public.site_content_version enable row level security;

create function public.raise_site_content_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_content_version set version = version + 1;
  return null;
end $$;
-- The privacy pages are rendered anew.
create trigger version after update on public.retention_periods
  for each statement execute function public.raise_site_content_version();

do $$
declare
  name text;
begin
  foreach name in array array['site_settings', 'claims', 'testimonials', 'content_pages'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('grant select, insert, update, delete on public.%I to authenticated', name);
    execute format(
      'create policy "staff may read" on public.%I for select to authenticated '
      'using ((select public.is_staff()))', name
    );
    execute format(
      'create policy "admin may add" on public.%I for insert to authenticated '
      'with check ((select public.is_admin()))', name
    );
    execute format(
      'create policy "admin may change" on public.%I for update to authenticated '
      'using ((select public.is_admin())) with check ((select public.is_admin()))', name
    );
    execute format(
      'create policy "admin may remove" on public.%I for delete to authenticated '
      'using ((select public.is_admin()))', name
    );
    execute format(
      'create trigger %I before update on public.%I '
      'for each row execute function public.touch_updated_at()', name || '_touch', name
    );
    execute format(
      'create trigger audit after insert or update or delete on public.%I '
      'for each row execute function public.record_audit()', name
    );
    execute format(
      'create trigger version after insert or update or delete or truncate on public.%I '
      'for each statement execute function public.raise_site_content_version()', name
    );
  end loop;
end $$;

create function public.site_content() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'version', (select version from public.site_content_version),
    'retention', (select to_jsonb(p) - '{id,updated_at}'::text[] from public.retention_periods p),
    'company', (select value from public.site_settings where id = 'company'),
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
  'Everything the public pages take from the database, as {version, retention, company, '
  'only_proven, claims, testimonials, pages}; for the server.';
