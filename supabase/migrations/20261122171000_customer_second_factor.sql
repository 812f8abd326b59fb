-- A second factor protects customers as it protects admins: until it was used in a session, the password alone opens nothing of theirs.
create function public.has_used_factor() returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (select 1 from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
$$;
comment on function public.has_used_factor() is 'True if the session has proven a second factor (aal2), or its user has enrolled none.';
revoke execute on function public.has_used_factor() from public;
grant execute on function public.has_used_factor() to anon, authenticated, service_role;

create or replace function public.has_role(allowed text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.profiles where id = auth.uid() and role = any (allowed)) and public.has_used_factor()
$$;

-- Restrictive: narrows every other policy of the table. Not for profiles: name and role are shown while the factor is asked for.
do $$
declare
  customers text;
begin
  foreach customers in array array[
    'quote_requests', 'quote_request_events', 'quote_files', 'bookings', 'offers', 'offer_events', 'projects', 'project_milestones',
    'project_files', 'messages', 'invoices', 'payments', 'customer_details'
  ] loop
    execute format('create policy "second factor where enrolled" on public.%I as restrictive for all to authenticated using ((select public.has_used_factor()))', customers);
  end loop;
end $$;
create policy "second factor where enrolled for work files" on storage.objects as restrictive for all to authenticated
  using (bucket_id not in ('project-files', 'message-files', 'quote-files') or (select public.has_used_factor()));

-- The same for what customers write through functions that act as their owner, which no policy narrows.
create function public.guard_factor() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and not public.has_used_factor() then raise exception 'Zweiter Faktor nötig' using errcode = '42501'; end if;
  return null;
end $$;
comment on function public.guard_factor() is 'Trigger: a signed-in person writes only after having used his second factor, where he has one (42501).';
do $$
declare
  written text;
begin
  foreach written in array array['offers', 'offer_events', 'project_milestones', 'project_files', 'messages', 'customer_details'] loop
    execute format('create trigger guard_factor before insert or update or delete on public.%I for each statement execute function public.guard_factor()', written);
  end loop;
end $$;
