-- The agency books for somebody on the telephone: the same rules and mails, and the log says who did it.
drop function public.book_slot(jsonb, jsonb, integer);
create function public.book_slot(booking jsonb, mails jsonb, open_per_email integer default 3, actor uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.bookings;
  place integer;
begin
  -- One after the other: counting the places and taking one is a single step.
  perform pg_advisory_xact_lock(hashtext('public.bookings'));
  select * into stored from public.bookings where request_id = (booking ->> 'request_id')::uuid;
  if found then
    return jsonb_build_object('outcome', 'known', 'reference', stored.reference, 'starts_at', stored.starts_at, 'status', stored.status);
  end if;
  if (select count(*) from public.bookings as b
      where lower(b.email) = lower(booking ->> 'email') and b.status = 'booked' and b.starts_at > now()) >= open_per_email then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  place := public.find_booking_seat((booking ->> 'starts_at')::timestamptz, (booking ->> 'ends_at')::timestamptz);
  if place is null then return jsonb_build_object('outcome', 'taken'); end if;
  begin
    insert into public.bookings (id, request_id, reference, user_id, starts_at, ends_at, seat, name, email, phone, note, privacy_consent, privacy_text_version)
    select b.id, b.request_id, b.reference,
      -- A customer who books without signing in finds the talk in his portal too: the address is his by proof.
      coalesce(b.user_id, (select u.id from auth.users as u where lower(u.email) = lower(b.email) and u.email_confirmed_at is not null limit 1)),
      b.starts_at, b.ends_at, place, b.name, b.email, b.phone, b.note, b.privacy_consent, b.privacy_text_version
    from jsonb_populate_record(null::public.bookings, booking) as b
    returning * into stored;
  exception when exclusion_violation then
    return jsonb_build_object('outcome', 'taken');
  end;
  if actor is not null then
    insert into public.audit_log (actor, actor_role, table_name, row_id, action, after)
    values (book_slot.actor, 'authenticated', 'bookings', stored.id::text, 'INSERT', jsonb_build_object('status', stored.status, 'starts_at', stored.starts_at));
  end if;
  perform public.enqueue_booking_mails(mails);
  return jsonb_build_object('outcome', 'booked', 'reference', stored.reference, 'starts_at', stored.starts_at, 'status', stored.status);
end $$;
comment on function public.book_slot(jsonb, jsonb, integer, uuid) is
  'Books a slot for a request id at most once and queues the mails; actor: the admin who does it for somebody, noted in the audit log. Returns {outcome: booked | known | taken | too_many, reference, starts_at, status}.';
revoke execute on function public.book_slot(jsonb, jsonb, integer, uuid) from public, anon, authenticated;
grant execute on function public.book_slot(jsonb, jsonb, integer, uuid) to service_role;
