-- Privacy: proofs of consent, one person over all tables, how long data stay.
-- Finding, exporting and erasing share one list of rows, so that none of them
-- forgets a table; a dry run of the retention runs the same SQL.

-- Append-only: the service changes and deletes no proof except through expiry.
create table public.consent_proofs (
  id bigint generated always as identity primary key,
  proof_id uuid not null,
  action text not null check (action in ('accept_all', 'necessary_only', 'save', 'withdraw')),
  functional boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  text_version text not null,
  created_at timestamptz not null default now()
);
comment on table public.consent_proofs is
  'Evidence of cookie choices (Art. 7(1) GDPR): random number, time, text version, choices; no '
  'address, no browser, no user. Append-only; ends after 3 years.';
create index consent_proofs_proof on public.consent_proofs (proof_id);
alter table public.consent_proofs enable row level security;
revoke all on public.consent_proofs from service_role;
grant select, insert on public.consent_proofs to service_role;
grant select on public.consent_proofs to authenticated;
create policy "admin may read consent proofs" on public.consent_proofs for select to authenticated
  using ((select public.is_admin()));

create function public.expire_consent_proofs(keep_years integer default 3) returns integer
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.consent_proofs where created_at < now() - make_interval(years => keep_years)
    returning 1
  )
  select count(*)::integer from gone
$$;

create table public.deletion_log (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('erasure', 'retention')),
  actor uuid,
  subject_hash text check (length(subject_hash) = 64),
  counts jsonb not null,
  created_at timestamptz not null default now()
);
comment on table public.deletion_log is
  'What was deleted when and by whom (null: the worker), as counts. Purpose: proof of deletion, '
  'without personal data. Ends after 3 years.';
comment on column public.deletion_log.subject_hash is
  'SHA-256 of the erased address in lower case: answers whether somebody was erased, without '
  'naming anybody.';
create index deletion_log_created on public.deletion_log (created_at desc);
alter table public.deletion_log enable row level security;
revoke all on public.deletion_log from service_role;
grant select on public.deletion_log to authenticated, service_role;
create policy "admin may read the deletion log" on public.deletion_log for select to authenticated
  using ((select public.is_admin()));

create function public.require_privacy_rights() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'Nur Administratoren' using errcode = '42501';
  end if;
end $$;
revoke execute on function public.require_privacy_rights() from service_role;

create function public.names_address(body text, address text) returns boolean
language sql immutable set search_path = '' as $$
  -- Whole addresses only: erasing a@b.example leaves maria@b.example alone.
  select lower(body) ~ (
    '(?<![a-z0-9._%+-])'
    || regexp_replace(lower(address), '([.+*?^$(){}|\[\]\\])', '\\\1', 'g')
    || '(?![a-z0-9-]|\.[a-z0-9])'
  )
$$;
comment on function public.names_address(text, text) is
  'True if the text contains exactly this mail address.';
revoke execute on function public.names_address(text, text) from service_role;

create function public.names_address(body jsonb, address text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from jsonb_path_query(body, 'strict $.**') as leaf
    where jsonb_typeof(leaf) = 'string' and public.names_address(leaf #>> '{}', address)
  )
$$;
comment on function public.names_address(jsonb, text) is
  'True if a text in the document contains exactly this mail address.';
revoke execute on function public.names_address(jsonb, text) from service_role;

create function public.person_rows(address text) returns table (
  table_name text, row_id text, is_kept boolean, content jsonb
) language sql stable security definer set search_path = '' as $$
  with accounts as materialized (
    select * from auth.users where lower(email) = lower(btrim(address))
  ),
  requests as materialized (
    select * from public.quote_requests
    where lower(email) = lower(btrim(address)) or user_id in (select id from accounts)
  ),
  mails as materialized (
    select * from public.outbox_mails
    where lower(recipient) = lower(btrim(address)) or public.names_address(data, btrim(address))
  ),
  -- A visitor without an account has named himself in a mail of his talk alone.
  chats as materialized (
    select * from public.chat_sessions s
    where s.user_id in (select id from accounts) or (s.user_id is null and exists (
      select from mails m
      where starts_with(m.event_key, 'chat:' || s.session_id || ':handover:')
        or starts_with(m.event_key, 'chat:' || s.session_id || ':transcript:')
    ))
  ),
  offered as materialized (
    select * from public.offers
    where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  worked as materialized (
    select * from public.projects
    where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  billed as materialized (
    select * from public.invoices
    where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  subscribed as materialized (
    select * from public.newsletter_subscriptions
    where lower(email) = lower(btrim(address))
      or email_hash = encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')
  )
  select 'account', a.id::text, false, jsonb_build_object(
    'id', a.id, 'email', a.email, 'phone', a.phone, 'created_at', a.created_at,
    'email_confirmed_at', a.email_confirmed_at, 'last_sign_in_at', a.last_sign_in_at,
    'details', a.raw_user_meta_data
  ) from accounts a
  union all select 'sessions', s.id::text, false, jsonb_build_object(
    'created_at', s.created_at, 'refreshed_at', s.refreshed_at, 'user_agent', s.user_agent,
    'ip', s.ip
  ) from auth.sessions s where s.user_id in (select id from accounts)
  union all select 'profiles', p.id::text, false, to_jsonb(p)
    from public.profiles p where p.id in (select id from accounts)
  union all select 'customer_details', d.user_id::text, false, to_jsonb(d)
    from public.customer_details d where d.user_id in (select id from accounts)
  union all select 'saved_views', v.id::text, false, to_jsonb(v)
    from public.saved_views v where v.owner in (select id from accounts)
  union all select 'quote_requests', r.id::text, false, to_jsonb(r) - 'search_text' from requests r
  union all select 'quote_consents', c.id::text, false, to_jsonb(c)
    from public.quote_consents c where c.quote_request_id in (select id from requests)
  union all select 'quote_request_events', e.id::text, false, to_jsonb(e)
    from public.quote_request_events e where e.quote_request_id in (select id from requests)
  union all select 'quote_request_notes', n.id::text, false, to_jsonb(n)
    from public.quote_request_notes n
    where n.quote_request_id in (select id from requests)
      or public.names_address(n.body, btrim(address))
  union all select 'tasks', t.id::text, false, to_jsonb(t)
    from public.tasks t
    where t.quote_request_id in (select id from requests)
      or public.names_address(t.title, btrim(address))
  union all select 'quote_files', f.id::text, false, to_jsonb(f)
    from public.quote_files f where f.quote_request_id in (select id from requests)
  union all select 'contact_messages', m.id::text, m.kind = 'withdrawal', to_jsonb(m)
    from public.contact_messages m
    where lower(m.email) = lower(btrim(address)) or m.user_id in (select id from accounts)
  union all select 'bookings', b.id::text, false, to_jsonb(b)
    from public.bookings b
    where lower(b.email) = lower(btrim(address)) or b.user_id in (select id from accounts)
  union all select 'chat_sessions', c.session_id, false, to_jsonb(c) from chats c
  union all select 'chat_messages', m.id::text, false, to_jsonb(m)
    from public.chat_messages m where m.session_id in (select session_id from chats)
  union all select 'offers', o.id::text, o.status = 'accepted', to_jsonb(o) from offered o
  union all select 'offer_events', e.id::text, o.status = 'accepted', to_jsonb(e)
    from public.offer_events e join offered o on o.id = e.offer_id
  union all select 'projects', p.id::text, false, to_jsonb(p) from worked p
  union all select 'project_milestones', m.id::text, false, to_jsonb(m)
    from public.project_milestones m where m.project_id in (select id from worked)
  union all select 'project_files', f.id::text, false, to_jsonb(f)
    from public.project_files f where f.project_id in (select id from worked)
  union all select 'messages', m.id::text, false, to_jsonb(m)
    from public.messages m where m.customer_id in (select id from accounts)
  union all select 'invoices', i.id::text, i.status <> 'draft', to_jsonb(i) from billed i
  union all select 'payments', p.id::text, true, to_jsonb(p)
    from public.payments p where p.invoice_id in (select id from billed)
  union all select 'newsletter_subscriptions', s.id::text, s.status = 'unsubscribed',
    to_jsonb(s) - '{confirm_token,unsubscribe_token}'::text[] from subscribed s
  -- Proof of a consent once given; a request that nobody confirmed proves nothing.
  union all select 'newsletter_events', e.id::text,
      s.status <> 'requested' or s.unsubscribed_at is not null, to_jsonb(e)
    from public.newsletter_events e join subscribed s on s.id = e.subscription_id
  -- Without `data`, which repeats the rows above, and without links and codes of sign-in.
  union all select 'outbox_mails', m.id::text, false,
    to_jsonb(m) - '{data,secrets,event_key}'::text[]
    from mails m
$$;
comment on function public.person_rows(text) is
  'Every row about the person of a mail address, by the address itself, by his account or by the '
  'mails of his chat; is_kept: a law keeps it. A new table with personal data belongs here '
  '(tests/rls/privacy.test.ts fails without).';
revoke execute on function public.person_rows(text) from service_role;

create function public.person_files(address text)
returns table (bucket text, path text, name text)
language sql stable security definer set search_path = '' as $$
  with accounts as materialized (
    select id::text from auth.users where lower(email) = lower(btrim(address))
  )
  select o.bucket_id, o.name,
    coalesce(
      f.name, q.name,
      (
        select a ->> 'name' from public.messages m, jsonb_array_elements(m.attachments) as a
        where m.attachments @> jsonb_build_array(jsonb_build_object('path', o.name))
          and a ->> 'path' = o.name
        limit 1
      ),
      storage.filename(o.name)
    )
  from storage.objects o
  left join public.project_files f on o.bucket_id = 'project-files' and f.path = o.name
  left join public.quote_files q on o.bucket_id = 'quote-files' and q.path = o.name
  where (
      -- Of the agency's buckets only what stands in rows of his: pictures of the
      -- website and files for others are not the person's because he uploaded them.
      o.owner_id in (select id from accounts)
      and o.bucket_id not in ('media', 'project-files', 'message-files') and q.id is null
    )
    or (
      o.bucket_id = 'message-files' and (storage.foldername(o.name))[1] in (select id from accounts)
    )
    or (o.bucket_id = 'project-files' and (storage.foldername(o.name))[1] in (
      select p.row_id from public.person_rows(address) p where p.table_name = 'projects'
    ))
    or q.id::text in (
      select p.row_id from public.person_rows(address) p where p.table_name = 'quote_files'
    )
$$;
comment on function public.person_files(text) is
  'Stored files of a person: those of his projects, of his enquiries, of his thread, and whatever '
  'else he has uploaded outside the buckets of the agency.';
revoke execute on function public.person_files(text) from service_role;

create function public.find_person(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_privacy_rights();
  return (
    with rows as materialized (select * from public.person_rows(address))
    select jsonb_build_object(
      'tables', coalesce((
        select jsonb_agg(
          jsonb_build_object('table', t.table_name, 'count', t.total, 'kept', t.kept)
          order by t.table_name
        )
        from (
          select table_name, count(*) as total, count(*) filter (where is_kept) as kept
          from rows group by table_name
        ) as t
      ), '[]'),
      'files', (select count(*) from public.person_files(address)),
      'accounts', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', u.id, 'name', p.full_name, 'role', p.role, 'created_at', u.created_at,
            'deletion_requested_at', d.deletion_requested_at
          )
        )
        from auth.users u join public.profiles p on p.id = u.id
        left join public.customer_details d on d.user_id = u.id
        where lower(u.email) = lower(btrim(address))
      ), '[]'),
      'open_projects', (
        select count(*) from rows
        where table_name = 'projects' and content ->> 'status' not in ('done', 'cancelled')
      ),
      'open_invoices', (
        select count(*) from rows
        where table_name = 'invoices' and content ->> 'kind' = 'invoice'
          and content ->> 'status' = 'issued'
      )
    )
  );
end $$;
comment on function public.find_person(text) is
  'For admins: {tables: [{table, count, kept}], files, accounts: [{id, name, role, created_at, '
  'deletion_requested_at}], open_projects, open_invoices}. Error: 42501.';
grant execute on function public.find_person(text) to authenticated;

create function public.collect_person(
  address text, left_out text[], hidden uuid[] default '{}'
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with rows as materialized (
    select * from public.person_rows(address) r
    where r.table_name <> all (left_out)
      and r.row_id <> all (hidden::text[])
      and coalesce(r.content ->> 'quote_request_id' <> all (hidden::text[]), true)
      and coalesce(r.content ->> 'offer_id' <> all (hidden::text[]), true)
  )
  select jsonb_build_object(
    'address', lower(btrim(address)),
    'exported_at', now(),
    'tables', coalesce((
      select jsonb_object_agg(t.table_name, t.contents)
      from (
        select table_name, jsonb_agg(content order by content ->> 'created_at', row_id) as contents
        from rows group by table_name
      ) as t
    ), '{}'),
    'files', coalesce((
      select jsonb_agg(to_jsonb(f) order by f.bucket, f.path) from public.person_files(address) as f
      where f.bucket <> 'quote-files' or not exists (
        select from public.quote_files q
        where q.path = f.path and q.quote_request_id = any (hidden)
      )
    ), '[]')
  )
$$;
revoke execute on function public.collect_person(text, text[], uuid[]) from service_role;
comment on function public.collect_person(text, text[], uuid[]) is
  'What export_person gives, without some tables, and without the enquiries, offers and invoices '
  'that are hidden and what hangs on them.';

create function public.export_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_privacy_rights();
  insert into public.audit_log (actor, actor_role, table_name, row_id, action)
  values (
    auth.uid(), coalesce(auth.role(), ''), 'person',
    encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex'), 'EXPORT'
  );
  return public.collect_person(address, '{}');
end $$;
comment on function public.export_person(text) is
  'For admins: everything stored about a person as {address, exported_at, tables: {name: [row]}, '
  'files: [{bucket, path, name}]}, notes of the staff included, secrets not. Noted in the audit '
  'log. Error: 42501.';
grant execute on function public.export_person(text) to authenticated;

create function public.export_own_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own text := (
    select email from auth.users
    where id = auth.uid() and email_confirmed_at is not null and not is_anonymous
  );
begin
  if own is null then raise exception 'Nur für bestätigte Konten' using errcode = '42501'; end if;
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2'
    and exists (
      select 1 from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
    ) then
    raise exception 'Zweiter Faktor nötig' using errcode = '42501';
  end if;
  -- What he sent as a guest joins his account as at a sign-in: he reads its files with it.
  update public.quote_requests set user_id = auth.uid()
  where user_id is null and lower(email) = lower(own);
  -- Drafts and what the staff notes for itself are no part of it; whoever wants
  -- that too asks the agency. What another account sent with his address is the other's.
  return public.collect_person(
    own, array['quote_request_notes', 'tasks', 'outbox_mails'],
    array(
      select r.id from public.quote_requests r
      where lower(r.email) = lower(own) and r.user_id <> auth.uid()
      union all select o.id from public.offers o where o.status = 'draft'
      union all select i.id from public.invoices i where i.status = 'draft'
    )
  ) #- '{tables,saved_views}';
end $$;
comment on function public.export_own_data() is
  'What is stored about the caller, as export_person gives it, without internal notes, tasks, '
  'mails, drafts of offers and invoices, and enquiries that another account sent with his address. '
  'Error: 42501 no confirmed account, or its second factor is missing.';
grant execute on function public.export_own_data() to authenticated;

create function public.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(address));
  accounts uuid[] := (
    select coalesce(array_agg(id), '{}') from auth.users where lower(email) = wanted
  );
  files jsonb := coalesce((
    select jsonb_agg(to_jsonb(f)) from public.person_files(wanted) as f
  ), '[]');
  erased jsonb;
  kept jsonb;
  counts jsonb;
  subscription record;
  name text;
begin
  perform public.require_privacy_rights();
  if exists (select 1 from public.profiles where id = any (accounts) and role <> 'customer') then
    raise exception 'Mitarbeiterkonten lassen sich hier nicht löschen' using errcode = '55000';
  end if;
  select coalesce(jsonb_object_agg(t.table_name, t.ids) filter (where not t.is_kept), '{}'),
    coalesce(
      jsonb_object_agg(t.table_name, jsonb_array_length(t.ids)) filter (where t.is_kept), '{}'
    )
  into erased, kept
  from (
    select table_name, is_kept, jsonb_agg(row_id) as ids from public.person_rows(wanted)
    group by table_name, is_kept
  ) as t;

  perform set_config('app.erasing', 'on', true);
  for subscription in
    select id, status, unsubscribed_at from public.newsletter_subscriptions
    where id::text in (select jsonb_array_elements_text(erased -> 'newsletter_subscriptions'))
  loop
    -- Hash and evidence of a subscription stay as proof (until purge_newsletter).
    if subscription.status = 'requested' and subscription.unsubscribed_at is null then
      delete from public.newsletter_subscriptions where id = subscription.id;
    else
      perform public.end_newsletter(subscription.id, 'admin');
    end if;
  end loop;
  -- Rows that hang on these go with them.
  foreach name in array array[
    'outbox_mails', 'tasks', 'quote_request_notes', 'chat_sessions', 'bookings', 'contact_messages',
    'projects', 'offers', 'invoices', 'quote_requests'
  ] loop
    execute format(
      'delete from public.%I where %I::text in (select jsonb_array_elements_text($1))',
      name, case name when 'chat_sessions' then 'session_id' else 'id' end
    ) using coalesce(erased -> name, '[]');
  end loop;
  update public.offers set customer_id = null
  where customer_id = any (accounts)
    or (lower(customer_email) = wanted and customer_id is not null);
  update public.invoices set customer_id = null
  where customer_id = any (accounts)
    or (lower(customer_email) = wanted and customer_id is not null);
  delete from auth.audit_log_entries
  where public.names_address(payload::jsonb, wanted)
    or payload ->> 'actor_id' = any (accounts::text[]);
  delete from auth.flow_state where user_id = any (accounts);
  delete from auth.users where id = any (accounts);
  perform set_config('app.erasing', '', true);

  -- Last, because the deletions above have left entries, too.
  update public.audit_log l set before = null, after = null
  where (l.before is not null or l.after is not null) and (
    coalesce(erased -> l.table_name ? l.row_id, false)
    or public.names_address(l.before, wanted)
    or public.names_address(l.after, wanted)
    or exists (
      select from unnest(accounts) as account
      where position(account::text in concat(l.before, l.after)) > 0
    )
  );
  select coalesce(jsonb_object_agg(key, jsonb_array_length(value)), '{}') into counts
  from jsonb_each(erased);
  if files <> '[]' then
    counts := counts || jsonb_build_object('files', jsonb_array_length(files));
  end if;
  insert into public.deletion_log (kind, actor, subject_hash, counts)
  values ('erasure', auth.uid(), encode(sha256(convert_to(wanted, 'UTF8')), 'hex'), counts);
  return jsonb_build_object('erased', counts, 'kept', kept, 'files', files);
end $$;
comment on function public.erase_person(text) is
  'For admins: deletes everything about a person but what a law keeps (issued invoices, payments, '
  'accepted offers, proof of a newsletter consent), cleans the audit log and notes the deletion. '
  'The caller removes `files` through storage. Gives {erased, kept, files}. Errors: 42501, 55000 '
  'the account belongs to staff.';
grant execute on function public.erase_person(text) to authenticated;

create function public.request_deletion(comment text default '') returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  person auth.users := (select u from auth.users u where u.id = auth.uid());
  asked timestamptz;
begin
  if person.id is null or person.email is null then
    raise exception 'Nur für Konten' using errcode = '42501';
  end if;
  insert into public.customer_details as d (user_id, deletion_requested_at)
  values (person.id, now())
  on conflict (user_id) do update set
    deletion_requested_at = coalesce(d.deletion_requested_at, excluded.deletion_requested_at)
  returning deletion_requested_at into asked;
  perform public.enqueue_mail(
    'deletion-request:' || person.id || ':' || extract(epoch from asked), 'deletion-requested',
    'agency',
    jsonb_build_object(
      'email', person.email,
      'name', coalesce((select full_name from public.profiles where id = person.id), ''),
      'comment', left(btrim(coalesce(comment, '')), 2000)
    )
  );
  return asked;
end $$;
comment on function public.request_deletion(text) is
  'A customer asks for the erasure of his data: noted once, with a mail to the agency. Error: '
  '42501 no account.';
grant execute on function public.request_deletion(text) to authenticated;

create function public.withdraw_deletion() returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked timestamptz;
begin
  select d.deletion_requested_at into asked from public.customer_details d
  where d.user_id = auth.uid() for update;
  -- A second click changes nothing and mails nobody.
  if asked is null then return; end if;
  update public.customer_details set deletion_requested_at = null where user_id = auth.uid();
  perform public.enqueue_mail(
    'deletion-request:' || auth.uid() || ':' || extract(epoch from asked) || ':withdrawn',
    'deletion-withdrawn', 'agency',
    (
      select jsonb_build_object(
        'email', u.email, 'name', coalesce(p.full_name, ''), 'askedAt', asked
      )
      from auth.users u left join public.profiles p on p.id = u.id where u.id = auth.uid()
    )
  );
end $$;
comment on function public.withdraw_deletion() is
  'The customer takes his deletion request back, with a mail to the agency.';
grant execute on function public.withdraw_deletion() to authenticated;

create function public.list_deletion_requests() returns table (
  email text, full_name text, requested_at timestamptz
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_privacy_rights();
  return query
    select u.email::text, p.full_name, d.deletion_requested_at
    from public.customer_details d
    join auth.users u on u.id = d.user_id
    join public.profiles p on p.id = u.id
    where d.deletion_requested_at is not null order by d.deletion_requested_at;
end $$;
comment on function public.list_deletion_requests() is
  'Who waits for the erasure of his data, oldest first, for admins (42501).';
grant execute on function public.list_deletion_requests() to authenticated;

-- How long data stay is data itself: an admin changes it within what the law
-- allows (shared/privacy/retention.ts has the same bounds).
create table public.retention_periods (
  id boolean primary key default true check (id),
  lead_months integer not null default 6 check (lead_months between 1 and 24),
  chat_days integer not null default 30 check (chat_days between 1 and 90),
  mail_days integer not null default 30 check (mail_days between 7 and 365),
  warranty_years integer not null default 2 check (warranty_years between 2 and 10),
  fiscal_years integer not null default 7 check (fiscal_years between 7 and 15),
  proof_years integer not null default 3 check (proof_years between 3 and 10),
  updated_at timestamptz not null default now()
);
comment on table public.retention_periods is
  'One row: the periods of apply_retention(), which the privacy pages name. Checked: fiscal '
  'records 7 years at least (art. 52 AWR), proofs 3 (limitation), projects 2 (warranty).';
insert into public.retention_periods default values;
create trigger retention_periods_touch before update on public.retention_periods
  for each row execute function public.touch_updated_at();
create trigger audit after update on public.retention_periods
  for each row execute function public.record_audit();
alter table public.retention_periods enable row level security;
grant select, update (lead_months, chat_days, mail_days, warranty_years, fiscal_years, proof_years)
  on public.retention_periods to authenticated;
create policy "everybody signed in may read" on public.retention_periods for select to authenticated
  using (true);
create policy "admin may change" on public.retention_periods for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

-- Fiscal records end after 7 years (art. 52 AWR, counted from the end of the
-- year), declarations of withdrawal after 3 (§§ 195, 199 BGB: as long as
-- anybody may argue about the contract), and offers that never became an order
-- like the enquiry they answer.
create function public.year_is_over(day date, years integer) returns boolean
language sql stable set search_path = '' as $$
  select make_date(extract(year from day)::integer + years + 1, 1, 1) <= current_date
$$;
comment on function public.year_is_over(date, integer) is
  'True if so many years have passed since the end of the year of that day.';

create function public.last_contact(request public.quote_requests) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(
    request.updated_at,
    (select max(n.created_at) from public.quote_request_notes n
      where n.quote_request_id = request.id),
    (select max(greatest(t.created_at, t.due_on, t.done_at)) from public.tasks t
      where t.quote_request_id = request.id),
    (select max(greatest(o.updated_at, o.valid_until)) from public.offers o
      where o.quote_request_id = request.id),
    (select max(e.created_at) from public.offer_events e join public.offers o on o.id = e.offer_id
      where o.quote_request_id = request.id),
    (select max(m.created_at) from public.messages m where m.customer_id = request.user_id)
  )
$$;
comment on function public.last_contact(public.quote_requests) is
  'When somebody last dealt with an enquiry: its changes, notes, tasks (until they are due), '
  'offers (while they hold) with questions and answers, and the talk with the customer.';
revoke execute on function public.last_contact(public.quote_requests) from service_role;

create function public.purge_orders(
  lead_months integer default 6, warranty_years integer default 2, fiscal_years integer default 7
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  families uuid[];
  counts jsonb;
  gone integer;
begin
  perform set_config('app.erasing', 'retention', true);

  -- An invoice, its cancellation and its payments end together, with the last of
  -- them. PDF and XML are drawn from the row: no file is left behind.
  select array_agg(id) into families from (
    select coalesce(i.cancels, i.id) as id from public.invoices i
    left join public.payments p on p.invoice_id = i.id
    group by 1
    having public.year_is_over(
      max(greatest(coalesce(i.issued_on, i.updated_at::date), p.paid_on)), fiscal_years
    )
  ) as past;
  delete from public.payments
  where invoice_id in (select id from public.invoices where coalesce(cancels, id) = any (families));
  delete from public.invoices where coalesce(cancels, id) = any (families);
  get diagnostics gone = row_count;
  counts := jsonb_build_object('invoices', gone);

  -- Files of a project follow their rows (job orphaned-files).
  delete from public.projects
  where status in ('done', 'cancelled')
    and updated_at < now() - make_interval(years => warranty_years);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('projects', gone);

  with orders as (
    delete from public.offers o
    where o.status = 'accepted' and public.year_is_over(o.decided_at::date, fiscal_years)
      and not exists (select from public.invoices i where i.offer_id = o.id) returning 1
  ), requests as (
    delete from public.quote_requests
    where status = 'won' and public.year_is_over(updated_at::date, fiscal_years) returning 1
  )
  select (select count(*) from orders) + (select count(*) from requests) into gone;
  counts := counts || jsonb_build_object('orders', gone);

  -- What was sent counts from its last day: until then the customer may take it.
  delete from public.offers
  where status <> 'accepted'
    and coalesce(decided_at, greatest(sent_at, valid_until), updated_at)
      < now() - make_interval(months => lead_months);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('offers', gone);

  perform set_config('app.erasing', '', true);
  return counts;
end $$;
comment on function public.purge_orders(integer, integer, integer) is
  'Deletes invoices with payments and cancellation, orders (accepted offer, won request), '
  'finished projects and offers without order that are past their period; gives {invoices, '
  'projects, orders, offers}.';

-- Personal data end when their purpose does (L-21); periods are arguments.
create function public.run_retention(
  lead_months integer default 6, event_days integer default 90, mail_days integer default 30,
  proof_years integer default 3
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  past constant timestamptz := now() - make_interval(months => lead_months);
  requests integer;
  messages integer;
  withdrawals integer;
  mails integer;
begin
  -- Enquiries that were joined end together. purge_orders ends won ones.
  delete from public.quote_requests r
  where r.status <> 'won' and r.updated_at < past and public.last_contact(r) < past
    and not exists (
      select from public.quote_requests other
      where coalesce(other.merged_into, other.id) = coalesce(r.merged_into, r.id)
        and (other.status = 'won' or public.last_contact(other) >= past)
    );
  get diagnostics requests = row_count;
  delete from public.contact_messages
  where kind = 'message' and updated_at < past;
  get diagnostics messages = row_count;
  delete from public.contact_messages
  where kind = 'withdrawal' and public.year_is_over(created_at::date, proof_years);
  get diagnostics withdrawals = row_count;
  -- Dead mails stay visible as long as sent ones; of held ones most are somebody's abuse.
  -- How a visitor is reached who still waits for a person stands in the mails of his talk alone.
  delete from public.outbox_mails m
  where (
    (m.status = 'sent' and m.sent_at < now() - make_interval(days => mail_days))
    or (m.status in ('held', 'dead') and m.created_at < now() - make_interval(days => mail_days))
  ) and not exists (
    select from public.chat_sessions s
    where s.handed_over_at is not null and s.settled_at is null and s.last_message_at >= past
      and starts_with(m.event_key, 'chat:' || s.session_id || ':handover:')
  );
  get diagnostics mails = row_count;
  return jsonb_build_object(
    'requests', requests, 'messages', messages, 'withdrawals', withdrawals, 'mails', mails,
    'events', public.expire_analytics(event_days),
    'proofs', public.expire_consent_proofs(proof_years), 'errors', public.expire_errors()
  );
end $$;
comment on function public.run_retention(integer, integer, integer, integer) is
  'Deletes what is past its period; gives the counts {requests, messages, withdrawals, mails, '
  'events, proofs, errors}.';

-- One call for all subjects, by the worker every hour. A dry run does the same
-- and takes it back.
create function public.apply_retention(dry_run boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  periods public.retention_periods := (select p from public.retention_periods p);
  counts jsonb;
  newsletter jsonb;
  gone integer;
begin
  perform public.require_privacy_rights();
  begin
    counts := public.purge_orders(periods.lead_months, periods.warranty_years, periods.fiscal_years)
      || public.run_retention(
        lead_months => periods.lead_months, mail_days => periods.mail_days,
        proof_years => periods.proof_years
      )
      || jsonb_build_object(
        'chats', public.purge_expired_chats(periods.chat_days, periods.lead_months),
        'bookings', public.purge_past_bookings(periods.lead_months)
      );
    newsletter := public.purge_newsletter(proof_years => periods.proof_years);
    counts := counts || jsonb_build_object(
      'newsletter_requests', newsletter -> 'requests', 'newsletter_proofs', newsletter -> 'proofs'
    );
    -- Nobody has ever signed in there: most are addresses of others.
    delete from auth.users u
    where u.email_confirmed_at is null and u.phone_confirmed_at is null and u.invited_at is null
      and u.last_sign_in_at is null and not u.is_anonymous and u.email is not null
      and u.created_at < now() - interval '30 days';
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('sign_ups', gone);
    -- Notes leave no deletion of their own.
    update public.audit_log l set before = null, after = null
    where (l.before is not null or l.after is not null) and l.table_name = 'quote_request_notes'
      and not exists (select 1 from public.quote_request_notes n where n.id::text = l.row_id);
    -- The log tells of invoices, too, and ends with them.
    delete from public.audit_log
    where public.year_is_over(created_at::date, periods.fiscal_years);
    delete from public.deletion_log where created_at < now() - interval '3 years';
    if dry_run then raise exception 'dry run' using errcode = 'MDDRY'; end if;
  exception when sqlstate 'MDDRY' then
    return counts;
  end;
  if exists (select 1 from jsonb_each_text(counts) where value::bigint > 0) then
    insert into public.deletion_log (kind, actor, counts)
    select 'retention', auth.uid(), jsonb_object_agg(key, value) from jsonb_each(counts)
    where value::text::bigint > 0;
  end if;
  return counts;
end $$;
comment on function public.apply_retention(boolean) is
  'Deletes what is past its period (retention_periods) and notes it if there was anything; with '
  'dry_run the same counts, and nothing is deleted. For admins and the worker. Gives the counts '
  'of purge_orders(), run_retention() and {chats, bookings, newsletter_requests, '
  'newsletter_proofs, sign_ups}. Error: 42501.';
grant execute on function public.apply_retention(boolean) to authenticated;
