-- The roles of a Supabase project beside those that the platform makes: they belong to a whole server.
-- The platform's own schema has made their names already, where it ran on this server.
do $$
declare
  name text;
begin
  foreach name in array array['supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
  end loop;
end $$;
alter role supabase_auth_admin createrole;
create role project_owner login password 'postgres' nosuperuser createdb createrole replication bypassrls;
grant anon, authenticated, service_role to project_owner with admin option;
grant supabase_storage_admin to project_owner;
grant supabase_realtime_admin to project_owner;
-- On a project supautils allows this to the role postgres.
grant set on parameter session_replication_role to project_owner;
alter role project_owner set search_path to "$user", public, extensions;
