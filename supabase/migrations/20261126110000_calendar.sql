-- Kinds of talk, the calendar that the owner subscribes to, and calendars kept
-- elsewhere, whose busy times close the same times here.

alter table public.booking_rules
  add column kinds text[] not null default '{phone}',
  add column video_url text not null default '',
  add column visit_address text not null default '',
  add constraint booking_rules_kinds check (
    cardinality(kinds) >= 1 and kinds <@ array['phone', 'video', 'visit']
  ),
  add constraint booking_rules_video check (
    length(video_url) <= 500 and video_url ~ '^(https://[^[:space:]]+)?$'
    and (video_url <> '' or not 'video' = any (kinds))
  ),
  add constraint booking_rules_visit check (
    length(visit_address) <= 300 and (visit_address <> '' or not 'visit' = any (kinds))
  );
comment on column public.booking_rules.kinds is
  'Kinds of talk that visitors choose from, the first one preset: phone, video (by video_url), '
  'visit (at visit_address).';
grant update (kinds, video_url, visit_address) on public.booking_rules to authenticated;

alter table public.bookings
  add column kind text not null default 'phone' check (kind in ('phone', 'video', 'visit')),
  add column place text not null default '' check (length(place) <= 500);
comment on column public.bookings.place is
  'Link or address as the visitor was told; empty on the telephone.';

-- Rows of addresses that open a calendar hold them in this column, so that the
-- log does not keep them.
create or replace function public.record_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- A deleted row leaves only its id: erased personal data must not live on here.
  old_row jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
  secrets constant text[] := '{signature,secret_url}';
begin
  if tg_op = 'UPDATE' then
    select array_agg(key) into changed from jsonb_each(new_row)
    where value is distinct from old_row -> key and key <> 'updated_at';
    if changed is null then return null; end if;
    old_row := (
      select jsonb_object_agg(key, value) from jsonb_each(old_row) where key = any (changed)
    );
    new_row := (
      select jsonb_object_agg(key, value) from jsonb_each(new_row) where key = any (changed)
    );
  end if;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (
    auth.uid(), coalesce(auth.role(), current_user), tg_table_name,
    coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id', ''), tg_op,
    old_row - secrets, new_row - secrets
  );
  return null;
end $$;

create table public.busy_calendars (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 80),
  secret_url text not null check (
    length(secret_url) <= 2000 and secret_url ~ '^https://[^[:space:]]+$'
  ),
  next_read_at timestamptz not null default now(),
  read_at timestamptz,
  failed_since timestamptz,
  problem text not null default '' check (length(problem) <= 300),
  created_at timestamptz not null default now()
);
comment on table public.busy_calendars is
  'Calendars kept elsewhere, by the address of their iCalendar file. Purpose: no talk is offered '
  'while somebody of the agency is busy. The worker reads them.';
comment on column public.busy_calendars.secret_url is
  'Whoever has it reads that calendar: for the staff and the worker only.';
comment on column public.busy_calendars.problem is
  'Why the last try failed, in German for the staff; times read before stay until one succeeds.';
create trigger audit after insert or delete on public.busy_calendars
  for each row execute function public.record_audit();
alter table public.busy_calendars enable row level security;
grant select, insert (name, secret_url), update (next_read_at), delete
  on public.busy_calendars to authenticated;
create policy "staff may read busy calendars" on public.busy_calendars for select to authenticated
  using ((select public.is_staff()));
create policy "staff may add busy calendars" on public.busy_calendars for insert to authenticated
  with check ((select public.is_staff()));
create policy "staff may have busy calendars read" on public.busy_calendars
  for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "staff may remove busy calendars" on public.busy_calendars
  for delete to authenticated using ((select public.is_staff()));

create table public.busy_times (
  calendar_id uuid not null references public.busy_calendars (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (calendar_id, starts_at),
  check (ends_at > starts_at)
);
comment on table public.busy_times is
  'When the person of a calendar is busy: times only, never titles, places or people. Of one '
  'calendar they never overlap; each takes one of the places at the same time.';
create index busy_times_ends_at on public.busy_times (ends_at);
alter table public.busy_times enable row level security;
grant select on public.busy_times to authenticated;
create policy "staff may read busy times" on public.busy_times for select to authenticated
  using ((select public.is_staff()));

create function public.claim_busy_calendars(every_seconds integer)
returns setof public.busy_calendars
language sql security definer set search_path = '' as $$
  update public.busy_calendars set next_read_at = now() + make_interval(secs => every_seconds)
  where id in (
    select id from public.busy_calendars where next_read_at <= now()
    order by next_read_at limit 5 for update skip locked
  )
  returning *
$$;
comment on function public.claim_busy_calendars(integer) is
  'Calendars that are due, taken by one worker; due again after every_seconds, whatever comes of '
  'it.';

create function public.store_busy_times(calendar uuid, times jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.busy_calendars set read_at = now(), failed_since = null, problem = ''
  where id = calendar;
  -- Removed while it was read.
  if not found then return; end if;
  delete from public.busy_times where calendar_id = calendar;
  insert into public.busy_times (calendar_id, starts_at, ends_at)
  select calendar, t.starts_at, t.ends_at
  from jsonb_to_recordset(times) as t (starts_at timestamptz, ends_at timestamptz);
end $$;
comment on function public.store_busy_times(uuid, jsonb) is
  'Replaces the times of a calendar by [{starts_at, ends_at}] and notes that it could be read.';

create table public.calendar_feed (
  id boolean primary key default true check (id),
  key uuid,
  read_at timestamptz
);
comment on table public.calendar_feed is
  'The one address of the agency''s talks for calendar programs. The key alone opens nothing: the '
  'address is signed (supabase/functions/signed-link.ts). No key: there is no address.';
comment on column public.calendar_feed.read_at is 'When a calendar program last read it.';
insert into public.calendar_feed default values;
create trigger audit after update of key on public.calendar_feed
  for each row execute function public.record_audit();
alter table public.calendar_feed enable row level security;
grant select, update (key) on public.calendar_feed to authenticated;
create policy "staff may read the feed" on public.calendar_feed for select to authenticated
  using ((select public.is_staff()));
create policy "staff may renew the feed" on public.calendar_feed for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create or replace function public.booking_calendar() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'talks', (
      select jsonb_build_object(
        'kinds', kinds, 'videoUrl', video_url, 'visitAddress', visit_address
      )
      from public.booking_rules
    ),
    'rules', (
      select jsonb_build_object(
        'capacity', capacity, 'gridMinutes', grid_minutes, 'leadHours', lead_hours,
        'daysAhead', days_ahead
      )
      from public.booking_rules
    ),
    'hours', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'weekday', weekday, 'opens', to_char(opens_at, 'HH24:MI'),
          'closes', to_char(closes_at, 'HH24:MI')
        )
        order by weekday, opens_at
      )
      from public.opening_hours
    ), '[]'),
    'closed', coalesce((
      select jsonb_agg(day order by day) from public.closed_days where day >= current_date - 1
    ), '[]'),
    'busy', coalesce((
      select jsonb_agg(
        jsonb_build_object('startsAt', b.starts_at, 'endsAt', b.ends_at, 'places', b.places)
      )
      from (
        select starts_at, ends_at, 1 as places from public.bookings
        where status = 'booked' and ends_at > now()
          and (confirm_by is null or confirm_by > now())
        union all
        select starts_at, ends_at, places from public.absences where ends_at > now()
        union all
        select starts_at, ends_at, 1 from public.busy_times where ends_at > now()
      ) as b
    ), '[]')
  )
$$;
comment on function public.booking_calendar() is
  'All that free slots follow from: {talks: {kinds, videoUrl, visitAddress}, rules, hours: '
  '[{weekday, opens, closes}], closed: [day], busy: [{startsAt, endsAt, places}]}; places null '
  'blocks everything. Holds no names.';

create or replace function public.find_booking_seat(
  starts timestamptz, ends timestamptz, moved uuid default null
) returns integer
language sql volatile security definer set search_path = '' as $$
  with taken as (
    select seat from public.bookings
    where status = 'booked' and id is distinct from moved
      and tstzrange(starts_at, ends_at) && tstzrange(starts, ends)
  ), room as (
    select case
      when bool_or(a.id is not null and a.places is null) then 0
      else r.capacity - coalesce(sum(a.places), 0)
    end as places
    from public.booking_rules r
    left join (
      select id, starts_at, ends_at, places from public.absences
      union all
      select calendar_id, starts_at, ends_at, 1 from public.busy_times
    ) as a on tstzrange(a.starts_at, a.ends_at) && tstzrange(starts, ends)
    group by r.capacity
  )
  select place from room, generate_series(1, (select capacity from public.booking_rules)) as place
  where (select count(*) from taken) < room.places
    and not exists (select 1 from taken where taken.seat = place)
  order by place limit 1
$$;

create or replace function public.book_slot(
  booking jsonb, mails jsonb, open_per_email integer default 3, actor uuid default null,
  unconfirmed_per_sender integer default null, unconfirmed_in_all integer default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.bookings;
  free_seat integer;
begin
  -- One after the other: counting the places and taking one is a single step.
  perform pg_advisory_xact_lock(hashtext('public.bookings'));
  perform public.end_unconfirmed_bookings();
  select * into stored from public.bookings where request_id = (booking ->> 'request_id')::uuid;
  if found then
    return jsonb_build_object(
      'outcome', 'known', 'reference', stored.reference, 'starts_at', stored.starts_at,
      'status', stored.status, 'confirm_by', stored.confirm_by
    );
  end if;
  if (
    select count(*) from public.bookings as b
    where public.fold_address(b.email) = public.fold_address(booking ->> 'email')
      and b.status = 'booked' and b.starts_at > now()
  ) >= open_per_email then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  if booking ->> 'confirm_by' is not null and exists (
    select from public.bookings as b
    where b.status = 'booked' and b.confirm_by is not null
    having count(*) filter (where b.sender = booking ->> 'sender') >= unconfirmed_per_sender
      or count(*) >= unconfirmed_in_all
  ) then
    return jsonb_build_object('outcome', 'too_many_unconfirmed');
  end if;
  free_seat := public.find_booking_seat(
    (booking ->> 'starts_at')::timestamptz, (booking ->> 'ends_at')::timestamptz
  );
  if free_seat is null then return jsonb_build_object('outcome', 'taken'); end if;
  begin
    insert into public.bookings (
      id, request_id, reference, user_id, starts_at, ends_at, seat, name, email, phone, note,
      privacy_consent, privacy_text_version, confirm_by, sender, kind, place
    )
    select b.id, b.request_id, b.reference,
      -- A customer who books without signing in finds the talk in his portal too:
      -- the address is his by proof.
      coalesce(
        b.user_id,
        (
          select u.id from auth.users as u
          where lower(u.email) = lower(b.email) and u.email_confirmed_at is not null limit 1
        )
      ),
      b.starts_at, b.ends_at, free_seat, b.name, b.email, b.phone, b.note, b.privacy_consent,
      b.privacy_text_version, b.confirm_by, b.sender, coalesce(b.kind, 'phone'),
      coalesce(b.place, '')
    from jsonb_populate_record(null::public.bookings, booking) as b
    returning * into stored;
  exception when exclusion_violation then
    return jsonb_build_object('outcome', 'taken');
  end;
  if actor is not null then
    insert into public.audit_log (actor, actor_role, table_name, row_id, action, after)
    values (
      book_slot.actor, 'authenticated', 'bookings', stored.id::text, 'INSERT',
      jsonb_build_object('status', stored.status, 'starts_at', stored.starts_at)
    );
  end if;
  perform public.enqueue_booking_mails(mails);
  return jsonb_build_object(
    'outcome', 'booked', 'reference', stored.reference, 'starts_at', stored.starts_at,
    'status', stored.status, 'confirm_by', stored.confirm_by
  );
end $$;

-- As before, but `place` is a column now.
create or replace function public.change_booking(
  booking_id uuid, expected_sequence integer, change jsonb, mails jsonb, actor uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before public.bookings;
  stored public.bookings;
  free_seat integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.bookings'));
  perform public.end_unconfirmed_bookings();
  select * into before from public.bookings
  where id = booking_id and sequence = expected_sequence and status = 'booked' for update;
  if not found then return jsonb_build_object('outcome', 'stale'); end if;
  if change ? 'starts_at' then
    free_seat := public.find_booking_seat(
      (change ->> 'starts_at')::timestamptz, (change ->> 'ends_at')::timestamptz, booking_id
    );
    if free_seat is null then return jsonb_build_object('outcome', 'taken'); end if;
  end if;
  update public.bookings
  set status = coalesce(change ->> 'status', status),
      starts_at = coalesce((change ->> 'starts_at')::timestamptz, starts_at),
      ends_at = coalesce((change ->> 'ends_at')::timestamptz, ends_at),
      seat = coalesce(free_seat, seat),
      -- A confirmation changes nothing that a calendar knows.
      sequence = sequence + case when change = '{}' then 0 else 1 end,
      -- Whoever acts on a talk stands by it; the staff cannot speak for the address.
      confirm_by = null,
      confirmed_at = case
        when before.confirm_by is null then confirmed_at
        when actor is null or actor = before.user_id then now()
      end
  where id = booking_id
  returning * into stored;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (
    actor, case when actor is null then 'link' else 'authenticated' end, 'bookings',
    booking_id::text, 'UPDATE',
    jsonb_build_object('status', before.status, 'starts_at', before.starts_at),
    jsonb_build_object('status', stored.status, 'starts_at', stored.starts_at)
  );
  perform public.enqueue_booking_mails(mails);
  return jsonb_build_object(
    'outcome', 'changed', 'reference', stored.reference, 'starts_at', stored.starts_at,
    'status', stored.status, 'confirm_by', stored.confirm_by
  );
exception when exclusion_violation then
  return jsonb_build_object('outcome', 'taken');
end $$;

alter publication supabase_realtime add table public.busy_calendars;
