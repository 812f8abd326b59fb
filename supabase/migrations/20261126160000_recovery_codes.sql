-- Whoever has lost the device of his second factor lets himself in by a code that
-- was written down when it was set up.
create table public.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  digest text not null,
  primary key (user_id, digest)
);
comment on table public.recovery_codes is
  'Codes that each take off the second factors of their person once. Read and written by functions '
  'only; ends with the account.';
comment on column public.recovery_codes.digest is 'The code as bcrypt keeps it.';
alter table public.recovery_codes enable row level security;

create function public.create_recovery_codes() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  codes text[];
begin
  if coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' then
    raise exception 'Erst nach dem zweiten Faktor' using errcode = '42501';
  end if;
  delete from public.recovery_codes c where c.user_id = auth.uid();
  -- The first twelve digits of such an identifier are all random.
  select array_agg(left(replace(gen_random_uuid()::text, '-', ''), 12)) into codes
  from generate_series(1, 8);
  insert into public.recovery_codes (user_id, digest)
  select auth.uid(), extensions.crypt(code, extensions.gen_salt('bf', 6)) from unnest(codes) code;
  return codes;
end $$;
comment on function public.create_recovery_codes() is
  'Eight new codes for the caller, told this once; those from before end. Errors: 42501 without '
  'having used a second factor.';
grant execute on function public.create_recovery_codes() to authenticated;

create function public.count_recovery_codes() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.recovery_codes where user_id = auth.uid()
$$;
comment on function public.count_recovery_codes() is 'How many codes the caller has left.';
grant execute on function public.count_recovery_codes() to authenticated;

create function public.drop_factors(person uuid, kept_session text, by_code boolean)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  address text := (select u.email from auth.users u where u.id = person);
  removed text;
begin
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
  'Takes off the second factors of a person and ends his sessions but one; the log and he learn of '
  'it. False where none was switched on.';

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
    raise exception 'Kein zweiter Faktor' using errcode = 'P0002';
  end if;
end $$;

-- Tries are not counted: nobody guesses 48 random bits over a wire.
create function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  typed text := lower(regexp_replace(use_recovery_code.code, '[^0-9a-fA-F]', '', 'g'));
begin
  delete from public.recovery_codes c
  where c.user_id = person and c.digest = extensions.crypt(typed, c.digest);
  return found and public.drop_factors(person, auth.jwt() ->> 'session_id', true);
end $$;
comment on function public.use_recovery_code(text) is
  'For the caller, after the password: takes off his second factors for a code, which is spent by '
  'that, and ends his other sessions. False for a wrong code.';
grant execute on function public.use_recovery_code(text) to authenticated;
