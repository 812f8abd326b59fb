-- Roles, schemas and extensions as a Supabase project has them.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;

do $$
begin
  execute format('grant anon, authenticated, service_role to %I', current_user);
end $$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists citext with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists btree_gist with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

do $$
begin
  execute format(
    'alter database %I set search_path to "$user", public, extensions', current_database()
  );
end $$;
set search_path to "$user", public, extensions;

grant usage on schema public to anon, authenticated, service_role;
-- Least privilege: nothing in public is granted by default, each migration
-- grants what it means to; service_role gets all.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;
alter default privileges revoke execute on functions from public;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
