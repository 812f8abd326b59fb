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
  kind text not null default 'message' check (kind in ('message', 'withdrawal'))
);
comment on table public.contact_messages is
  'Messages of the contact form. Purpose: answering them. They end 6 months after the last '
  'contact (retention).';
comment on column public.contact_messages.kind is
  'message, or withdrawal: a declaration that ends a contract (§ 356a BGB), kept 3 years to the '
  'end of the year as evidence.';
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
  created_at timestamptz not null default now()
);
comment on table public.messages is 'One thread a customer. read_at is set by the other side.';
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

create function public.list_threads(search text default '') returns table (
  customer_id uuid, full_name text, email text, last_at timestamptz, last_body text,
  last_from_staff boolean, unread integer
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    select p.id, p.full_name, coalesce(u.email, '')::text, m.created_at, left(m.body, 200),
      m.from_staff,
      (
        select count(*)::integer from public.messages n
        where n.customer_id = p.id and not n.from_staff and n.read_at is null
      )
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
    order by m.created_at desc nulls last, p.created_at desc
    limit 200;
end $$;
comment on function public.list_threads(text) is
  'Customers with their last message and the count of what they wrote unread, newest first, those '
  'without a message last; at most 200. For staff (42501).';
grant execute on function public.list_threads(text) to authenticated;

-- One mail a run of unread messages: its first message names the event, so that
-- further ones mail nobody. Runs older than a month are left alone, because the
-- outbox forgets its sent mails then.
create function public.notify_unread_messages(after_minutes integer default 10) returns integer
language sql security definer set search_path = '' as $$
  with runs as (
    select m.customer_id, m.from_staff, count(*) as unread,
      (array_agg(m.id order by m.created_at, m.id))[1] as first_id,
      (array_agg(m.body order by m.created_at, m.id))[1] as body
    from public.messages m where m.read_at is null
    group by m.customer_id, m.from_staff
    having min(m.created_at)
      between now() - interval '30 days' and now() - make_interval(mins => after_minutes)
  )
  select count(*) filter (where public.enqueue_mail(
    'messages:' || r.first_id || case when r.from_staff then ':customer' else ':agency' end,
    case when r.from_staff then 'messages-customer' else 'messages-agency' end,
    case when r.from_staff then u.email else 'agency' end,
    jsonb_build_object(
      'customerId', r.customer_id, 'name', coalesce(p.full_name, ''), 'email', u.email,
      'unread', r.unread, 'body', left(r.body, 600)
    )
  ))::integer
  from runs r
  join auth.users u on u.id = r.customer_id
  left join public.profiles p on p.id = r.customer_id
  left join public.customer_details d on d.user_id = r.customer_id
  where u.email is not null and (not r.from_staff or coalesce(d.mail_on_message, true))
$$;
comment on function public.notify_unread_messages(integer) is
  'Queues a mail for each thread whose other side has left messages unread for so many minutes, '
  'unless the customer has switched these mails off; gives the count of new mails. Called by the '
  'worker.';

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
