-- From decision to money: offers, projects, messages, invoices. Money is whole euro cents.

-- Gapless numbers: a number is drawn in the transaction that uses it, so a rollback gives it back.
create table public.number_series (
  series text not null check (series in ('offer', 'project', 'invoice')),
  year integer not null,
  last_number integer not null,
  primary key (series, year)
);
comment on table public.number_series is 'Last number drawn a series and year. Only next_number() writes it.';
alter table public.number_series enable row level security;
grant select on public.number_series to service_role;

create function public.next_number(series_name text, on_day date default current_date) returns text
language plpgsql security definer set search_path = '' as $$
declare
  drawn integer;
begin
  insert into public.number_series as s (series, year, last_number) values (series_name, extract(year from on_day), 1)
  on conflict (series, year) do update set last_number = s.last_number + 1
  returning last_number into drawn;
  return (case series_name when 'offer' then 'AN' when 'project' then 'PR' else 'RE' end) || '-' || extract(year from on_day) || '-' || lpad(drawn::text, 4, '0');
end $$;
comment on function public.next_number(text, date) is 'Draws the next number of a series, e.g. RE-2026-0001. Gapless: belongs into the transaction that stores it.';
revoke execute on function public.next_number(text, date) from public, anon, authenticated;
grant execute on function public.next_number(text, date) to service_role;

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  number text not null,
  version integer not null default 1 check (version > 0),
  quote_request_id uuid references public.quote_requests (id) on delete set null,
  customer_id uuid references auth.users (id) on delete set null,
  customer_email text not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'refused', 'superseded')),
  content jsonb not null,
  snapshot jsonb,
  snapshot_hash text,
  net_cents bigint,
  tax_cents bigint,
  gross_cents bigint,
  valid_until date,
  sent_at timestamptz,
  decided_at timestamptz,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (number, version),
  check (status = 'draft' or (snapshot is not null and snapshot_hash is not null and gross_cents is not null and valid_until is not null and sent_at is not null))
);
comment on table public.offers is 'Offers. A draft is `content`; what was sent is `snapshot` with its SHA-256 and never changes. Purpose: contract; kept as business letters.';
comment on column public.offers.content is 'OfferContent of shared/offer.ts.';
create index offers_request on public.offers (quote_request_id);
create index offers_customer on public.offers (customer_id);
create index offers_created on public.offers (created_at desc);

create table public.offer_events (
  id bigint generated always as identity primary key,
  offer_id uuid not null references public.offers (id) on delete cascade,
  kind text not null check (kind in ('sent', 'viewed', 'question', 'answer', 'accepted', 'refused', 'superseded')),
  actor uuid,
  body text not null default '' check (length(body) <= 4000),
  evidence jsonb,
  created_at timestamptz not null default now()
);
comment on table public.offer_events is 'Audit trail of an offer: append only. `evidence` of an acceptance holds options, signature, text versions and the hash that was accepted.';
create index offer_events_offer on public.offer_events (offer_id, created_at);

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  offer_id uuid unique references public.offers (id) on delete set null,
  customer_id uuid references auth.users (id) on delete set null,
  customer_email text not null,
  title text not null check (length(title) between 1 and 200),
  status text not null default 'planned' check (status in ('planned', 'active', 'review', 'done', 'cancelled')),
  starts_on date,
  due_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.projects is 'Orders being worked on. Purpose: contract.';
create index projects_customer on public.projects (customer_id);

create table public.project_milestones (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  position integer not null default 0,
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 4000),
  due_on date,
  needs_approval boolean not null default false,
  status text not null default 'open' check (status in ('open', 'in_progress', 'awaiting_approval', 'approved', 'changes_requested', 'done')),
  decided_at timestamptz,
  decided_by uuid,
  decision_comment text not null default '' check (length(decision_comment) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.project_milestones is 'Steps of a project; those with needs_approval wait for the customer.';
create index project_milestones_project on public.project_milestones (project_id, position);

create table public.project_files (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  path text not null unique,
  name text not null check (length(name) between 1 and 200),
  mime_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.project_files is 'Files of a project; `path` is the object in the bucket project-files, starting with the project id.';
create index project_files_project on public.project_files (project_id, created_at);

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references auth.users (id) on delete cascade,
  project_id uuid references public.projects (id) on delete set null,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  from_staff boolean not null,
  body text not null check (length(body) between 1 and 8000),
  attachments jsonb not null default '[]',
  read_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.messages is 'One thread a customer. read_at is set by the other side.';
create index messages_thread on public.messages (customer_id, created_at);
create index messages_unread on public.messages (customer_id, from_staff) where read_at is null;

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  number text unique,
  kind text not null default 'invoice' check (kind in ('invoice', 'cancellation')),
  status text not null default 'draft' check (status in ('draft', 'issued', 'paid', 'cancelled')),
  project_id uuid references public.projects (id) on delete set null,
  offer_id uuid references public.offers (id) on delete set null,
  customer_id uuid references auth.users (id) on delete set null,
  customer_email text not null,
  cancels uuid unique references public.invoices (id),
  instalment integer check (instalment > 0),
  content jsonb not null,
  snapshot jsonb,
  snapshot_hash text,
  net_cents bigint,
  tax_cents bigint,
  gross_cents bigint,
  issued_on date,
  due_on date,
  dunning_level integer not null default 0 check (dunning_level between 0 and 3),
  last_dunned_at timestamptz,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'draft' or (number is not null and snapshot is not null and snapshot_hash is not null and gross_cents is not null and issued_on is not null)),
  check ((kind = 'cancellation') = (cancels is not null))
);
comment on table public.invoices is 'Invoices and cancellation invoices. A draft has no number; an issued one never changes but for status and dunning. Kept for the fiscal period (NL: 7 years).';
comment on column public.invoices.content is 'InvoiceContent of shared/invoice.ts.';
create index invoices_customer on public.invoices (customer_id);
create index invoices_project on public.invoices (project_id);
create index invoices_offer on public.invoices (offer_id);
create index invoices_open on public.invoices (due_on) where status = 'issued';

create table public.payments (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references public.invoices (id),
  amount_cents bigint not null check (amount_cents <> 0),
  paid_on date not null,
  note text not null default '' check (length(note) <= 400),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.payments is 'Money received for an invoice; a correction is a negative row.';
create index payments_invoice on public.payments (invoice_id);

create trigger offers_touch before update on public.offers for each row execute function public.touch_updated_at();
create trigger projects_touch before update on public.projects for each row execute function public.touch_updated_at();
create trigger project_milestones_touch before update on public.project_milestones for each row execute function public.touch_updated_at();
create trigger invoices_touch before update on public.invoices for each row execute function public.touch_updated_at();
create trigger audit after insert or update or delete on public.offers for each row execute function public.record_audit();
create trigger audit after insert or update or delete on public.projects for each row execute function public.record_audit();
create trigger audit after insert or update or delete on public.project_milestones for each row execute function public.record_audit();
create trigger audit after insert or delete on public.project_files for each row execute function public.record_audit();
create trigger audit after insert or update or delete on public.invoices for each row execute function public.record_audit();
create trigger audit after insert or delete on public.payments for each row execute function public.record_audit();

-- What was sent or issued stays as it is, whoever asks.
create function public.keep_frozen() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then raise exception 'Nur Entwürfe lassen sich löschen' using errcode = '23514'; end if;
    return old;
  end if;
  if old.status <> 'draft' and (
    new.status = 'draft' or new.number is distinct from old.number or new.content is distinct from old.content
    or new.snapshot is distinct from old.snapshot or new.snapshot_hash is distinct from old.snapshot_hash
    or new.net_cents is distinct from old.net_cents or new.tax_cents is distinct from old.tax_cents or new.gross_cents is distinct from old.gross_cents
  ) then
    raise exception 'Gesendete Dokumente ändern sich nicht mehr' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function public.keep_frozen() is 'Trigger: content, snapshot, hash, number and amounts of a sent offer or an issued invoice never change, and it is never deleted (23514).';
create trigger keep_frozen before update or delete on public.offers for each row execute function public.keep_frozen();
create trigger keep_frozen before update or delete on public.invoices for each row execute function public.keep_frozen();

alter table public.offers enable row level security;
alter table public.offer_events enable row level security;
alter table public.projects enable row level security;
alter table public.project_milestones enable row level security;
alter table public.project_files enable row level security;
alter table public.messages enable row level security;
alter table public.invoices enable row level security;
alter table public.payments enable row level security;
grant all on public.offers, public.offer_events, public.projects, public.project_milestones, public.project_files, public.messages, public.invoices, public.payments to service_role;
grant select on public.offers, public.offer_events, public.projects, public.project_milestones, public.project_files, public.messages, public.invoices, public.payments to authenticated;

create policy "staff may read offers" on public.offers for select to authenticated using ((select public.is_staff()));
create policy "customer may read own offers once sent" on public.offers for select to authenticated using (customer_id = (select auth.uid()) and status <> 'draft');
create policy "staff may read the trail" on public.offer_events for select to authenticated using ((select public.is_staff()));
create policy "customer may read own trail" on public.offer_events for select to authenticated
  using (exists (select 1 from public.offers o where o.id = offer_id and o.customer_id = (select auth.uid()) and o.status <> 'draft'));

create policy "staff may read projects" on public.projects for select to authenticated using ((select public.is_staff()));
create policy "customer may read own projects" on public.projects for select to authenticated using (customer_id = (select auth.uid()));
create policy "staff may read milestones" on public.project_milestones for select to authenticated using ((select public.is_staff()));
create policy "customer may read own milestones" on public.project_milestones for select to authenticated
  using (exists (select 1 from public.projects p where p.id = project_id and p.customer_id = (select auth.uid())));
create policy "staff may read files" on public.project_files for select to authenticated using ((select public.is_staff()));
create policy "customer may read own files" on public.project_files for select to authenticated
  using (exists (select 1 from public.projects p where p.id = project_id and p.customer_id = (select auth.uid())));

create policy "staff may read messages" on public.messages for select to authenticated using ((select public.is_staff()));
create policy "customer may read own messages" on public.messages for select to authenticated using (customer_id = (select auth.uid()));

create policy "staff may read invoices" on public.invoices for select to authenticated using ((select public.is_staff()));
create policy "customer may read own invoices once issued" on public.invoices for select to authenticated using (customer_id = (select auth.uid()) and status <> 'draft');
create policy "staff may read payments" on public.payments for select to authenticated using ((select public.is_staff()));
create policy "customer may read own payments" on public.payments for select to authenticated
  using (exists (select 1 from public.invoices i where i.id = invoice_id and i.customer_id = (select auth.uid())));

-- What was made for a guest joins his account once the same address is confirmed.
create function public.adopt_guest_orders() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.email_confirmed_at is not null and new.email is not null then
    update public.offers set customer_id = new.id where customer_id is null and lower(customer_email) = lower(new.email);
    update public.projects set customer_id = new.id where customer_id is null and lower(customer_email) = lower(new.email);
    update public.invoices set customer_id = new.id where customer_id is null and lower(customer_email) = lower(new.email);
  end if;
  return new;
end $$;
create trigger adopt_guest_orders after insert or update of email_confirmed_at, email on auth.users for each row execute function public.adopt_guest_orders();
create index offers_email on public.offers (lower(customer_email)) where customer_id is null;
create index projects_email on public.projects (lower(customer_email)) where customer_id is null;
create index invoices_email on public.invoices (lower(customer_email)) where customer_id is null;

-- Whose account a document belongs to is decided here, not by who writes it.
create function public.assign_customer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.customer_id := (select id from auth.users where lower(email) = lower(new.customer_email) and email_confirmed_at is not null and not is_anonymous limit 1);
  return new;
end $$;
comment on function public.assign_customer() is 'Trigger: links a new document, or one whose address changed, to the confirmed account of that address.';
create trigger assign_customer before insert or update of customer_email on public.offers for each row execute function public.assign_customer();
create trigger assign_customer before insert or update of customer_email on public.projects for each row execute function public.assign_customer();
create trigger assign_customer before insert or update of customer_email on public.invoices for each row execute function public.assign_customer();

alter publication supabase_realtime add table public.offers, public.offer_events, public.projects, public.project_milestones, public.project_files, public.messages, public.invoices;
