-- What goes wrong, for the agency: one row a message, whatever happens how often. Browsers report with consent only, the server what it logs
-- as error. Messages arrive masked (supabase/functions/errors.ts) and carry no id, address or session.
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
comment on table public.error_groups is 'Errors of browsers (with consent) and server by message, without personal data. Purpose: repair. Ends 90 days after the last occurrence; at most 500 a source.';
comment on column public.error_groups.places is 'Pages, functions and jobs where it happened, the latest first, at most 10.';
comment on column public.error_groups.release is 'Version of the server at the last occurrence.';
comment on column public.error_groups.resolved_at is 'Set by an admin; the next occurrence takes it back and sets reopened_at.';
create index error_groups_seen on public.error_groups (source, last_seen desc);
create trigger audit after update of resolved_at on public.error_groups for each row
  when (old.resolved_at is distinct from new.resolved_at) execute function public.record_audit();
alter table public.error_groups enable row level security;
grant all on public.error_groups to service_role;
grant select, update (resolved_at) on public.error_groups to authenticated;
create policy "admin may read errors" on public.error_groups for select to authenticated using ((select public.is_admin()));
create policy "admin may resolve errors" on public.error_groups for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
alter publication supabase_realtime add table public.error_groups;

create function public.record_errors(entries jsonb) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.error_groups as known (source, message, places, release, count)
  select e.source, e.message, coalesce((array_agg(distinct e.place) filter (where e.place <> ''))[1:10], '{}'), max(e.release), count(*)
  from jsonb_to_recordset(entries) as e(source text, message text, place text, release text)
  group by e.source, e.message
  -- Two processes that touch the same rows do it in the same order.
  order by 1, 2
  on conflict (source, message) do update set
    count = known.count + excluded.count,
    places = array(
      select place from unnest(excluded.places || known.places) with ordinality as p(place, position) group by place order by min(position) limit 10
    ),
    release = excluded.release,
    last_seen = now(),
    reopened_at = case when known.resolved_at is null then known.reopened_at else now() end,
    resolved_at = null;
  -- Anybody can report what he likes: invented messages push out each other, never the server's.
  delete from public.error_groups where id in (
    select id from (select id, row_number() over (partition by source order by last_seen desc, id) as position from public.error_groups) as ranked
    where position > 500
  );
end $$;
comment on function public.record_errors(jsonb) is 'Counts [{source, message, place, release}] and opens resolved ones again.';

create function public.expire_errors(keep_days integer default 90) returns integer language sql security definer set search_path = '' as $$
  with gone as (delete from public.error_groups where last_seen < now() - make_interval(days => keep_days) returning 1)
  select count(*)::integer from gone
$$;
revoke execute on function public.record_errors(jsonb), public.expire_errors(integer) from public, anon, authenticated;
grant execute on function public.record_errors(jsonb), public.expire_errors(integer) to service_role;
