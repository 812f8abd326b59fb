-- What a visitor deletes leaves a mail to the agency that could not be delivered, too.

create or replace function public.forget_chat_mails() returns void
language sql security definer set search_path = '' as $$
  with told as (
    select m.id, m.template, coalesce(o.event_key, m.event_key) as event_key
    from public.outbox_mails m left join public.outbox_mails o on o.id = m.resent_from
    where m.status in ('sent', 'dead') and (
      m.template = 'chat-transcript'
      or (m.template = 'chat-handover' and m.data -> 'transcript' <> '[]')
    )
  ), over as (
    select t.id, t.template from told t
    where t.event_key like 'chat:%' and not exists (
      select from public.chat_messages c where c.session_id = split_part(t.event_key, ':', 2)
    )
  ), emptied as (
    update public.outbox_mails m set data = m.data || '{"transcript": []}', sent = null
    from over where m.id = over.id and over.template = 'chat-handover'
  )
  delete from public.outbox_mails m using over
  where m.id = over.id and over.template = 'chat-transcript'
$$;
comment on function public.forget_chat_mails() is
  'Of talks that are deleted: removes mails with the talk that have left or could not be '
  'delivered, and empties those to the agency, which keep how the visitor is reached. What waits '
  'to be sent is left until it is sent.';


-- What is still to be paid stands first in the list of invoices, by the day on which it is due,
-- and each row says when it was paid: the day of a refund is none.

create or replace function public.list_invoices(
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
      order by f.state not in ('overdue', 'open'),
        case when f.state in ('overdue', 'open') then due_on end, status <> 'draft',
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
      select jsonb_agg(
        to_jsonb(r) - 'place' || jsonb_build_object('paid_on', (
          select max(p.paid_on) from public.payments p where p.invoice_id = r.id and p.amount_cents > 0
        ))
        order by r.place
      )
      from ranked as r
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
  'One page of invoices, those still to be paid first by due date, with the count of what was found '
  'and the sums over all the caller may read. A cancellation counts with the invoice it cancels '
  'where both are found, and comes with it. state: draft, open, overdue, paid, cancelled, '
  'cancellation or all of them ('''').';


-- A number drawn between midnight here and midnight of the server belongs to the new year.

create or replace function public.next_number(
  series_name text, on_day date default (now() at time zone 'Europe/Amsterdam')::date
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  drawn integer;
begin
  insert into public.number_series as s (series, year, last_number)
  values (series_name, extract(year from on_day), 1)
  on conflict (series, year) do update set last_number = s.last_number + 1
  returning last_number into drawn;
  return (case series_name when 'offer' then 'AN' when 'project' then 'PR' else 'RE' end)
    || '-' || extract(year from on_day) || '-'
    || lpad(drawn::text, greatest(4, length(drawn::text)), '0');
end $$;


-- Whoever reads the outbox cannot accept an offer with the link that waits there.

create or replace function public.enqueue_mail(
  event_key text, template text, recipient text, data jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  hidden constant text[] := '{actionLink,code}'::text[] || case
    when enqueue_mail.template like 'offer-%' or enqueue_mail.template = 'quote-confirmation'
    then '{token}'::text[]
  end;
begin
  insert into public.outbox_mails (event_key, template, recipient, data, secrets, valid_until)
  values (
    enqueue_mail.event_key, enqueue_mail.template, enqueue_mail.recipient,
    coalesce(enqueue_mail.data, '{}') - hidden,
    (
      select jsonb_object_agg(d.key, d.value) from jsonb_each(enqueue_mail.data) as d
      where d.key = any (hidden) and d.value <> 'null'
    ),
    -- Links and codes of Auth hold for an hour: later they only mislead.
    case when enqueue_mail.template like 'auth-%' then now() + interval '1 hour' end
  )
  on conflict on constraint outbox_mails_event_key_key do nothing;
  if not found then return false; end if;
  perform pg_notify('outbox', '');
  return true;
end $$;
comment on function public.enqueue_mail(text, text, text, jsonb) is
  'Queues one mail for an event; false when that event has its mail already. What signs somebody '
  'in (actionLink, code) or opens his offer or enquiry (token) is put aside, where only the worker '
  'reads it; what signs in is not sent after an hour.';
comment on column public.outbox_mails.secrets is
  'Link and code that sign somebody in ({actionLink, code}), or the token of a link to an offer or '
  'enquiry: part of the data for the worker alone, until the mail has left.';

update public.outbox_mails
set data = data - 'token', secrets = jsonb_build_object('token', data -> 'token')
where data ? 'token' and (template like 'offer-%' or template = 'quote-confirmation');


-- What holds no more is not sent again.

create function public.find_passed(mail public.outbox_mails) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when mail.template like 'auth-%' then 'Links und Codes zur Anmeldung gelten nur kurz.'
    when mail.template like 'booking-%' and public.is_passed_booking_mail(mail)
      then 'Der Termin steht nicht mehr so, wie es in dieser Mail heißt.'
    when mail.valid_until <= now() then 'Diese Mail gilt nicht mehr.'
    when mail.template = 'offer-sent' and not exists (
      select from public.offers o
      where o.id = (mail.data ->> 'offerId')::uuid and o.status = 'sent'
        and o.valid_until >= (now() at time zone 'Europe/Berlin')::date
    ) then 'Dieses Angebot ist nicht mehr offen.'
    when mail.template = 'invoice-issued' and exists (
      select from public.invoices i
      where i.id = (mail.data ->> 'invoiceId')::uuid and i.status = 'cancelled'
    ) then 'Diese Rechnung ist storniert.'
    when mail.template in ('invoice-reminder', 'invoice-overdue') and not exists (
      select from public.invoices i
      where i.id = (mail.data ->> 'invoiceId')::uuid and i.status = 'issued'
    ) then 'Diese Rechnung ist bezahlt oder storniert.'
  end
$$;
comment on function public.find_passed(public.outbox_mails) is
  'Why a mail holds no more, in words; null: it may be sent again.';
revoke execute on function public.find_passed(public.outbox_mails) from service_role;

create or replace function public.resend_mail(mail_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  original public.outbox_mails;
  passed text;
  token text;
  waiting uuid;
  copy_id uuid := gen_random_uuid();
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren senden Mails erneut' using errcode = '42501';
  end if;
  select * into original from public.outbox_mails
  where id = mail_id and status = 'sent' for update;
  if not found then raise exception 'Keine gesendete Mail' using errcode = 'P0002'; end if;
  passed := public.find_passed(original);
  if passed is not null then raise exception '%', passed using errcode = '55000'; end if;
  -- Pressed twice, it is sent once.
  select id into waiting from public.outbox_mails
  where resent_from = mail_id and status <> 'sent' limit 1;
  if found then return waiting; end if;
  -- The old token is written down nowhere: the repeated mail has a link of its own.
  token := case
    when original.template in ('offer-sent', 'offer-answer', 'offer-accepted') then (
      select public.add_offer_link(o.id) from public.offers o
      where o.id = (original.data ->> 'offerId')::uuid
        and (o.customer_id is null or original.template = 'offer-sent')
    )
    when original.template = 'quote-confirmation' then (
      select public.add_enquiry_link(r.id, 'mail')
      from public.quote_requests r where r.reference = original.data ->> 'reference'
    )
  end;
  insert into public.outbox_mails (
    id, event_key, template, recipient, data, secrets, resent_from, valid_until
  )
  values (
    copy_id,
    -- A mail about a talk goes with the talk's others once it is changed.
    case
      when original.template like 'booking-%' then 'booking:' || (original.data ->> 'id') || ':'
      else ''
    end || 'again:' || copy_id,
    original.template, original.recipient, original.data,
    case when token is not null then jsonb_build_object('token', token) end,
    original.id, original.valid_until
  );
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, after)
  values (
    auth.uid(), 'authenticated', 'outbox_mails', copy_id::text, 'INSERT',
    jsonb_build_object('template', original.template, 'resent_from', original.id)
  );
  perform pg_notify('outbox', '');
  return copy_id;
end $$;
comment on function public.resend_mail(uuid) is
  'Admins have a sent mail sent once more, as a mail of its own with the budget of every other; '
  'gives its id, that of the waiting one when it was asked for before. Errors: 42501 not an admin, '
  'P0002 no sent mail, 55000 (in words) what holds no more (find_passed), '
  '23514 a newsletter to somebody who left it.';

-- What tells of a moment is left: somebody has read, paid or decided since.
create function public.list_kept_mails() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.id from public.outbox_mails m
  where public.is_admin() and m.status = 'sent' and m.sent ->> 'isOnlyKept' = 'true'
    and m.template not in (
      'invoice-reminder', 'invoice-overdue', 'messages-customer', 'messages-agency',
      'milestone-awaiting'
    )
    and not exists (select from public.outbox_mails c where c.resent_from = m.id)
    and public.find_passed(m) is null
  order by m.created_at
$$;
comment on function public.list_kept_mails() is
  'For admins: mails that nobody has got because no mail server was set, that nobody has sent '
  'again and that still hold, the oldest first.';
grant execute on function public.list_kept_mails() to authenticated;


-- The text of a step is what the customer has approved, until the step is taken up again.

create or replace function public.guard_milestone() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    if new.status in ('approved', 'changes_requested')
      and (tg_op = 'INSERT' or new.status <> old.status) then
      raise exception 'Über die Freigabe entscheidet der Kunde' using errcode = '42501';
    end if;
    if new.status = 'done' and new.needs_approval
      and (tg_op = 'INSERT' or old.status not in ('approved', 'done')) then
      raise exception 'Dieser Schritt braucht die Freigabe des Kunden' using errcode = '23514';
    end if;
    if tg_op = 'UPDATE' and old.decided_at is not null
      and old.status in ('approved', 'done') and new.status in ('approved', 'done')
      and (new.title, new.description, new.needs_approval)
        is distinct from (old.title, old.description, old.needs_approval) then
      raise exception 'Freigegebenes ändert sich nicht mehr' using errcode = '23514';
    end if;
  end if;
  if new.status <> 'awaiting_approval' then
    new.awaiting_since := null;
  else
    new.needs_approval := true;
    if tg_op = 'INSERT' or old.status <> 'awaiting_approval' then
      new.awaiting_since := now();
    end if;
  end if;
  if tg_op = 'UPDATE' and old.status <> new.status and (
    new.status = 'awaiting_approval'
    or (old.status in ('approved', 'done') and new.status in ('open', 'in_progress'))
  ) then
    new.decided_at := null;
    new.decided_by := null;
    new.decision_comment := '';
  end if;
  return new;
end $$;
comment on function public.guard_milestone() is
  'Trigger: nobody but the customer approves (42501); what was approved keeps its text, done too, '
  'and a step that needs approval is not done without (23514); asking begins the wait. Asking anew '
  'and taking up again what was approved clear the old decision.';


-- All invoices of an order are taxed alike, or their sum is not its total.

create or replace function public.issue_invoice(
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
  -- Their tax would be taken off at another rate than was charged.
  if exists (
    select from public.invoices as i
    where i.id = any (deducted) and (
      i.snapshot #>> '{tax,category}' is distinct from issue_invoice.snapshot #>> '{tax,category}'
      or (i.snapshot #>> '{tax,ratePercent}')::numeric
        is distinct from (issue_invoice.snapshot #>> '{tax,ratePercent}')::numeric
    )
  ) then
    return jsonb_build_object('outcome', 'tax');
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
  '{outcome: issued | known | stale | deductions | tax | unknown, id, number}; known: it was issued '
  'before, deductions: an invoice it deducts was cancelled or one is missing, tax: one was issued '
  'under another tax rule.';


-- The day of a refund is not the day of the payment.

create or replace function public.dashboard_figures(weeks integer default 12) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  first_day date := date_trunc('week', now() at time zone 'Europe/Berlin')::date - 7 * (weeks - 1);
  since timestamptz := first_day::timestamp at time zone 'Europe/Berlin';
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return (
    with cohort as materialized (
      select id, status, created_at, respond_by from public.quote_requests
      where merged_into is null and created_at >= since
    ), answers as (
      select e.quote_request_id, min(e.created_at) as answered_at
      from public.quote_request_events e join cohort c on c.id = e.quote_request_id
      where e.status <> 'new' group by 1
    ), sent as (
      select distinct quote_request_id from public.offers where sent_at is not null
    ), paid as (
      select i.id, i.offer_id, i.project_id, i.net_cents,
        coalesce((
          select max(p.paid_on) from public.payments p where p.invoice_id = i.id and p.amount_cents > 0
        ), i.issued_on) as paid_on
      from public.invoices i where i.kind = 'invoice' and i.status = 'paid'
    ), paid_offers as (
      select p.id, p.net_cents, p.paid_on, o.quote_request_id, o.content ->> 'package' as package
      from paid p
      left join public.projects j on j.id = p.project_id
      left join public.offers o on o.id = coalesce(p.offer_id, j.offer_id)
    ), revenue as (
      select o.content ->> 'package' as package, o.accepted_net_cents as accepted_cents,
        0 as paid_cents
      from public.offers o where o.status = 'accepted' and o.decided_at >= since
      union all
      select package, 0, net_cents from paid_offers where paid_on >= first_day
    )
    select jsonb_build_object(
      'weeks', (
        select jsonb_agg(
          jsonb_build_object('week', w.day::date, 'requests', coalesce(c.requests, 0))
          order by w.day
        )
        from generate_series(
          first_day::timestamp, first_day + 7 * (weeks - 1), interval '7 days'
        ) as w(day)
        left join (
          select date_trunc('week', created_at at time zone 'Europe/Berlin') as day,
            count(*) as requests
          from cohort group by 1
        ) as c on c.day = w.day
      ),
      'responses', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'created_at', c.created_at, 'respond_by', c.respond_by, 'answered_at', a.answered_at
          )
        )
        from cohort c left join answers a on a.quote_request_id = c.id
      ), '[]'),
      -- Visits are totals only admins may read; null is not zero.
      'visits', case when public.is_admin() then (
        select jsonb_build_object(
          'views', coalesce(sum(count) filter (where name = 'page'), 0),
          'opened', coalesce(sum(count) filter (where name = 'step' and label = 'quote/open'), 0)
        ) from public.analytics_daily where day >= first_day and category = 'count'
      ) end,
      -- An enquiry counts as far as it came, whether through a document here or by
      -- a status set by hand.
      'funnel', (
        select jsonb_build_object(
          'requests', count(*),
          'offered', count(*) filter (
            where c.status in ('offered', 'won') or s.quote_request_id is not null
          ),
          'accepted', count(*) filter (where c.status = 'won'),
          'paid', count(*) filter (
            where c.status = 'won'
            and c.id in (
              select quote_request_id from paid_offers where quote_request_id is not null
            )
          )
        ) from cohort c left join sent s on s.quote_request_id = c.id
      ),
      'revenue', coalesce((
        select jsonb_agg(t) from (
          select coalesce(package, '') as package, sum(accepted_cents) as accepted_cents,
            sum(paid_cents) as paid_cents
          from revenue group by 1 order by coalesce(package, '') = '', sum(accepted_cents) desc, 1
        ) as t
      ), '[]')
    )
  );
end $$;


-- What another account has booked or written with the address of the caller is the other's, as its
-- enquiries are.

create or replace function public.export_own_data() returns jsonb
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
      union all select b.id from public.bookings b
      where lower(b.email) = lower(own) and b.user_id <> auth.uid()
      union all select m.id from public.contact_messages m
      where lower(m.email) = lower(own) and m.user_id <> auth.uid()
      union all select o.id from public.offers o where o.status = 'draft'
      union all select i.id from public.invoices i where i.status = 'draft'
    )
  ) #- '{tables,saved_views}';
end $$;
comment on function public.export_own_data() is
  'What is stored about the caller, as export_person gives it, without internal notes, tasks, '
  'mails, drafts of offers and invoices, and enquiries, talks and messages that another account '
  'sent with his address. Error: 42501 no confirmed account, or its second factor is missing.';


-- Whoever is erased is told so (Art. 12 (3) GDPR), by a mail that leaves the outbox with its sending.

create or replace function public.erase_person(address text) returns jsonb
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
  told text := 'erasure:' || gen_random_uuid();
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
  if counts <> '{}' then
    perform public.enqueue_mail(
      told, 'person-erased', wanted,
      (
        select jsonb_build_object(
          'kept', coalesce((select jsonb_agg(k) from jsonb_object_keys(kept) as k), '[]'),
          'fiscalYears', p.fiscal_years, 'proofYears', p.proof_years
        )
        from public.retention_periods p
      )
    );
    -- No budget holds it back: an admin has caused it, and nothing proves the mailbox any more.
    update public.outbox_mails set is_released = true where event_key = told;
  end if;
  return jsonb_build_object('erased', counts, 'kept', kept, 'files', files);
end $$;
comment on function public.erase_person(text) is
  'For admins: deletes everything about a person but what a law keeps (issued invoices, payments, '
  'accepted offers, proof of a newsletter consent), cleans the audit log, notes the deletion and '
  'tells the person. The caller removes `files` through storage. Gives {erased, kept, files}. '
  'Errors: 42501, 55000 the account belongs to staff.';

create or replace function public.finish_mail(mail_id uuid, copy jsonb default null) returns void
language sql security definer set search_path = '' as $$
  -- Before the mail itself: whoever changes a talk locks in this order too.
  update public.bookings b
  set confirm_by = least(now() + (b.confirm_by - b.created_at), b.starts_at)
  from public.outbox_mails m
  where m.id = mail_id and m.status <> 'sent'
    and m.event_key = 'booking:' || b.id || ':' || b.sequence || ':request'
    and b.status = 'booked' and b.confirm_by is not null;
  update public.outbox_mails
  set status = 'sent', sent_at = now(), last_error = null, sent = copy, secrets = null,
    -- The token of a link leaves the outbox with its mail.
    data = case
      when template like 'offer-%' or template = 'quote-confirmation' then data - 'token'
      else data
    end
  where id = mail_id;
  -- Once he knows, nothing is left of whoever was erased.
  delete from public.outbox_mails where id = mail_id and template = 'person-erased'
$$;
comment on function public.finish_mail(uuid, jsonb) is
  'Notes that a mail has left, and how it looked; one that tells of an erasure is deleted. The hold '
  'of a talk begins anew with its mail.';
