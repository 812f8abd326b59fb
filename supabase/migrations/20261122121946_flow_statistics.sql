-- Steps of flows beside pages, and everybody's in the totals: an event of a visitor who allowed statistics counts like a plain count.
create or replace function public.record_analytics(events jsonb, counts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.analytics_events (name, category, label, value, session_id, occurred_at, url, user_agent)
  select e.name, e.category, e.label, e.value, e.session_id, e.occurred_at, e.url, e.user_agent
  from jsonb_populate_recordset(null::public.analytics_events, events) as e;

  insert into public.analytics_daily as total (day, category, name, label, count, value_sum)
  select current_date, c.category, c.name, left(c.label, 300), count(*), coalesce(sum(c.value), 0)
  from (
    select category, name, label, value from jsonb_populate_recordset(null::public.analytics_events, events)
    union all
    select 'count', 'page', coalesce(substring(url from '^https?://[^/?#]+(/[^?#]*)'), '/'), null
    from jsonb_populate_recordset(null::public.analytics_events, events) where category = 'navigation' and name = 'page_view'
    union all
    select 'count', 'step', category || '/' || label, null
    from jsonb_populate_recordset(null::public.analytics_events, events) where name = category || '_step'
    union all
    select 'count', case when step is null then 'page' else 'step' end, coalesce(step, path), null
    from jsonb_to_recordset(counts) as p(path text, step text)
  ) as c
  group by 2, 3, 4
  -- Two processes that touch the same rows do it in the same order, so that neither waits for the other for ever.
  order by 2, 3, 4
  on conflict (day, category, name, label) do update set count = total.count + excluded.count, value_sum = total.value_sum + excluded.value_sum;
end $$;
comment on function public.record_analytics(jsonb, jsonb) is 'Stores what was gathered: events with consent, and [{path} | {step}] counts without.';
comment on table public.analytics_daily is 'Totals a day, without any id: pages and steps of every visitor (category count), and the events of those who allowed statistics.';

create function public.analytics_flows(days integer default 30) returns jsonb language sql stable set search_path = '' as $$
  with recent as (select * from public.analytics_daily where day > current_date - days)
  select jsonb_build_object(
    'views', coalesce((select sum(count) from recent where category = 'count' and name = 'page'), 0),
    'steps', coalesce((select jsonb_object_agg(label, total) from (
      select label, sum(count) as total from recent where category = 'count' and name = 'step' group by label
    ) as s), '{}'),
    'fields', coalesce((select jsonb_agg(f) from (
      select label as field,
        coalesce(sum(count) filter (where name = 'quote_field'), 0) as reached,
        coalesce(sum(count) filter (where name = 'quote_abandoned'), 0) as abandoned
      from recent where category = 'quote' and name in ('quote_field', 'quote_abandoned') group by label order by abandoned desc, reached desc, field
    ) as f), '[]'),
    'vitals', coalesce((select jsonb_agg(v) from (
      select name, percentile_cont(0.75) within group (order by value) as p75, count(*) as samples
      from public.analytics_events
      where category = 'web_vitals' and value is not null and created_at > now() - make_interval(days => days) group by name
    ) as v), '[]'),
    'chat', jsonb_build_object(
      'conversations', (select count(*) from public.chat_sessions where started_at > now() - make_interval(days => days)),
      'handovers', (select count(*) from public.chat_sessions where handed_over_at > now() - make_interval(days => days)),
      'outcomes', coalesce((select jsonb_object_agg(outcome, total) from (
        select outcome, count(*) as total from public.chat_messages
        where role = 'assistant' and outcome <> '' and created_at > now() - make_interval(days => days) group by outcome
      ) as o), '{}')
    )
  )
$$;
comment on function public.analytics_flows(integer) is
  'Of the last days, for admins (others get zeros): {views, steps: {"quote/open": n}, fields: [{field, reached, abandoned}], vitals: [{name, p75, samples}], chat: {conversations, handovers, outcomes}}.';
revoke execute on function public.analytics_flows(integer) from public, anon;
grant execute on function public.analytics_flows(integer) to authenticated, service_role;
create index chat_messages_created on public.chat_messages (created_at);
