-- Reminders wait in the outbox from the booking on; a change of the talk takes the waiting ones away.
create function public.enqueue_booking_mails(mails jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail jsonb;
begin
  for mail in select * from jsonb_array_elements(mails) loop
    perform public.enqueue_mail(mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient', mail -> 'data');
    if mail ? 'send_at' then
      update public.outbox_mails set next_attempt_at = (mail ->> 'send_at')::timestamptz
      where event_key = mail ->> 'event_key' and status = 'pending' and attempts = 0;
    end if;
  end loop;
end $$;
comment on function public.enqueue_booking_mails(jsonb) is 'Queues mails [{event_key, template, recipient, data, send_at?}]; one with send_at waits until then.';
revoke execute on function public.enqueue_booking_mails(jsonb) from public, anon, authenticated;
grant execute on function public.enqueue_booking_mails(jsonb) to service_role;

create function public.drop_booking_reminders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox_mails where status = 'pending' and event_key like 'booking:' || old.id || ':%:reminder-%';
  return new;
end $$;
comment on function public.drop_booking_reminders() is 'A cancelled or moved talk is not announced at its old time, whoever changed it.';
revoke execute on function public.drop_booking_reminders() from public, anon, authenticated;
create trigger bookings_drop_reminders after update of status, starts_at on public.bookings for each row
  when (old.status is distinct from new.status or old.starts_at is distinct from new.starts_at)
  execute function public.drop_booking_reminders();

create or replace function public.book_slot(booking jsonb, mails jsonb, open_per_email integer default 3) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.bookings;
begin
  select * into stored from public.bookings where request_id = (booking ->> 'request_id')::uuid;
  if found then
    return jsonb_build_object('outcome', 'known', 'reference', stored.reference, 'starts_at', stored.starts_at, 'status', stored.status);
  end if;
  if (select count(*) from public.bookings as b
      where lower(b.email) = lower(booking ->> 'email') and b.status = 'booked' and b.starts_at > now()) >= open_per_email then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  begin
    insert into public.bookings (id, request_id, reference, user_id, starts_at, ends_at, name, email, phone, note, privacy_consent, privacy_text_version)
    select b.id, b.request_id, b.reference, b.user_id, b.starts_at, b.ends_at, b.name, b.email, b.phone, b.note, b.privacy_consent, b.privacy_text_version
    from jsonb_populate_record(null::public.bookings, booking) as b
    returning * into stored;
  exception when exclusion_violation or unique_violation then
    -- The same request on a second connection is a retry, everything else came too late.
    select * into stored from public.bookings where request_id = (booking ->> 'request_id')::uuid;
    if not found then return jsonb_build_object('outcome', 'taken'); end if;
    return jsonb_build_object('outcome', 'known', 'reference', stored.reference, 'starts_at', stored.starts_at, 'status', stored.status);
  end;
  perform public.enqueue_booking_mails(mails);
  return jsonb_build_object('outcome', 'booked', 'reference', stored.reference, 'starts_at', stored.starts_at, 'status', stored.status);
end $$;

create or replace function public.change_booking(booking_id uuid, expected_sequence integer, change jsonb, mails jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.bookings;
begin
  update public.bookings
  set status = coalesce(change ->> 'status', status),
      starts_at = coalesce((change ->> 'starts_at')::timestamptz, starts_at),
      ends_at = coalesce((change ->> 'ends_at')::timestamptz, ends_at),
      sequence = sequence + 1
  where id = booking_id and sequence = expected_sequence and status = 'booked'
  returning * into stored;
  if not found then return jsonb_build_object('outcome', 'stale'); end if;
  perform public.enqueue_booking_mails(mails);
  return jsonb_build_object('outcome', 'changed', 'reference', stored.reference, 'starts_at', stored.starts_at, 'status', stored.status);
exception when exclusion_violation then
  return jsonb_build_object('outcome', 'taken');
end $$;
