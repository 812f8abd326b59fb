-- The report sums up all visits by campaigns, not those of the fifty it names. Else as in
-- 20261128211100_statistics.sql.

create or replace function public.analytics_report(first_day date, last_day date) returns jsonb
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
        'campaign', jsonb_build_object(
          'now', coalesce(sum(now) filter (where name = 'campaign'), 0),
          'before', coalesce(sum(before) filter (where name = 'campaign'), 0)
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
  'visit, campaign, enquiry, talk: {now, before}}, tops: {page, landing, source, campaign, device, '
  'language: [{label, now, before}], 50 at most}, origins (with consent): [{category: source | '
  'campaign, label, visits, enquiries, talks}], events: [{category, name, count}]}.';
