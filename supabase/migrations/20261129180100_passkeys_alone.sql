-- Passkeys open an account without a second factor, too: removing them alone counts as much, and a
-- recovery code is spent only where it takes off a second factor.

create or replace function public.drop_factors(person uuid, kept_session text, by_code boolean)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  address text := (select u.email from auth.users u where u.id = person);
  removed text[];
  passkeys text[] := '{}';
begin
  with gone as (
    delete from auth.mfa_factors f where f.user_id = person
    returning f.factor_type, f.status
  )
  select coalesce(array_agg(
    case gone.factor_type when 'totp' then 'App' when 'webauthn' then 'Passkey' else 'Telefon' end
    order by gone.factor_type
  ), '{}')
  into removed from gone where gone.status = 'verified';
  -- Not every Supabase project has the table.
  if to_regclass('auth.webauthn_credentials') is not null then
    with gone as (delete from auth.webauthn_credentials w where w.user_id = person returning w.id)
    select coalesce(array_agg('Passkey'::text), '{}') into passkeys from gone;
  end if;
  removed := removed || passkeys;
  if removed = '{}' then return false; end if;
  delete from auth.sessions s where s.user_id = person and s.id::text is distinct from kept_session;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before)
  values (
    auth.uid(), 'authenticated', 'mfa_factors', person::text, 'DELETE',
    jsonb_build_object('factors', array_to_string(removed, ', '))
  );
  if address <> '' then
    perform public.enqueue_mail(
      'factors:' || person || ':' || gen_random_uuid(), 'factors-removed', address,
      jsonb_build_object(
        'name', coalesce((select p.full_name from public.profiles p where p.id = person), ''),
        'by_code', by_code
      )
    );
  end if;
  return true;
end $$;
comment on function public.drop_factors(uuid, text, boolean) is
  'Takes off the second factors and the passkeys of a person and ends his sessions but one; the '
  'log and he learn of it. False where he had neither.';

create or replace function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  typed text := lower(regexp_replace(use_recovery_code.code, '[^0-9a-fA-F]', '', 'g'));
begin
  if not exists (
    select from auth.mfa_factors f where f.user_id = person and f.status = 'verified'
  ) then
    return false;
  end if;
  delete from public.recovery_codes c
  where c.user_id = person and c.digest = extensions.crypt(typed, c.digest);
  return found and public.drop_factors(person, auth.jwt() ->> 'session_id', true);
end $$;
comment on function public.use_recovery_code(text) is
  'For the caller, after the password: takes off his second factors and passkeys for a code, which '
  'is spent by that, and ends his other sessions. False for a wrong code, and where no second '
  'factor is switched on, which spends none.';

create or replace function public.remove_factors(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren entfernen zweite Faktoren' using errcode = '42501';
  end if;
  if user_id = auth.uid() then
    raise exception 'Den eigenen zweiten Faktor schaltet man selbst aus' using errcode = '42501';
  end if;
  delete from public.recovery_codes c where c.user_id = remove_factors.user_id;
  if not public.drop_factors(user_id, null, false) then
    raise exception 'Weder zweiter Faktor noch Passkey' using errcode = 'P0002';
  end if;
end $$;
comment on function public.remove_factors(uuid) is
  'For admins: removes every second factor and passkey of somebody else, ends his sessions, notes '
  'it and tells him by mail. Errors: 42501 not an admin or the own account, P0002 he has neither.';
