-- A passkey opens the account alone. Whoever loses a device loses the passkey on it with the
-- second factor, so what takes off the one takes off the other.

create or replace function public.drop_factors(person uuid, kept_session text, by_code boolean)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  address text := (select u.email from auth.users u where u.id = person);
  removed text;
begin
  -- Not every Supabase project has the table.
  if to_regclass('auth.webauthn_credentials') is not null then
    delete from auth.webauthn_credentials w where w.user_id = person;
  end if;
  with gone as (
    delete from auth.mfa_factors f where f.user_id = person
    returning f.factor_type, f.status
  )
  select string_agg(
    case gone.factor_type when 'totp' then 'App' when 'webauthn' then 'Passkey' else 'Telefon' end,
    ', ' order by gone.factor_type
  )
  into removed from gone where gone.status = 'verified';
  if removed is null then return false; end if;
  delete from auth.sessions s where s.user_id = person and s.id::text is distinct from kept_session;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before)
  values (
    auth.uid(), 'authenticated', 'mfa_factors', person::text, 'DELETE',
    jsonb_build_object('factors', removed)
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
  'log and he learn of it. False where no second factor was switched on.';

comment on function public.use_recovery_code(text) is
  'For the caller, after the password: takes off his second factors and passkeys for a code, which '
  'is spent by that, and ends his other sessions. False for a wrong code.';
comment on function public.remove_factors(uuid) is
  'For admins: removes every second factor and passkey of somebody else, ends his sessions, notes '
  'it and tells him by mail. Errors: 42501 not an admin or the own account, P0002 no second factor '
  'is switched on.';
