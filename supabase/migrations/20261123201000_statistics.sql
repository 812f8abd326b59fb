-- What the agency counts: visits, errors, and how its work stands.

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
  select current_date, c.category, c.name, left(c.label, 300), count(*), coalesce(sum(c.value), 0)
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
end $$;
comment on function public.record_analytics(jsonb, jsonb) is
  'Stores what was gathered: events with consent, and [{path} | {step}] counts without.';

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
create function public.analytics_summary(days integer default 30) returns jsonb
language sql stable set search_path = '' as $$
  with recent as (select * from public.analytics_daily where day > current_date - days)
  select jsonb_build_object(
    'days', (
      select jsonb_agg(
        jsonb_build_object('day', d.day::date, 'views', coalesce(v.views, 0)) order by d.day
      )
      from generate_series(current_date - days + 1, current_date, interval '1 day') as d(day)
      left join (
        select day, sum(count) as views from recent where category = 'count' and name = 'page'
        group by day
      ) as v on v.day = d.day::date
    ),
    'pages', coalesce((select jsonb_agg(p) from (
      select label as path, sum(count) as views from recent
      where category = 'count' and name = 'page' group by label order by views desc, path limit 20
    ) as p), '[]'),
    'events', coalesce((select jsonb_agg(e) from (
      select category, name, sum(count) as count from recent
      where category not in ('count', 'web_vitals') group by category, name
      order by count desc, name limit 20
    ) as e), '[]')
  )
$$;
comment on function public.analytics_summary(integer) is
  'Totals of the last days as {days: [{day, views}], pages: [{path, views}], events: [{category, '
  'name, count}]}; pages and events are the 20 most frequent.';
grant execute on function public.analytics_summary(integer) to authenticated;

create function public.analytics_flows(days integer default 30) returns jsonb
language sql stable set search_path = '' as $$
  with recent as (select * from public.analytics_daily where day > current_date - days)
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
      from public.analytics_events
      where category = 'web_vitals' and value is not null
        and created_at > now() - make_interval(days => days)
      group by name
    ) as v), '[]'),
    'chat', jsonb_build_object(
      'conversations', (
        select count(*) from public.chat_sessions
        where started_at > now() - make_interval(days => days)
      ),
      'handovers', (
        select count(*) from public.chat_sessions
        where handed_over_at > now() - make_interval(days => days)
      ),
      'outcomes', coalesce((select jsonb_object_agg(outcome, total) from (
        select outcome, count(*) as total from public.chat_messages
        where role = 'assistant' and outcome <> ''
          and created_at > now() - make_interval(days => days)
        group by outcome
      ) as o), '{}')
    )
  )
$$;
comment on function public.analytics_flows(integer) is
  'Of the last days, for admins (others get zeros): {views, steps: {"quote/open": n}, fields: '
  '[{field, reached, abandoned}], vitals: [{name, p75, samples}], chat: {conversations, '
  'handovers, outcomes}}.';
grant execute on function public.analytics_flows(integer) to authenticated;

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
-- and how twelve weeks went. All run with the caller's rights.
create function public.pipeline_summary() returns jsonb
language sql stable set search_path = '' as $$
  with live as (
    select status, estimated_price, respond_by, created_at from public.quote_requests
    where merged_into is null
  )
  select jsonb_build_object(
    'by_status', coalesce((
      select jsonb_object_agg(status, n)
      from (select status, count(*) as n from live group by status) as s
    ), '{}'),
    'open_value', coalesce((
      select sum(estimated_price) from live where status in ('new', 'in_review', 'offered')
    ), 0),
    'overdue', (select count(*) from live where status = 'new' and respond_by < now()),
    'last_30_days', (select count(*) from live where created_at > now() - interval '30 days'),
    'new_messages', (select count(*) from public.contact_messages where status = 'new')
  )
$$;
comment on function public.pipeline_summary() is
  'Counts of the enquiries the caller may read, as {by_status, open_value, overdue, last_30_days, '
  'new_messages}.';
grant execute on function public.pipeline_summary() to authenticated;

create function public.dashboard_today() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/Berlin')::date;
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
      select jsonb_build_object('count', count(*), 'net_cents', coalesce(sum(net_cents), 0))
      from public.offers where status = 'sent' and valid_until >= today
    ),
    'overdue_invoices', (
      with overdue as (
        select id, number, due_on, gross_cents - paid_cents as open_cents,
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
  'new_contact_messages, open_offers: {count, net_cents}, overdue_invoices: {count, open_cents, '
  'rows}, due_tasks: {count, rows}, bookings}; at most ten rows each. Error 42501: not staff.';
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
