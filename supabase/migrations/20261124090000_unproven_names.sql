-- A name that somebody gave for an address before its owner confirmed it goes with the rest of that
-- beginning: the authentication service then confirms an account without any details.
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
