-- What a monitor asks for at /metrics.
create function public.operations_figures() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'databaseBytes', pg_catalog.pg_database_size(current_database()),
    'mails', coalesce((
      select jsonb_object_agg(status, n)
      from (select status, count(*) as n from public.outbox_mails group by status) as counted
    ), '{}'),
    'oldestDueSeconds', coalesce((
      select extract(epoch from now() - min(next_attempt_at))
      from public.outbox_mails
      where status in ('pending', 'sending') and next_attempt_at < now()
    ), 0)
  )
$$;
comment on function public.operations_figures() is
  '{databaseBytes, mails: number by status, oldestDueSeconds: how long the mail that waits '
  'longest should have been sent}; for the service.';
