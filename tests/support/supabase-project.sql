-- Makes of our own schemas auth, storage and realtime what a Supabase project looks like to its owner. Column for column the tables are
-- those of Supabase already (compared with the migrations of supabase/auth and supabase/storage of August 2026); what differs is here:
-- the owner is no superuser, other roles own the schemas, and everything in public is granted to everybody by default.
alter publication supabase_realtime owner to project_owner;
alter schema public owner to pg_database_owner;

grant usage, create on schema auth, storage, extensions to project_owner;
grant all on all tables in schema auth, storage to project_owner;
grant all on all sequences in schema auth, storage to project_owner;
grant all on all routines in schema auth, storage to project_owner;
grant usage on schema realtime to project_owner;
grant all on all tables in schema realtime to project_owner;

-- Policies of files belong to the owner of their table; on a project supautils lets the role postgres write them.
grant all on schema storage to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.buckets owner to supabase_storage_admin;
-- Those of private channels likewise.
grant all on schema realtime to supabase_realtime_admin;
alter table realtime.messages owner to supabase_realtime_admin;

alter default privileges for role project_owner in schema public grant all
  on tables to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public grant all
  on functions to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public grant all
  on sequences to anon, authenticated, service_role;

-- Tables of Supabase that the own platform does not have.
create table auth.schema_migrations (version varchar(255) not null primary key);
create table auth.instances (id uuid not null primary key, uuid uuid, raw_base_config text,
  created_at timestamptz, updated_at timestamptz);
create table storage.migrations (id integer primary key, name varchar(100) not null unique,
  hash varchar(40) not null, executed_at timestamp default current_timestamp);
insert into auth.schema_migrations (version) values ('20260101000000');
