-- One store for all texts that the agency edits: a row holds what is being written (`source`) and
-- what visitors read (`live`), every text that ever went live stays in content_versions.

alter table public.content_pages
  add column live text check (length(live) <= 200000),
  add column publish_at timestamptz,
  add column updated_by uuid references auth.users (id) on delete set null;
update public.content_pages set live = source where status = 'published';
alter table public.content_pages drop constraint content_pages_source_check;
alter table public.content_pages add constraint content_pages_source_check
  check (length(source) <= 200000);
alter table public.content_pages drop constraint content_pages_collection_check;
alter table public.content_pages add constraint content_pages_collection_check check (
  collection in (
    'services', 'glossary', 'blog', 'case-studies', 'help', 'legal', 'company', 'places', 'texts'
  )
);
alter table public.content_pages add constraint content_pages_schedule_check
  check (publish_at is null or status = 'draft');
comment on table public.content_pages is
  'Texts written in the admin area: front matter and Markdown. One that went live replaces the '
  'delivered text of the same collection and slug (content/).';
comment on column public.content_pages.source is 'As last saved.';
comment on column public.content_pages.live is
  'As visitors read it; null: they read the delivered text. A published row is live as saved.';
comment on column public.content_pages.publish_at is 'When the draft goes live by itself.';
create index content_pages_publish_at on public.content_pages (publish_at)
  where publish_at is not null;

create table public.content_versions (
  id bigint primary key generated always as identity,
  collection text not null,
  slug text not null,
  source text,
  published_by uuid references auth.users (id) on delete set null,
  published_at timestamptz not null default now()
);
comment on table public.content_versions is
  'Every text that went live; without source: the delivered text came back. Written by a trigger.';
create index content_versions_text on public.content_versions (collection, slug, id desc);
alter table public.content_versions enable row level security;
grant select on public.content_versions to authenticated;
create policy "staff may read" on public.content_versions for select to authenticated
  using ((select public.is_staff()));
insert into public.content_versions (collection, slug, source, published_at)
  select collection, slug, live, updated_at from public.content_pages where live is not null;

create function public.settle_live_text() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_by := coalesce(auth.uid(), new.updated_by);
  if new.status = 'published' then
    new.live := new.source;
    new.publish_at := null;
  end if;
  return new;
end $$;
create trigger settle_live before insert or update on public.content_pages
  for each row execute function public.settle_live_text();

create function public.keep_content_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed public.content_pages := coalesce(new, old);
  live_now text := case when tg_op <> 'DELETE' then new.live end;
  live_before text := case when tg_op <> 'INSERT' then old.live end;
begin
  if live_now is distinct from live_before then
    insert into public.content_versions (collection, slug, source, published_by)
    values (changed.collection, changed.slug, live_now, coalesce(auth.uid(), changed.updated_by));
  end if;
  return null;
end $$;
create trigger keep_version after insert or update or delete on public.content_pages
  for each row execute function public.keep_content_version();

create function public.publish_due_texts() returns integer
language sql security definer set search_path = '' as $$
  with due as (
    update public.content_pages set status = 'published'
    where publish_at <= now() and status = 'draft'
    returning 1
  )
  select count(*)::integer from due
$$;
comment on function public.publish_due_texts() is
  'Drafts whose time has come go live; gives their number. For the server.';

create or replace function public.keep_used_media() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.content_pages
    where position('medien:' || old.id in source || coalesce(live, '')) > 0
  ) then
    raise exception 'This picture is used by a text' using errcode = '23503';
  end if;
  return old;
end $$;

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
      select jsonb_agg(jsonb_build_object('collection', collection, 'slug', slug, 'source', live))
      from public.content_pages where live is not null
    ), '[]')
  )
$$;

-- Who writes at the same text: presence on private channels 'inhalte:<collection>/<slug>'.
create policy "admin may see who writes" on realtime.messages for select to authenticated
  using ((select realtime.topic()) like 'inhalte:%' and (select public.is_admin()));
create policy "admin may say that he writes" on realtime.messages for insert to authenticated
  with check ((select realtime.topic()) like 'inhalte:%' and (select public.is_admin()));
