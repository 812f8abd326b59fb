-- What the agency counts: visits, errors, and how its work stands.

-- A day is one of the agency: what is counted after its midnight belongs to the
-- new day, whatever the clock of the database says.
create function public.agency_today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'Europe/Berlin')::date
$$;
comment on function public.agency_today() is 'Today by the calendar in Europe/Berlin.';
grant execute on function public.agency_today() to authenticated;

create table public.analytics_events (
  id bigint generated always as identity primary key,
  name text not null,
  category text not null,
  label text not null default '',
  value double precision,
  session_id text not null,
  occurred_at timestamptz not null,
  url text not null,
  user_agent text not null,
  created_at timestamptz not null default now()
);
comment on table public.analytics_events is
  'Events of visitors who allowed statistics. Purpose: improving the site. Raw rows end after 90 '
  'days, daily totals stay.';
create index analytics_events_created on public.analytics_events (created_at);
create index analytics_events_name on public.analytics_events (category, name, created_at);
create index analytics_events_origins on public.analytics_events (session_id, id)
  where category in ('source', 'campaign');
alter table public.analytics_events enable row level security;
grant select on public.analytics_events to authenticated;
create policy "admin may read events" on public.analytics_events for select to authenticated
  using ((select public.is_admin()));

create table public.analytics_daily (
  day date not null,
  category text not null,
  name text not null,
  label text not null default '',
  count bigint not null default 0,
  value_sum double precision not null default 0,
  primary key (day, category, name, label)
);
comment on table public.analytics_daily is
  'Totals a day, without any id: pages and steps of every visitor (category count), and the '
  'events of those who allowed statistics.';
alter table public.analytics_daily enable row level security;
grant select on public.analytics_daily to authenticated;
create policy "admin may read daily totals" on public.analytics_daily for select to authenticated
  using ((select public.is_admin()));

-- Steps of flows count beside pages, and everybody's in the totals: an event of
-- a visitor who allowed statistics counts like a plain count.
create function public.record_analytics(events jsonb, counts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.analytics_events (
    name, category, label, value, session_id, occurred_at, url, user_agent
  )
  select e.name, e.category, e.label, e.value, e.session_id, e.occurred_at, e.url, e.user_agent
  from jsonb_populate_recordset(null::public.analytics_events, events) as e;

  insert into public.analytics_daily as total (day, category, name, label, count, value_sum)
  select public.agency_today(), c.category, c.name, left(c.label, 300), count(*),
    coalesce(sum(c.value), 0)
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
comment on function public.record_analytics(jsonb, jsonb) is
  'Stores what was gathered: events with consent, and [{path} | {step}] counts without.';

-- Where visits come from, as counts a day: what browsers send with a page by
-- themselves is counted and thrown away, without an id and without joining one
-- fact to another. Which source leads to enquiries is known only of visitors who
-- allowed statistics, within their session.
create function public.record_visits(visits jsonb, most_labels integer default 300) returns void
language sql security definer set search_path = '' as $$
  with told as (
    select v.name, left(v.label, 120) as label, sum(v.count) as count
    from jsonb_to_recordset(visits) as v (name text, label text, count bigint)
    where v.name in ('landing', 'source', 'campaign', 'device', 'language')
    group by 1, 2
  ), today as (
    select name, label from public.analytics_daily
    where day = public.agency_today() and category = 'visit'
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
comment on function public.record_visits(jsonb, integer) is
  'Adds [{name: landing | source | campaign | device | language, label, count}] to the totals of '
  'today. Anybody can invent campaigns: beyond most_labels of a name they are counted together.';

create function public.expire_analytics(keep_days integer default 90) returns integer
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.analytics_events where created_at < now() - make_interval(days => keep_days)
    returning 1
  )
  select count(*)::integer from gone
$$;

-- Both run with the caller's rights: only admins may read the totals, everybody
-- else gets zeros.
create function public.analytics_report(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  with totals as (
    select category, name, label,
      coalesce(sum(count) filter (where day >= first_day), 0) as now,
      coalesce(sum(count) filter (where day < first_day), 0) as before
    from public.analytics_daily
    where day between first_day - (last_day - first_day + 1) and last_day
    group by category, name, label
  ), ranked as (
    select *, row_number() over (
      partition by category, name order by now desc, before desc, label
    ) as place
    from totals
    where category = 'visit' or (category = 'count' and name = 'page')
  )
  select jsonb_build_object(
    'days', coalesce((
      select jsonb_agg(
        jsonb_build_object('day', d.day::date, 'views', coalesce(v.views, 0)) order by d.day
      )
      from generate_series(first_day, last_day, interval '1 day') as d(day)
      left join (
        select day, sum(count) as views from public.analytics_daily
        where category = 'count' and name = 'page' group by day
      ) as v on v.day = d.day::date
    ), '[]'),
    'sums', (
      select jsonb_build_object(
        'page', jsonb_build_object(
          'now', coalesce(sum(now) filter (where name = 'page'), 0),
          'before', coalesce(sum(before) filter (where name = 'page'), 0)
        ),
        'visit', jsonb_build_object(
          'now', coalesce(sum(now) filter (where name = 'landing'), 0),
          'before', coalesce(sum(before) filter (where name = 'landing'), 0)
        ),
        'enquiry', jsonb_build_object(
          'now', coalesce(sum(now) filter (where name = 'step' and label = 'quote/sent'), 0),
          'before', coalesce(sum(before) filter (where name = 'step' and label = 'quote/sent'), 0)
        ),
        'talk', jsonb_build_object(
          'now', coalesce(sum(now) filter (where name = 'step' and label = 'booking/booked'), 0),
          'before',
            coalesce(sum(before) filter (where name = 'step' and label = 'booking/booked'), 0)
        )
      )
      from totals where category in ('count', 'visit')
    ),
    'tops', coalesce((
      select jsonb_object_agg(name, rows) from (
        select name, jsonb_agg(
          jsonb_build_object('label', label, 'now', now, 'before', before) order by place
        ) as rows
        from ranked where place <= 50 group by name
      ) as t
    ), '{}'),
    'origins', coalesce((
      select jsonb_agg(o order by o.visits desc, o.enquiries desc, o.label) from (
        select category, label,
          coalesce(sum(now) filter (where name = 'visit'), 0) as visits,
          coalesce(sum(now) filter (where name = 'enquiry'), 0) as enquiries,
          coalesce(sum(now) filter (where name = 'talk'), 0) as talks
        from totals where category in ('source', 'campaign') group by category, label
        having sum(now) > 0
      ) as o
    ), '[]'),
    'events', coalesce((
      select jsonb_agg(e) from (
        select category, name, sum(now) as count from totals
        where category not in ('count', 'visit', 'source', 'campaign', 'web_vitals')
        group by category, name having sum(now) > 0
        order by count desc, name limit 20
      ) as e
    ), '[]')
  )
$$;
comment on function public.analytics_report(date, date) is
  'The days from first_day to last_day beside as many before: {days: [{day, views}], sums: {page, '
  'visit, enquiry, talk: {now, before}}, tops: {page, landing, source, campaign, device, language: '
  '[{label, now, before}], 50 at most}, origins (with consent): [{category: source | campaign, '
  'label, visits, enquiries, talks}], events: [{category, name, count}]}.';
grant execute on function public.analytics_report(date, date) to authenticated;

-- Days end at midnight in Berlin.

create function public.analytics_flows(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  with recent as (
    select * from public.analytics_daily where day between first_day and last_day
  ), span as (
    select first_day::timestamp at time zone 'Europe/Berlin' as begins,
      (last_day + 1)::timestamp at time zone 'Europe/Berlin' as ends
  )
  select jsonb_build_object(
    'views', coalesce((
      select sum(count) from recent where category = 'count' and name = 'page'
    ), 0),
    'steps', coalesce((select jsonb_object_agg(label, total) from (
      select label, sum(count) as total from recent where category = 'count' and name = 'step'
      group by label
    ) as s), '{}'),
    'fields', coalesce((select jsonb_agg(f) from (
      select label as field,
        coalesce(sum(count) filter (where name = 'quote_field'), 0) as reached,
        coalesce(sum(count) filter (where name = 'quote_abandoned'), 0) as abandoned
      from recent where category = 'quote' and name in ('quote_field', 'quote_abandoned')
      group by label order by abandoned desc, reached desc, field
    ) as f), '[]'),
    'vitals', coalesce((select jsonb_agg(v) from (
      select name, percentile_cont(0.75) within group (order by value) as p75, count(*) as samples
      from public.analytics_events, span
      where category = 'web_vitals' and value is not null
        and created_at >= begins and created_at < ends
      group by name
    ) as v), '[]'),
    'chat', jsonb_build_object(
      'conversations', (
        select count(*) from public.chat_sessions, span
        where started_at >= begins and started_at < ends
      ),
      'handovers', (
        select count(*) from public.chat_sessions, span
        where handed_over_at >= begins and handed_over_at < ends
      ),
      'outcomes', coalesce((select jsonb_object_agg(outcome, total) from (
        select outcome, count(*) as total from public.chat_messages, span
        where role = 'assistant' and outcome <> ''
          and created_at >= begins and created_at < ends
        group by outcome
      ) as o), '{}')
    )
  )
$$;
comment on function public.analytics_flows(date, date) is
  'Of these days, for admins (others get zeros): {views, steps: {"quote/open": n}, fields: '
  '[{field, reached, abandoned}], vitals: [{name, p75, samples}], chat: {conversations, '
  'handovers, outcomes}}.';
grant execute on function public.analytics_flows(date, date) to authenticated;

-- What goes wrong: one row a message, whatever happens how often. Browsers
-- report with consent only, the server what it logs as error. Messages arrive
-- masked (supabase/functions/errors.ts) and carry no id, address or session.
create table public.error_groups (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('browser', 'server')),
  message text not null check (length(message) between 1 and 300),
  places text[] not null default '{}',
  release text not null default '' check (length(release) <= 60),
  count bigint not null default 1,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  resolved_at timestamptz,
  reopened_at timestamptz,
  unique (source, message)
);
comment on table public.error_groups is
  'Errors of browsers (with consent) and server by message, without personal data. Purpose: '
  'repair. Ends 90 days after the last occurrence; at most 500 a source.';
comment on column public.error_groups.places is
  'Pages, functions and jobs where it happened, the latest first, at most 10.';
comment on column public.error_groups.release is 'Version of the server at the last occurrence.';
comment on column public.error_groups.resolved_at is
  'Set by an admin; the next occurrence takes it back and sets reopened_at.';
create index error_groups_seen on public.error_groups (source, last_seen desc);
create trigger audit after update of resolved_at on public.error_groups
  for each row when (old.resolved_at is distinct from new.resolved_at)
  execute function public.record_audit();
alter table public.error_groups enable row level security;
grant select, update (resolved_at) on public.error_groups to authenticated;
create policy "admin may read errors" on public.error_groups for select to authenticated
  using ((select public.is_admin()));
create policy "admin may resolve errors" on public.error_groups for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create function public.record_errors(entries jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.error_groups as known (source, message, places, release, count)
  select e.source, e.message,
    coalesce((array_agg(distinct e.place) filter (where e.place <> ''))[1:10], '{}'),
    max(e.release), count(*)
  from jsonb_to_recordset(entries) as e(source text, message text, place text, release text)
  group by e.source, e.message
  -- Two processes that touch the same rows do it in the same order.
  order by 1, 2
  on conflict (source, message) do update set
    count = known.count + excluded.count,
    places = array(
      select place
      from unnest(excluded.places || known.places) with ordinality as p(place, position)
      group by place order by min(position) limit 10
    ),
    release = excluded.release,
    last_seen = now(),
    reopened_at = case when known.resolved_at is null then known.reopened_at else now() end,
    resolved_at = null;
  -- Anybody can report what he likes: invented messages push out each other,
  -- never the server's.
  delete from public.error_groups where id in (
    select id from (
      select id, row_number() over (partition by source order by last_seen desc, id) as position
      from public.error_groups
    ) as ranked
    where position > 500
  );
end $$;
comment on function public.record_errors(jsonb) is
  'Counts [{source, message, place, release}] and opens resolved ones again.';

create function public.expire_errors(keep_days integer default 90) returns integer
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.error_groups where last_seen < now() - make_interval(days => keep_days)
    returning 1
  )
  select count(*)::integer from gone
$$;

-- How the work stands, for the overview of the admin area: what waits today,
-- and how twelve weeks went. All run with the caller's rights. "The last 30 days"
-- are the same days here and in analytics_report().
create function public.pipeline_summary() returns jsonb
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
comment on function public.pipeline_summary() is
  'Counts of the enquiries the caller may read, as {by_status, open_value, overdue, last_30_days, '
  'new_messages}.';
grant execute on function public.pipeline_summary() to authenticated;

-- Offers that nobody has decided on, beside those that have expired undecided.
create function public.dashboard_today() returns jsonb
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
grant execute on function public.dashboard_today() to authenticated;

create function public.dashboard_figures(weeks integer default 12) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  first_day date := date_trunc('week', now() at time zone 'Europe/Berlin')::date - 7 * (weeks - 1);
  since timestamptz := first_day::timestamp at time zone 'Europe/Berlin';
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return (
    with cohort as materialized (
      select id, status, created_at, respond_by from public.quote_requests
      where merged_into is null and created_at >= since
    ), answers as (
      select e.quote_request_id, min(e.created_at) as answered_at
      from public.quote_request_events e join cohort c on c.id = e.quote_request_id
      where e.status <> 'new' group by 1
    ), sent as (
      select distinct quote_request_id from public.offers where sent_at is not null
    ), paid as (
      select i.id, i.offer_id, i.project_id, i.net_cents,
        coalesce((
          select max(p.paid_on) from public.payments p where p.invoice_id = i.id
        ), i.issued_on) as paid_on
      from public.invoices i where i.kind = 'invoice' and i.status = 'paid'
    ), paid_offers as (
      select p.id, p.net_cents, p.paid_on, o.quote_request_id, o.content ->> 'package' as package
      from paid p
      left join public.projects j on j.id = p.project_id
      left join public.offers o on o.id = coalesce(p.offer_id, j.offer_id)
    ), revenue as (
      select o.content ->> 'package' as package, o.accepted_net_cents as accepted_cents,
        0 as paid_cents
      from public.offers o where o.status = 'accepted' and o.decided_at >= since
      union all
      select package, 0, net_cents from paid_offers where paid_on >= first_day
    )
    select jsonb_build_object(
      'weeks', (
        select jsonb_agg(
          jsonb_build_object('week', w.day::date, 'requests', coalesce(c.requests, 0))
          order by w.day
        )
        from generate_series(
          first_day::timestamp, first_day + 7 * (weeks - 1), interval '7 days'
        ) as w(day)
        left join (
          select date_trunc('week', created_at at time zone 'Europe/Berlin') as day,
            count(*) as requests
          from cohort group by 1
        ) as c on c.day = w.day
      ),
      'responses', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'created_at', c.created_at, 'respond_by', c.respond_by, 'answered_at', a.answered_at
          )
        )
        from cohort c left join answers a on a.quote_request_id = c.id
      ), '[]'),
      -- Visits are totals only admins may read; null is not zero.
      'visits', case when public.is_admin() then (
        select jsonb_build_object(
          'views', coalesce(sum(count) filter (where name = 'page'), 0),
          'opened', coalesce(sum(count) filter (where name = 'step' and label = 'quote/open'), 0)
        ) from public.analytics_daily where day >= first_day and category = 'count'
      ) end,
      -- An enquiry counts as far as it came, whether through a document here or by
      -- a status set by hand.
      'funnel', (
        select jsonb_build_object(
          'requests', count(*),
          'offered', count(*) filter (
            where c.status in ('offered', 'won') or s.quote_request_id is not null
          ),
          'accepted', count(*) filter (where c.status = 'won'),
          'paid', count(*) filter (
            where c.status = 'won'
            and c.id in (
              select quote_request_id from paid_offers where quote_request_id is not null
            )
          )
        ) from cohort c left join sent s on s.quote_request_id = c.id
      ),
      'revenue', coalesce((
        select jsonb_agg(t) from (
          select coalesce(package, '') as package, sum(accepted_cents) as accepted_cents,
            sum(paid_cents) as paid_cents
          from revenue group by 1 order by coalesce(package, '') = '', sum(accepted_cents) desc, 1
        ) as t
      ), '[]')
    )
  );
end $$;
comment on function public.dashboard_figures(integer) is
  'The last weeks up to now, Monday first: {weeks: [{week, requests}], responses: [{created_at, '
  'respond_by, answered_at}], visits: {views, opened} for admins, funnel of the enquiries that '
  'arrived: {requests, offered, accepted, paid}, revenue in net cents: [{package, accepted_cents, '
  'paid_cents}], empty and last: without package}. Error 42501: not staff.';
grant execute on function public.dashboard_figures(integer) to authenticated;

alter publication supabase_realtime add table public.error_groups;

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

-- The search of the admin area over all kinds of records, and its figures by
-- week.
create function public.fold_text(value text) returns text
language sql immutable strict set search_path = '' as $$
  select replace(
    translate(lower(value), 'äöüáàâãåéèêëíìîïóòôõúùûñç', 'aouaaaaaeeeeiiiioooouuunc'), 'ß', 'ss'
  )
$$;
comment on function public.fold_text(text) is
  'Letters without case, umlauts and accents, as quote_requests.search_text has them.';
grant execute on function public.fold_text(text) to authenticated;

create function public.find_records(search text default '', ids uuid[] default '{}')
returns table (kind text, id uuid, title text, note text, changed_at timestamptz)
language plpgsql stable set search_path = '' as $$
declare
  patterns text[] := (
    select array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%')
    from regexp_split_to_table(btrim(public.fold_text(find_records.search)), '\s+') as word
    where word <> ''
  );
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    (
      select 'request', r.id, r.name, concat_ws(' · ', nullif(r.company, ''), r.reference),
        r.created_at
      from public.quote_requests r
      where r.id = any (find_records.ids)
        or (r.merged_into is null and r.search_text like all (patterns))
      order by r.created_at desc limit 8
    ) union all (
      select 'offer', o.id, coalesce(nullif(o.content ->> 'title', ''), 'Ohne Titel'),
        concat_ws(
          ' · ', o.number,
          coalesce(nullif(o.content #>> '{customer,company}', ''), o.content #>> '{customer,name}')
        ), o.updated_at
      from public.offers o
      where o.id = any (find_records.ids)
        or public.fold_text(concat_ws(
          ' ', o.number, o.customer_email, o.content ->> 'title',
          o.content #>> '{customer,company}', o.content #>> '{customer,name}'
        )) like all (patterns)
      order by o.updated_at desc limit 8
    ) union all (
      select 'project', p.id, p.title, concat_ws(' · ', p.number, p.customer_email), p.updated_at
      from public.projects p
      where p.id = any (find_records.ids)
        or public.fold_text(concat_ws(' ', p.number, p.title, p.customer_email))
          like all (patterns)
      order by p.updated_at desc limit 8
    ) union all (
      select 'invoice', i.id, coalesce(i.number, 'Entwurf'),
        concat_ws(
          ' · ',
          coalesce(
            nullif(i.content #>> '{customer,company}', ''),
            nullif(i.content #>> '{customer,name}', ''), i.customer_email
          ),
          nullif(i.content ->> 'title', '')
        ), i.updated_at
      from public.invoices i
      where i.id = any (find_records.ids)
        or public.fold_text(concat_ws(
          ' ', i.number, i.customer_email, i.content ->> 'title',
          i.content #>> '{customer,company}', i.content #>> '{customer,name}'
        )) like all (patterns)
      order by i.updated_at desc limit 8
    ) union all (
      select 'person', h.id, coalesce(nullif(h.full_name, ''), h.email), h.email, h.created_at
      from public.find_people(patterns, find_records.ids) h
    );
end $$;
comment on function public.find_records(text, uuid[]) is
  'Enquiries, offers, projects, invoices and people in which every word of the search stands, '
  'newest first and at most eight of each kind; and those with one of the ids. Without a word '
  'only these. Runs under the rights of the caller. Error 42501: not staff.';
grant execute on function public.find_records(text, uuid[]) to authenticated;

create function public.dashboard_trends(weeks integer default 12) returns table (
  week date, requests bigint, offers bigint, accepted_cents bigint, paid_cents bigint
) language plpgsql stable set search_path = '' as $$
declare
  this_week date := date_trunc('week', now() at time zone 'Europe/Berlin')::date;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    with days as (
      select (created_at at time zone 'Europe/Berlin')::date as day, 1 as requests, 0 as offers,
        0::bigint as accepted, 0::bigint as paid
      from public.quote_requests where merged_into is null
      union all
      select (sent_at at time zone 'Europe/Berlin')::date, 0, 1, 0, 0
      from public.offers where sent_at is not null
      union all
      select (decided_at at time zone 'Europe/Berlin')::date, 0, 0, accepted_net_cents, 0
      from public.offers where status = 'accepted'
      union all
      select paid_on, 0, 0, 0, amount_cents from public.payments
    ), sums as (
      select date_trunc('week', day)::date as week, sum(d.requests) as requests,
        sum(d.offers) as offers, sum(accepted) as accepted, sum(paid) as paid
      from days d where day >= this_week - 7 * (2 * weeks - 1) group by 1
    )
    select this_week - 7 * back, coalesce(s.requests, 0)::bigint, coalesce(s.offers, 0)::bigint,
      coalesce(s.accepted, 0)::bigint, coalesce(s.paid, 0)::bigint
    from generate_series(2 * weeks - 1, 0, -1) as back
    left join sums s on s.week = this_week - 7 * back
    order by 1;
end $$;
comment on function public.dashboard_trends(integer) is
  'Enquiries, offers sent, what was ordered (net cents) and what was paid (gross cents) of the '
  'last weeks and as many before them, one row a week, oldest first. Error 42501: not staff.';
grant execute on function public.dashboard_trends(integer) to authenticated;
