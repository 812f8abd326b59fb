-- People of the site: one profile a user, the role decides what he sees.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (length(full_name) <= 200),
  role text not null default 'customer' check (role in ('customer', 'staff', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row a user. Purpose: name and rights in portal and admin area. Ends with the user.';
comment on column public.profiles.role is 'customer (default), staff (employee without the rights of admin) or admin. Only set_profile_role and the service may change it.';

-- Own rights are read from this table only, never from token metadata (ADMIN-05). Whoever has enrolled a second factor
-- acts as staff or admin only after having used it (aal2).
create function public.has_role(allowed text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles where id = auth.uid() and role = any (allowed)
  ) and (
    coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (select 1 from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
  )
$$;
comment on function public.has_role(text[]) is 'True if the caller has one of the roles, with aal2 once a second factor is enrolled.';

create function public.is_admin() returns boolean language sql stable security definer set search_path = '' as $$ select public.has_role(array['admin']) $$;
comment on function public.is_admin() is 'True if the caller is admin.';
create function public.is_staff() returns boolean language sql stable security definer set search_path = '' as $$ select public.has_role(array['staff', 'admin']) $$;
comment on function public.is_staff() is 'True if the caller is staff or admin.';
grant execute on function public.has_role(text[]), public.is_admin(), public.is_staff() to anon, authenticated, service_role;

create function public.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger profiles_touch before update on public.profiles for each row execute function public.touch_updated_at();

create function public.create_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, full_name)
  values (new.id, left(coalesce(new.raw_user_meta_data ->> 'full_name', ''), 200))
  on conflict (id) do nothing;
  return new;
end $$;
comment on function public.create_profile() is 'Every new user gets a profile with the name of the registration and role customer, whatever the metadata say.';
create trigger create_profile after insert on auth.users for each row execute function public.create_profile();

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (full_name) on public.profiles to authenticated;
grant all on public.profiles to service_role;
-- Anonymous callers get an empty list instead of an error.
grant select on public.profiles to anon;

create policy "user may read own profile" on public.profiles for select to authenticated using (id = (select auth.uid()));
create policy "admin may read all profiles" on public.profiles for select to authenticated using ((select public.is_admin()));
create policy "user may change own name" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create function public.set_profile_role(user_id uuid, new_role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then raise exception 'Nur Administratoren ändern Rollen' using errcode = '42501'; end if;
  if user_id = auth.uid() then raise exception 'Die eigene Rolle lässt sich nicht ändern' using errcode = '42501'; end if;
  update public.profiles set role = new_role where id = user_id;
  if not found then raise exception 'Unbekannter Benutzer' using errcode = 'P0002'; end if;
end $$;
comment on function public.set_profile_role(uuid, text) is 'Admins change the role of others, never their own. Errors: 42501, P0002 unknown user, 23514 unknown role.';
grant execute on function public.set_profile_role(uuid, text) to authenticated, service_role;

alter publication supabase_realtime add table public.profiles;
