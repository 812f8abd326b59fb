-- What the agency edits itself: company facts, claims, reviews, texts,
-- pictures, prices, answers of the assistant and what the server is set up
-- with. The files stay the default.

create table public.site_settings (
  id text primary key check (id in (
    'company', 'only_proven_claims', 'legal_confirmations', 'mail_test', 'launch_overruled', 'brand'
  )),
  value jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table public.site_settings is
  'Settings of the site. `company`: record of shared/company.ts that replaces the environment; '
  '`only_proven_claims`: boolean; `legal_confirmations`: by page the hash of its text, name and '
  'day; `mail_test`: when, to whom and by which server; `launch_overruled`: the site may be found '
  'with open points, by whom and since when; `brand`: accent colour (shared/agency/brand.ts).';

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
  collection text not null check (collection in (
    'services', 'glossary', 'blog', 'case-studies', 'help', 'legal', 'company', 'places', 'texts'
  )),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  source text not null check (length(source) <= 200000),
  status text not null default 'draft' check (status in ('draft', 'published')),
  updated_at timestamptz not null default now(),
  live text check (length(live) <= 200000),
  publish_at timestamptz,
  updated_by uuid references auth.users (id) on delete set null,
  unique (collection, slug),
  constraint content_pages_schedule_check check (publish_at is null or status = 'draft')
);
comment on table public.content_pages is
  'Texts written in the admin area: front matter and Markdown. One that went live replaces the '
  'delivered text of the same collection and slug (content/).';
comment on column public.content_pages.source is 'As last saved.';
comment on column public.content_pages.live is
  'As visitors read it; null: they read the delivered text. A published row is live as saved.';
comment on column public.content_pages.publish_at is 'When the draft goes live by itself.';
create index content_pages_publish_at on public.content_pages (publish_at)
  where publish_at is not null;

-- Pictures and documents of the website, uploaded by the agency: rows here,
-- bytes in the private bucket `media`. Visitors get variants under /medien
-- (server/http/media.ts).
create table public.media (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 200),
  path text not null unique check (path ~ '^originals/[0-9a-f-]{36}$'),
  mime_type text not null check (mime_type in (
    'image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml', 'application/pdf'
  )),
  size_bytes bigint not null check (size_bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  alt text not null default '' check (length(alt) <= 300),
  crop_x real not null default 0 check (crop_x between 0 and 1),
  crop_y real not null default 0 check (crop_y between 0 and 1),
  crop_width real not null default 1 check (crop_width between 0.02 and 1),
  crop_height real not null default 1 check (crop_height between 0.02 and 1),
  focus_x real not null default 0.5 check (focus_x between 0 and 1),
  focus_y real not null default 0.5 check (focus_y between 0 and 1),
  version integer not null default 1,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (mime_type = 'application/pdf' or btrim(alt) <> ''),
  check (mime_type = 'application/pdf' or (width is not null and height is not null)),
  check (crop_x + crop_width <= 1.001 and crop_y + crop_height <= 1.001)
);
comment on table public.media is
  'Media library of the website. Purpose: the pages; pictures of persons with their consent.';
comment on column public.media.alt is 'What the picture shows, for who does not see it.';
comment on column public.media.crop_x is
  'The part that is shown, as shares of the upright original: left, top, width, height.';
comment on column public.media.focus_x is
  'The point that stays in sight where a page cuts the picture, as shares of the part shown.';
comment on column public.media.version is
  'Grows with the file and its crop; part of the address, which is kept for a year.';

create table public.picture_slots (
  slot text primary key
    check (slot ~ '^(owner|office|team|logo|logo-dark|case:[a-z0-9]+(-[a-z0-9]+)*)$'),
  media_id uuid not null references public.media (id),
  updated_at timestamptz not null default now()
);
comment on table public.picture_slots is
  'Places of pages that show a picture of the library once there is one (shared/media/slots.ts).';
create index picture_slots_media on public.picture_slots (media_id);

create table public.site_content_version (
  id boolean primary key default true check (id),
  version bigint not null default 0
);
comment on table public.site_content_version is
  'Grows with every change of the edited content; servers compare it.';
insert into public.site_content_version default values;
alter table public.site_content_version enable row level security;

-- Processes that show the site are told of a change at once instead of at their
-- next look.
create function public.raise_site_content_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_content_version set version = version + 1;
  perform pg_notify('site_content', '');
  return null;
end $$;
-- The privacy pages are rendered anew.
create trigger version after update on public.retention_periods
  for each statement execute function public.raise_site_content_version();
-- Texts say how a talk is held: they are rendered anew when the agency offers
-- other kinds.
create trigger version after update of kinds on public.booking_rules
  for each statement execute function public.raise_site_content_version();

do $$
declare
  name text;
begin
  foreach name in array array[
    'site_settings', 'claims', 'testimonials', 'content_pages', 'media', 'picture_slots'
  ] loop
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

-- One store for all texts that the agency edits: a row of content_pages holds
-- what is being written (`source`) and what visitors read (`live`), every text
-- that ever went live stays in content_versions.
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

-- The server asks every ten seconds. An update that finds nothing would still
-- raise the version of the site's texts, for which every process reads all texts
-- and renders all pages anew.
create function public.publish_due_texts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  published integer;
begin
  if not exists (
    select from public.content_pages where publish_at <= now() and status = 'draft'
  ) then
    return 0;
  end if;
  update public.content_pages set status = 'published'
  where publish_at <= now() and status = 'draft';
  get diagnostics published = row_count;
  return published;
end $$;
comment on function public.publish_due_texts() is
  'Drafts whose time has come go live; gives their number. For the server.';

-- Who writes at the same text: presence on private channels
-- 'inhalte:<collection>/<slug>'.
create policy "admin may see who writes" on realtime.messages for select to authenticated
  using ((select realtime.topic()) like 'inhalte:%' and (select public.is_admin()));
create policy "admin may say that he writes" on realtime.messages for insert to authenticated
  with check ((select realtime.topic()) like 'inhalte:%' and (select public.is_admin()));

create function public.raise_media_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.path, new.crop_x, new.crop_y, new.crop_width, new.crop_height)
    is distinct from (old.path, old.crop_x, old.crop_y, old.crop_width, old.crop_height)
  then new.version := old.version + 1;
  else new.version := old.version;
  end if;
  return new;
end $$;
create trigger raise_version before update on public.media
  for each row execute function public.raise_media_version();

-- A text names a picture as medien:<id>. Slots are kept by their foreign key.
create function public.keep_used_media() returns trigger
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
create trigger keep_used before delete on public.media
  for each row execute function public.keep_used_media();

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', false, 26214400, array[
  'image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml', 'application/pdf'
]);
create policy "staff may read media" on storage.objects for select to authenticated
  using (bucket_id = 'media' and (select public.is_staff()));
create policy "admin may add media" on storage.objects for insert to authenticated
  with check (bucket_id = 'media' and (select public.is_admin()));
create policy "admin may delete media" on storage.objects for delete to authenticated
  using (bucket_id = 'media' and (select public.is_admin()));

create function public.site_media() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'media', coalesce((
      select jsonb_agg(to_jsonb(m) - '{created_by,created_at,updated_at}'::text[])
      from public.media m
    ), '[]'),
    'slots', coalesce((select jsonb_object_agg(slot, media_id) from public.picture_slots), '{}')
  )
$$;
comment on function public.site_media() is
  'All rows of the library and what stands in which slot, as {media, slots}; for the server.';

create function public.site_content() returns jsonb
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
comment on function public.site_content() is
  'Everything the public pages take from the database, as {version, retention, company, brand, '
  'only_proven, claims, testimonials, pages}; for the server.';

-- The price list, published by the agency. Before the first one the list of
-- shared/agency/business.ts holds (version 0).
create table public.price_lists (
  id integer primary key generated always as identity,
  valid_from date not null default (now() at time zone 'Europe/Berlin')::date,
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  note text not null default '' check (length(note) <= 200),
  published_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.price_lists is
  'Published price lists. The one with the latest `valid_from` that is not in the future holds, of '
  'several of one day the one with the highest id, which is its version.';
comment on column public.price_lists.figures is
  'Whole euros and per cent by id: packages, projectTypes (null: as its package), services, '
  'urgencies (shared/pricing/price-list.ts).';
comment on column public.price_lists.valid_from is 'Day by the clock of the agency.';

alter table public.price_lists enable row level security;
grant select, insert (valid_from, figures, note), delete on public.price_lists to authenticated;
create policy "staff may read price lists" on public.price_lists for select to authenticated
  using ((select public.is_staff()));

-- What has held stays as it was: lists are added, and only planned ones can be
-- taken back.
create policy "admin may publish price lists" on public.price_lists for insert to authenticated
  with check (
    (select public.is_admin()) and valid_from >= (now() at time zone 'Europe/Berlin')::date
  );
create policy "admin may take back planned price lists" on public.price_lists
  for delete to authenticated
  using ((select public.is_admin()) and valid_from > (now() at time zone 'Europe/Berlin')::date);
create trigger audit after insert or update or delete on public.price_lists
  for each row execute function public.record_audit();
create trigger version after insert or update or delete or truncate on public.price_lists
  for each statement execute function public.raise_site_content_version();

create function public.price_list() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('version', id, 'figures', figures)
  from public.price_lists
  where valid_from <= (now() at time zone 'Europe/Berlin')::date
  order by valid_from desc, id desc
  limit 1
$$;
comment on function public.price_list() is
  'The price list that holds now, as {version, figures}; null while none was published.';
grant execute on function public.price_list() to authenticated;

create function public.keep_prices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.prices := coalesce(new.prices, public.price_list() -> 'figures');
  return new;
end $$;
create trigger prices before insert on public.quote_requests
  for each row execute function public.keep_prices();

-- What the owner enters once so that the server reaches others: the mail server
-- and the public address. Nobody reads it back; the server reads it as
-- service_role (server/server-settings.ts).
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

-- The agency rewords what the assistant answers; the delivered text of
-- content/assistant holds wherever nothing is stored.
create table public.chat_answers (
  answer text primary key check (answer ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  de text not null check (length(de) between 10 and 1200),
  en text not null check (length(en) between 10 and 1200),
  nl text not null check (length(nl) between 10 and 1200),
  updated_at timestamptz not null default now()
);
comment on table public.chat_answers is
  'Answers of the assistant as the agency has reworded them, in three languages; slots such as '
  '{price.startpaket} stay open.';
alter table public.chat_answers enable row level security;
grant all on public.chat_answers to service_role;
grant select, insert, update, delete on public.chat_answers to authenticated;
create policy "staff may read answers" on public.chat_answers
  for select to authenticated using ((select public.is_staff()));
create policy "staff may add answers" on public.chat_answers
  for insert to authenticated with check ((select public.is_staff()));
create policy "staff may reword answers" on public.chat_answers
  for update to authenticated using ((select public.is_staff()))
  with check ((select public.is_staff()));
create policy "staff may take answers back" on public.chat_answers
  for delete to authenticated using ((select public.is_staff()));
create trigger audit after insert or update or delete on public.chat_answers
  for each row execute function public.record_audit();
create trigger chat_answers_touch before update on public.chat_answers
  for each row execute function public.touch_updated_at();
create trigger chat_answers_version after insert or update or delete on public.chat_answers
  for each statement execute function public.raise_site_content_version();

-- Processes that share this database share their keys: tokens and links of one
-- hold at all others.
create table public.server_keys (
  id boolean primary key default true check (id),
  secret_hash text not null check (length(secret_hash) = 64),
  created_at timestamptz not null default now()
);
comment on table public.server_keys is
  'SHA-256 of the secret behind the keys of the processes on this database; one with another '
  'secret does not start (server/keys.ts). Empty with the embedded database and on Supabase.';
alter table public.server_keys enable row level security;
