-- Enquiries, what the agency lives from: stored with consent evidence and mails
-- in one transaction, then worked on (status, notes, tasks, duplicates, board).

create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null unique,
  reference text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  project_type text not null check (project_type in ('website', 'shop', 'chatbot', 'automation')),
  industry text not null,
  urgency text not null default '' check (urgency in ('', 'asap', '1month', '3months', 'planning')),
  budget text not null default '',
  name text not null,
  company text not null default '',
  email text not null,
  phone text not null,
  location text not null default '',
  additional_services text[] not null default '{}',
  message text not null default '',
  privacy_consent boolean not null check (privacy_consent),
  newsletter_consent boolean not null default false,
  signature text not null,
  signature_kind text not null default 'drawn' check (signature_kind in ('drawn', 'typed')),
  estimated_price integer not null,
  client_estimated_price numeric,
  submitted_at timestamptz,
  respond_by timestamptz not null,
  status text not null default 'new' constraint quote_requests_status
    check (status in ('new', 'in_review', 'offered', 'won', 'lost')),
  suspicions text[] not null default '{}',
  attribution jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  merged_into uuid references public.quote_requests (id) on delete set null
    check (merged_into <> id),
  -- Letters without case, umlauts and accents, so that 'muller' finds 'Müller';
  -- `foldSearch` of the app does the same.
  search_text text not null generated always as (
    replace(
      translate(
        lower(
          reference || ' ' || name || ' ' || company || ' ' || email || ' ' || phone || ' '
            || location || ' ' || industry
        ),
        'äöüáàâãåéèêëíìîïóòôõúùûñç', 'aouaaaaaeeeeiiiioooouuunc'
      ),
      'ß', 'ss'
    )
  ) stored,
  prices jsonb,
  package text not null default ''
    check (package in ('', 'startpaket', 'smart-business', 'commerce', 'enterprise')),
  package_price integer check ((package = '') = (package_price is null)),
  shown_price integer not null
    generated always as (coalesce(package_price, estimated_price)) stored,
  target_status text
    check (target_status in ('new', 'in_review', 'offered', 'won', 'lost'))
);
comment on table public.quote_requests is
  'Enquiries. Purpose: making an offer. Without an order they end 6 months after the last contact '
  '(retention).';
comment on column public.quote_requests.request_id is
  'Made by the form (or derived from the request): the same enquiry sent twice is one row.';
comment on column public.quote_requests.estimated_price is 'Computed by the server, whole euros.';
comment on column public.quote_requests.client_estimated_price is
  'What the browser sent, kept only when it differs.';
comment on column public.quote_requests.suspicions is
  'Marks of the spam defence (trap field, too fast, too many); they never refuse a complete '
  'request.';
comment on column public.quote_requests.merged_into is
  'The enquiry this one is a duplicate of. Duplicates stay readable, lists leave them out.';
comment on column public.quote_requests.prices is
  'Figures of the price list of its day; null: the delivered list.';
comment on column public.quote_requests.package is 'Id of the package asked for, '''' for none.';
comment on column public.quote_requests.package_price is
  'The package with time frame and services, computed by the server, whole euros. The estimate '
  'goes by the project type alone.';
comment on column public.quote_requests.shown_price is
  'What the visitor was shown: the price of the package, else the estimate.';
comment on column public.quote_requests.target_status is
  'Of a duplicate: what the enquiry that it was joined to had been before it took over the status '
  'of this one; null: it took over none.';
create index quote_requests_user on public.quote_requests (user_id);
create index quote_requests_email on public.quote_requests (lower(email));
create index quote_requests_created on public.quote_requests (created_at desc);
create index quote_requests_merged on public.quote_requests (merged_into)
  where merged_into is not null;
create index quote_requests_pipeline on public.quote_requests (status, created_at desc)
  where merged_into is null;
create trigger quote_requests_touch before update on public.quote_requests
  for each row execute function public.touch_updated_at();
create trigger audit after update or delete on public.quote_requests
  for each row execute function public.record_audit();
alter table public.quote_requests enable row level security;
grant select on public.quote_requests to anon, authenticated;
grant update (status) on public.quote_requests to authenticated;
create policy "owner may read own requests" on public.quote_requests for select to authenticated
  using (user_id = (select auth.uid()));
create policy "staff may read all requests" on public.quote_requests for select to authenticated
  using ((select public.is_staff()));
create policy "staff may set the status of requests" on public.quote_requests
  for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "second factor where enrolled" on public.quote_requests
  as restrictive for all to authenticated using ((select public.has_used_factor()));

create table public.quote_consents (
  id bigint generated always as identity primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  kind text not null check (kind in ('privacy', 'newsletter', 'signature')),
  granted boolean not null,
  text_version text not null,
  recorded_at timestamptz not null default now()
);
comment on table public.quote_consents is
  'Evidence: which version of which text stood beside each box. Ends with the enquiry.';
create index quote_consents_request on public.quote_consents (quote_request_id);
alter table public.quote_consents enable row level security;
grant select on public.quote_consents to anon, authenticated;
create policy "staff may read consent evidence" on public.quote_consents for select to authenticated
  using ((select public.is_staff()));

-- A link opens the state of an enquiry, or an offer, without an account. Of a
-- link only the hash of its token is kept.
create function public.hash_token(token text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;
comment on function public.hash_token(text) is 'SHA-256 of a random token, in hex.';

create table public.enquiry_links (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  holder text not null check (holder in ('sender', 'mail')),
  created_at timestamptz not null default now()
);
comment on table public.enquiry_links is
  'Links that open the state of one enquiry. `token_hash` is the SHA-256 of the token, which '
  'stands in the sender''s browser or in the mail alone. Purpose: contract; ends with the enquiry.';
comment on column public.enquiry_links.holder is
  'sender: the browser that sent the enquiry. mail: whoever reads the mailbox that it names, which '
  'may be a stranger''s: he is shown nothing that was written.';
create index enquiry_links_request on public.enquiry_links (quote_request_id);
alter table public.enquiry_links enable row level security;
grant all on public.enquiry_links to service_role;
grant select on public.enquiry_links to authenticated;
create policy "staff may read links of enquiries" on public.enquiry_links
  for select to authenticated using ((select public.is_staff()));
create policy "second factor where enrolled" on public.enquiry_links
  as restrictive for all to authenticated using ((select public.has_used_factor()));

create function public.add_enquiry_link(enquiry uuid, holder text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  -- 2 × 122 random bits.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  -- A repeated call may have lost the answer with the earlier link. Nobody needs more than a few.
  delete from public.enquiry_links l
  where l.id in (
    select o.id from public.enquiry_links o
    where o.quote_request_id = enquiry and o.holder = add_enquiry_link.holder
    order by o.created_at desc offset 4
  );
  insert into public.enquiry_links (quote_request_id, token_hash, holder)
  values (enquiry, public.hash_token(token), add_enquiry_link.holder);
  return token;
end $$;
comment on function public.add_enquiry_link(uuid, text) is
  'A new link to the enquiry; gives its token, which is written down nowhere else.';

create function public.submit_quote_request(
  request jsonb, consents jsonb, mails jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.quote_requests;
  is_new boolean := true;
  mail jsonb;
begin
  insert into public.quote_requests (
    request_id, reference, user_id, project_type, package, package_price, industry, urgency,
    budget, name, company, email, phone, location, additional_services, message, privacy_consent,
    newsletter_consent, signature, signature_kind, prices, estimated_price, client_estimated_price,
    submitted_at, respond_by, suspicions, attribution
  )
  select r.request_id, r.reference, r.user_id, r.project_type, coalesce(r.package, ''),
    r.package_price, r.industry, r.urgency, r.budget, r.name, r.company, r.email, r.phone,
    r.location, r.additional_services, r.message, r.privacy_consent, r.newsletter_consent,
    r.signature, r.signature_kind, r.prices, r.estimated_price, r.client_estimated_price,
    r.submitted_at, r.respond_by, r.suspicions, r.attribution
  from jsonb_populate_record(null::public.quote_requests, request) as r
  on conflict (request_id) do nothing
  returning * into stored;

  if not found then
    is_new := false;
    select * into strict stored from public.quote_requests
    where request_id = (request ->> 'request_id')::uuid;
  else
    insert into public.quote_consents (quote_request_id, kind, granted, text_version)
    select stored.id, c ->> 'kind', (c ->> 'granted')::boolean, c ->> 'text_version'
    from jsonb_array_elements(consents) as c;
    for mail in select * from jsonb_array_elements(mails) loop
      perform public.enqueue_mail(
        mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient',
        mail -> 'data' || case
          when mail ->> 'template' = 'quote-confirmation'
          then jsonb_build_object('token', public.add_enquiry_link(stored.id, 'mail'))
          else '{}'
        end
      );
    end loop;
  end if;
  return jsonb_build_object(
    'reference', stored.reference, 'respond_by', stored.respond_by, 'created', is_new,
    'price', stored.shown_price,
    'token', public.add_enquiry_link(stored.id, 'sender')
  );
end $$;
comment on function public.submit_quote_request(jsonb, jsonb, jsonb) is
  'Stores an enquiry, its consent evidence and its mails in one transaction. A known request_id '
  'changes nothing and gives what is stored. Returns {reference, respond_by, created, '
  'price: that was shown, token: of a link to its state}.';

-- A request sent as guest joins the account once the same address is confirmed.
create function public.adopt_guest_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email_confirmed_at is not null and new.email is not null then
    update public.quote_requests set user_id = new.id
    where user_id is null and lower(email) = lower(new.email);
  end if;
  return new;
end $$;
create trigger adopt_guest_requests
  after insert or update of email_confirmed_at, email on auth.users
  for each row execute function public.adopt_guest_requests();
-- Whoever forgets to sign in finds his enquiry in the portal at the next
-- sign-in. Until then it belongs to nobody: an address alone proves nothing
-- (QUOTE-41). A second trigger, because on Supabase the first cannot be
-- replaced: auth.users belongs to somebody else.
create trigger adopt_guest_requests_at_sign_in after update of last_sign_in_at on auth.users
  for each row execute function public.adopt_guest_requests();

create table public.quote_request_events (
  id bigint generated always as identity primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  status text not null,
  created_at timestamptz not null default now()
);
comment on table public.quote_request_events is
  'Status history of an enquiry, visible to its owner. Ends with the enquiry.';
create index quote_request_events_request on public.quote_request_events
  (quote_request_id, created_at);
alter table public.quote_request_events enable row level security;
grant select on public.quote_request_events to authenticated;
create policy "owner may read own history" on public.quote_request_events
  for select to authenticated
  using (exists (
    select 1 from public.quote_requests r
    where r.id = quote_request_id and r.user_id = (select auth.uid())
  ));
create policy "staff may read all history" on public.quote_request_events
  for select to authenticated using ((select public.is_staff()));
create policy "second factor where enrolled" on public.quote_request_events
  as restrictive for all to authenticated using ((select public.has_used_factor()));

create function public.record_request_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    insert into public.quote_request_events (quote_request_id, status) values (new.id, new.status);
  end if;
  return null;
end $$;
create trigger record_request_status after insert or update of status on public.quote_requests
  for each row execute function public.record_request_status();

create table public.quote_request_notes (
  id bigint generated always as identity primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  author uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now()
);
comment on table public.quote_request_notes is
  'Notes of the staff on an enquiry, never visible to the customer. End with the enquiry.';
create index quote_request_notes_request on public.quote_request_notes
  (quote_request_id, created_at);
create trigger audit after insert on public.quote_request_notes
  for each row execute function public.record_audit();
alter table public.quote_request_notes enable row level security;
grant select, insert (quote_request_id, body) on public.quote_request_notes to authenticated;
create policy "staff may read notes" on public.quote_request_notes for select to authenticated
  using ((select public.is_staff()));
create policy "staff may write notes" on public.quote_request_notes for insert to authenticated
  with check ((select public.is_staff()));

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid references public.quote_requests (id) on delete cascade,
  title text not null check (length(title) between 1 and 300),
  due_on date,
  done_at timestamptz,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.tasks is
  'What the staff still has to do for an enquiry. Ends with the enquiry.';
create index tasks_open on public.tasks (due_on) where done_at is null;
create index tasks_request on public.tasks (quote_request_id);
alter table public.tasks enable row level security;
grant select, insert (quote_request_id, title, due_on), update (title, due_on, done_at), delete
  on public.tasks to authenticated;
create policy "staff may read tasks" on public.tasks for select to authenticated
  using ((select public.is_staff()));
create policy "staff may add tasks" on public.tasks for insert to authenticated
  with check ((select public.is_staff()));
create policy "staff may change tasks" on public.tasks for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "staff may remove tasks" on public.tasks for delete to authenticated
  using ((select public.is_staff()));

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  query text not null check (length(query) <= 500),
  created_at timestamptz not null default now(),
  unique (owner, name)
);
comment on table public.saved_views is
  'Filters of the pipeline that a member of the staff has kept, as the query part of the address. '
  'End with the user.';
alter table public.saved_views enable row level security;
grant select, insert (name, query), delete on public.saved_views to authenticated;
create policy "staff may read own views" on public.saved_views for select to authenticated
  using (owner = (select auth.uid()) and (select public.is_staff()));
create policy "staff may keep views" on public.saved_views for insert to authenticated
  with check (owner = (select auth.uid()) and (select public.is_staff()));
create policy "staff may drop own views" on public.saved_views for delete to authenticated
  using (owner = (select auth.uid()));

-- Files that go with an enquiry: `quote-files` holds <request_id>/<random
-- name>. The site's server alone puts them there, after it has looked into
-- them; they are listed here once the enquiry is stored. What no enquiry claims
-- is removed by the job `orphaned-files`.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('quote-files', 'quote-files', false, 20971520, array[
  'application/pdf', 'image/png', 'image/jpeg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
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
comment on table public.quote_files is
  'Files that a visitor has sent with an enquiry, as names of objects in the bucket quote-files. '
  'Ends with the enquiry.';
create index quote_files_request on public.quote_files (quote_request_id);
alter table public.quote_files enable row level security;
grant select on public.quote_files to authenticated;
create policy "customer may read files of own requests, staff all" on public.quote_files
  for select to authenticated
  using (
    (select public.is_staff())
    or exists (
      select 1 from public.quote_requests r
      where r.id = quote_request_id and r.user_id = (select auth.uid())
    )
  );
create policy "second factor where enrolled" on public.quote_files
  as restrictive for all to authenticated using ((select public.has_used_factor()));

create policy "staff may read files of enquiries" on storage.objects for select to authenticated
  using (bucket_id = 'quote-files' and (select public.is_staff()));
create policy "customer may read files of own enquiries" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'quote-files'
    and exists (
      select 1 from public.quote_files f join public.quote_requests r on r.id = f.quote_request_id
      where f.path = objects.name and r.user_id = (select auth.uid())
    )
  );

create function public.attach_quote_files(enquiry uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.quote_files (quote_request_id, path, name, mime_type, size_bytes)
  select r.id, o.name, coalesce(nullif(left(btrim(o.user_metadata ->> 'name'), 200), ''), 'Datei'),
    coalesce(o.metadata ->> 'mimetype', 'application/octet-stream'),
    coalesce((o.metadata ->> 'size')::bigint, 0)
  from public.quote_requests r join storage.objects o
    -- '0' follows '/': all names that begin with the folder, by the index.
    on o.bucket_id = 'quote-files' and o.name collate "C" >= r.request_id || '/'
      and o.name collate "C" < r.request_id || '0'
  where r.request_id = attach_quote_files.enquiry and r.created_at > now() - interval '1 day'
  on conflict (path) do nothing
$$;
comment on function public.attach_quote_files(uuid) is
  'Lists the files uploaded under a request id with its enquiry; without effect before the '
  'enquiry is stored and a day after, and for files listed already.';

-- A file may be stored before its enquiry (then this trigger lists it) or after
-- it (then the upload does).
create function public.attach_files_to_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.attach_quote_files(new.request_id);
  return null;
end $$;
create trigger attach_files after insert on public.quote_requests
  for each row execute function public.attach_files_to_enquiry();

-- Duplicates have the same address or the same number, unless one is already
-- joined to the other. They are joined and never dropped.
create function public.find_duplicates(request uuid) returns table (
  id uuid, reference text, name text, company text, email text, status text, created_at timestamptz,
  merged_into uuid
) language sql stable set search_path = '' as $$
  select r.id, r.reference, r.name, r.company, r.email, r.status, r.created_at, r.merged_into
  from public.quote_requests as r, public.quote_requests as this
  where this.id = request and r.id <> this.id and (
    lower(r.email) = lower(this.email)
    or right(regexp_replace(r.phone, '\D', '', 'g'), 8)
      = nullif(right(regexp_replace(this.phone, '\D', '', 'g'), 8), '')
    or r.merged_into = this.id or this.merged_into = r.id
  )
  order by r.created_at desc
  limit 50
$$;
comment on function public.find_duplicates(uuid) is
  'Enquiries of the same address or telephone number (last eight digits), newest first; with the '
  'rights of the caller.';
grant execute on function public.find_duplicates(uuid) to authenticated;

create function public.merge_request(duplicate uuid, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  course text[] := array['lost', 'new', 'in_review', 'offered', 'won'];
  former text;
  brought text;
begin
  if not public.is_staff() then
    raise exception 'Nur Mitarbeiter führen Anfragen zusammen' using errcode = '42501';
  end if;
  if duplicate = target then
    raise exception 'Eine Anfrage ist kein Duplikat ihrer selbst' using errcode = '22023';
  end if;
  perform 1 from public.quote_requests where id in (duplicate, target) order by id for update;
  if not exists (select 1 from public.quote_requests where id = target and merged_into is null) then
    raise exception 'Unbekannte oder selbst zusammengeführte Anfrage' using errcode = 'P0002';
  end if;
  update public.quote_requests set merged_into = target, target_status = null
  where id = duplicate or merged_into = duplicate;
  if not found then raise exception 'Unbekannte Anfrage' using errcode = 'P0002'; end if;
  -- An enquiry has one draft.
  update public.offers o set quote_request_id = target
  where o.quote_request_id = duplicate and not (o.status = 'draft' and exists (
    select from public.offers d where d.quote_request_id = target and d.status = 'draft'
  ));
  select t.status, d.status into former, brought
  from public.quote_requests t, public.quote_requests d where t.id = target and d.id = duplicate;
  if array_position(course, brought) > array_position(course, former) then
    update public.quote_requests set status = brought where id = target;
    update public.quote_requests set target_status = former where id = duplicate;
  end if;
end $$;
comment on function public.merge_request(uuid, uuid) is
  'Marks an enquiry, and what was joined to it, as duplicate of another, which takes over its '
  'offers, but for a second draft, and its status if that is further. Nothing is deleted. Errors: '
  '42501, 22023, P0002.';
grant execute on function public.merge_request(uuid, uuid) to authenticated;

create function public.unmerge_request(duplicate uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  split public.quote_requests;
begin
  if not public.is_staff() then
    raise exception 'Nur Mitarbeiter trennen Anfragen' using errcode = '42501';
  end if;
  perform 1 from public.quote_requests r
  where r.id = duplicate
    or r.id = (select d.merged_into from public.quote_requests d where d.id = duplicate)
  order by r.id for update;
  select * into split from public.quote_requests r
  where r.id = duplicate and r.merged_into is not null;
  if not found then
    raise exception 'Diese Anfrage ist nicht zusammengeführt' using errcode = 'P0002';
  end if;
  update public.quote_requests set merged_into = null, target_status = null where id = duplicate;
  if split.target_status is null then return; end if;
  -- Another duplicate that would have brought the same, or was joined over it.
  update public.quote_requests r set target_status = split.target_status where r.id = (
    select o.id from public.quote_requests o
    where o.merged_into = split.merged_into
      and coalesce(o.target_status, o.status) = split.status
    order by o.target_status nulls first limit 1
  );
  if found then return; end if;
  update public.quote_requests r set status = split.target_status
  where r.id = split.merged_into and r.status = split.status and not exists (
    select from public.offers o
    where o.quote_request_id = r.id and o.status in ('sent', 'accepted')
  );
end $$;
comment on function public.unmerge_request(uuid) is
  'Shows a duplicate as an enquiry of its own again, and gives the other one the status back that '
  'it had, unless that was changed since. Offers stay where they are, and with one that was sent '
  'the status. Errors: 42501, P0002.';
grant execute on function public.unmerge_request(uuid) to authenticated;

-- One read of what the cards of the board show.
create function public.pipeline_board(patterns text[], cards integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(found.status, jsonb_build_object(
    'count', found.count,
    'rows', (
      select jsonb_agg(to_jsonb(card)) from (
        select id, name, company, project_type, package, shown_price, status, respond_by,
          created_at
        from public.quote_requests
        where merged_into is null and status = found.status and search_text like all (patterns)
        order by created_at desc, id limit cards
      ) as card
    )
  )), '{}')
  from (
    select status, count(*) from public.quote_requests
    where merged_into is null and search_text like all (patterns) group by status
  ) as found
$$;
comment on function public.pipeline_board(text[], integer) is
  'The newest enquiries of every status that match all patterns (LIKE on search_text), and how '
  'many there are: {status: {count, rows}}. The caller''s rights decide.';
grant execute on function public.pipeline_board(text[], integer) to authenticated;

alter publication supabase_realtime add table public.quote_requests, public.tasks;
