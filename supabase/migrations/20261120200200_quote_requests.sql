-- The enquiries the agency lives from.
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
  status text not null default 'new',
  suspicions text[] not null default '{}',
  attribution jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.quote_requests is 'Enquiries. Purpose: making an offer. Without an order they end 6 months after the last contact (retention).';
comment on column public.quote_requests.request_id is 'Made by the form (or derived from the request): the same enquiry sent twice is one row.';
comment on column public.quote_requests.estimated_price is 'Computed by the server, whole euros.';
comment on column public.quote_requests.client_estimated_price is 'What the browser sent, kept only when it differs.';
comment on column public.quote_requests.suspicions is 'Marks of the spam defence (trap field, too fast, too many); they never refuse a complete request.';
create index quote_requests_user on public.quote_requests (user_id);
create index quote_requests_email on public.quote_requests (lower(email));
create index quote_requests_created on public.quote_requests (created_at desc);
create trigger quote_requests_touch before update on public.quote_requests for each row execute function public.touch_updated_at();

create table public.quote_consents (
  id bigint generated always as identity primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  kind text not null check (kind in ('privacy', 'newsletter', 'signature')),
  granted boolean not null,
  text_version text not null,
  recorded_at timestamptz not null default now()
);
comment on table public.quote_consents is 'Evidence: which version of which text stood beside each box. Ends with the enquiry.';
create index quote_consents_request on public.quote_consents (quote_request_id);

alter table public.quote_requests enable row level security;
alter table public.quote_consents enable row level security;
grant all on public.quote_requests, public.quote_consents to service_role;
grant select on public.quote_requests, public.quote_consents to anon, authenticated;
create policy "owner may read own requests" on public.quote_requests for select to authenticated using (user_id = (select auth.uid()));
create policy "staff may read all requests" on public.quote_requests for select to authenticated using ((select public.is_staff()));
create policy "staff may read consent evidence" on public.quote_consents for select to authenticated using ((select public.is_staff()));

create function public.submit_quote_request(request jsonb, consents jsonb, mails jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.quote_requests;
  is_new boolean := true;
  mail jsonb;
begin
  insert into public.quote_requests (
    request_id, reference, user_id, project_type, industry, urgency, budget, name, company, email, phone, location, additional_services,
    message, privacy_consent, newsletter_consent, signature, signature_kind, estimated_price, client_estimated_price, submitted_at,
    respond_by, suspicions, attribution
  )
  select r.request_id, r.reference, r.user_id, r.project_type, r.industry, r.urgency, r.budget, r.name, r.company, r.email, r.phone, r.location,
    r.additional_services, r.message, r.privacy_consent, r.newsletter_consent, r.signature, r.signature_kind, r.estimated_price,
    r.client_estimated_price, r.submitted_at, r.respond_by, r.suspicions, r.attribution
  from jsonb_populate_record(null::public.quote_requests, request) as r
  on conflict (request_id) do nothing
  returning * into stored;

  if not found then
    is_new := false;
    select * into strict stored from public.quote_requests where request_id = (request ->> 'request_id')::uuid;
  else
    insert into public.quote_consents (quote_request_id, kind, granted, text_version)
    select stored.id, c ->> 'kind', (c ->> 'granted')::boolean, c ->> 'text_version' from jsonb_array_elements(consents) as c;
    for mail in select * from jsonb_array_elements(mails) loop
      perform public.enqueue_mail(mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient', mail -> 'data');
    end loop;
  end if;
  return jsonb_build_object('reference', stored.reference, 'respond_by', stored.respond_by, 'created', is_new);
end $$;
comment on function public.submit_quote_request(jsonb, jsonb, jsonb) is
  'Stores an enquiry, its consent evidence and its mails in one transaction. A known request_id changes nothing and gives the stored reference. Returns {reference, respond_by, created}.';
revoke execute on function public.submit_quote_request(jsonb, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.submit_quote_request(jsonb, jsonb, jsonb) to service_role;

-- A request sent as guest joins the account once the same address is confirmed.
create function public.adopt_guest_requests() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.email_confirmed_at is not null and new.email is not null then
    update public.quote_requests set user_id = new.id where user_id is null and lower(email) = lower(new.email);
  end if;
  return new;
end $$;
create trigger adopt_guest_requests after insert or update of email_confirmed_at, email on auth.users for each row execute function public.adopt_guest_requests();

alter publication supabase_realtime add table public.quote_requests;
