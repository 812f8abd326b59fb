-- Talks. When they can be booked is data, not code: hours, rules, absences,
-- closed days and the busy times of other calendars, edited in the admin area
-- and read by the one slot computation (shared/bookings/booking-slots.ts).

create table public.booking_rules (
  id boolean primary key default true check (id),
  capacity integer not null default 1 check (capacity between 1 and 20),
  grid_minutes integer not null default 30 check (grid_minutes in (15, 20, 30, 45, 60)),
  lead_hours integer not null default 4 check (lead_hours between 0 and 168),
  days_ahead integer not null default 14 check (days_ahead between 1 and 90),
  updated_at timestamptz not null default now(),
  kinds text[] not null default '{phone}',
  video_url text not null default '',
  visit_address text not null default '',
  constraint booking_rules_kinds check (
    cardinality(kinds) >= 1 and kinds <@ array['phone', 'video', 'visit']
  ),
  constraint booking_rules_video check (
    length(video_url) <= 500 and video_url ~ '^(https://[^[:space:]]+)?$'
    and (video_url <> '' or not 'video' = any (kinds))
  ),
  constraint booking_rules_visit check (
    length(visit_address) <= 300 and (visit_address <> '' or not 'visit' = any (kinds))
  )
);
comment on table public.booking_rules is
  'The one row of rules for booking talks. Purpose: settings of the agency, no personal data.';
comment on column public.booking_rules.capacity is 'Talks that may run at the same time.';
comment on column public.booking_rules.grid_minutes is
  'Distance of two starts; what a talk of 15 minutes leaves of it is the pause.';
comment on column public.booking_rules.kinds is
  'Kinds of talk that visitors choose from, the first one preset: phone, video (by video_url), '
  'visit (at visit_address).';
insert into public.booking_rules default values;
create trigger booking_rules_touch before update on public.booking_rules
  for each row execute function public.touch_updated_at();
create trigger audit after update on public.booking_rules
  for each row execute function public.record_audit();
alter table public.booking_rules enable row level security;
grant select,
  update (capacity, grid_minutes, lead_hours, days_ahead, kinds, video_url, visit_address)
  on public.booking_rules to authenticated;
create policy "staff may read the rules" on public.booking_rules for select to authenticated
  using ((select public.is_staff()));
create policy "staff may change the rules" on public.booking_rules for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create table public.opening_hours (
  id uuid primary key default gen_random_uuid(),
  weekday integer not null check (weekday between 1 and 7),
  opens_at time not null,
  closes_at time not null,
  check (closes_at > opens_at),
  constraint opening_hours_no_overlap exclude using gist (
    int4range(weekday, weekday, '[]') with &&,
    int4range(
      (extract(epoch from opens_at) / 60)::integer, (extract(epoch from closes_at) / 60)::integer
    ) with &&
  )
);
comment on table public.opening_hours is
  'Hours for talks by ISO weekday (1 = Monday), by the wall clock in Europe/Berlin; several '
  'ranges a day leave a pause between them.';
insert into public.opening_hours (weekday, opens_at, closes_at)
select day, '09:00', '17:00' from generate_series(1, 5) as day;
create trigger audit after insert or delete on public.opening_hours
  for each row execute function public.record_audit();
alter table public.opening_hours enable row level security;
grant select, insert, delete on public.opening_hours to authenticated;
create policy "staff may read hours" on public.opening_hours for select to authenticated
  using ((select public.is_staff()));
create policy "staff may add hours" on public.opening_hours for insert to authenticated
  with check ((select public.is_staff()));
create policy "staff may remove hours" on public.opening_hours for delete to authenticated
  using ((select public.is_staff()));

create table public.absences (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  places integer check (places between 1 and 20),
  reason text not null default '' check (length(reason) <= 200),
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
comment on table public.absences is
  'Times in which fewer or no talks are offered. The reason is for the staff only and never '
  'leaves the admin area.';
comment on column public.absences.places is
  'How many of the places at the same time are missing; null closes all.';
create index absences_ends_at on public.absences (ends_at);
create trigger audit after insert or delete on public.absences
  for each row execute function public.record_audit();
alter table public.absences enable row level security;
grant select, insert, delete on public.absences to authenticated;
create policy "staff may read absences" on public.absences for select to authenticated
  using ((select public.is_staff()));
create policy "staff may add absences" on public.absences for insert to authenticated
  with check ((select public.is_staff()));
create policy "staff may remove absences" on public.absences for delete to authenticated
  using ((select public.is_staff()));

create table public.closed_days (
  id uuid primary key default gen_random_uuid(),
  day date not null unique,
  reason text not null default '' check (length(reason) <= 200),
  created_at timestamptz not null default now()
);
comment on table public.closed_days is
  'Days without talks beside the public holidays, by the calendar in Europe/Berlin.';
create trigger audit after insert or delete on public.closed_days
  for each row execute function public.record_audit();
alter table public.closed_days enable row level security;
grant select, insert, delete on public.closed_days to authenticated;
create policy "staff may read closed days" on public.closed_days for select to authenticated
  using ((select public.is_staff()));
create policy "staff may add closed days" on public.closed_days for insert to authenticated
  with check ((select public.is_staff()));
create policy "staff may remove closed days" on public.closed_days for delete to authenticated
  using ((select public.is_staff()));

-- Calendars kept elsewhere, whose busy times close the same times here.
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

-- Runs with the caller's rights: only the agency may write the table. Two
-- people may edit the week, so a save says which week it replaces.
create function public.save_opening_hours(hours jsonb, seen jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('opening_hours'));
  if seen is distinct from (
    select coalesce(jsonb_agg(to_jsonb(day) order by day.weekday, day.opens_at), '[]')
    from (select weekday, opens_at, closes_at from public.opening_hours) as day
  ) then return false; end if;
  delete from public.opening_hours as old where not exists (
    select 1 from jsonb_to_recordset(hours) as new (weekday integer, opens_at time, closes_at time)
    where (new.weekday, new.opens_at, new.closes_at) = (old.weekday, old.opens_at, old.closes_at)
  );
  insert into public.opening_hours (weekday, opens_at, closes_at)
  select new.weekday, new.opens_at, new.closes_at
  from jsonb_to_recordset(hours) as new (weekday integer, opens_at time, closes_at time)
  where not exists (
    select 1 from public.opening_hours as old
    where (new.weekday, new.opens_at, new.closes_at) = (old.weekday, old.opens_at, old.closes_at)
  );
  return true;
end $$;
comment on function public.save_opening_hours(jsonb, jsonb) is
  'Replaces the week `seen` by `hours`, both [{weekday, opens_at, closes_at}] in order, in one '
  'transaction; false when the stored week is another by now. Errors: 42501 not the agency, 23P01 '
  'ranges of a day overlap, 23514 closes before it opens.';
grant execute on function public.save_opening_hours(jsonb, jsonb) to authenticated;

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null unique,
  reference text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  name text not null,
  email text not null,
  phone text not null default '',
  note text not null default '',
  privacy_consent boolean not null check (privacy_consent),
  privacy_text_version text not null,
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  sequence integer not null default 0 check (sequence >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  seat integer not null default 1 check (seat >= 1),
  confirm_by timestamptz,
  confirmed_at timestamptz,
  sender text check (length(sender) = 64),
  kind text not null default 'phone' check (kind in ('phone', 'video', 'visit')),
  place text not null default '' check (length(place) <= 500),
  check (ends_at > starts_at),
  constraint bookings_no_overlap exclude using gist (
    int4range(seat, seat, '[]') with &&, tstzrange(starts_at, ends_at) with &&
  ) where (status = 'booked')
);
comment on table public.bookings is
  'Free consultations of 15 minutes. Purpose: holding the talk. They end 6 months after the last '
  'contact (retention).';
comment on column public.bookings.sequence is
  'Counts changes; the SEQUENCE of the calendar file, and the guard against two changes at once.';
comment on constraint bookings_no_overlap on public.bookings is
  'Two talks in one place never overlap, whatever the callers do at the same time.';
comment on column public.bookings.seat is
  'Which of the places at the same time the talk takes, from 1.';
comment on column public.bookings.confirm_by is
  'Until when an unconfirmed talk is held; null: nothing to confirm. A cancelled talk that still '
  'has it was never confirmed.';
comment on column public.bookings.confirmed_at is
  'When the holder of the address confirmed the talk by its link.';
comment on column public.bookings.sender is
  'Keyed hash of the network that an unconfirmed talk came from, so that one network holds few. '
  'Goes when the talk is confirmed or over.';
comment on column public.bookings.place is
  'Link or address as the visitor was told; empty on the telephone.';
create index bookings_email on public.bookings (lower(email), starts_at);
create index bookings_user on public.bookings (user_id) where user_id is not null;
create index bookings_starts on public.bookings (starts_at) where status = 'booked';
create index bookings_unconfirmed on public.bookings (confirm_by)
  where status = 'booked' and confirm_by is not null;
create index bookings_proven on public.bookings (lower(email)) where confirmed_at is not null;
create trigger bookings_touch before update on public.bookings
  for each row execute function public.touch_updated_at();
alter table public.bookings enable row level security;
grant select on public.bookings to authenticated;
create policy "customer may read own bookings, staff all" on public.bookings
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_staff()));
create policy "second factor where enrolled" on public.bookings
  as restrictive for all to authenticated using ((select public.has_used_factor()));

-- A talk that a stranger books is held for him until he confirms it by the link
-- of its mail; then it is booked, and his address is known to be his
-- (BUDGET-03).
create function public.forget_booking_sender() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.confirm_by is null or new.status <> 'booked' then new.sender := null; end if;
  return new;
end $$;
comment on function public.forget_booking_sender() is
  'Trigger: where a talk came from is kept as long as it is unconfirmed.';
revoke execute on function public.forget_booking_sender() from service_role;
create trigger bookings_forget_sender before insert or update of status, confirm_by
  on public.bookings for each row execute function public.forget_booking_sender();

create function public.is_hold_over(booking public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(booking.confirm_by <= now(), false) and not exists (
    select from public.outbox_mails m
    where m.event_key = 'booking:' || booking.id || ':' || booking.sequence || ':request'
      and m.status in ('pending', 'sending', 'held') and m.valid_until > now()
  )
$$;
comment on function public.is_hold_over(public.bookings) is
  'Whether a talk that waits for its confirmation has waited long enough: never before its mail '
  'has left, as long as that may still leave.';
revoke execute on function public.is_hold_over(public.bookings) from service_role;

create function public.end_unconfirmed_bookings() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  update public.bookings b set status = 'cancelled'
  where b.status = 'booked' and b.confirm_by <= now() and public.is_hold_over(b);
  get diagnostics ended = row_count;
  return ended;
end $$;
comment on function public.end_unconfirmed_bookings() is
  'Frees the times of talks that nobody has confirmed; gives their number. No mail: whoever did '
  'not book has had one too many.';

create function public.booking_calendar() returns jsonb
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
        select t.starts_at, t.ends_at, 1 as places from public.bookings t
        where t.status = 'booked' and t.ends_at > now() and not public.is_hold_over(t)
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

create function public.find_booking_seat(
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
comment on function public.find_booking_seat(timestamptz, timestamptz, uuid) is
  'The first free place at a time, or null when all are taken or absent. moved: a talk that gives '
  'up its own place.';

-- Reminders wait in the outbox from the booking on; a change of the talk takes
-- the waiting ones away.
create function public.enqueue_booking_mails(mails jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail jsonb;
begin
  for mail in select * from jsonb_array_elements(mails) loop
    perform public.enqueue_mail(
      mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient', mail -> 'data'
    );
    update public.outbox_mails
    set next_attempt_at = coalesce((mail ->> 'send_at')::timestamptz, next_attempt_at),
      valid_until = (mail ->> 'valid_until')::timestamptz
    where event_key = mail ->> 'event_key' and status = 'pending' and attempts = 0
      and (mail ? 'send_at' or mail ? 'valid_until');
  end loop;
end $$;
comment on function public.enqueue_booking_mails(jsonb) is
  'Queues mails [{event_key, template, recipient, data, send_at?, valid_until?}]; one with send_at '
  'waits until then, one with valid_until is not sent from then on.';

-- Mails wait while the mail server is away: none may tell of a state that has passed.
create function public.drop_booking_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox_mails
  where event_key like 'booking:' || old.id || ':%'
    and (status in ('pending', 'held') or (tg_op = 'DELETE' and status <> 'sending'));
  -- One under way is not sent again where it fails.
  update public.outbox_mails set valid_until = now()
  where event_key like 'booking:' || old.id || ':%' and status = 'sending';
  return null;
end $$;
comment on function public.drop_booking_mails() is
  'Trigger: no mail tells of a talk as it was, whoever changed it; with an erased talk its mails '
  'go too.';
create trigger bookings_drop_mails after update of status, starts_at, confirm_by on public.bookings
  for each row
  when (
    old.status is distinct from new.status or old.starts_at is distinct from new.starts_at
    or (old.confirm_by is not null and new.confirm_by is null)
  )
  execute function public.drop_booking_mails();
create trigger bookings_drop_erased_mails after delete on public.bookings
  for each row execute function public.drop_booking_mails();

create function public.book_slot(
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
comment on function public.book_slot(jsonb, jsonb, integer, uuid, integer, integer) is
  'Books a slot for a request id at most once and queues the mails; with confirm_by it is held '
  'until then, for few at once from one sender. actor: the admin who does it for somebody, noted '
  'in the audit log. Returns {outcome: booked | known | taken | too_many | too_many_unconfirmed, '
  'reference, starts_at, status, confirm_by}.';

-- A cancellation always writes to the visitor: nobody sets the status
-- elsewhere.
create function public.change_booking(
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
      -- Whoever acts on a talk stands by it. Only the link and the account of that address prove
      -- the mailbox: the staff cannot speak for it, nor can whoever booked for another.
      confirm_by = null,
      confirmed_at = case
        when before.confirm_by is null then confirmed_at
        when actor is null or (actor = before.user_id and exists (
          select from auth.users u
          where u.id = actor and lower(u.email) = lower(before.email)
            and u.email_confirmed_at is not null
        )) then now()
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
  -- After the update, which takes away what told of the talk before.
  perform public.enqueue_booking_mails(mails);
  return jsonb_build_object(
    'outcome', 'changed', 'reference', stored.reference, 'starts_at', stored.starts_at,
    'status', stored.status, 'confirm_by', stored.confirm_by
  );
exception when exclusion_violation then
  return jsonb_build_object('outcome', 'taken');
end $$;
comment on function public.change_booking(uuid, integer, jsonb, jsonb, uuid) is
  'Confirms, cancels or moves a booked talk that nobody changed since it was read, records who did '
  'it (null: the holder of the link) and queues the mails. change: {}, {status} or {starts_at, '
  'ends_at}. Returns {outcome: changed | taken | stale, …}.';

-- A talk booked as guest joins the account once the same address is confirmed.
create function public.adopt_guest_bookings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email_confirmed_at is not null and new.email is not null then
    update public.bookings set user_id = new.id
    where user_id is null and lower(email) = lower(new.email);
  end if;
  return new;
end $$;
comment on function public.adopt_guest_bookings() is
  'Trigger: talks booked as guest belong to the account whose confirmed address they carry.';
create trigger adopt_guest_bookings
  after insert or update of email_confirmed_at, email on auth.users
  for each row execute function public.adopt_guest_bookings();

create function public.purge_past_bookings(lead_months integer default 6) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  -- Last contact is the talk itself or a later change of the row.
  delete from public.bookings
  where greatest(ends_at, updated_at) < now() - make_interval(months => lead_months);
  get diagnostics removed = row_count;
  return removed;
end $$;
comment on function public.purge_past_bookings(integer) is
  'Deletes talks whose last contact is past the period (L-21); gives their number.';

alter publication supabase_realtime add table public.bookings;

-- The calendar that the owner subscribes to.
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

alter publication supabase_realtime add table public.busy_calendars;

create function public.is_passed_booking_mail(mail public.outbox_mails) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(mail.valid_until <= now(), false) or not exists (
    select from public.bookings b
    where b.id = (mail.data ->> 'id')::uuid
      and b.sequence = (mail.data ->> 'sequence')::integer
      and b.starts_at = (mail.data ->> 'startsAt')::timestamptz
      and b.starts_at > now()
      and b.status = case mail.data ->> 'kind' when 'cancelled' then 'cancelled' else 'booked' end
      and (b.confirm_by is null or mail.data ->> 'kind' = 'requested')
  )
$$;
comment on function public.is_passed_booking_mail(public.outbox_mails) is
  'Whether a mail tells of a talk as it is no more, or of one that has begun.';
revoke execute on function public.is_passed_booking_mail(public.outbox_mails) from service_role;

-- The half hour of a hold begins when its mail has left.
create function public.finish_mail(mail_id uuid, copy jsonb default null) returns void
language sql security definer set search_path = '' as $$
  -- Before the mail itself: whoever changes a talk locks in this order too.
  update public.bookings b
  set confirm_by = least(now() + (b.confirm_by - b.created_at), b.starts_at)
  from public.outbox_mails m
  where m.id = mail_id and m.status <> 'sent'
    and m.event_key = 'booking:' || b.id || ':' || b.sequence || ':request'
    and b.status = 'booked' and b.confirm_by is not null;
  update public.outbox_mails
  set status = 'sent', sent_at = now(), last_error = null, sent = copy, secrets = null,
    -- The token of a link leaves the outbox with its mail.
    data = case
      when template like 'offer-%' or template = 'quote-confirmation' then data - 'token'
      else data
    end
  where id = mail_id
$$;
comment on function public.finish_mail(uuid, jsonb) is
  'Notes that a mail has left, and how it looked. The hold of a talk begins anew with its mail.';
