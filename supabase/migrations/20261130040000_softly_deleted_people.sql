-- Who is deleted softly keeps a row in auth.users, for what refers to it; his
-- name and his rights end as with any deletion.

create function public.end_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.profiles where id = new.id;
  return null;
end $$;
comment on function public.end_profile() is
  'Trigger: the profile of a user ends when he is deleted softly.';
revoke execute on function public.end_profile() from public;
create trigger end_profile after update of deleted_at on auth.users
for each row when (old.deleted_at is null and new.deleted_at is not null)
execute function public.end_profile();

delete from public.profiles where id in (select id from auth.users where deleted_at is not null);
