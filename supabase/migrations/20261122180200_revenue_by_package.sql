-- Revenue by package (shared/business.ts): the offer names the one it sells, and its invoices follow it.
create or replace function public.dashboard_figures(weeks integer default 12) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  first_day date := date_trunc('week', now() at time zone 'Europe/Berlin')::date - 7 * (weeks - 1);
  since timestamptz := first_day::timestamp at time zone 'Europe/Berlin';
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return (
    with cohort as materialized (
      select id, status, created_at, respond_by from public.quote_requests where merged_into is null and created_at >= since
    ), answers as (
      select e.quote_request_id, min(e.created_at) as answered_at from public.quote_request_events e join cohort c on c.id = e.quote_request_id
      where e.status <> 'new' group by 1
    ), sent as (
      select distinct quote_request_id from public.offers where sent_at is not null
    ), paid as (
      select i.id, i.offer_id, i.project_id, i.net_cents,
        coalesce((select max(p.paid_on) from public.payments p where p.invoice_id = i.id), i.issued_on) as paid_on
      from public.invoices i where i.kind = 'invoice' and i.status = 'paid'
    ), paid_offers as (
      select p.id, p.net_cents, p.paid_on, o.quote_request_id, o.content ->> 'package' as package
      from paid p left join public.projects j on j.id = p.project_id left join public.offers o on o.id = coalesce(p.offer_id, j.offer_id)
    ), revenue as (
      select o.content ->> 'package' as package, o.accepted_net_cents as accepted_cents, 0 as paid_cents
      from public.offers o where o.status = 'accepted' and o.decided_at >= since
      union all
      select package, 0, net_cents from paid_offers where paid_on >= first_day
    )
    select jsonb_build_object(
      'weeks', (
        select jsonb_agg(jsonb_build_object('week', w.day::date, 'requests', coalesce(c.requests, 0)) order by w.day)
        from generate_series(first_day::timestamp, first_day + 7 * (weeks - 1), interval '7 days') as w(day)
        left join (select date_trunc('week', created_at at time zone 'Europe/Berlin') as day, count(*) as requests from cohort group by 1) as c on c.day = w.day
      ),
      'responses', coalesce((
        select jsonb_agg(jsonb_build_object('created_at', c.created_at, 'respond_by', c.respond_by, 'answered_at', a.answered_at))
        from cohort c left join answers a on a.quote_request_id = c.id
      ), '[]'),
      -- Visits are totals only admins may read; null is not zero.
      'visits', case when public.is_admin() then (
        select jsonb_build_object(
          'views', coalesce(sum(count) filter (where name = 'page'), 0),
          'opened', coalesce(sum(count) filter (where name = 'step' and label = 'quote/open'), 0)
        ) from public.analytics_daily where day >= first_day and category = 'count'
      ) end,
      -- An enquiry counts as far as it came, whether through a document here or by a status set by hand.
      'funnel', (
        select jsonb_build_object(
          'requests', count(*),
          'offered', count(*) filter (where c.status in ('offered', 'won') or s.quote_request_id is not null),
          'accepted', count(*) filter (where c.status = 'won'),
          'paid', count(*) filter (where c.status = 'won' and c.id in (select quote_request_id from paid_offers where quote_request_id is not null))
        ) from cohort c left join sent s on s.quote_request_id = c.id
      ),
      'revenue', coalesce((
        select jsonb_agg(t) from (
          select coalesce(package, '') as package, sum(accepted_cents) as accepted_cents, sum(paid_cents) as paid_cents
          from revenue group by 1 order by coalesce(package, '') = '', sum(accepted_cents) desc, 1
        ) as t
      ), '[]')
    )
  );
end $$;
comment on function public.dashboard_figures(integer) is
  'The last weeks up to now, Monday first: {weeks: [{week, requests}], responses: [{created_at, respond_by, answered_at}], visits: {views, opened} for admins, funnel of the enquiries that arrived: {requests, offered, accepted, paid}, revenue in net cents: [{package, accepted_cents, paid_cents}], empty and last: without package}. Error 42501: not staff.';
