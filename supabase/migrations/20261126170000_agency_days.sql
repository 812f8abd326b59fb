-- A day is one of the agency: what is counted after its midnight belongs to the new day, whatever
-- the clock of the database says.

create function public.agency_today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'Europe/Berlin')::date
$$;
comment on function public.agency_today() is 'Today by the calendar in Europe/Berlin.';
grant execute on function public.agency_today() to authenticated;

create or replace function public.record_analytics(events jsonb, counts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.analytics_events (
    name, category, label, value, session_id, occurred_at, url, user_agent
  )
  select e.name, e.category, e.label, e.value, e.session_id, e.occurred_at, e.url, e.user_agent
  from jsonb_populate_recordset(null::public.analytics_events, events) as e;

  insert into public.analytics_daily as total (day, category, name, label, count, value_sum)
  select public.agency_today(), c.category, c.name, left(c.label, 300), count(*), coalesce(sum(c.value), 0)
  from (
    select category, name, label, value
    from jsonb_populate_recordset(null::public.analytics_events, events)
    union all
    select 'count', 'page', coalesce(substring(url from '^https?://[^/?#]+(/[^?#]*)'), '/'), null
    from jsonb_populate_recordset(null::public.analytics_events, events)
    where category = 'navigation' and name = 'page_view'
    union all
    select 'count', 'step', category || '/' || label, null
    from jsonb_populate_recordset(null::public.analytics_events, events)
    where name = category || '_step'
    union all
    select 'count', case when step is null then 'page' else 'step' end, coalesce(step, path), null
    from jsonb_to_recordset(counts) as p(path text, step text)
  ) as c
  group by 2, 3, 4
  -- Two processes that touch the same rows do it in the same order, so that
  -- neither waits for the other for ever.
  order by 2, 3, 4
  on conflict (day, category, name, label) do update set
    count = total.count + excluded.count,
    value_sum = total.value_sum + excluded.value_sum;

  -- An enquiry or a talk belongs to what led here last: within the session of a
  -- visitor who allowed statistics, and counted without it.
  insert into public.analytics_daily as total (day, category, name, label, count)
  select public.agency_today(), origin.category, goal.name, origin.label, count(*)
  from (
    select e.session_id, case e.category when 'quote' then 'enquiry' else 'talk' end as name
    from jsonb_populate_recordset(null::public.analytics_events, events) as e
    where (e.name, e.label) in (('quote_step', 'sent'), ('booking_step', 'booked'))
  ) as goal
  cross join lateral (
    select distinct on (e.category) e.category, e.label from public.analytics_events as e
    where e.session_id = goal.session_id and e.category in ('source', 'campaign')
    -- A page opened by hand later does not take the place of what led here.
    order by e.category, e.label = 'direkt', e.id desc
  ) as origin
  group by 2, 3, 4
  order by 2, 3, 4
  on conflict (day, category, name, label) do update set count = total.count + excluded.count;
end $$;

create or replace function public.record_visits(visits jsonb, most_labels integer default 300) returns void
language sql security definer set search_path = '' as $$
  with told as (
    select v.name, left(v.label, 120) as label, sum(v.count) as count
    from jsonb_to_recordset(visits) as v (name text, label text, count bigint)
    where v.name in ('landing', 'source', 'campaign', 'device', 'language')
    group by 1, 2
  ), today as (
    select name, label from public.analytics_daily where day = public.agency_today() and category = 'visit'
  ), fitting as (
    select t.name, t.count,
      case
        when k.label is not null
          or (select count(*) from today d where d.name = t.name)
            + row_number() over (
              partition by t.name, k.label is null order by t.count desc, t.label
            ) <= most_labels
        then t.label else 'andere'
      end as label
    from told t left join today k on (k.name, k.label) = (t.name, t.label)
  )
  insert into public.analytics_daily as total (day, category, name, label, count)
  select public.agency_today(), 'visit', name, label, sum(count) from fitting
  group by name, label
  -- Two processes that touch the same rows do it in the same order.
  order by name, label
  on conflict (day, category, name, label) do update set count = total.count + excluded.count
$$;

-- "The last 30 days" are the same days here and in analytics_report().
create or replace function public.pipeline_summary() returns jsonb
language sql stable set search_path = '' as $$
  with live as (
    select status, shown_price, respond_by, created_at from public.quote_requests
    where merged_into is null
  )
  select jsonb_build_object(
    'by_status', coalesce((
      select jsonb_object_agg(status, n)
      from (select status, count(*) as n from live group by status) as s
    ), '{}'),
    'open_value', coalesce((
      select sum(shown_price) from live where status in ('new', 'in_review', 'offered')
    ), 0),
    'overdue', (select count(*) from live where status = 'new' and respond_by < now()),
    'last_30_days', (
      select count(*) from live
      where created_at >= (public.agency_today() - 29)::timestamp at time zone 'Europe/Berlin'
    ),
    'new_messages', (select count(*) from public.contact_messages where status = 'new')
  )
$$;

-- Offers that nobody has decided on, beside those that have expired undecided.
create or replace function public.dashboard_today() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  today date := public.agency_today();
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return jsonb_build_object(
    'new_requests', (
      select count(*) from public.quote_requests where merged_into is null and status = 'new'
    ),
    'late_requests', (
      select count(*) from public.quote_requests
      where merged_into is null and status = 'new' and respond_by < now()
    ),
    'unread_messages', (
      select count(*) from public.messages where not from_staff and read_at is null
    ),
    'new_contact_messages', (select count(*) from public.contact_messages where status = 'new'),
    'open_offers', (
      select jsonb_build_object(
        'count', count(*) filter (where valid_until >= today),
        'net_cents', coalesce(sum(net_cents) filter (where valid_until >= today), 0),
        'expired', count(*) filter (where valid_until < today),
        'expired_net_cents', coalesce(sum(net_cents) filter (where valid_until < today), 0)
      )
      from public.offers where status = 'sent'
    ),
    'overdue_invoices', (
      with overdue as (
        select id, number, due_on, open_cents,
          coalesce(
            nullif(snapshot #>> '{customer,company}', ''), snapshot #>> '{customer,name}',
            customer_email
          ) as customer
        from public.invoices where kind = 'invoice' and status = 'issued' and due_on < today
      )
      select jsonb_build_object(
        'count', count(*), 'open_cents', coalesce(sum(open_cents), 0),
        'rows', coalesce((
          select jsonb_agg(o) from (select * from overdue order by due_on, number limit 10) as o
        ), '[]')
      ) from overdue
    ),
    'due_tasks', (
      with due as (
        select t.id, t.title, t.due_on, t.quote_request_id, r.name from public.tasks t
        left join public.quote_requests r on r.id = t.quote_request_id
        where t.done_at is null and t.due_on <= today
      )
      select jsonb_build_object(
        'count', count(*),
        'rows', coalesce((
          select jsonb_agg(d) from (select * from due order by due_on, title limit 10) as d
        ), '[]')
      )
      from due
    ),
    'bookings', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', id, 'name', name, 'starts_at', starts_at, 'ends_at', ends_at)
        order by starts_at
      )
      from public.bookings
      where status = 'booked' and starts_at >= today::timestamp at time zone 'Europe/Berlin'
        and starts_at < (today + 1)::timestamp at time zone 'Europe/Berlin'
    ), '[]')
  );
end $$;
comment on function public.dashboard_today() is
  'What waits for the staff today: {new_requests, late_requests, unread_messages, '
  'new_contact_messages, open_offers: {count, net_cents, expired, expired_net_cents}, '
  'overdue_invoices: {count, open_cents, rows}, due_tasks: {count, rows}, bookings}; at most ten '
  'rows each. Error 42501: not staff.';
