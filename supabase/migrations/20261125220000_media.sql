-- Pictures and documents of the website, uploaded by the agency: rows here, bytes in the private
-- bucket `media`. Visitors get variants under /medien (server/http/media.ts).

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
    select 1 from public.content_pages where position('medien:' || old.id in source) > 0
  ) then
    raise exception 'This picture is used by a text' using errcode = '23503';
  end if;
  return old;
end $$;
create trigger keep_used before delete on public.media
  for each row execute function public.keep_used_media();

do $$
declare
  name text;
begin
  foreach name in array array['media', 'picture_slots'] loop
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
