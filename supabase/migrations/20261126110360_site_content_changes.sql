-- Processes that show the site are told of a change at once instead of at their next look.

create or replace function public.raise_site_content_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_content_version set version = version + 1;
  perform pg_notify('site_content', '');
  return null;
end $$;

-- Texts say how a talk is held: they are rendered anew when the agency offers other kinds.
create trigger version after update of kinds on public.booking_rules
  for each statement execute function public.raise_site_content_version();
