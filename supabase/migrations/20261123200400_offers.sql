-- Offers: drafts are written by the staff, sent and accepted by the function
-- `offers`, everything else in one call each. Money is whole euro cents.

-- Gapless numbers: a number is drawn in the transaction that uses it, so a
-- rollback gives it back.
create table public.number_series (
  series text not null check (series in ('offer', 'project', 'invoice')),
  year integer not null,
  last_number integer not null,
  primary key (series, year)
);
comment on table public.number_series is
  'Last number drawn a series and year. Only next_number() writes it.';
alter table public.number_series enable row level security;

create function public.next_number(series_name text, on_day date default current_date) returns text
language plpgsql security definer set search_path = '' as $$
declare
  drawn integer;
begin
  insert into public.number_series as s (series, year, last_number)
  values (series_name, extract(year from on_day), 1)
  on conflict (series, year) do update set last_number = s.last_number + 1
  returning last_number into drawn;
  return (case series_name when 'offer' then 'AN' when 'project' then 'PR' else 'RE' end)
    || '-' || extract(year from on_day) || '-' || lpad(drawn::text, 4, '0');
end $$;
comment on function public.next_number(text, date) is
  'Draws the next number of a series, e.g. RE-2026-0001. Gapless: belongs into the transaction '
  'that stores it.';

-- What was sent or issued stays as it is, whoever asks.
create function public.keep_frozen() returns trigger language plpgsql set search_path = '' as $$
declare
  -- Nobody can set this over REST.
  erasing text := coalesce(current_setting('app.erasing', true), '');
begin
  if tg_op = 'DELETE' then
    if old.status = 'draft' or erasing = 'retention'
      or (erasing = 'on' and tg_table_name = 'offers' and old.status <> 'accepted') then
      return old;
    end if;
    raise exception 'Nur Entwürfe lassen sich löschen' using errcode = '23514';
  end if;
  if old.status <> 'draft' and (
    new.status = 'draft'
    or new.number is distinct from old.number
    or new.content is distinct from old.content
    or new.snapshot is distinct from old.snapshot
    or new.snapshot_hash is distinct from old.snapshot_hash
    or new.net_cents is distinct from old.net_cents
    or new.tax_cents is distinct from old.tax_cents
    or new.gross_cents is distinct from old.gross_cents
  ) then
    raise exception 'Gesendete Dokumente ändern sich nicht mehr' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function public.keep_frozen() is
  'Trigger: content, snapshot, hash, number and amounts of a sent offer or an issued invoice '
  'never change, and it is never deleted (23514), but for offers without contract when a person '
  'is erased, and by the retention.';

-- Whose account a document belongs to is decided here, not by who writes it.
create function public.assign_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.customer_id := (
    select id from auth.users
    where lower(email) = lower(new.customer_email) and email_confirmed_at is not null
      and not is_anonymous
    limit 1
  );
  return new;
end $$;
comment on function public.assign_customer() is
  'Trigger: links a new document, or one whose address changed, to the confirmed account of that '
  'address.';

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  -- Drawn when it is sent: numbers are gapless, and a draft may be thrown away.
  number text,
  version integer not null default 1 check (version > 0),
  quote_request_id uuid references public.quote_requests (id) on delete set null,
  customer_id uuid references auth.users (id) on delete set null,
  customer_email text not null,
  status text not null default 'draft'
    check (status in ('draft', 'sent', 'accepted', 'refused', 'superseded')),
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
  accepted_options text[],
  accepted_net_cents bigint,
  accepted_tax_cents bigint,
  accepted_gross_cents bigint,
  unique (number, version),
  check (status = 'draft' or (
    snapshot is not null and snapshot_hash is not null and gross_cents is not null
    and valid_until is not null and sent_at is not null
  )),
  constraint offers_number check (status = 'draft' or number is not null),
  constraint offers_content
    check (jsonb_typeof(content) = 'object' and length(content::text) < 300000),
  constraint offers_accepted check ((status = 'accepted') = (
    accepted_options is not null and accepted_net_cents is not null
    and accepted_tax_cents is not null and accepted_gross_cents is not null
  ))
);
comment on table public.offers is
  'Offers. A draft is `content`; what was sent is `snapshot` with its SHA-256 and never changes. '
  'Purpose: contract; kept as business letters.';
comment on column public.offers.content is 'OfferContent of shared/offer.ts.';
comment on column public.offers.accepted_options is
  'Ids of the optional positions the customer ordered; the accepted_… amounts count them, '
  'net_cents and the others do not.';
create index offers_request on public.offers (quote_request_id);
create index offers_customer on public.offers (customer_id);
create index offers_created on public.offers (created_at desc);
create index offers_email on public.offers (lower(customer_email)) where customer_id is null;
create unique index offers_one_draft on public.offers (quote_request_id)
  where status = 'draft' and quote_request_id is not null;
create index offers_sent on public.offers (customer_id, valid_until) where status = 'sent';
create trigger offers_touch before update on public.offers
  for each row execute function public.touch_updated_at();
create trigger keep_frozen before update or delete on public.offers
  for each row execute function public.keep_frozen();
create trigger assign_customer before insert or update of customer_email on public.offers
  for each row execute function public.assign_customer();
create trigger audit after insert or delete on public.offers
  for each row execute function public.record_audit();
create trigger audit_update after update on public.offers
  for each row when (old.status <> 'draft' or new.status <> 'draft')
  execute function public.record_audit();
create trigger guard_factor before insert or update or delete on public.offers
  for each statement execute function public.guard_factor();
alter table public.offers enable row level security;
grant select, insert (quote_request_id, customer_email, content), update (customer_email, content),
  delete on public.offers to authenticated;
create policy "staff may read offers" on public.offers for select to authenticated
  using ((select public.is_staff()));
create policy "customer may read own offers once sent" on public.offers for select to authenticated
  using (customer_id = (select auth.uid()) and status <> 'draft');
create policy "staff may start offers" on public.offers for insert to authenticated
  with check ((select public.is_staff()) and status = 'draft');
create policy "staff may change drafts" on public.offers for update to authenticated
  using ((select public.is_staff()) and status = 'draft')
  with check ((select public.is_staff()) and status = 'draft');
create policy "staff may delete drafts" on public.offers for delete to authenticated
  using ((select public.is_staff()) and status = 'draft');
create policy "second factor where enrolled" on public.offers
  as restrictive for all to authenticated using ((select public.has_used_factor()));

create function public.keep_decided() returns trigger language plpgsql set search_path = '' as $$
begin
  if (
    new.status, new.decided_at, new.valid_until, new.accepted_options, new.accepted_net_cents,
    new.accepted_tax_cents, new.accepted_gross_cents
  ) is distinct from (
    old.status, old.decided_at, old.valid_until, old.accepted_options, old.accepted_net_cents,
    old.accepted_tax_cents, old.accepted_gross_cents
  ) then
    raise exception 'Über dieses Angebot ist entschieden' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function public.keep_decided() is
  'Trigger: an accepted, refused or superseded offer stays so, with what was ordered (23514).';
create trigger keep_decided before update on public.offers
  for each row when (old.status in ('accepted', 'refused', 'superseded'))
  execute function public.keep_decided();

create table public.offer_events (
  id bigint generated always as identity primary key,
  offer_id uuid not null references public.offers (id) on delete cascade,
  kind text not null
    check (kind in ('sent', 'viewed', 'question', 'answer', 'accepted', 'refused', 'superseded')),
  actor uuid,
  body text not null default '' check (length(body) <= 4000),
  evidence jsonb,
  created_at timestamptz not null default now()
);
comment on table public.offer_events is
  'Audit trail of an offer: append only. `evidence` of an acceptance holds options, signature, '
  'text versions and the hash that was accepted.';
create index offer_events_offer on public.offer_events (offer_id, created_at);
create trigger guard_factor before insert or update or delete on public.offer_events
  for each statement execute function public.guard_factor();
alter table public.offer_events enable row level security;
grant select on public.offer_events to authenticated;
create policy "staff may read the trail" on public.offer_events for select to authenticated
  using ((select public.is_staff()));
create policy "customer may read own trail" on public.offer_events for select to authenticated
  using (exists (
    select 1 from public.offers o
    where o.id = offer_id and o.customer_id = (select auth.uid()) and o.status <> 'draft'
  ));
create policy "second factor where enrolled" on public.offer_events
  as restrictive for all to authenticated using ((select public.has_used_factor()));

create function public.canonical_json(value jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  case jsonb_typeof(value)
    when 'object' then
      return '{' || coalesce((
        select string_agg(
          to_json(e.key)::text || ':' || public.canonical_json(e.value), ','
          order by e.key collate "C"
        )
        from jsonb_each(canonical_json.value) as e
      ), '') || '}';
    when 'array' then
      return '[' || coalesce((
        select string_agg(public.canonical_json(e.value), ',' order by e.ordinality)
        from jsonb_array_elements(canonical_json.value) with ordinality as e
      ), '') || ']';
    else return value::text;
  end case;
end $$;
comment on function public.canonical_json(jsonb) is
  'JSON with sorted keys and no spaces (as RFC 8785 for the values that occur here), so that '
  'equal documents have equal text. shared/canonical-json.ts does the same.';

create function public.hash_json(value jsonb) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select encode(sha256(convert_to(public.canonical_json(value), 'UTF8')), 'hex')
$$;
comment on function public.hash_json(jsonb) is 'SHA-256 of the canonical JSON, in hex.';

create function public.start_offer_version(offer_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  latest public.offers;
  draft uuid;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  select o.* into latest from public.offers o
  where o.number = (select number from public.offers where id = offer_id)
  order by o.version desc limit 1 for update;
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  if latest.status = 'draft' then return latest.id; end if;
  if exists (select 1 from public.offers where number = latest.number and status = 'accepted') then
    raise exception 'Das Angebot ist bereits angenommen' using errcode = '55000';
  end if;
  insert into public.offers (number, version, quote_request_id, customer_email, content)
  values (
    latest.number, latest.version + 1, latest.quote_request_id, latest.customer_email,
    latest.content
  )
  returning id into draft;
  return draft;
end $$;
comment on function public.start_offer_version(uuid) is
  'For staff: a draft of the next version of a sent offer, or the one there is. The old version '
  'stays valid until the new one is sent. Errors: 42501, P0002, 55000 already accepted, 23505 the '
  'enquiry has another draft.';
grant execute on function public.start_offer_version(uuid) to authenticated;

create function public.send_offer(
  offer_id uuid, actor uuid, seen_at timestamptz, snapshot jsonb, totals jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  sealed jsonb;
begin
  perform public.act_for(actor);
  select * into offer from public.offers o where o.id = offer_id for update;
  if not found or offer.status <> 'draft' then
    return jsonb_build_object('outcome', 'not_draft');
  end if;
  if offer.updated_at <> seen_at then return jsonb_build_object('outcome', 'stale'); end if;
  perform 1 from public.offers o where o.number = offer.number order by o.version for update;
  if exists (
    select 1 from public.offers o where o.number = offer.number and o.status = 'accepted'
  ) then
    return jsonb_build_object('outcome', 'accepted_before');
  end if;
  sealed := send_offer.snapshot || jsonb_build_object(
    'number', coalesce(
      offer.number, public.next_number('offer', (send_offer.snapshot ->> 'issuedOn')::date)
    ),
    'version', offer.version
  );

  with replaced as (
    update public.offers o set status = 'superseded', decided_at = now()
    where o.number = sealed ->> 'number' and o.id <> offer.id and o.status = 'sent' returning o.id
  )
  insert into public.offer_events (offer_id, kind, actor)
  select r.id, 'superseded', send_offer.actor from replaced r;

  update public.offers o set
    number = sealed ->> 'number',
    status = 'sent',
    content = sealed -> 'content',
    snapshot = sealed,
    snapshot_hash = public.hash_json(sealed),
    customer_email = sealed #>> '{content,customer,email}',
    net_cents = (totals ->> 'netCents')::bigint,
    tax_cents = (totals ->> 'taxCents')::bigint,
    gross_cents = (totals ->> 'grossCents')::bigint,
    valid_until = (sealed ->> 'validUntil')::date,
    sent_at = now()
  where o.id = offer.id returning * into offer;
  insert into public.offer_events (offer_id, kind, actor)
  values (offer.id, 'sent', send_offer.actor);
  update public.quote_requests set status = 'offered'
  where id = offer.quote_request_id and status not in ('offered', 'won');
  perform public.enqueue_mail(
    'offer:' || offer.id || ':sent', 'offer-sent', offer.customer_email,
    jsonb_build_object(
      'offerId', offer.id, 'number', offer.number, 'version', offer.version,
      'title', sealed #>> '{content,title}', 'name', sealed #>> '{content,customer,name}',
      'recipient', offer.customer_email, 'validUntil', offer.valid_until,
      'grossCents', offer.gross_cents, 'hasAccount', offer.customer_id is not null
    )
  );
  return jsonb_build_object('outcome', 'sent', 'number', offer.number);
end $$;
comment on function public.send_offer(uuid, uuid, timestamptz, jsonb, jsonb) is
  'Seals a draft in one transaction: number, snapshot and its hash, older version superseded, '
  'enquiry offered, mail queued. `outcome`: sent, not_draft, stale (changed since seen_at), '
  'accepted_before.';

create function public.refuse_offer(offer_id uuid, reason text default '') returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
begin
  select * into offer from public.offers o
  where o.id = offer_id and o.customer_id = auth.uid() and o.status <> 'draft' for update;
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  if offer.status = 'refused' then return offer.status; end if;
  if offer.status <> 'sent' then
    raise exception 'Über dieses Angebot ist entschieden' using errcode = '55000';
  end if;
  update public.offers o set status = 'refused', decided_at = now() where o.id = offer.id;
  insert into public.offer_events (offer_id, kind, actor, body)
  values (offer.id, 'refused', auth.uid(), btrim(coalesce(reason, '')));
  perform public.enqueue_mail(
    'offer:' || offer.id || ':refused', 'offer-refused', 'agency',
    jsonb_build_object(
      'offerId', offer.id, 'number', offer.number, 'title', offer.snapshot #>> '{content,title}',
      'name', offer.snapshot #>> '{content,customer,name}', 'email', offer.customer_email,
      'reason', btrim(coalesce(reason, ''))
    )
  );
  return 'refused';
end $$;
comment on function public.refuse_offer(uuid, text) is
  'The customer refuses his offer, with a reason if he likes; a second call changes nothing. '
  'Errors: P0002 no such offer, 55000 decided already.';
grant execute on function public.refuse_offer(uuid, text) to authenticated;

create function public.write_offer_note(offer_id uuid, body text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  from_staff boolean := public.is_staff();
  note bigint;
begin
  select * into offer from public.offers o
  where o.id = offer_id and o.status <> 'draft' and (from_staff or o.customer_id = auth.uid());
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  if btrim(coalesce(write_offer_note.body, '')) = '' then
    raise exception 'Bitte schreiben Sie einen Text' using errcode = '23514';
  end if;
  if (
    select count(*) from public.offer_events e
    where e.actor = auth.uid() and e.kind in ('question', 'answer')
      and e.created_at > now() - interval '1 hour'
  ) >= 30 then
    raise exception 'Bitte warten Sie etwas oder rufen Sie uns an' using errcode = '54000';
  end if;
  insert into public.offer_events (offer_id, kind, actor, body)
  values (
    offer.id, case when from_staff then 'answer' else 'question' end, auth.uid(),
    btrim(write_offer_note.body)
  )
  returning id into note;
  perform public.enqueue_mail(
    'offer:' || offer.id || ':note:' || note,
    case when from_staff then 'offer-answer' else 'offer-question' end,
    case when from_staff then offer.customer_email else 'agency' end,
    jsonb_build_object(
      'offerId', offer.id, 'number', offer.number, 'title', offer.snapshot #>> '{content,title}',
      'name', offer.snapshot #>> '{content,customer,name}', 'email', offer.customer_email,
      'body', btrim(write_offer_note.body)
    )
  );
  return note;
end $$;
comment on function public.write_offer_note(uuid, text) is
  'A question of the customer or the answer of the staff, with a mail to the other side. Errors: '
  'P0002 no such offer, 23514 no text or too long, 54000 more than 30 in an hour.';
grant execute on function public.write_offer_note(uuid, text) to authenticated;

create function public.mark_offer_viewed(offer_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.offer_events (offer_id, kind, actor)
  select o.id, 'viewed', auth.uid() from public.offers o
  where o.id = mark_offer_viewed.offer_id and o.customer_id = auth.uid() and o.status = 'sent'
    and not exists (
      select 1 from public.offer_events e where e.offer_id = o.id and e.kind = 'viewed'
    )
$$;
comment on function public.mark_offer_viewed(uuid) is
  'Notes once that the customer has opened his offer.';
grant execute on function public.mark_offer_viewed(uuid) to authenticated;

create function public.list_offers(
  search text default '', state text default '', page integer default 0
) returns table (
  id uuid, number text, version integer, status text, title text, customer text,
  customer_email text, gross_cents bigint, valid_until date, sent_at timestamptz,
  created_at timestamptz, updated_at timestamptz, open_question boolean, total bigint
) language sql stable set search_path = '' as $$
  select o.id, o.number, o.version, o.status, o.content ->> 'title',
    coalesce(nullif(o.content #>> '{customer,company}', ''), o.content #>> '{customer,name}'),
    o.customer_email, coalesce(o.accepted_gross_cents, o.gross_cents), o.valid_until, o.sent_at,
    o.created_at, o.updated_at,
    coalesce((
      select e.kind = 'question' from public.offer_events e
      where e.offer_id = o.id and e.kind in ('question', 'answer') order by e.id desc limit 1
    ), false),
    count(*) over ()
  from public.offers o
  where (
    list_offers.state = ''
    or (case list_offers.state
      when 'expired' then o.status = 'sent'
        and o.valid_until < (now() at time zone 'Europe/Berlin')::date
      when 'sent' then o.status = 'sent'
        and o.valid_until >= (now() at time zone 'Europe/Berlin')::date
      else o.status = list_offers.state
    end)
  ) and (
    btrim(list_offers.search) = ''
    or position(lower(btrim(list_offers.search)) in lower(concat_ws(
      ' ', o.number, o.customer_email, o.content ->> 'title',
      o.content #>> '{customer,company}', o.content #>> '{customer,name}'
    ))) > 0
  )
  order by o.updated_at desc, o.id
  limit 25 offset 25 * greatest(list_offers.page, 0)
$$;
comment on function public.list_offers(text, text, integer) is
  'Offers as the list of the staff shows them, 25 a page, with the count of all found. Runs under '
  'the rights of the caller. `state`: a status, or expired for sent ones past their day.';
grant execute on function public.list_offers(text, text, integer) to authenticated;

-- What was made for a guest joins his account once he has confirmed the address.
create function public.adopt_guest_orders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email_confirmed_at is not null and new.email is not null then
    update public.offers set customer_id = new.id
    where customer_id is null and lower(customer_email) = lower(new.email);
    update public.projects set customer_id = new.id
    where customer_id is null and lower(customer_email) = lower(new.email);
    update public.invoices set customer_id = new.id
    where customer_id is null and lower(customer_email) = lower(new.email);
  end if;
  return new;
end $$;
create trigger adopt_guest_orders after insert or update of email_confirmed_at, email on auth.users
  for each row execute function public.adopt_guest_orders();

alter publication supabase_realtime add table public.offers, public.offer_events;
