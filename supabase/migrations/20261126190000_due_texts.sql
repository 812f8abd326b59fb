-- The server asks every ten seconds. An update that finds nothing still raised the version of
-- the site's texts, so every process read all texts and rendered all pages anew each time.

create or replace function public.publish_due_texts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  published integer;
begin
  if not exists (
    select from public.content_pages where publish_at <= now() and status = 'draft'
  ) then
    return 0;
  end if;
  update public.content_pages set status = 'published'
  where publish_at <= now() and status = 'draft';
  get diagnostics published = row_count;
  return published;
end $$;
