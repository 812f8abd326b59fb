-- People: what everybody may do by default, profiles with their role, the
-- second factor, the log of changes, and accounts as admins see them.

-- Nothing in public is granted by default: each file grants what it means to,
-- and service_role gets all. A Supabase project starts out with everything
-- granted to anon and authenticated instead, or, in newer projects, with
-- nothing for anybody. These lines stand before all others, because defaults
-- hold only for what is created after them. So a function without a grant below
-- it is for the service alone.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;

create function public.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- One profile a user; the role decides what he sees.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (length(full_name) <= 200),
  role text not null default 'customer' check (role in ('customer', 'staff', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is
  'One row a user. Purpose: name and rights in portal and admin area. Ends with the user.';
comment on column public.profiles.role is
  'customer (default), staff (employee, with no more rights than a customer) or admin. Only '
  'set_profile_role and the service may change it.';

create function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, full_name)
  values (new.id, left(coalesce(new.raw_user_meta_data ->> 'full_name', ''), 200))
  on conflict (id) do nothing;
  return new;
end $$;
comment on function public.create_profile() is
  'Every new user gets a profile with the name of the registration and role customer, whatever '
  'the metadata say.';
create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

-- A name that somebody gave for an address before its owner confirmed it goes
-- with the rest of that beginning: the authentication service then confirms an
-- account without any details.
create function public.forget_unproven_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set full_name = '' where id = new.id;
  return null;
end $$;
comment on function public.forget_unproven_name() is
  'Trigger: an account that is confirmed without details keeps no name from before.';
revoke execute on function public.forget_unproven_name() from public;
create trigger forget_unproven_name after update of email_confirmed_at on auth.users
for each row when (
  old.email_confirmed_at is null and new.email_confirmed_at is not null and new.invited_at is null
  and coalesce(new.raw_user_meta_data, '{}') = '{}'
) execute function public.forget_unproven_name();

-- A second factor protects customers as it protects admins: until it was used
-- in a session, the password alone opens nothing of theirs. On every table of
-- customers a restrictive policy asks this ("second factor where enrolled"),
-- but not on profiles: name and role are shown while the factor is asked for.
create function public.has_used_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select 1 from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
    )
$$;
comment on function public.has_used_factor() is
  'True if the session has proven a second factor (aal2), or its user has enrolled none.';
grant execute on function public.has_used_factor() to anon, authenticated;

-- The same for what customers write through functions that act as their owner,
-- which no policy narrows.
create function public.guard_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and not public.has_used_factor() then
    raise exception 'Zweiter Faktor nötig' using errcode = '42501';
  end if;
  return null;
end $$;
comment on function public.guard_factor() is
  'Trigger: a signed-in person writes only after having used his second factor, where he has one '
  '(42501).';

-- Own rights are read from this table only, never from token metadata
-- (ADMIN-05). Whoever has enrolled a second factor acts as admin only after
-- having used it (aal2).
create function public.has_role(allowed text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles where id = auth.uid() and role = any (allowed))
    and public.has_used_factor()
$$;
comment on function public.has_role(text[]) is
  'True if the caller has one of the roles, with aal2 once a second factor is enrolled.';
grant execute on function public.has_role(text[]) to anon, authenticated;

create function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select public.has_role(array['admin'])
$$;
comment on function public.is_admin() is 'True if the caller is admin.';
grant execute on function public.is_admin() to anon, authenticated;

-- Rows of others are readable for role admin only, and the admin area opens for
-- admins only. An employee (role staff) is marked as such and has the rights of
-- every signed-in person: who does the daily work of the agency is an admin.
create function public.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select public.is_admin()
$$;
comment on function public.is_staff() is
  'True if the caller may do the daily work of the admin area. That is every admin and nobody '
  'else.';
grant execute on function public.is_staff() to anon, authenticated;

-- Anonymous callers get an empty list instead of an error.
alter table public.profiles enable row level security;
grant select on public.profiles to anon, authenticated;
grant update (full_name) on public.profiles to authenticated;
create policy "user may read own profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "admin may read all profiles" on public.profiles for select to authenticated
  using ((select public.is_admin()));
create policy "user may change own name" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Who changed what.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  actor_role text not null,
  table_name text not null,
  row_id text not null,
  action text not null check (action in ('INSERT', 'UPDATE', 'DELETE', 'EXPORT', 'INVITE')),
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
comment on table public.audit_log is
  'Who changed what, before and after. Purpose: accountability. Signatures and bodies of rows a '
  'visitor made himself are not repeated here.';
create index audit_log_created on public.audit_log (created_at desc);

-- Deletions look for the entries of their row.
create index audit_log_row on public.audit_log (table_name, row_id);
alter table public.audit_log enable row level security;
revoke insert, update, delete, truncate on public.audit_log from service_role;
grant select on public.audit_log to authenticated;
create policy "admin may read the audit log" on public.audit_log for select to authenticated
  using ((select public.is_admin()));

-- Records only what changed: `before` and `after` hold the changed columns. Rows
-- of addresses that open a calendar hold them in `secret_url`, so that the log
-- does not keep them.
create function public.record_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- A deleted row leaves only its id: erased personal data must not live on here.
  old_row jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  subject text := coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id', '');
  changed text[];
  secrets constant text[] := '{signature,secret_url}';
begin
  if tg_op = 'UPDATE' then
    select array_agg(key) into changed from jsonb_each(new_row)
    where value is distinct from old_row -> key and key <> 'updated_at';
    if changed is null then return null; end if;
    old_row := (
      select jsonb_object_agg(key, value) from jsonb_each(old_row) where key = any (changed)
    );
    new_row := (
      select jsonb_object_agg(key, value) from jsonb_each(new_row) where key = any (changed)
    );
  elsif tg_op = 'DELETE' then
    update public.audit_log l set before = null, after = null
    where l.table_name = tg_table_name and l.row_id = subject
      and (l.before is not null or l.after is not null);
  end if;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (
    auth.uid(), coalesce(auth.role(), current_user), tg_table_name, subject, tg_op,
    old_row - secrets, new_row - secrets
  );
  return null;
end $$;
comment on function public.record_audit() is
  'Trigger: writes one audit row a change, with the changed columns only; a deletion empties what '
  'the log told of the row before.';

create trigger profiles_touch before update on public.profiles
  for each row execute function public.touch_updated_at();
create trigger audit after update or delete on public.profiles
  for each row execute function public.record_audit();

create function public.act_for(actor uuid) returns void language sql set search_path = '' as $$
  select set_config(
    'request.jwt.claims',
    (
      coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
      || jsonb_build_object('sub', actor)
    )::text,
    true
  )
$$;
comment on function public.act_for(uuid) is
  'For the rest of the transaction the service acts for this person, so that log and created_by '
  'name him. Grants no rights.';

-- One role after the other: two admins who take each other's role at once would leave none.
create function public.set_profile_role(user_id uuid, new_role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.set_profile_role'));
  if not public.is_admin() then
    raise exception 'Nur Administratoren ändern Rollen' using errcode = '42501';
  end if;
  if user_id = auth.uid() then
    raise exception 'Die eigene Rolle lässt sich nicht ändern' using errcode = '42501';
  end if;
  update public.profiles set role = new_role where id = user_id;
  if not found then raise exception 'Unbekannter Benutzer' using errcode = 'P0002'; end if;
end $$;
comment on function public.set_profile_role(uuid, text) is
  'Admins change the role of others, never their own. Errors: 42501, P0002 unknown user, 23514 '
  'unknown role.';
grant execute on function public.set_profile_role(uuid, text) to authenticated;

create function public.list_users() returns table (
  id uuid, email text, full_name text, role text, created_at timestamptz,
  last_sign_in_at timestamptz, invited_at timestamptz, factors text[]
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren sehen die Benutzer' using errcode = '42501';
  end if;
  return query
    select p.id, coalesce(u.email, '')::text, p.full_name, p.role, p.created_at,
      u.last_sign_in_at, case when u.email_confirmed_at is null then u.invited_at end,
      coalesce((
        select array_agg(distinct f.factor_type::text order by f.factor_type::text)
        from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'
      ), '{}')
    from public.profiles p join auth.users u on u.id = p.id
    order by p.role = 'customer', p.created_at desc;
end $$;
comment on function public.list_users() is
  'Every user with address, name, role, last sign-in (null: never), time of an invitation that is '
  'still open and kinds of second factors in use; the team first, then the newest, for admins. '
  'Errors: 42501 not an admin.';
grant execute on function public.list_users() to authenticated;

-- Admins invite people by mail. The account is made by the authentication
-- service (function `users`); who may do it, with which role, and what the log
-- says of it is decided here.
create function public.prepare_invitation(address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(address));
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren laden ein' using errcode = '42501';
  end if;
  if exists (
    select 1 from auth.users where lower(email) = wanted and email_confirmed_at is not null
  ) then
    raise exception 'Zu dieser Adresse gibt es ein Konto' using errcode = '23505';
  end if;
  -- Whoever registered with this address without owning it has set a password; it
  -- must not open the account once the invited person confirms.
  delete from auth.users
  where lower(email) = wanted and (invited_at is null or coalesce(encrypted_password, '') <> '');
end $$;
comment on function public.prepare_invitation(text) is
  'For admins: makes way for an invitation by deleting an unconfirmed registration of that '
  'address. Errors: 42501 not an admin, 23505 the address has an account.';
grant execute on function public.prepare_invitation(text) to authenticated;

create function public.record_invitation(user_id uuid, new_role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren laden ein' using errcode = '42501';
  end if;
  if not exists (
    select 1 from auth.users
    where id = user_id and invited_at is not null and email_confirmed_at is null
  ) then
    raise exception 'Keine offene Einladung' using errcode = 'P0002';
  end if;
  update public.profiles set role = new_role where id = user_id and role <> new_role;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, after)
  values (
    auth.uid(), 'authenticated', 'profiles', user_id::text, 'INVITE',
    jsonb_build_object('role', new_role)
  );
end $$;
comment on function public.record_invitation(uuid, text) is
  'For admins: gives an invited person the role and notes the invitation. Errors: 42501 not an '
  'admin, P0002 no open invitation, 23514 unknown role.';
grant execute on function public.record_invitation(uuid, text) to authenticated;

create function public.withdraw_invitation(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren ziehen Einladungen zurück' using errcode = '42501';
  end if;
  delete from auth.users
  where id = user_id and invited_at is not null and email_confirmed_at is null;
  if not found then raise exception 'Keine offene Einladung' using errcode = 'P0002'; end if;
end $$;
comment on function public.withdraw_invitation(uuid) is
  'For admins: deletes the account of an invitation nobody has accepted; its link ends with it. '
  'Errors: 42501 not an admin, P0002 no open invitation.';
grant execute on function public.withdraw_invitation(uuid) to authenticated;

-- Whoever has lost the device of his second factor lets himself in by a code that
-- was written down when it was set up, or is let in again by an admin: factors
-- and sessions end, the log and the person learn of it.
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

create function public.remove_factors(user_id uuid) returns void
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
comment on function public.remove_factors(uuid) is
  'For admins: removes every second factor of somebody else, ends his sessions, notes it and '
  'tells him by mail. Errors: 42501 not an admin or the own account, P0002 none is switched on.';
grant execute on function public.remove_factors(uuid) to authenticated;

-- Admins set up a second factor: reminded from their first visit on, and after
-- seven days the admin area waits for it
-- (app/features/account/security/factor-reminder.tsx).
create table public.factor_deadlines (
  user_id uuid primary key references auth.users (id) on delete cascade,
  due_at timestamptz not null default now() + interval '7 days',
  quiet_until timestamptz check (quiet_until <= due_at)
);
comment on table public.factor_deadlines is
  'Until when an admin may put off the second factor, and until when he asked not to be reminded. '
  'One period of seven days an account: removing a factor begins no new one. Read and written by '
  'functions only; ends with the account.';
alter table public.factor_deadlines enable row level security;

create function public.factor_reminder() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deadline public.factor_deadlines;
begin
  if not public.is_admin() or exists (
    select 1 from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  ) then
    return null;
  end if;
  insert into public.factor_deadlines (user_id) values (auth.uid()) on conflict do nothing;
  select * into deadline from public.factor_deadlines where user_id = auth.uid();
  return jsonb_build_object(
    'due_at', deadline.due_at,
    'is_due', deadline.due_at <= now(),
    'is_quiet', coalesce(deadline.quiet_until > now(), false)
  );
end $$;
comment on function public.factor_reminder() is
  'For the calling admin: until when he may put off the second factor, and whether he is to be '
  'reminded now. Null for others and where one is set up. The first call begins the seven days.';
grant execute on function public.factor_reminder() to authenticated;

create function public.postpone_factor() returns void
language sql security definer set search_path = '' as $$
  update public.factor_deadlines set quiet_until = least(now() + interval '1 day', due_at)
  where user_id = auth.uid()
$$;
comment on function public.postpone_factor() is
  'For the calling admin: no reminder of the second factor for a day, and never beyond the seven.';
grant execute on function public.postpone_factor() to authenticated;

create function public.list_own_sessions() returns table (
  id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, is_current boolean
) language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at,
    coalesce(s.refreshed_at at time zone 'UTC', s.updated_at, s.created_at),
    coalesce(s.user_agent, ''), s.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by 3 desc
$$;
comment on function public.list_own_sessions() is 'Sessions of the caller, the latest first.';
grant execute on function public.list_own_sessions() to authenticated;

-- A stolen password alone ends no session of an account with a second factor.
create function public.end_own_session(session uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.has_used_factor() then
    raise exception 'Zweiter Faktor nötig' using errcode = '42501';
  end if;
  delete from auth.sessions where id = session and user_id = auth.uid();
end $$;
comment on function public.end_own_session(uuid) is
  'Ends one session of the caller: it cannot be refreshed any more. On the embedded backend its '
  'access token is refused at once, on a Supabase project it ends within the hour. Errors: 42501 '
  'before the second factor.';
grant execute on function public.end_own_session(uuid) to authenticated;

-- Details a customer keeps about himself.
create table public.customer_details (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  phone text not null default '' check (length(phone) <= 60),
  company text not null default '' check (length(company) <= 200),
  street text not null default '' check (length(street) <= 200),
  postcode text not null default '' check (length(postcode) <= 20),
  city text not null default '' check (length(city) <= 120),
  country text not null default 'DE' check (country ~ '^[A-Z]{2}$'),
  vat_id text not null default '' check (length(vat_id) <= 40),
  mail_on_message boolean not null default true,
  deletion_requested_at timestamptz,
  updated_at timestamptz not null default now()
);
comment on table public.customer_details is
  'Billing address, telephone and notification settings of a customer, written by himself. Ends '
  'with the user.';
comment on column public.customer_details.mail_on_message is
  'Whether unread messages of the agency are announced by mail.';
comment on column public.customer_details.deletion_requested_at is
  'When he asked for the erasure of his data; only request_deletion() sets it.';
create index customer_details_deletion on public.customer_details (deletion_requested_at)
  where deletion_requested_at is not null;
create trigger customer_details_touch before update on public.customer_details
  for each row execute function public.touch_updated_at();
create trigger guard_factor before insert or update or delete on public.customer_details
  for each statement execute function public.guard_factor();
alter table public.customer_details enable row level security;
grant select, insert (phone, company, street, postcode, city, country, vat_id, mail_on_message),
  update (phone, company, street, postcode, city, country, vat_id, mail_on_message)
  on public.customer_details to authenticated;
create policy "customer may read own details, staff all" on public.customer_details
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_staff()));
create policy "customer may add own details" on public.customer_details for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "customer may change own details" on public.customer_details
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "second factor where enrolled" on public.customer_details
  as restrictive for all to authenticated using ((select public.has_used_factor()));

-- The link with which the owner makes the first account, or gets in again
-- (server/setup-link.ts).
create table public.setup_links (
  id boolean primary key default true check (id),
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.setup_links is
  'The one link to /einrichten that holds: SHA-256 of its key. A new one replaces it, using it '
  'removes it. Whoever has the link becomes an admin.';
alter table public.setup_links enable row level security;

alter publication supabase_realtime add table public.profiles;
