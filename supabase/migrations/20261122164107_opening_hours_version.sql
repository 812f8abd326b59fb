-- Two people may edit the week of opening hours: a save says which week it replaces.
drop function public.save_opening_hours(jsonb);

-- Runs with the caller's rights: only the agency may write the table.
create function public.save_opening_hours(hours jsonb, seen jsonb) returns boolean language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('opening_hours'));
  if seen is distinct from (
    select coalesce(jsonb_agg(to_jsonb(day) order by day.weekday, day.opens_at), '[]')
    from (select weekday, opens_at, closes_at from public.opening_hours) as day
  ) then return false; end if;
  delete from public.opening_hours as old where not exists (
    select 1 from jsonb_to_recordset(hours) as new (weekday integer, opens_at time, closes_at time)
    where (new.weekday, new.opens_at, new.closes_at) = (old.weekday, old.opens_at, old.closes_at)
  );
  insert into public.opening_hours (weekday, opens_at, closes_at)
  select new.weekday, new.opens_at, new.closes_at from jsonb_to_recordset(hours) as new (weekday integer, opens_at time, closes_at time)
  where not exists (
    select 1 from public.opening_hours as old where (new.weekday, new.opens_at, new.closes_at) = (old.weekday, old.opens_at, old.closes_at)
  );
  return true;
end $$;
comment on function public.save_opening_hours(jsonb, jsonb) is
  'Replaces the week `seen` by `hours`, both [{weekday, opens_at, closes_at}] in order, in one transaction; false when the stored week is another by now. Errors: 42501 not the agency, 23P01 ranges of a day overlap, 23514 closes before it opens.';
revoke execute on function public.save_opening_hours(jsonb, jsonb) from public, anon;
grant execute on function public.save_opening_hours(jsonb, jsonb) to authenticated, service_role;
