-- The roles of a Supabase project beside those that the platform makes: they belong to a whole server.
create role supabase_auth_admin nologin noinherit createrole;
create role project_owner login password 'postgres' nosuperuser createdb createrole replication bypassrls;
grant anon, authenticated, service_role to project_owner with admin option;
create role supabase_storage_admin nologin noinherit;
grant supabase_storage_admin to project_owner;
create role supabase_realtime_admin nologin noinherit;
grant supabase_realtime_admin to project_owner;
-- On a project supautils allows this to the role postgres.
grant set on parameter session_replication_role to project_owner;
alter role project_owner set search_path to "$user", public, extensions;
