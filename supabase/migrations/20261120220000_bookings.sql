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
  check (ends_at > starts_at),
  constraint bookings_no_overlap exclude using gist (tstzrange(starts_at, ends_at) with &&) where (status = 'booked')
);
comment on table public.bookings is 'Free consultations of 15 minutes. Purpose: holding the talk. They end 6 months after the last contact (retention).';
comment on column public.bookings.sequence is 'Counts changes; the SEQUENCE of the calendar file, and the guard against two changes at once.';
comment on constraint bookings_no_overlap on public.bookings is 'Two talks never overlap, whatever the callers do at the same time.';
create index bookings_email on public.bookings (lower(email), starts_at);
create trigger bookings_touch before update on public.bookings for each row execute function public.touch_updated_at();

alter table public.bookings enable row level security;
grant all on public.bookings to service_role;
grant select on public.bookings to authenticated;
grant update (status) on public.bookings to authenticated;
create policy "customer may read own bookings, staff all" on public.bookings for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_staff()));
create policy "staff may set the status of bookings" on public.bookings for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create function public.book_slot(booking jsonb, mails jsonb, open_per_email integer default 3) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.bookings;
  mail jsonb;
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
  for mail in select * from jsonb_array_elements(mails) loop
    perform public.enqueue_mail(mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient', mail -> 'data');
  end loop;
  return jsonb_build_object('outcome', 'booked', 'reference', stored.reference, 'starts_at', stored.starts_at, 'status', stored.status);
end $$;
comment on function public.book_slot(jsonb, jsonb, integer) is
  'Books a talk and queues its mails in one transaction. Returns {outcome: booked | known | taken | too_many, reference, starts_at, status}; known = this request_id was booked before.';

create function public.change_booking(booking_id uuid, expected_sequence integer, change jsonb, mails jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.bookings;
  mail jsonb;
begin
  update public.bookings
  set status = coalesce(change ->> 'status', status),
      starts_at = coalesce((change ->> 'starts_at')::timestamptz, starts_at),
      ends_at = coalesce((change ->> 'ends_at')::timestamptz, ends_at),
      sequence = sequence + 1
  where id = booking_id and sequence = expected_sequence and status = 'booked'
  returning * into stored;
  if not found then return jsonb_build_object('outcome', 'stale'); end if;
  for mail in select * from jsonb_array_elements(mails) loop
    perform public.enqueue_mail(mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient', mail -> 'data');
  end loop;
  return jsonb_build_object('outcome', 'changed', 'reference', stored.reference, 'starts_at', stored.starts_at, 'status', stored.status);
exception when exclusion_violation then
  return jsonb_build_object('outcome', 'taken');
end $$;
comment on function public.change_booking(uuid, integer, jsonb, jsonb) is
  'Cancels or moves a booked talk that nobody changed since it was read, and queues the mails. change: {status} or {starts_at, ends_at}. Returns {outcome: changed | taken | stale, …}.';
revoke execute on function public.book_slot(jsonb, jsonb, integer), public.change_booking(uuid, integer, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.book_slot(jsonb, jsonb, integer), public.change_booking(uuid, integer, jsonb, jsonb) to service_role;
