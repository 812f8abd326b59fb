-- Whoever has lost the device of his second factor is let in again by an admin: factors and sessions end, the log and the person learn of it.
create function public.remove_factors(user_id uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  person auth.users := (select u from auth.users u where u.id = remove_factors.user_id);
  removed text;
begin
  if not public.is_admin() then raise exception 'Nur Administratoren entfernen zweite Faktoren' using errcode = '42501'; end if;
  if user_id = auth.uid() then raise exception 'Den eigenen zweiten Faktor schaltet man selbst aus' using errcode = '42501'; end if;
  with gone as (delete from auth.mfa_factors f where f.user_id = remove_factors.user_id returning f.factor_type, f.status)
  select string_agg(case gone.factor_type when 'totp' then 'App' when 'webauthn' then 'Passkey' else 'Telefon' end, ', ' order by gone.factor_type) into removed from gone where gone.status = 'verified';
  if removed is null then raise exception 'Kein zweiter Faktor' using errcode = 'P0002'; end if;
  delete from auth.sessions s where s.user_id = remove_factors.user_id;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before)
  values (auth.uid(), 'authenticated', 'mfa_factors', user_id::text, 'DELETE', jsonb_build_object('factors', removed));
  if person.email <> '' then
    perform public.enqueue_mail('factors:' || user_id || ':' || gen_random_uuid(), 'factors-removed', person.email,
      jsonb_build_object('name', coalesce((select p.full_name from public.profiles p where p.id = user_id), '')));
  end if;
end $$;
comment on function public.remove_factors(uuid) is
  'For admins: removes every second factor of somebody else, ends his sessions, notes it and tells him by mail. Errors: 42501 not an admin or the own account, P0002 none is switched on.';

drop function public.list_users();
create function public.list_users()
returns table (
  id uuid, email text, full_name text, role text, created_at timestamptz, last_sign_in_at timestamptz, invited_at timestamptz, factors text[]
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then raise exception 'Nur Administratoren sehen die Benutzer' using errcode = '42501'; end if;
  return query
    select p.id, coalesce(u.email, '')::text, p.full_name, p.role, p.created_at, u.last_sign_in_at, case when u.email_confirmed_at is null then u.invited_at end,
      coalesce((select array_agg(distinct f.factor_type::text order by f.factor_type::text) from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'), '{}')
    from public.profiles p join auth.users u on u.id = p.id
    order by p.created_at desc;
end $$;
comment on function public.list_users() is
  'Every user with address, name, role, last sign-in (null: never), time of an invitation that is still open and kinds of second factors in use, newest first, for admins. Errors: 42501 not an admin.';
revoke execute on function public.remove_factors(uuid), public.list_users() from public, anon;
grant execute on function public.remove_factors(uuid), public.list_users() to authenticated, service_role;
