-- Rows of others are readable for role admin only, and the admin area opens for admins only. An employee (role staff) is marked as such
-- and has the rights of every signed-in person: whoever does the daily work of the agency is an admin.
create or replace function public.is_staff() returns boolean language sql stable security definer set search_path = '' as $$ select public.is_admin() $$;
comment on function public.is_staff() is 'True if the caller may do the daily work of the admin area. That is every admin and nobody else.';
comment on column public.profiles.role is
  'customer (default), staff (employee, with no more rights than a customer) or admin. Only set_profile_role and the service may change it.';
