-- A talk that nobody has confirmed belongs to nobody: it is in no account, locks no mailbox out
-- and keeps its time half an hour.

create function public.find_account(address text) returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users as u
  where lower(u.email) = lower(address) and u.email_confirmed_at is not null limit 1
$$;
comment on function public.find_account(text) is
  'The account whose confirmed address this is, or null.';
revoke execute on function public.find_account(text) from service_role;

create or replace function public.is_hold_over(booking public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(booking.confirm_by <= now(), false) and not exists (
    select from public.outbox_mails m
    where m.event_key = 'booking:' || booking.id || ':' || booking.sequence || ':request'
      and m.status in ('pending', 'sending') and m.valid_until > now()
  )
$$;
comment on function public.is_hold_over(public.bookings) is
  'Whether a talk that waits for its confirmation has waited long enough: never before its mail '
  'has left, as long as that is about to leave. A mail that is held back keeps no time.';

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
      -- What others have asked for without the mailbox locks nobody out of it.
      and (b.confirm_by is null or b.sender = booking ->> 'sender')
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
      -- Whoever types a customer's address is not the customer: a held talk joins the account
      -- when it is confirmed (change_booking).
      coalesce(b.user_id, case when b.confirm_by is null then public.find_account(b.email) end),
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
  'until then, for few at once from one sender. open_per_email counts what is confirmed, and what '
  'the same sender has not confirmed. actor: the admin who does it for somebody, noted in the '
  'audit log. Returns {outcome: booked | known | taken | too_many | too_many_unconfirmed, '
  'reference, starts_at, status, confirm_by}.';

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
      -- Whoever acts on a talk stands by it. Only the link and the account of that address prove
      -- the mailbox: the staff cannot speak for it, nor can whoever booked for another.
      confirm_by = null,
      user_id = case
        when before.user_id is null and before.confirm_by is not null and change ->> 'status' is null
          then public.find_account(before.email)
        else user_id
      end,
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
  'it (null: the holder of the link) and queues the mails; a guest''s talk that is confirmed joins '
  'the account of its address. change: {}, {status} or {starts_at, ends_at}. Returns {outcome: '
  'changed | taken | stale, …}.';

create or replace function public.adopt_guest_bookings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email_confirmed_at is not null and new.email is not null then
    update public.bookings set user_id = new.id
    where user_id is null and confirm_by is null and lower(email) = lower(new.email);
  end if;
  return new;
end $$;
comment on function public.adopt_guest_bookings() is
  'Trigger: talks booked as guest, and confirmed, belong to the account whose confirmed address '
  'they carry.';

-- Strangers' talks that stand in accounts: who books for his own address has nothing to confirm.
update public.bookings b set user_id = null
from auth.users u
where u.id = b.user_id and b.confirm_by is not null and lower(u.email) = lower(b.email);
