-- Issuing, cancelling, paying and reminding. Only the function `invoices` calls
-- what writes here; it has checked that staff asks. Money is whole euro cents.

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
  paid_cents bigint not null default 0,
  suggested_dunning_level integer check (suggested_dunning_level between 1 and 3),
  -- What is owed is one figure: of the customer to the agency (open_cents) and
  -- of the agency to him (credit_cents). Whoever asks reads these columns.
  open_cents bigint not null generated always as (
    case
      when kind = 'invoice' and status = 'issued' then greatest(gross_cents - paid_cents, 0)
      else 0
    end
  ) stored,
  credit_cents bigint not null generated always as (
    case
      when kind <> 'invoice' then 0
      when status = 'cancelled' then paid_cents
      when status = 'paid' then greatest(paid_cents - gross_cents, 0)
      else 0
    end
  ) stored,
  check (status = 'draft' or (
    number is not null and snapshot is not null and snapshot_hash is not null
    and gross_cents is not null and issued_on is not null
  )),
  check ((kind = 'cancellation') = (cancels is not null))
);
comment on table public.invoices is
  'Invoices and cancellation invoices. A draft has no number; an issued one never changes but for '
  'status and dunning. Kept for the fiscal period (NL: 7 years).';
comment on column public.invoices.content is 'InvoiceContent of shared/invoice.ts.';
comment on column public.invoices.paid_cents is
  'Sum of its payments, kept by a trigger on payments.';
comment on column public.invoices.suggested_dunning_level is
  'Reminder the worker suggests because the invoice is overdue; staff confirms it. Null: none.';
comment on column public.invoices.instalment is
  'Place in the payments of the offer: 1 is the down payment or the only invoice. Taken once a '
  'live invoice.';
comment on column public.invoices.snapshot is
  'InvoiceSnapshot of shared/invoice.ts; its SHA-256 over the jsonb text is snapshot_hash.';
comment on column public.invoices.open_cents is 'What the customer still has to pay on it.';
comment on column public.invoices.credit_cents is
  'What he has paid too much: all of it once the invoice is cancelled. Ends with a refund or with '
  'its use for another invoice (use_credit).';
create index invoices_customer on public.invoices (customer_id);
create index invoices_project on public.invoices (project_id);
create index invoices_offer on public.invoices (offer_id);
create index invoices_open on public.invoices (due_on) where status = 'issued';
create index invoices_email on public.invoices (lower(customer_email)) where customer_id is null;
create unique index invoices_part on public.invoices (offer_id, instalment)
  where kind = 'invoice' and status <> 'cancelled';
create index invoices_created on public.invoices (created_at desc);
create index invoices_credit on public.invoices (lower(customer_email)) where credit_cents > 0;
create trigger invoices_touch before update on public.invoices
  for each row execute function public.touch_updated_at();
create trigger keep_frozen before update or delete on public.invoices
  for each row execute function public.keep_frozen();
create trigger assign_customer before insert or update of customer_email on public.invoices
  for each row execute function public.assign_customer();
create trigger audit after insert or delete on public.invoices
  for each row execute function public.record_audit();
create trigger audit_update after update on public.invoices
  for each row when (old.status <> 'draft' or new.status <> 'draft')
  execute function public.record_audit();
alter table public.invoices enable row level security;
grant select on public.invoices to authenticated;
create policy "staff may read invoices" on public.invoices for select to authenticated
  using ((select public.is_staff()));
create policy "customer may read own invoices once issued" on public.invoices
  for select to authenticated using (customer_id = (select auth.uid()) and status <> 'draft');
create policy "second factor where enrolled" on public.invoices
  as restrictive for all to authenticated using ((select public.has_used_factor()));

create function public.keep_issued() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.status <> 'draft' and (
    new.kind <> old.kind or new.cancels is distinct from old.cancels
    or new.issued_on <> old.issued_on or new.due_on is distinct from old.due_on
  ) then
    raise exception 'Ausgestellte Rechnungen ändern sich nicht mehr' using errcode = '23514';
  end if;
  if new.dunning_level < old.dunning_level then
    raise exception 'Eine Mahnstufe wird nicht zurückgenommen' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function public.keep_issued() is
  'Trigger: kind, dates and reference of an issued invoice never change, and no reminder is '
  'undone (23514). Completes keep_frozen().';
create trigger keep_issued before update on public.invoices
  for each row execute function public.keep_issued();

create table public.payments (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references public.invoices (id),
  amount_cents bigint not null check (amount_cents <> 0),
  paid_on date not null,
  note text not null default '' check (length(note) <= 400),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  request_id uuid unique
);
comment on table public.payments is
  'Money received for an invoice; a correction is a negative row.';
comment on column public.payments.request_id is
  'Made by the client, so that a second click or a retry records the money once.';
create index payments_invoice on public.payments (invoice_id);
create trigger audit after insert or delete on public.payments
  for each row execute function public.record_audit();
alter table public.payments enable row level security;
grant select on public.payments to authenticated;
create policy "staff may read payments" on public.payments for select to authenticated
  using ((select public.is_staff()));
create policy "customer may read own payments" on public.payments for select to authenticated
  using (exists (
    select 1 from public.invoices i
    where i.id = invoice_id and i.customer_id = (select auth.uid())
  ));
create policy "second factor where enrolled" on public.payments
  as restrictive for all to authenticated using ((select public.has_used_factor()));

-- Payments are deleted by nobody but the retention. Money may cross with a
-- cancellation; it is the customer's credit then.
create function public.apply_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
begin
  if tg_op <> 'INSERT' then
    -- The account of whoever booked it may end.
    if tg_op = 'UPDATE' and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' then
      return new;
    end if;
    raise exception 'Zahlungen werden durch Gegenbuchung berichtigt' using errcode = '23514';
  end if;
  select * into invoice from public.invoices where id = new.invoice_id for update;
  if invoice.kind <> 'invoice' or invoice.status = 'draft' then
    raise exception 'Auf diese Rechnung lässt sich keine Zahlung buchen' using errcode = '23514';
  end if;
  if invoice.paid_cents + new.amount_cents < 0 then
    raise exception 'Es ist weniger eingegangen, als abgezogen werden soll' using errcode = '23514';
  end if;
  update public.invoices
  set paid_cents = invoice.paid_cents + new.amount_cents,
      status = case
        when status = 'cancelled' then status
        when invoice.paid_cents + new.amount_cents >= gross_cents then 'paid'
        else 'issued'
      end,
      suggested_dunning_level = null
  where id = invoice.id;
  return new;
end $$;
comment on function public.apply_payment() is
  'Trigger: keeps paid_cents and status of the invoice; payments are append only, and the sum is '
  'never negative (23514).';
create trigger apply_payment before insert or update or delete on public.payments
  for each row when (coalesce(current_setting('app.erasing', true), '') <> 'retention')
  execute function public.apply_payment();

create function public.invoice_hash(snapshot jsonb) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(snapshot::text, 'UTF8')), 'hex')
$$;
comment on function public.invoice_hash(jsonb) is
  'SHA-256 of a snapshot in the canonical text of jsonb: invoice_hash(snapshot) = snapshot_hash '
  'proves an issued invoice untouched.';

create function public.save_invoice_draft(
  draft jsonb, expected timestamptz, actor uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.invoices;
begin
  perform public.act_for(actor);
  if expected is null then
    insert into public.invoices (
      id, project_id, offer_id, instalment, customer_email, content, created_by
    )
    select d.id, d.project_id, d.offer_id, d.instalment, d.customer_email, d.content, actor
    from jsonb_populate_record(null::public.invoices, draft) as d
    returning * into stored;
  else
    update public.invoices
    set content = draft -> 'content', customer_email = draft ->> 'customer_email'
    where id = (draft ->> 'id')::uuid and status = 'draft' and updated_at = expected
    returning * into stored;
    if not found then return jsonb_build_object('outcome', 'stale'); end if;
  end if;
  return jsonb_build_object('outcome', 'saved', 'id', stored.id, 'updated_at', stored.updated_at);
end $$;
comment on function public.save_invoice_draft(jsonb, timestamptz, uuid) is
  'Creates a draft (expected null), or changes the one nobody else has changed since. Returns '
  '{outcome: saved | stale, id, updated_at}. Error 23505: this part of the offer has its invoice.';

create function public.discard_invoice_draft(
  invoice_id uuid, expected timestamptz, actor uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.act_for(actor);
  delete from public.invoices where id = invoice_id and status = 'draft' and updated_at = expected;
  return jsonb_build_object('id', invoice_id, 'outcome', case
    when exists (select 1 from public.invoices where id = invoice_id) then 'stale'
    else 'discarded'
  end);
end $$;
comment on function public.discard_invoice_draft(uuid, timestamptz, uuid) is
  'Deletes the draft nobody else has changed since. Returns {outcome: discarded | stale, id}; one '
  'that is gone counts as discarded. What was issued stays, and is stale.';

create function public.issue_invoice(
  invoice_id uuid, expected timestamptz, snapshot jsonb, mail jsonb, actor uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
  deducted uuid[];
  drawn text;
  frozen jsonb;
begin
  perform public.act_for(actor);
  select * into invoice from public.invoices where id = invoice_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if invoice.status <> 'draft' then
    return jsonb_build_object('outcome', 'known', 'id', invoice.id, 'number', invoice.number);
  end if;
  if invoice.updated_at <> expected then return jsonb_build_object('outcome', 'stale'); end if;

  select coalesce(array_agg((d ->> 'invoiceId')::uuid), '{}') into deducted
  from jsonb_array_elements(coalesce(invoice.content -> 'deductions', '[]')) as d;
  -- Locked, so that none of them is cancelled meanwhile.
  perform 1 from public.invoices where id = any (deducted) order by id for share;
  if exists (
    select 1 from jsonb_array_elements(coalesce(invoice.content -> 'deductions', '[]')) as d
    left join public.invoices as i
      on i.id = (d ->> 'invoiceId')::uuid and i.kind = 'invoice' and i.status in ('issued', 'paid')
    where i.id is null or i.net_cents <> (d ->> 'netCents')::bigint
  ) or (invoice.content ->> 'part' = 'final' and exists (
    select 1 from public.invoices as i
    where i.offer_id = invoice.offer_id and i.kind = 'invoice' and i.status in ('issued', 'paid')
      and i.id <> all (deducted)
  )) then
    return jsonb_build_object('outcome', 'deductions');
  end if;

  -- Last of all, because the row of the series stays locked until the commit.
  drawn := public.next_number('invoice', (snapshot ->> 'issuedOn')::date);
  frozen := jsonb_set(snapshot, '{number}', to_jsonb(drawn));
  update public.invoices
  set number = drawn, snapshot = frozen, snapshot_hash = public.invoice_hash(frozen),
      status = case when (frozen ->> 'grossCents')::bigint = 0 then 'paid' else 'issued' end,
      net_cents = (frozen ->> 'netCents')::bigint,
      tax_cents = (frozen ->> 'taxCents')::bigint,
      gross_cents = (frozen ->> 'grossCents')::bigint,
      issued_on = (frozen ->> 'issuedOn')::date,
      due_on = (frozen ->> 'dueOn')::date
  where id = invoice_id;
  perform public.enqueue_mail(
    'invoice:' || invoice_id || ':issued', 'invoice-issued', invoice.customer_email,
    mail || jsonb_build_object('number', drawn)
  );
  return jsonb_build_object('outcome', 'issued', 'id', invoice_id, 'number', drawn);
end $$;
comment on function public.issue_invoice(uuid, timestamptz, jsonb, jsonb, uuid) is
  'Draws the number, freezes the snapshot and queues the mail in one transaction. Returns '
  '{outcome: issued | known | stale | deductions | unknown, id, number}; known: it was issued '
  'before, deductions: an invoice it deducts was cancelled or one is missing.';

create function public.cancel_invoice(
  invoice_id uuid, cancellation jsonb, snapshot jsonb, mail jsonb, actor uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
  known public.invoices;
  new_id uuid := (cancellation ->> 'id')::uuid;
  drawn text;
  frozen jsonb;
  is_told boolean;
begin
  perform public.act_for(actor);
  select * into invoice from public.invoices where id = invoice_id for update;
  if not found or invoice.kind <> 'invoice' or invoice.status = 'draft' then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into known from public.invoices where cancels = invoice_id;
  if found then
    return jsonb_build_object('outcome', 'known', 'id', known.id, 'number', known.number);
  end if;
  if exists (
    select 1
    from public.invoices as i, jsonb_array_elements(coalesce(i.content -> 'deductions', '[]')) as d
    where i.kind = 'invoice' and i.status in ('issued', 'paid')
      and (d ->> 'invoiceId')::uuid = invoice_id
  ) then
    return jsonb_build_object('outcome', 'deducted');
  end if;

  -- Whoever has paid knows of it without the mail.
  is_told := invoice.paid_cents > 0
    or not public.is_mail_waiting('invoice:' || invoice_id || ':issued');
  drawn := public.next_number('invoice', (snapshot ->> 'issuedOn')::date);
  frozen := jsonb_set(snapshot, '{number}', to_jsonb(drawn));
  update public.invoices set status = 'cancelled', suggested_dunning_level = null
  where id = invoice_id;
  insert into public.invoices (
    id, number, kind, status, project_id, offer_id, customer_email, cancels, content, snapshot,
    snapshot_hash, net_cents, tax_cents, gross_cents, issued_on, created_by
  ) values (
    new_id, drawn, 'cancellation', 'issued', invoice.project_id, invoice.offer_id,
    invoice.customer_email, invoice_id, cancellation -> 'content', frozen,
    public.invoice_hash(frozen),
    (frozen ->> 'netCents')::bigint, (frozen ->> 'taxCents')::bigint,
    (frozen ->> 'grossCents')::bigint, (frozen ->> 'issuedOn')::date, actor
  );
  if is_told then
    perform public.enqueue_mail(
      'invoice:' || new_id || ':issued', 'invoice-cancelled', invoice.customer_email,
      mail || jsonb_build_object('number', drawn)
    );
  end if;
  return jsonb_build_object('outcome', 'cancelled', 'id', new_id, 'number', drawn);
end $$;
comment on function public.cancel_invoice(uuid, jsonb, jsonb, jsonb, uuid) is
  'Cancels an issued invoice by one with its own number and opposite amounts, and queues the mail; '
  'neither mail leaves where that of the invoice is still waiting. cancellation: {id, content}. '
  'Returns {outcome: cancelled | known | deducted | unknown, id, number}; deducted: a later '
  'invoice takes it off and must be cancelled first.';

create function public.record_payment(payment jsonb, actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
  booked public.payments;
begin
  perform public.act_for(actor);
  -- Locked first: of two clicks the second finds the payment of the first.
  select * into invoice from public.invoices where id = (payment ->> 'invoice_id')::uuid for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  select * into booked from public.payments where request_id = (payment ->> 'request_id')::uuid;
  if found then
    if (booked.invoice_id, booked.amount_cents, booked.paid_on) <> (
      invoice.id, (payment ->> 'amount_cents')::bigint, (payment ->> 'paid_on')::date
    ) then
      raise exception
        'Die Zahlung war schon gebucht, mit anderem Betrag oder Tag. Bitte laden Sie die Seite neu.'
        using errcode = '23514';
    end if;
    return jsonb_build_object('outcome', 'known', 'id', invoice.id, 'number', invoice.number);
  end if;
  insert into public.payments (invoice_id, amount_cents, paid_on, note, request_id, created_by)
  select p.invoice_id, p.amount_cents, p.paid_on, p.note, p.request_id, actor
  from jsonb_populate_record(null::public.payments, payment) as p;
  return jsonb_build_object('outcome', 'recorded', 'id', invoice.id, 'number', invoice.number);
end $$;
comment on function public.record_payment(jsonb, uuid) is
  'Books money received, or a correction as a negative amount, once for each request_id. Returns '
  '{outcome: recorded | known | unknown, id, number}. Error 23514: draft, cancellation, more '
  'taken back than received, or the request_id has booked something else.';

create function public.use_credit(
  invoice_id uuid, target_id uuid, request_id uuid, today date, actor uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  source public.invoices;
  target public.invoices;
  used bigint;
begin
  perform public.act_for(actor);
  -- In one order for everybody, so that two such calls never wait for each other.
  perform 1 from public.invoices where id in (invoice_id, target_id) order by id for update;
  select * into source from public.invoices where id = invoice_id;
  select * into target from public.invoices where id = target_id;
  if source.id is null or target.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if exists (select 1 from public.payments p where p.request_id = use_credit.request_id) then
    return jsonb_build_object('outcome', 'known', 'id', source.id, 'number', source.number);
  end if;
  used := least(source.credit_cents, target.open_cents);
  if used <= 0 or lower(source.customer_email) <> lower(target.customer_email) then
    raise exception 'Dieses Guthaben lässt sich dort nicht verrechnen' using errcode = '23514';
  end if;
  insert into public.payments (invoice_id, amount_cents, paid_on, note, request_id, created_by)
  values
    (source.id, -used, today, 'Verrechnet mit ' || target.number, null, actor),
    (target.id, used, today, 'Guthaben aus ' || source.number, use_credit.request_id, actor);
  return jsonb_build_object('outcome', 'recorded', 'id', source.id, 'number', source.number);
end $$;
comment on function public.use_credit(uuid, uuid, uuid, date, uuid) is
  'Pays an open invoice of the same customer with the credit of another, as far as either goes, '
  'once for each request_id. Returns {outcome: recorded | known | unknown, id, number}. Error '
  '23514: no credit, nothing open, or another customer.';

create function public.remind_invoice(
  invoice_id uuid, level integer, mail jsonb, actor uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
begin
  perform public.act_for(actor);
  select * into invoice from public.invoices where id = invoice_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if invoice.dunning_level >= level then
    return jsonb_build_object('outcome', 'known', 'id', invoice.id, 'number', invoice.number);
  end if;
  if invoice.status <> 'issued' or invoice.suggested_dunning_level is distinct from level then
    return jsonb_build_object('outcome', 'not_due');
  end if;
  update public.invoices
  set dunning_level = level, last_dunned_at = now(), suggested_dunning_level = null
  where id = invoice_id;
  perform public.enqueue_mail(
    'invoice:' || invoice_id || ':reminder:' || level, 'invoice-reminder', invoice.customer_email,
    mail
  );
  return jsonb_build_object('outcome', 'reminded', 'id', invoice.id, 'number', invoice.number);
end $$;
comment on function public.remind_invoice(uuid, integer, jsonb, uuid) is
  'Sends the reminder the worker has suggested, each level once. Returns {outcome: reminded | '
  'known | not_due | unknown, id, number}.';

create function public.mark_overdue_invoices(
  after_days integer[] default '{7,14,21}',
  today date default (now() at time zone 'Europe/Amsterdam')::date
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  marked integer := 0;
  invoice public.invoices;
begin
  update public.invoices i set suggested_dunning_level = null
  where i.suggested_dunning_level is not null and exists (
    select from public.invoices c
    where lower(c.customer_email) = lower(i.customer_email) and c.credit_cents > 0
  );
  for invoice in
    update public.invoices i set suggested_dunning_level = dunning_level + 1
    where kind = 'invoice' and status = 'issued' and dunning_level < 3
      and suggested_dunning_level is null
      and due_on + after_days[dunning_level + 1] <= today
      -- Whoever was reminded late has his week to pay, too.
      and (
        last_dunned_at is null
        or (last_dunned_at at time zone 'Europe/Amsterdam')::date + 7 < today
      )
      -- Who has credit is asked for nothing before it is used or given back.
      and not exists (
        select from public.invoices c
        where lower(c.customer_email) = lower(i.customer_email) and c.credit_cents > 0
      )
    returning *
  loop
    marked := marked + 1;
    perform public.enqueue_mail(
      'invoice:' || invoice.id || ':overdue:' || invoice.suggested_dunning_level, 'invoice-overdue',
      'agency',
      jsonb_build_object(
        'invoiceId', invoice.id, 'number', invoice.number,
        'customer', coalesce(
          nullif(invoice.snapshot -> 'customer' ->> 'company', ''),
          invoice.snapshot -> 'customer' ->> 'name'
        ),
        'level', invoice.suggested_dunning_level, 'dueOn', invoice.due_on,
        'openCents', invoice.open_cents
      )
    );
  end loop;
  return marked;
end $$;
comment on function public.mark_overdue_invoices(integer[], date) is
  'Suggests the next reminder for each invoice overdue by so many days, with a mail to the '
  'agency; none, nor an earlier suggestion, while the customer has credit, and none while the '
  'week of the last one runs. Nothing goes to customers before staff confirms. Returns how many.';

-- Runs with the caller's rights: staff sees all, a customer his own. A pair or the
-- versions of an offer are one row, which lists count as one.
create function public.list_invoices(
  search text default '', state text default '', page integer default 0, size integer default 50
) returns jsonb
language sql stable set search_path = '' as $$
  with known as (
    select i.id, i.number, i.kind, i.status, i.cancels, i.customer_email, i.issued_on, i.due_on,
      i.net_cents, i.tax_cents, i.gross_cents, i.paid_cents,
      i.open_cents, i.credit_cents,
      i.dunning_level, i.suggested_dunning_level, i.created_at, i.updated_at,
      coalesce(i.snapshot ->> 'title', i.content ->> 'title', '') as title,
      coalesce(
        nullif(coalesce(i.snapshot, i.content) -> 'customer' ->> 'company', ''),
        coalesce(i.snapshot, i.content) -> 'customer' ->> 'name', ''
      ) as customer,
      case
        when i.kind = 'cancellation' then 'cancellation'
        when i.status = 'issued' and i.due_on < (now() at time zone 'Europe/Amsterdam')::date
        then 'overdue'
        when i.status = 'issued' then 'open'
        else i.status
      end as state
    from public.invoices as i
  ), found as (
    select * from known
    where (list_invoices.state = '' or known.state = list_invoices.state)
      and not exists (
        select 1 from unnest(string_to_array(lower(btrim(search)), ' ')) as word
        where position(word in lower(concat_ws(' ', number, customer, customer_email, title))) = 0
      )
  ), ranked as (
    select f.*, row_number() over (
      order by state <> 'overdue', case when state = 'overdue' then due_on end, status <> 'draft',
        coalesce(issued_on, created_at::date) desc, number desc, created_at desc
    ) as place
    from found f
  ), shown as (
    select * from ranked
    where not exists (select from found o where o.id = ranked.cancels)
    order by place
    limit least(size, 100000) offset page * size
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(r) - 'place' order by r.place) from ranked as r
      where r.id in (select id from shown) or r.cancels in (select id from shown)
    ), '[]'),
    'count', (
      select count(*) from found where not exists (select from found o where o.id = found.cancels)
    ),
    'open_cents', (select coalesce(sum(known.open_cents), 0) from known),
    'credit_cents', (select coalesce(sum(known.credit_cents), 0) from known),
    'overdue_cents', (
      select coalesce(sum(known.open_cents), 0) from known where known.state = 'overdue'
    ),
    'overdue', (select count(*) from known where known.state = 'overdue'),
    'drafts', (select count(*) from known where known.state = 'draft'),
    'year_net_cents', (
      select coalesce(sum(net_cents), 0) from known
      where issued_on >= date_trunc('year', now() at time zone 'Europe/Amsterdam')::date
    )
  )
$$;
comment on function public.list_invoices(text, text, integer, integer) is
  'One page of invoices, overdue ones first, with the count of what was found and the sums over '
  'all the caller may read. A cancellation counts with the invoice it cancels where both are '
  'found, and comes with it. state: draft, open, overdue, paid, cancelled, cancellation or all of '
  'them ('''').';
grant execute on function public.list_invoices(text, text, integer, integer) to authenticated;

alter publication supabase_realtime add table public.invoices;

-- Made twice or by mistake; what holds something of the customer stays.
create function public.may_delete_project(project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.is_staff()
    and exists (select from public.projects p where p.id = project and p.offer_id is null)
    and not exists (select from public.invoices i where i.project_id = project)
    and not exists (select from public.project_files f where f.project_id = project)
    and not exists (
      select from public.project_milestones s
      where s.project_id = project and s.decided_at is not null
    )
$$;
comment on function public.may_delete_project(uuid) is
  'True for staff and a project without offer, invoices, files and decisions.';
grant execute on function public.may_delete_project(uuid) to authenticated;
grant insert (id), delete on public.projects to authenticated;
create policy "staff may delete empty projects" on public.projects for delete to authenticated
  using ((select public.is_staff()) and public.may_delete_project(id));

create function public.drop_invoice_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'cancelled' then
    perform public.drop_mails('invoice:' || new.id || ':%');
  elsif new.status <> 'issued' then
    perform public.drop_mails('invoice:' || new.id || ':reminder:%');
    perform public.drop_mails('invoice:' || new.id || ':overdue:%');
  else
    update public.outbox_mails m
    set data = m.data || jsonb_build_object('openCents', new.open_cents)
    where m.event_key like 'invoice:' || new.id || ':%' and m.status not in ('sending', 'sent');
  end if;
  return null;
end $$;
comment on function public.drop_invoice_mails() is
  'Trigger: no reminder of what was paid leaves, none asks for more than is open, and no mail of a '
  'cancelled invoice leaves.';
create trigger invoices_drop_mails after update of status, paid_cents on public.invoices
  for each row when (
    old.status <> 'draft'
    and (old.status <> new.status or old.paid_cents <> new.paid_cents)
  )
  execute function public.drop_invoice_mails();
