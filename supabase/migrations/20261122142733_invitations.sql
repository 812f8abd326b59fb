-- Admins invite people by mail. The account is made by the authentication service (function `users`); who may do it, with which role, and what
-- the log says of it is decided here.
alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in ('INSERT', 'UPDATE', 'DELETE', 'EXPORT', 'INVITE'));

create function public.prepare_invitation(address text) returns void language plpgsql security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(address));
begin
  if not public.is_admin() then raise exception 'Nur Administratoren laden ein' using errcode = '42501'; end if;
  if exists (select 1 from auth.users where lower(email) = wanted and email_confirmed_at is not null) then
    raise exception 'Zu dieser Adresse gibt es ein Konto' using errcode = '23505';
  end if;
  -- Whoever registered with this address without owning it has set a password; it must not open the account once the invited person confirms.
  delete from auth.users where lower(email) = wanted and (invited_at is null or coalesce(encrypted_password, '') <> '');
end $$;
comment on function public.prepare_invitation(text) is
  'For admins: makes way for an invitation by deleting an unconfirmed registration of that address. Errors: 42501 not an admin, 23505 the address has an account.';

create function public.record_invitation(user_id uuid, new_role text) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then raise exception 'Nur Administratoren laden ein' using errcode = '42501'; end if;
  if not exists (select 1 from auth.users where id = user_id and invited_at is not null and email_confirmed_at is null) then
    raise exception 'Keine offene Einladung' using errcode = 'P0002';
  end if;
  update public.profiles set role = new_role where id = user_id and role <> new_role;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, after)
  values (auth.uid(), 'authenticated', 'profiles', user_id::text, 'INVITE', jsonb_build_object('role', new_role));
end $$;
comment on function public.record_invitation(uuid, text) is
  'For admins: gives an invited person the role and notes the invitation. Errors: 42501 not an admin, P0002 no open invitation, 23514 unknown role.';

create function public.withdraw_invitation(user_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then raise exception 'Nur Administratoren ziehen Einladungen zurück' using errcode = '42501'; end if;
  delete from auth.users where id = user_id and invited_at is not null and email_confirmed_at is null;
  if not found then raise exception 'Keine offene Einladung' using errcode = 'P0002'; end if;
end $$;
comment on function public.withdraw_invitation(uuid) is
  'For admins: deletes the account of an invitation nobody has accepted; its link ends with it. Errors: 42501 not an admin, P0002 no open invitation.';

drop function public.list_users();
create function public.list_users()
returns table (id uuid, email text, full_name text, role text, created_at timestamptz, last_sign_in_at timestamptz, invited_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then raise exception 'Nur Administratoren sehen die Benutzer' using errcode = '42501'; end if;
  return query
    select p.id, coalesce(u.email, '')::text, p.full_name, p.role, p.created_at, u.last_sign_in_at, case when u.email_confirmed_at is null then u.invited_at end
    from public.profiles p join auth.users u on u.id = p.id
    order by p.created_at desc;
end $$;
comment on function public.list_users() is
  'Every user with address, name, role, last sign-in (null: never) and time of an invitation that is still open, newest first, for admins. Errors: 42501 not an admin.';
revoke execute on function public.prepare_invitation(text), public.record_invitation(uuid, text), public.withdraw_invitation(uuid), public.list_users() from public, anon;
grant execute on function public.prepare_invitation(text), public.record_invitation(uuid, text), public.withdraw_invitation(uuid), public.list_users()
  to authenticated, service_role;
