-- Nobody uses up the mails of all others: what waits for room leaves once there is some, and
-- the receipt of a withdrawal (§ 356a BGB) waits for no other mail.

create or replace function public.is_over_mail_budget(mail public.outbox_mails, budgets jsonb)
returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from jsonb_to_recordset(budgets)
      as b (per text, most integer, seconds integer, kept integer)
    where case b.per
      when 'recipient' then (
        select count(*) from public.outbox_mails m
        where m.id <> mail.id and m.status in ('sent', 'sending')
          and public.fold_address(m.recipient) = public.fold_address(mail.recipient)
          and (m.sent_at is null or m.sent_at > now() - make_interval(secs => b.seconds))
      ) >= b.most - case
        when mail.template = 'withdrawal-receipt' then 0 else coalesce(b.kept, 0)
      end
      else mail.template <> 'withdrawal-receipt' and (
        select count(*) from public.outbox_mails m
        where m.is_proven is false and m.status = 'sent'
          and m.sent_at > now() - make_interval(secs => b.seconds)
      ) >= b.most
    end
  )
$$;
comment on function public.is_over_mail_budget(public.outbox_mails, jsonb) is
  'Whether a mail would be one too many. budgets: [{per: recipient | site, most, seconds, kept: '
  'of most, for receipts of withdrawals alone}]; those meet no budget of the site.';

create or replace function public.claim_mails(
  batch integer, budgets jsonb default '[]', own text default 'agency',
  lease_seconds integer default 120
) returns setof public.outbox_mails
language plpgsql security definer set search_path = '' as $$
declare
  mail public.outbox_mails;
  taken integer := 0;
begin
  -- One after the other: counting what has left and taking up one more is a single step.
  perform pg_advisory_xact_lock(hashtext('public.outbox_mails'));
  -- Whoever changes a talk may hold some of them; they are over by the next call too.
  delete from public.outbox_mails where id in (
    select id from public.outbox_mails
    where valid_until <= now()
      and (status in ('pending', 'held') or (status = 'sending' and next_attempt_at <= now()))
    for update skip locked
  );
  -- What waits for room asks again; what comes from a backup (is_proven null) waits for an admin.
  -- Few at a time: each is counted anew. After a day an admin decides.
  update public.outbox_mails set status = 'pending' where id in (
    select id from public.outbox_mails
    where status = 'held' and is_proven is false and next_attempt_at <= now()
      and created_at > now() - interval '1 day'
    order by next_attempt_at limit 50 for update skip locked
  );
  for mail in
    select * from public.outbox_mails
    where status in ('pending', 'sending') and next_attempt_at <= now()
      and (valid_until is null or valid_until > now())
    order by (template = 'newsletter-issue'), next_attempt_at for update skip locked
  loop
    exit when taken >= batch;
    mail.is_proven := lower(mail.recipient) in ('agency', lower(own))
      or public.is_proven_recipient(mail.recipient);
    if not mail.is_proven and not mail.is_released
      and public.is_over_mail_budget(mail, budgets) then
      update public.outbox_mails
      set status = 'held', is_proven = false, next_attempt_at = now() + interval '10 minutes'
      where id = mail.id;
      continue;
    end if;
    taken := taken + 1;
    update public.outbox_mails
    set status = 'sending', attempts = attempts + 1, is_proven = mail.is_proven,
      next_attempt_at = now() + make_interval(secs => lease_seconds)
    where id = mail.id returning * into mail;
    return next mail;
  end loop;
end $$;
comment on function public.claim_mails(integer, jsonb, text, integer) is
  'Leases due mails to a worker, issues of the newsletter behind all others; deletes those whose '
  'time is over (valid_until) and puts aside (held) what is over budget for an unproven recipient, '
  'which asks again every ten minutes for a day; own: the agency''s address, which has none. A '
  'lease that ends without an answer (the process died) makes the mail due again.';

create index outbox_mails_held on public.outbox_mails (next_attempt_at)
  where status = 'held' and is_proven is false;
-- As the restore does it from now on (hold-mails.ts).
update public.outbox_mails set is_proven = null
where status = 'held'
  and last_error = 'Aus einer Sicherung zurückgeholt, vielleicht schon einmal gesendet.';

create function public.find_mail_room(recipient text, template text, budgets jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when public.is_proven_recipient(find_mail_room.recipient) then 'proven'
    when public.is_over_mail_budget(
      jsonb_populate_record(null::public.outbox_mails, jsonb_build_object(
        'id', gen_random_uuid(), 'recipient', find_mail_room.recipient,
        'template', find_mail_room.template
      )),
      find_mail_room.budgets
    ) then 'full'
    else 'open'
  end
$$;
comment on function public.find_mail_room(text, text, jsonb) is
  'What would become of a mail at this moment: proven (its mailbox has no budget), open or full '
  '(it would be held back).';

create or replace function public.submit_contact_message(message jsonb, mails jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.contact_messages;
  is_new boolean := true;
  mail jsonb;
begin
  insert into public.contact_messages (
    request_id, reference, user_id, name, email, phone, message, privacy_consent,
    privacy_text_version, suspicions, kind
  )
  select m.request_id, m.reference, m.user_id, m.name, m.email, m.phone, m.message,
    m.privacy_consent, m.privacy_text_version, m.suspicions, coalesce(m.kind, 'message')
  from jsonb_populate_record(null::public.contact_messages, submit_contact_message.message) as m
  on conflict (request_id) do nothing
  returning * into stored;
  if not found then
    is_new := false;
    select * into strict stored from public.contact_messages
    where request_id = (submit_contact_message.message ->> 'request_id')::uuid;
  else
    for mail in select * from jsonb_array_elements(mails) loop
      perform public.enqueue_mail(
        mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient', mail -> 'data'
      );
    end loop;
  end if;
  return jsonb_build_object(
    'reference', stored.reference, 'created', is_new, 'received_at', stored.created_at,
    -- Another message under a known id is none that anybody would read.
    'is_other', (lower(stored.email), stored.message, stored.kind) is distinct from (
      lower(submit_contact_message.message ->> 'email'),
      submit_contact_message.message ->> 'message',
      coalesce(submit_contact_message.message ->> 'kind', 'message')
    )
  );
end $$;
comment on function public.submit_contact_message(jsonb, jsonb) is
  'Stores a message or withdrawal and its mails in one transaction; a known request_id changes '
  'nothing. Returns {reference, created, received_at, is_other: what is stored under the '
  'request_id has other words or another address}.';
