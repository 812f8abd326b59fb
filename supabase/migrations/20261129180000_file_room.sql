-- Files that arrive at once each saw the room without the others, and an address that was signed
-- before an account ended still took files for it.

create or replace function public.has_file_room() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept numeric;
begin
  if public.is_staff() then return true; end if;
  -- One file of a person after the other; the sum below sees what was stored meanwhile.
  perform from auth.users u where u.id = auth.uid() for no key update;
  if not found then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  select coalesce(sum((o.metadata ->> 'size')::numeric), 0) into kept
  from storage.objects o
  where o.bucket_id in ('project-files', 'message-files') and o.owner_id = auth.uid()::text;
  if kept < 2 * 1024 ^ 3 then return true; end if;
  raise exception
    'Ihr Speicherplatz von 2 GB ist belegt. Löschen Sie Dateien, oder rufen Sie uns an.'
    using errcode = 'P0001';
end $$;
comment on function public.has_file_room() is
  'True below the quota of the caller; above it an error in words that the portal shows. Holds the '
  'caller''s account until the end of the transaction. Error 42501: there is no such account.';
