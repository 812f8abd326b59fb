-- Where visits come from, as counts a day: what browsers send with a page by
-- themselves is counted and thrown away, without an id and without joining one
-- fact to another. Which source leads to enquiries is known only of visitors who
-- allowed statistics, within their session.

create index analytics_events_origins on public.analytics_events (session_id, id)
  where category in ('source', 'campaign');

create function public.record_visits(visits jsonb, most_labels integer default 300) returns void
language sql security definer set search_path = '' as $$
  with told as (
    select v.name, left(v.label, 120) as label, sum(v.count) as count
    from jsonb_to_recordset(visits) as v (name text, label text, count bigint)
    where v.name in ('landing', 'source', 'campaign', 'device', 'language')
    group by 1, 2
  ), today as (
    select name, label from public.analytics_daily where day = current_date and category = 'visit'
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
  select current_date, 'visit', name, label, sum(count) from fitting
  group by name, label
  -- Two processes that touch the same rows do it in the same order.
  order by name, label
  on conflict (day, category, name, label) do update set count = total.count + excluded.count
$$;
comment on function public.record_visits(jsonb, integer) is
  'Adds [{name: landing | source | campaign | device | language, label, count}] to the totals of '
  'today. Anybody can invent campaigns: beyond most_labels of a name they are counted together.';

create or replace function public.record_analytics(events jsonb, counts jsonb) returns void
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

  -- An enquiry or a talk belongs to what led here last: within the session of a
  -- visitor who allowed statistics, and counted without it.
  insert into public.analytics_daily as total (day, category, name, label, count)
  select current_date, origin.category, goal.name, origin.label, count(*)
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

drop function public.analytics_summary(integer);
drop function public.analytics_flows(integer);

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

create function public.analytics_flows(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  with recent as (
    select * from public.analytics_daily where day between first_day and last_day
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
      from public.analytics_events
      where category = 'web_vitals' and value is not null
        and created_at >= first_day and created_at < last_day + 1
      group by name
    ) as v), '[]'),
    'chat', jsonb_build_object(
      'conversations', (
        select count(*) from public.chat_sessions
        where started_at >= first_day and started_at < last_day + 1
      ),
      'handovers', (
        select count(*) from public.chat_sessions
        where handed_over_at >= first_day and handed_over_at < last_day + 1
      ),
      'outcomes', coalesce((select jsonb_object_agg(outcome, total) from (
        select outcome, count(*) as total from public.chat_messages
        where role = 'assistant' and outcome <> ''
          and created_at >= first_day and created_at < last_day + 1
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
