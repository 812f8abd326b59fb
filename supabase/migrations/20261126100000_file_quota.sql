-- What one customer may keep in all: nobody fills the disk of everybody.
create function public.has_file_room() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  kept numeric;
begin
  if public.is_staff() then return true; end if;
  select coalesce(sum((o.metadata ->> 'size')::numeric), 0) into kept
  from storage.objects o
  where o.bucket_id in ('project-files', 'message-files') and o.owner_id = auth.uid()::text;
  if kept < 2 * 1024 ^ 3 then return true; end if;
  raise exception 'Ihr Speicherplatz von 2 GB ist belegt. Löschen Sie Dateien, oder rufen Sie uns an.'
    using errcode = 'P0001';
end $$;
comment on function public.has_file_room() is
  'True below the quota of the caller; above it an error in words that the portal shows';
revoke execute on function public.has_file_room() from public;
grant execute on function public.has_file_room() to authenticated;

create policy "customer keeps 2 GB in all" on storage.objects as restrictive
  for insert to authenticated
  with check (
    bucket_id not in ('project-files', 'message-files') or (select public.has_file_room())
  );
