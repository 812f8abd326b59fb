-- Whoever forgets to sign in finds his enquiry in the portal all the same, as talks and offers are: it belongs to the confirmed account of its address.
create function public.assign_request_owner() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.user_id := (select id from auth.users where lower(email) = lower(new.email) and email_confirmed_at is not null and not is_anonymous limit 1);
  return new;
end $$;
comment on function public.assign_request_owner() is 'Trigger: an enquiry sent as guest belongs to the confirmed account of its address.';
revoke execute on function public.assign_request_owner() from public, anon, authenticated;
create trigger assign_request_owner before insert on public.quote_requests for each row when (new.user_id is null) execute function public.assign_request_owner();
update public.quote_requests as r set user_id = u.id from auth.users as u
where r.user_id is null and lower(r.email) = lower(u.email) and u.email_confirmed_at is not null;
