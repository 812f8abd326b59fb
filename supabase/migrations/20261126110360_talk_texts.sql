-- Texts say how a talk is held: they are rendered anew when the agency offers other kinds.
create trigger version after update of kinds on public.booking_rules
  for each statement execute function public.raise_site_content_version();
