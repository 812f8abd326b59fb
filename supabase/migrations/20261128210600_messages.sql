-- What people write: contact form and withdrawals, and one thread a customer.
-- The author is whoever writes, and only the other side reads.

-- L-18: consumers withdraw from a contract by a function of the site. A
-- withdrawal is a message that needs no consent, only an answer.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null unique,
  reference text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  name text not null,
  email text not null,
  phone text not null default '',
  message text not null,
  privacy_consent boolean not null constraint contact_messages_privacy_consent_check
    check (privacy_consent or kind = 'withdrawal'),
  privacy_text_version text not null,
  suspicions text[] not null default '{}',
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null default 'message' check (kind in ('message', 'withdrawal')),
  answers jsonb not null default '[]'
    check (jsonb_typeof(answers) = 'array')
);
comment on table public.contact_messages is
  'Messages of the contact form. Purpose: answering them. They end 6 months after the last '
  'contact (retention).';
comment on column public.contact_messages.kind is
  'message, or withdrawal: a declaration that ends a contract (§ 356a BGB), kept 3 years to the '
  'end of the year as evidence.';
comment on column public.contact_messages.answers is
  'What the agency has answered by mail, oldest first: [{id, body, created_at}].';
create index contact_messages_created on public.contact_messages (created_at desc);
create trigger contact_messages_touch before update on public.contact_messages
  for each row execute function public.touch_updated_at();
create trigger audit after update or delete on public.contact_messages
  for each row execute function public.record_audit();
alter table public.contact_messages enable row level security;
grant select, update (status) on public.contact_messages to authenticated;
create policy "staff may read contact messages" on public.contact_messages
  for select to authenticated using ((select public.is_staff()));
create policy "staff may set the status of contact messages" on public.contact_messages
  for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create function public.submit_contact_message(message jsonb, mails jsonb) returns jsonb
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
    'reference', stored.reference, 'created', is_new, 'received_at', stored.created_at
  );
end $$;
comment on function public.submit_contact_message(jsonb, jsonb) is
  'Stores a message or withdrawal and its mails in one transaction; a known request_id changes '
  'nothing. Returns {reference, created, received_at}.';

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references auth.users (id) on delete cascade,
  project_id uuid references public.projects (id) on delete set null,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  from_staff boolean not null,
  body text not null constraint messages_body_check
    check (length(body) <= 8000 and (length(btrim(body)) > 0 or attachments <> '[]')),
  attachments jsonb not null default '[]'
    check (jsonb_typeof(attachments) = 'array' and jsonb_array_length(attachments) <= 10),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
comment on table public.messages is 'One thread a customer. read_at is set by the other side.';
comment on column public.messages.settled_at is
  'Since when the agency holds that this message of a customer needs no answer.';
create index messages_thread on public.messages (customer_id, created_at);
create index messages_unread on public.messages (customer_id, from_staff) where read_at is null;
create index messages_attachments on public.messages
  using gin (attachments jsonb_path_ops) where attachments <> '[]';
create trigger guard_factor before insert or update or delete on public.messages
  for each statement execute function public.guard_factor();
alter table public.messages enable row level security;
grant select, insert (id, customer_id, project_id, from_staff, body, attachments)
  on public.messages to authenticated;
create policy "staff may read messages" on public.messages for select to authenticated
  using ((select public.is_staff()));
create policy "customer may read own messages" on public.messages for select to authenticated
  using (customer_id = (select auth.uid()));
create policy "customer may write in own thread" on public.messages for insert to authenticated
  with check (
    customer_id = (select auth.uid()) and not from_staff
    and (
      project_id is null
      or exists (
        select 1 from public.projects p
        where p.id = project_id and p.customer_id = (select auth.uid())
      )
    )
  );
create policy "staff may write in every thread" on public.messages for insert to authenticated
  with check (
    from_staff and (select public.is_staff())
    and (
      project_id is null
      or exists (
        select 1 from public.projects p
        where p.id = project_id and p.customer_id = messages.customer_id
      )
    )
  );
create policy "second factor where enrolled" on public.messages
  as restrictive for all to authenticated using ((select public.has_used_factor()));

create function public.check_attachments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  checked jsonb;
begin
  if new.attachments = '[]' or auth.role() is distinct from 'authenticated' then return new; end if;
  select jsonb_agg(jsonb_build_object(
    'path', o.name,
    'name', left(coalesce(nullif(btrim(a.entry ->> 'name'), ''), 'Datei'), 200),
    'mime_type', coalesce(o.metadata ->> 'mimetype', 'application/octet-stream'),
    'size_bytes', coalesce((o.metadata ->> 'size')::bigint, 0)
  ) order by a.position) into checked
  from jsonb_array_elements(new.attachments) with ordinality as a(entry, position)
  join storage.objects o
    on o.bucket_id = 'message-files' and o.name = a.entry ->> 'path'
    and o.owner_id = auth.uid()::text and (storage.foldername(o.name))[1] = new.customer_id::text;
  if coalesce(jsonb_array_length(checked), 0) <> jsonb_array_length(new.attachments) then
    raise exception 'Unbekannter Anhang' using errcode = '23514';
  end if;
  new.attachments := checked;
  return new;
end $$;
comment on function public.check_attachments() is
  'Trigger: attachments are objects the author has put into this thread; type and size come from '
  'them (23514 otherwise).';
create trigger check_attachments before insert on public.messages
  for each row execute function public.check_attachments();

create function public.mark_thread_read(customer_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  is_own boolean := mark_thread_read.customer_id = auth.uid();
  marked integer;
begin
  if not coalesce(is_own, false) and not public.is_staff() then
    raise exception 'Kein Zugriff' using errcode = '42501';
  end if;
  update public.messages m set read_at = now()
  where m.customer_id = mark_thread_read.customer_id and m.read_at is null
    and m.from_staff = is_own;
  get diagnostics marked = row_count;
  return marked;
end $$;
comment on function public.mark_thread_read(uuid) is
  'Marks what the other side has written in a thread as read; gives the count. Errors: 42501 '
  'neither the customer nor staff.';
grant execute on function public.mark_thread_read(uuid) to authenticated;

-- What waits for the agency, with the day since when: the last message alone
-- would let whoever asks again begin anew.

-- 'Danke!' needs no answer.
create function public.settle_thread(
  customer_id uuid, is_open boolean, seen_until timestamptz
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settled integer;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  update public.messages m set settled_at = case when not is_open then now() end
  where m.customer_id = settle_thread.customer_id and not m.from_staff
    and m.created_at <= seen_until and (m.settled_at is null) = not is_open
    and not exists (
      select 1 from public.messages a
      where a.customer_id = m.customer_id and a.from_staff
        and (a.created_at, a.id) > (m.created_at, m.id)
    );
  get diagnostics settled = row_count;
  return settled;
end $$;
comment on function public.settle_thread(uuid, boolean, timestamptz) is
  'Notes that what a customer has written since the last answer, up to the message that was seen, '
  'needs none, or takes that back (is_open); gives the count of messages. For staff (42501).';
grant execute on function public.settle_thread(uuid, boolean, timestamptz) to authenticated;

create function public.list_waiting_threads() returns table (
  customer_id uuid, full_name text, email text, waits_since timestamptz, body text
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    select p.id, p.full_name, coalesce(u.email, '')::text, w.since, left(w.last_body, 200)
    from (
      select m.customer_id, min(m.created_at) as since,
        (array_agg(m.body order by m.created_at desc, m.id desc))[1] as last_body
      from public.messages m
      where not m.from_staff and m.settled_at is null and not exists (
        select 1 from public.messages a
        where a.customer_id = m.customer_id and a.from_staff
          and (a.created_at, a.id) > (m.created_at, m.id)
      )
      group by m.customer_id
    ) w
    join public.profiles p on p.id = w.customer_id
    join auth.users u on u.id = p.id
    order by w.since, p.id
    limit 200;
end $$;
comment on function public.list_waiting_threads() is
  'Customers whose messages nobody has answered or settled yet, with the first of them as the '
  'moment since when they wait and the text of the last one; the longest wait first, at most 200. For staff '
  '(42501).';
grant execute on function public.list_waiting_threads() to authenticated;

-- The list of talks shows at most 200: whoever waits is among them.
create function public.list_threads(search text default '') returns table (
  customer_id uuid, full_name text, email text, last_at timestamptz, last_body text,
  last_from_staff boolean, unread integer, waits boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    select p.id, p.full_name, coalesce(u.email, '')::text, m.created_at, left(m.body, 200),
      m.from_staff,
      (
        select count(*)::integer from public.messages n
        where n.customer_id = p.id and not n.from_staff and n.read_at is null
      ),
      coalesce(not m.from_staff and m.settled_at is null, false)
    from public.profiles p
    join auth.users u on u.id = p.id
    left join lateral (
      select * from public.messages l where l.customer_id = p.id
      order by l.created_at desc, l.id desc limit 1
    ) m on true
    where (p.role = 'customer' or m.id is not null)
      and (
        search = ''
        or position(lower(search) in lower(p.full_name || ' ' || coalesce(u.email, ''))) > 0
      )
    order by m.id is null or m.from_staff or m.settled_at is not null,
      m.created_at desc nulls last, p.created_at desc
    limit 200;
end $$;
comment on function public.list_threads(text) is
  'Customers with their last message and the count of what they wrote unread: those who wait for an '
  'answer to it first, then the newest, those without a message last; at most 200. For staff '
  '(42501).';
grant execute on function public.list_threads(text) to authenticated;

-- What was written since the last mail about a thread is told by another: at
-- once where that mail was heeded, else a day after it. Only the last 30 days
-- count, because the outbox forgets its sent mails then.
create function public.notify_unread_messages(after_minutes integer default 10)
returns integer
language sql security definer set search_path = '' as $$
  with waiting as (
    select m.*, count(*) over thread as unread, min(m.created_at) over thread as since
    from public.messages m where m.read_at is null
    window thread as (partition by m.customer_id, m.from_staff)
  ), told as (
    select (o.data ->> 'customerId')::uuid as customer_id,
      o.template = 'messages-customer' as from_staff, max(o.created_at) as at
    from public.outbox_mails o
    where o.template in ('messages-customer', 'messages-agency') and o.event_key like 'messages:%'
    group by 1, 2
  ), runs as (
    select w.customer_id, w.from_staff, max(w.unread) as unread,
      (array_agg(w.id order by w.created_at, w.id))[1] as first_id,
      (array_agg(w.body order by w.created_at, w.id))[1] as body
    from waiting w
    left join told t on t.customer_id = w.customer_id and t.from_staff = w.from_staff
    where w.created_at > greatest(t.at, now() - interval '30 days')
      and (t.at is null or w.since > t.at or t.at <= now() - interval '1 day')
    group by w.customer_id, w.from_staff
    having min(w.created_at) <= now() - make_interval(mins => after_minutes)
  )
  select count(*) filter (where public.enqueue_mail(
    'messages:' || r.first_id || case when r.from_staff then ':customer' else ':agency' end,
    case when r.from_staff then 'messages-customer' else 'messages-agency' end,
    case when r.from_staff then u.email else 'agency' end,
    jsonb_build_object(
      'customerId', r.customer_id, 'name', coalesce(p.full_name, ''), 'email', u.email,
      'unread', r.unread,
      'body', left(r.body, 600) || case when length(r.body) > 600 then ' …' else '' end,
      'isCut', length(r.body) > 600
    )
  ))::integer
  from runs r
  join auth.users u on u.id = r.customer_id
  left join public.profiles p on p.id = r.customer_id
  left join public.customer_details d on d.user_id = r.customer_id
  where u.email is not null and (not r.from_staff or coalesce(d.mail_on_message, true))
$$;
comment on function public.notify_unread_messages(integer) is
  'Queues a mail for each thread whose other side has left messages unread for so many minutes, at '
  'most one a day while those of the last mail are still unread, unless the customer has switched '
  'these mails off; gives the count of new mails. Called by the worker.';

create function public.list_orphaned_files(
  bucket text, after_hours integer default 24
) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = bucket and o.created_at < now() - make_interval(hours => after_hours)
    and case bucket
      when 'project-files' then not exists (
        select 1 from public.project_files f where f.path = o.name
      )
      when 'message-files' then not exists (
        select 1 from public.messages m
        where m.attachments <> '[]'
          and m.attachments @> jsonb_build_array(jsonb_build_object('path', o.name))
      )
      when 'quote-files' then not exists (select 1 from public.quote_files f where f.path = o.name)
      else false
    end
  order by o.created_at limit 500
$$;
comment on function public.list_orphaned_files(text, integer) is
  'Objects of project-files, message-files or quote-files that no row names: given up before '
  'listing, or left behind by a deleted project, thread, enquiry or person.';

alter publication supabase_realtime add table public.contact_messages, public.messages;

-- What one customer may keep in all: nobody fills the disk of everybody.
create function public.has_file_room() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  kept numeric;
begin
  if public.is_staff() then return true; end if;
  select coalesce(sum((o.metadata ->> 'size')::numeric), 0) into kept
  from storage.objects o
  where o.bucket_id in ('project-files', 'message-files') and o.owner_id = auth.uid()::text;
  if kept < 2 * 1024 ^ 3 then return true; end if;
  raise exception
    'Ihr Speicherplatz von 2 GB ist belegt. Löschen Sie Dateien, oder rufen Sie uns an.'
    using errcode = 'P0001';
end $$;
comment on function public.has_file_room() is
  'True below the quota of the caller; above it an error in words that the portal shows';
revoke execute on function public.has_file_room() from public;
grant execute on function public.has_file_room() to authenticated;

create policy "customer keeps 2 GB in all" on storage.objects as restrictive
  for insert to authenticated
  with check (
    bucket_id not in ('project-files', 'message-files') or (select public.has_file_room())
  );

-- A message of the contact form is answered where it stands: the answer is kept
-- beside it and leaves as a mail.
create function public.answer_contact_message(message_id uuid, answer_id uuid, body text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  message public.contact_messages;
  said text := btrim(coalesce(answer_contact_message.body, ''));
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  if length(said) not between 1 and 4000 then
    raise exception 'Bitte schreiben Sie zwischen 1 und 4.000 Zeichen' using errcode = '23514';
  end if;
  select * into message from public.contact_messages m where m.id = message_id for update;
  if not found then raise exception 'Diese Nachricht gibt es nicht' using errcode = 'P0002'; end if;
  -- Sent again after a lost answer of the server, it is the same one.
  if message.answers @> jsonb_build_array(jsonb_build_object('id', answer_id, 'body', said)) then
    return;
  end if;
  if message.answers @> jsonb_build_array(jsonb_build_object('id', answer_id)) then
    raise exception 'Diese Kennung hat schon eine andere Antwort' using errcode = '23505';
  end if;
  update public.contact_messages m
  set status = 'answered', answers = m.answers || jsonb_build_array(
    jsonb_build_object('id', answer_id, 'body', said, 'created_at', now())
  )
  where m.id = message_id;
  perform public.enqueue_mail(
    'contact:' || message_id || ':answer:' || answer_id, 'contact-answer', message.email,
    jsonb_build_object(
      'reference', message.reference, 'name', message.name, 'email', message.email,
      'phone', message.phone, 'message', message.message, 'body', said
    )
  );
end $$;
comment on function public.answer_contact_message(uuid, uuid, text) is
  'Answers a message of the contact form by mail and keeps the answer; the same one sent again '
  'changes nothing. For staff. Errors: 42501 not staff, P0002 no such message, 23514 no text or '
  'too long, 23505 a known answer_id with another text.';
grant execute on function public.answer_contact_message(uuid, uuid, text) to authenticated;

-- Files of messages count to what a customer may keep: the agency can make room.
create function public.remove_attachment(message_id uuid, file text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  update public.messages m
  set attachments = (
    select jsonb_agg(
      case when a.entry ->> 'path' = file
        then a.entry || '{"path": "", "size_bytes": 0}'
        else a.entry
      end order by a.position
    )
    from jsonb_array_elements(m.attachments) with ordinality as a(entry, position)
  )
  where m.id = message_id
    and m.attachments @> jsonb_build_array(jsonb_build_object('path', file));
  if not found then raise exception 'Unbekannte Datei' using errcode = 'P0002'; end if;
end $$;
comment on function public.remove_attachment(uuid, text) is
  'Takes a file out of a message, which keeps its name. Whoever calls it deletes the object; else '
  'the worker does. For staff. Errors: 42501 not staff, P0002 no such file.';
grant execute on function public.remove_attachment(uuid, text) to authenticated;
create policy "staff may delete files of messages" on storage.objects for delete to authenticated
  using (bucket_id = 'message-files' and (select public.is_staff()));
