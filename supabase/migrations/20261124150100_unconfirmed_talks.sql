-- A talk that a stranger books is held for him until he confirms it by the link
-- of its mail; then it is booked, and his address is known to be his (BUDGET-03).

alter table public.bookings
  add column confirm_by timestamptz,
  add column confirmed_at timestamptz,
  add column sender text check (length(sender) = 64);
comment on column public.bookings.confirm_by is
  'Until when an unconfirmed talk is held; null: nothing to confirm. A cancelled talk that still '
  'has it was never confirmed.';
comment on column public.bookings.confirmed_at is
  'When the holder of the address confirmed the talk by its link.';
comment on column public.bookings.sender is
  'Keyed hash of the network that an unconfirmed talk came from, so that one network holds few. '
  'Goes when the talk is confirmed or over.';
create index bookings_unconfirmed on public.bookings (confirm_by)
  where status = 'booked' and confirm_by is not null;
create index bookings_proven on public.bookings (lower(email)) where confirmed_at is not null;

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

create function public.end_unconfirmed_bookings() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  update public.bookings set status = 'cancelled'
  where status = 'booked' and confirm_by <= now();
  get diagnostics ended = row_count;
  return ended;
end $$;
comment on function public.end_unconfirmed_bookings() is
  'Frees the times of talks that nobody has confirmed; gives their number. No mail: whoever did '
  'not book has had one too many.';

create or replace function public.booking_calendar() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
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
      ) as b
    ), '[]')
  )
$$;

drop function public.book_slot(jsonb, jsonb, integer, uuid);
create function public.book_slot(
  booking jsonb, mails jsonb, open_per_email integer default 3, actor uuid default null,
  unconfirmed_per_sender integer default null, unconfirmed_in_all integer default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.bookings;
  place integer;
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
  place := public.find_booking_seat(
    (booking ->> 'starts_at')::timestamptz, (booking ->> 'ends_at')::timestamptz
  );
  if place is null then return jsonb_build_object('outcome', 'taken'); end if;
  begin
    insert into public.bookings (
      id, request_id, reference, user_id, starts_at, ends_at, seat, name, email, phone, note,
      privacy_consent, privacy_text_version, confirm_by, sender
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
      b.starts_at, b.ends_at, place, b.name, b.email, b.phone, b.note, b.privacy_consent,
      b.privacy_text_version, b.confirm_by, b.sender
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

-- A cancellation always writes to the visitor: nobody sets the status elsewhere.
create or replace function public.change_booking(
  booking_id uuid, expected_sequence integer, change jsonb, mails jsonb, actor uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before public.bookings;
  stored public.bookings;
  place integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.bookings'));
  perform public.end_unconfirmed_bookings();
  select * into before from public.bookings
  where id = booking_id and sequence = expected_sequence and status = 'booked' for update;
  if not found then return jsonb_build_object('outcome', 'stale'); end if;
  if change ? 'starts_at' then
    place := public.find_booking_seat(
      (change ->> 'starts_at')::timestamptz, (change ->> 'ends_at')::timestamptz, booking_id
    );
    if place is null then return jsonb_build_object('outcome', 'taken'); end if;
  end if;
  update public.bookings
  set status = coalesce(change ->> 'status', status),
      starts_at = coalesce((change ->> 'starts_at')::timestamptz, starts_at),
      ends_at = coalesce((change ->> 'ends_at')::timestamptz, ends_at),
      seat = coalesce(place, seat),
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
comment on function public.change_booking(uuid, integer, jsonb, jsonb, uuid) is
  'Confirms, cancels or moves a booked talk that nobody changed since it was read, records who did '
  'it (null: the holder of the link) and queues the mails. change: {}, {status} or {starts_at, '
  'ends_at}. Returns {outcome: changed | taken | stale, …}.';

create or replace function public.is_proven_recipient(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select from auth.users u where u.email = lower(address) and u.email_confirmed_at is not null
    ) or exists (
      select from public.newsletter_subscriptions s
      where s.email_hash = encode(sha256(convert_to(lower(address), 'UTF8')), 'hex')
        and s.status = 'confirmed'
    ) or exists (
      select from public.bookings b
      where lower(b.email) = lower(address) and b.confirmed_at is not null
    ) or exists (
      select from public.offers o
      where lower(o.customer_email) = lower(address) and o.status = 'accepted'
    )
$$;
comment on function public.is_proven_recipient(text) is
  'Whether the owner of a mailbox has confirmed that it is his: by an account, a talk, the '
  'newsletter or an accepted offer.';
