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
comment on table public.analytics_events is 'Events of visitors who allowed statistics. Purpose: improving the site. Raw rows end after 90 days, daily totals stay.';
create index analytics_events_created on public.analytics_events (created_at);
create index analytics_events_name on public.analytics_events (category, name, created_at);

create table public.analytics_daily (
  day date not null,
  category text not null,
  name text not null,
  label text not null default '',
  count bigint not null default 0,
  value_sum double precision not null default 0,
  primary key (day, category, name, label)
);
comment on table public.analytics_daily is 'Totals a day, without any id: page counts of every visitor, and the events of those who allowed statistics.';

alter table public.analytics_events enable row level security;
alter table public.analytics_daily enable row level security;
grant all on public.analytics_events, public.analytics_daily to service_role;
grant select on public.analytics_events, public.analytics_daily to authenticated;
create policy "admin may read events" on public.analytics_events for select to authenticated using ((select public.is_admin()));
create policy "admin may read daily totals" on public.analytics_daily for select to authenticated using ((select public.is_admin()));

create function public.record_analytics(events jsonb, counts jsonb) returns void
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
    select 'count', 'page', path, null from jsonb_to_recordset(counts) as p(path text)
  ) as c
  group by 2, 3, 4
  on conflict (day, category, name, label) do update set count = total.count + excluded.count, value_sum = total.value_sum + excluded.value_sum;
end $$;
comment on function public.record_analytics(jsonb, jsonb) is 'Stores a batch: events with consent and [{path}] page counts without.';

create function public.expire_analytics(keep_days integer default 90) returns integer language sql security definer set search_path = '' as $$
  with gone as (delete from public.analytics_events where created_at < now() - make_interval(days => keep_days) returning 1)
  select count(*)::integer from gone
$$;
revoke execute on function public.record_analytics(jsonb, jsonb), public.expire_analytics(integer) from public, anon, authenticated;
grant execute on function public.record_analytics(jsonb, jsonb), public.expire_analytics(integer) to service_role;
