-- The package that a visitor asks for is part of his enquiry, and a link opens the state of it
-- without an account.

alter table public.quote_requests
  add column package text not null default ''
    check (package in ('', 'startpaket', 'smart-business', 'commerce', 'enterprise')),
  add column package_price integer check ((package = '') = (package_price is null));
alter table public.quote_requests
  add column shown_price integer not null
    generated always as (coalesce(package_price, estimated_price)) stored;
comment on column public.quote_requests.package is 'Id of the package asked for, '''' for none.';
comment on column public.quote_requests.package_price is
  'The package with time frame and services, computed by the server, whole euros. The estimate '
  'goes by the project type alone.';

comment on column public.quote_requests.shown_price is
  'What the visitor was shown: the price of the package, else the estimate.';

create or replace function public.pipeline_board(patterns text[], cards integer) returns jsonb
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

create or replace function public.pipeline_summary() returns jsonb
language sql stable set search_path = '' as $$
  with live as (
    select status, shown_price, respond_by, created_at from public.quote_requests
    where merged_into is null
  )
  select jsonb_build_object(
    'by_status', coalesce((
      select jsonb_object_agg(status, n)
      from (select status, count(*) as n from live group by status) as s
    ), '{}'),
    'open_value', coalesce((
      select sum(shown_price) from live where status in ('new', 'in_review', 'offered')
    ), 0),
    'overdue', (select count(*) from live where status = 'new' and respond_by < now()),
    'last_30_days', (select count(*) from live where created_at > now() - interval '30 days'),
    'new_messages', (select count(*) from public.contact_messages where status = 'new')
  )
$$;

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

create function public.open_enquiry_link(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'holder', l.holder,
    'requestId', r.request_id,
    'email', r.email,
    'name', r.name,
    'reference', r.reference,
    'status', r.status,
    'createdAt', r.created_at,
    'respondBy', r.respond_by,
    'projectType', r.project_type,
    'package', r.package,
    'packagePrice', r.package_price,
    'estimatedPrice', r.estimated_price,
    'industry', r.industry,
    'urgency', r.urgency,
    'additionalServices', r.additional_services,
    'prices', r.prices,
    'offers', (
      select coalesce(jsonb_agg(o.number order by o.sent_at), '[]')
      from public.offers o where o.quote_request_id = r.id and o.status in ('sent', 'accepted')
    )
  )
  from public.enquiry_links l join public.quote_requests r on r.id = l.quote_request_id
  where l.token_hash = public.hash_token(open_enquiry_link.token)
$$;
comment on function public.open_enquiry_link(text) is
  'The enquiry of a link as its holder sees it, null for a wrong one.';

create or replace function public.submit_quote_request(
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

-- The token of a link leaves the outbox with its mail.
create or replace function public.finish_mail(mail_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.outbox_mails
  set status = 'sent', sent_at = now(), last_error = null,
    data = case
      when template like 'offer-%' or template = 'quote-confirmation' then data - 'token'
      else data
    end
  where id = mail_id
$$;
