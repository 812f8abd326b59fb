-- What migrations written for a Supabase project take for granted: names to grant to, and extensions.
do $$
declare
  name text;
begin
  foreach name in array array[
    'postgres', 'supabase_admin', 'supabase_auth_admin', 'supabase_storage_admin',
    'supabase_realtime_admin', 'supabase_replication_admin', 'supabase_read_only_user',
    'dashboard_user', 'pgbouncer'
  ] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
  end loop;
  -- Hooks of the authentication service run under it; callers cannot become it.
  if not pg_has_role(current_user, 'supabase_auth_admin', 'member') then
    execute format('grant supabase_auth_admin to %I', current_user);
  end if;
  if exists (select from pg_available_extensions e where e.name = 'uuid-ossp') then
    create extension if not exists "uuid-ossp" with schema extensions;
  end if;
end $$;
grant usage on schema public, extensions, auth to supabase_auth_admin;
grant select on all tables in schema auth to supabase_auth_admin;
-- Functions of extensions are everybody's, those of later ones too; everywhere else nothing is (0001).
grant execute on all functions in schema extensions to public;
alter default privileges in schema extensions grant execute on functions to public;
