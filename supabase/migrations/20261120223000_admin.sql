-- What the admin area does beyond reading tables: sending a failed mail again, and listing users with their addresses.
create function public.retry_mail(mail_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old_status text;
begin
  if not public.is_admin() then raise exception 'Nur Administratoren senden Mails erneut' using errcode = '42501'; end if;
  -- A mail under way or sent is left alone, so that nobody gets it twice.
  select status into old_status from public.outbox_mails
  where id = mail_id and (status = 'dead' or (status = 'pending' and last_error is not null)) for update;
  if not found then raise exception 'Keine gescheiterte Mail' using errcode = 'P0002'; end if;
  update public.outbox_mails set status = 'pending', attempts = 0, next_attempt_at = now() where id = mail_id;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (auth.uid(), 'authenticated', 'outbox_mails', mail_id::text, 'UPDATE', jsonb_build_object('status', old_status), jsonb_build_object('status', 'pending'));
  perform pg_notify('outbox', '');
end $$;
comment on function public.retry_mail(uuid) is 'Admins make a dead or failed mail due at once, with all attempts left. Errors: 42501 not an admin, P0002 no such mail or it has not failed.';

create function public.list_users() returns table (id uuid, email text, full_name text, role text, created_at timestamptz, last_sign_in_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then raise exception 'Nur Administratoren sehen die Benutzer' using errcode = '42501'; end if;
  return query
    select p.id, coalesce(u.email, '')::text, p.full_name, p.role, p.created_at, u.last_sign_in_at
    from public.profiles p join auth.users u on u.id = p.id
    order by p.created_at desc;
end $$;
comment on function public.list_users() is 'Every user with address, name, role and last sign-in (null: never), newest first, for admins. Errors: 42501 not an admin.';

-- Runs with the caller's rights: only admins may read the totals, everybody else gets zeros.
create function public.analytics_summary(days integer default 30) returns jsonb language sql stable set search_path = '' as $$
  with recent as (select * from public.analytics_daily where day > current_date - days)
  select jsonb_build_object(
    'days', (
      select jsonb_agg(jsonb_build_object('day', d.day::date, 'views', coalesce(v.views, 0)) order by d.day)
      from generate_series(current_date - days + 1, current_date, interval '1 day') as d(day)
      left join (select day, sum(count) as views from recent where category = 'count' and name = 'page' group by day) as v on v.day = d.day::date
    ),
    'pages', coalesce((select jsonb_agg(p) from (
      select label as path, sum(count) as views from recent where category = 'count' and name = 'page' group by label order by views desc, path limit 20
    ) as p), '[]'),
    'events', coalesce((select jsonb_agg(e) from (
      select category, name, sum(count) as count from recent where category not in ('count', 'web_vitals') group by category, name order by count desc, name limit 20
    ) as e), '[]')
  )
$$;
comment on function public.analytics_summary(integer) is 'Totals of the last days as {days: [{day, views}], pages: [{path, views}], events: [{category, name, count}]}; pages and events are the 20 most frequent.';

revoke execute on function public.retry_mail(uuid), public.list_users(), public.analytics_summary(integer) from public, anon;
grant execute on function public.retry_mail(uuid), public.list_users(), public.analytics_summary(integer) to authenticated, service_role;
