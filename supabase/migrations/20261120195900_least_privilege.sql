-- Nothing in public is granted by default, each migration grants what it means to; service_role gets all. A Supabase project starts out
-- with everything granted to anon and authenticated instead, or, in newer projects, with nothing for anybody. Stands before all other
-- migrations, because defaults hold only for what is created after them.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;
