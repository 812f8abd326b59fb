-- A stolen password alone ends no session of an account with a second factor.

create or replace function public.end_own_session(session uuid) returns void
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
