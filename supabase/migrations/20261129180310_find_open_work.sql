-- Who is to be erased may have a talk ahead and an offer to answer: both go with him, and nobody
-- would wait for him or call him off.

create or replace function public.find_person(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_privacy_rights();
  return (
    with rows as materialized (select * from public.person_rows(address))
    select jsonb_build_object(
      'tables', coalesce((
        select jsonb_agg(
          jsonb_build_object('table', t.table_name, 'count', t.total, 'kept', t.kept)
          order by t.table_name
        )
        from (
          select table_name, count(*) as total, count(*) filter (where is_kept) as kept
          from rows group by table_name
        ) as t
      ), '[]'),
      'files', (select count(*) from public.person_files(address)),
      'accounts', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', u.id, 'name', p.full_name, 'role', p.role, 'created_at', u.created_at,
            'deletion_requested_at', d.deletion_requested_at
          )
        )
        from auth.users u join public.profiles p on p.id = u.id
        left join public.customer_details d on d.user_id = u.id
        where lower(u.email) = lower(btrim(address))
      ), '[]'),
      'open_projects', (
        select count(*) from rows
        where table_name = 'projects' and content ->> 'status' not in ('done', 'cancelled')
      ),
      'open_invoices', (
        select count(*) from rows
        where table_name = 'invoices' and content ->> 'kind' = 'invoice'
          and content ->> 'status' = 'issued'
      ),
      'open_offers', (
        select count(*) from rows
        where table_name = 'offers' and content ->> 'status' = 'sent'
          and (content ->> 'valid_until')::date >= public.agency_today()
      ),
      'coming_talks', coalesce((
        select jsonb_agg(content -> 'starts_at' order by (content ->> 'starts_at')::timestamptz)
        from rows
        where table_name = 'bookings' and content ->> 'status' = 'booked'
          and (content ->> 'ends_at')::timestamptz > now()
      ), '[]')
    )
  );
end $$;
comment on function public.find_person(text) is
  'For admins: {tables: [{table, count, kept}], files, accounts: [{id, name, role, created_at, '
  'deletion_requested_at}], open_projects, open_invoices, open_offers, coming_talks: [when each '
  'begins]}; an offer is open as long as it can be accepted. Error: 42501.';
