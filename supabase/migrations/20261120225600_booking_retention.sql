create function public.purge_past_bookings(lead_months integer default 6) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  -- Last contact is the talk itself or a later change of the row.
  delete from public.bookings where greatest(ends_at, updated_at) < now() - make_interval(months => lead_months);
  get diagnostics removed = row_count;
  return removed;
end $$;
comment on function public.purge_past_bookings(integer) is 'Deletes talks whose last contact is past the period (L-21); gives their number.';
revoke execute on function public.purge_past_bookings(integer) from public, anon, authenticated;
grant execute on function public.purge_past_bookings(integer) to service_role;
