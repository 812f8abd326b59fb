-- Files that go with an enquiry: `quote-files` holds <request_id>/<random name>. The site's server alone puts them there, after it has looked
-- into them; they are listed here once the enquiry is stored. What no enquiry claims is removed by the job `orphaned-files`.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('quote-files', 'quote-files', false, 20971520, array[
  'application/pdf', 'image/png', 'image/jpeg', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
]);

create table public.quote_files (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  path text not null unique,
  name text not null check (length(name) between 1 and 200),
  mime_type text not null,
  size_bytes bigint not null,
  created_at timestamptz not null default now()
);
comment on table public.quote_files is 'Files that a visitor has sent with an enquiry, as names of objects in the bucket quote-files. Ends with the enquiry.';
create index quote_files_request on public.quote_files (quote_request_id);
alter table public.quote_files enable row level security;
grant all on public.quote_files to service_role;
grant select on public.quote_files to authenticated;
create policy "customer may read files of own requests, staff all" on public.quote_files for select to authenticated
  using ((select public.is_staff()) or exists (
    select 1 from public.quote_requests r where r.id = quote_request_id and r.user_id = (select auth.uid())));
create policy "staff may read files of enquiries" on storage.objects for select to authenticated
  using (bucket_id = 'quote-files' and (select public.is_staff()));
create policy "customer may read files of own enquiries" on storage.objects for select to authenticated
  using (bucket_id = 'quote-files' and exists (
    select 1 from public.quote_files f join public.quote_requests r on r.id = f.quote_request_id
    where f.path = objects.name and r.user_id = (select auth.uid())));

create function public.attach_quote_files(enquiry uuid) returns void language sql security definer set search_path = '' as $$
  insert into public.quote_files (quote_request_id, path, name, mime_type, size_bytes)
  select r.id, o.name, coalesce(nullif(left(btrim(o.user_metadata ->> 'name'), 200), ''), 'Datei'),
    coalesce(o.metadata ->> 'mimetype', 'application/octet-stream'), coalesce((o.metadata ->> 'size')::bigint, 0)
  from public.quote_requests r join storage.objects o
    -- '0' follows '/': all names that begin with the folder, by the index.
    on o.bucket_id = 'quote-files' and o.name collate "C" >= r.request_id || '/' and o.name collate "C" < r.request_id || '0'
  where r.request_id = attach_quote_files.enquiry and r.created_at > now() - interval '1 day'
  on conflict (path) do nothing
$$;
comment on function public.attach_quote_files(uuid) is 'Lists the files uploaded under a request id with its enquiry; without effect before the enquiry is stored and a day after, and for files listed already.';

-- A file may be stored before its enquiry (then this trigger lists it) or after it (then the upload does).
create function public.attach_files_to_enquiry() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.attach_quote_files(new.request_id);
  return null;
end $$;
create trigger attach_files after insert on public.quote_requests for each row execute function public.attach_files_to_enquiry();
revoke execute on function public.attach_quote_files(uuid), public.attach_files_to_enquiry() from public, anon, authenticated;
grant execute on function public.attach_quote_files(uuid) to service_role;

-- The lists of a person's data and of files that nobody names, with the new table.
create or replace function public.person_rows(address text) returns table (table_name text, row_id text, is_kept boolean, content jsonb)
language sql stable security definer set search_path = '' as $$
  with accounts as materialized (select * from auth.users where lower(email) = lower(btrim(address))),
  requests as materialized (
    select * from public.quote_requests where lower(email) = lower(btrim(address)) or user_id in (select id from accounts)
  ),
  chats as materialized (select * from public.chat_sessions where user_id in (select id from accounts)),
  offered as materialized (
    select * from public.offers where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  worked as materialized (
    select * from public.projects where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  billed as materialized (
    select * from public.invoices where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  subscribed as materialized (
    select * from public.newsletter_subscriptions
    where lower(email) = lower(btrim(address)) or email_hash = encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')
  )
  select 'account', a.id::text, false, jsonb_build_object(
    'id', a.id, 'email', a.email, 'phone', a.phone, 'created_at', a.created_at, 'email_confirmed_at', a.email_confirmed_at,
    'last_sign_in_at', a.last_sign_in_at, 'details', a.raw_user_meta_data
  ) from accounts a
  union all select 'sessions', s.id::text, false, jsonb_build_object(
    'created_at', s.created_at, 'refreshed_at', s.refreshed_at, 'user_agent', s.user_agent, 'ip', s.ip
  ) from auth.sessions s where s.user_id in (select id from accounts)
  union all select 'profiles', p.id::text, false, to_jsonb(p) from public.profiles p where p.id in (select id from accounts)
  union all select 'customer_details', d.user_id::text, false, to_jsonb(d) from public.customer_details d where d.user_id in (select id from accounts)
  union all select 'saved_views', v.id::text, false, to_jsonb(v) from public.saved_views v where v.owner in (select id from accounts)
  union all select 'quote_requests', r.id::text, false, to_jsonb(r) - 'search_text' from requests r
  union all select 'quote_consents', c.id::text, false, to_jsonb(c) from public.quote_consents c where c.quote_request_id in (select id from requests)
  union all select 'quote_request_events', e.id::text, false, to_jsonb(e) from public.quote_request_events e where e.quote_request_id in (select id from requests)
  union all select 'quote_request_notes', n.id::text, false, to_jsonb(n) from public.quote_request_notes n
    where n.quote_request_id in (select id from requests) or public.names_address(n.body, btrim(address))
  union all select 'tasks', t.id::text, false, to_jsonb(t) from public.tasks t
    where t.quote_request_id in (select id from requests) or public.names_address(t.title, btrim(address))
  union all select 'quote_files', f.id::text, false, to_jsonb(f) from public.quote_files f where f.quote_request_id in (select id from requests)
  union all select 'contact_messages', m.id::text, m.kind = 'withdrawal', to_jsonb(m) from public.contact_messages m
    where lower(m.email) = lower(btrim(address)) or m.user_id in (select id from accounts)
  union all select 'bookings', b.id::text, false, to_jsonb(b) from public.bookings b
    where lower(b.email) = lower(btrim(address)) or b.user_id in (select id from accounts)
  union all select 'chat_sessions', c.session_id, false, to_jsonb(c) from chats c
  union all select 'chat_messages', m.id::text, false, to_jsonb(m) from public.chat_messages m where m.session_id in (select session_id from chats)
  union all select 'offers', o.id::text, o.status = 'accepted', to_jsonb(o) from offered o
  union all select 'offer_events', e.id::text, o.status = 'accepted', to_jsonb(e) from public.offer_events e join offered o on o.id = e.offer_id
  union all select 'projects', p.id::text, false, to_jsonb(p) from worked p
  union all select 'project_milestones', m.id::text, false, to_jsonb(m) from public.project_milestones m where m.project_id in (select id from worked)
  union all select 'project_files', f.id::text, false, to_jsonb(f) from public.project_files f where f.project_id in (select id from worked)
  union all select 'messages', m.id::text, false, to_jsonb(m) from public.messages m where m.customer_id in (select id from accounts)
  union all select 'invoices', i.id::text, i.status <> 'draft', to_jsonb(i) from billed i
  union all select 'payments', p.id::text, true, to_jsonb(p) from public.payments p where p.invoice_id in (select id from billed)
  union all select 'newsletter_subscriptions', s.id::text, s.status = 'unsubscribed', to_jsonb(s) - '{confirm_token,unsubscribe_token}'::text[] from subscribed s
  -- Proof of a consent that once was given; a request that nobody confirmed proves nothing.
  union all select 'newsletter_events', e.id::text, s.status <> 'requested' or s.unsubscribed_at is not null, to_jsonb(e)
    from public.newsletter_events e join subscribed s on s.id = e.subscription_id
  -- Without `data`: it repeats the rows above and holds sign-in links.
  union all select 'outbox_mails', m.id::text, false, to_jsonb(m) - '{data,event_key}'::text[] from public.outbox_mails m
    where lower(m.recipient) = lower(btrim(address)) or public.names_address(m.data, btrim(address))
$$;

create or replace function public.person_files(address text) returns table (bucket text, path text, name text)
language sql stable security definer set search_path = '' as $$
  with accounts as materialized (select id::text from auth.users where lower(email) = lower(btrim(address)))
  select o.bucket_id, o.name,
    coalesce(
      f.name, q.name,
      (select a ->> 'name' from public.messages m, jsonb_array_elements(m.attachments) as a
        where m.attachments @> jsonb_build_array(jsonb_build_object('path', o.name)) and a ->> 'path' = o.name limit 1),
      storage.filename(o.name)
    )
  from storage.objects o left join public.project_files f on o.bucket_id = 'project-files' and f.path = o.name
    left join public.quote_files q on o.bucket_id = 'quote-files' and q.path = o.name
  where o.owner_id in (select id from accounts)
    or (o.bucket_id = 'message-files' and (storage.foldername(o.name))[1] in (select id from accounts))
    or (o.bucket_id = 'project-files' and (storage.foldername(o.name))[1] in (
      select p.row_id from public.person_rows(address) p where p.table_name = 'projects'))
    or q.id::text in (select p.row_id from public.person_rows(address) p where p.table_name = 'quote_files')
$$;

create or replace function public.list_orphaned_files(bucket text, after_hours integer default 24) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = bucket and o.created_at < now() - make_interval(hours => after_hours)
    and case bucket
      when 'project-files' then not exists (select 1 from public.project_files f where f.path = o.name)
      when 'message-files' then not exists (
        select 1 from public.messages m where m.attachments <> '[]' and m.attachments @> jsonb_build_array(jsonb_build_object('path', o.name)))
      when 'quote-files' then not exists (select 1 from public.quote_files f where f.path = o.name)
      else false end
  order by o.created_at limit 500
$$;
comment on function public.list_orphaned_files(text, integer) is 'Objects of project-files, message-files or quote-files that no row names: given up before listing, or left behind by a deleted project, thread, enquiry or person.';
