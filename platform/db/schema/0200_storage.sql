-- Schema storage: tables, columns, indexes and helper functions named and
-- shaped as Supabase Storage has them in 2026. Not here: the tables of its S3
-- protocol, Iceberg and vector buckets, which this platform does not offer. Row
-- level security is on and there is no policy: without one, only service_role
-- reads and writes.

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');

create table storage.buckets (
  id text not null primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD',
  versioning_status text not null default 'DISABLED'
);
create unique index bname on storage.buckets (name);
comment on table storage.buckets is
  'Containers of files. public: objects are readable without a key. file_size_limit: bytes. '
  'Errors: 23505 duplicate id or name.';
comment on column storage.buckets.owner is 'Deprecated, use owner_id.';

create table storage.objects (
  id uuid not null default gen_random_uuid() primary key,
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb,
  archived_at timestamptz,
  is_delete_marker boolean not null default false,
  is_versioned boolean not null default false
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index name_prefix_search on storage.objects (name text_pattern_ops);
create index idx_objects_bucket_id_name on storage.objects (bucket_id, (name collate "C"));
create index idx_objects_bucket_id_name_lower on storage.objects
  (bucket_id, (lower(name) collate "C"));
comment on table storage.objects is
  'One row a file. Access to a file is decided by the policies of this table. version names the '
  'stored bytes.';
comment on column storage.objects.owner is 'Deprecated, use owner_id.';

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create function storage.update_updated_at_column() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end $$;
create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

create function storage.enforce_bucket_name_length() returns trigger language plpgsql as $$
begin
  if length(new.name) > 100 then
    raise exception 'bucket name "%" is too long (% characters). Max is 100.', new.name,
      length(new.name);
  end if;
  return new;
end $$;
create trigger enforce_bucket_name_length_trigger before insert or update of name on storage.buckets
  for each row execute function storage.enforce_bucket_name_length();

-- Bytes that no row names any longer. The process that serves files removes
-- them and then their line here, so that deleting by SQL, overwriting and a
-- crash between commit and removal all end the same way.
create table storage.discarded_versions (
  version text not null primary key,
  discarded_at timestamptz not null default now()
);
alter table storage.discarded_versions enable row level security;
comment on table storage.discarded_versions is
  'Stored bytes to be removed: their object was deleted or overwritten.';

create function storage.discard_version() returns trigger language plpgsql security definer
set search_path = '' as $$
begin
  if old.version is not null then
    insert into storage.discarded_versions (version) values (old.version) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger discard_deleted_version after delete on storage.objects
  for each row execute function storage.discard_version();
create trigger discard_replaced_version after update of version on storage.objects
  for each row when (old.version is distinct from new.version)
  execute function storage.discard_version();

create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1]
$$;
comment on function storage.foldername(text) is 'Folders of an object name: a/b/c.txt → {a,b}.';

create function storage.filename(name text) returns text language sql immutable as $$
  select (string_to_array(name, '/'))[array_length(string_to_array(name, '/'), 1)]
$$;
comment on function storage.filename(text) is 'Last part of an object name: a/b/c.txt → c.txt.';

create function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;
comment on function storage.extension(text) is
  'Text after the last dot of the file name: a/b/c.tar.gz → gz.';

create function storage.operation() returns text language sql stable as $$
  select current_setting('storage.operation', true)
$$;
comment on function storage.operation() is
  'The request that a policy is asked about, e.g. storage.object.upload; null outside of storage.';

create function storage.get_size_by_bucket() returns table (size bigint, bucket_id text)
language sql stable as $$
  select sum((metadata ->> 'size')::bigint)::bigint, bucket_id from storage.objects
  group by bucket_id
$$;
comment on function storage.get_size_by_bucket() is
  'Bytes a bucket, of the objects that the caller may read.';

create function storage.can_insert_object(bucketid text, name text, owner uuid, metadata jsonb)
returns void language plpgsql as $$
begin
  insert into storage.objects (bucket_id, name, owner, metadata)
  values (bucketid, name, owner, metadata);
  raise sqlstate 'PT200' using message = 'ROLLBACK', detail = 'rollback successful insert';
end $$;
comment on function storage.can_insert_object(text, text, uuid, jsonb) is
  'Raises PT200 when the caller may insert the object, the policy''s error otherwise.';

create function storage.search(
  prefix text,
  bucketname text,
  limits int default 100,
  levels int default 1,
  offsets int default 0,
  search text default '',
  sortcolumn text default 'name',
  sortorder text default 'asc'
)
returns table (
  name text, id uuid, updated_at timestamptz, created_at timestamptz, last_accessed_at timestamptz,
  metadata jsonb
)
language plpgsql stable as $$
declare
  v_direction text := case
    when lower(coalesce(sortorder, 'asc')) = 'desc' then 'desc' else 'asc'
  end;
  v_column text := case
    when lower(sortcolumn) in ('updated_at', 'created_at', 'last_accessed_at')
    then lower(sortcolumn)
  end;
begin
  return query execute format(
    $sql$
      with matched as (
        select substring(o.name from length($1) + 1) as rest, o.id, o.updated_at, o.created_at,
          o.last_accessed_at, o.metadata
        from storage.objects o
        where o.bucket_id = $2 and lower(o.name) collate "C" >= lower($1 || $3)
          and starts_with(lower(o.name), lower($1 || $3))
      ), entries as (
        select split_part(rest, '/', 1) as entry, null::uuid as id,
          null::timestamptz as updated_at, null::timestamptz as created_at,
          null::timestamptz as last_accessed_at, null::jsonb as metadata
        from matched where position('/' in rest) > 0 group by 1
        union all
        select rest, m.id, m.updated_at, m.created_at, m.last_accessed_at, m.metadata from matched m
        where position('/' in rest) = 0
      )
      select entry, e.id, e.updated_at, e.created_at, e.last_accessed_at, e.metadata from entries e
      order by %s lower(entry) collate "C" %s, entry
      limit $4 offset $5
    $sql$,
    case
      when v_column is null then ''
      else format('e.id is not null, e.%I %s,', v_column, v_direction)
    end,
    v_direction
  ) using coalesce(prefix, ''), bucketname, coalesce(search, ''),
    least(coalesce(limits, 100), 1500), greatest(coalesce(offsets, 0), 0);
end $$;
comment on function storage.search(text, text, int, int, int, text, text, text) is
  'Files and folders directly under a prefix that ends in a slash, without regard to case; '
  'folders have no id. search: start of the names. levels is ignored, as in Supabase.';

grant execute on all functions in schema storage to anon, authenticated, service_role;
revoke execute on function storage.discard_version(), storage.update_updated_at_column(),
  storage.enforce_bucket_name_length() from anon, authenticated;
