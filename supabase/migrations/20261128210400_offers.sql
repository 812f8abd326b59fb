-- Offers: drafts are written by the staff, sent and accepted by the function
-- `offers`, everything else in one call each, with an account or by the link of
-- a mail. Money is whole euro cents.

create table public.number_series (
  series text not null check (series in ('offer', 'project', 'invoice')),
  year integer not null,
  last_number integer not null,
  primary key (series, year)
);
comment on table public.number_series is
  'Last number drawn a series and year. Only next_number() writes it.';
alter table public.number_series enable row level security;

-- lpad() alone cuts the 10,000th number of a year.
create function public.next_number(
  series_name text, on_day date default current_date
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
declare
  -- The tables have different columns.
  document jsonb := to_jsonb(new);
  request public.quote_requests;
begin
  -- One spelling, so that all documents of an address are found with it. (What a trigger sets with
  -- `:=` is left to it in the generated types; this has to be given.)
  select lower(btrim(new.customer_email)) into new.customer_email;
  if tg_op = 'UPDATE' and old.customer_id is not null
    and lower(new.customer_email) = lower(old.customer_email) then
    return new;
  end if;
  new.customer_id := (
    select id from auth.users
    where lower(email) = lower(new.customer_email) and email_confirmed_at is not null
      and not is_anonymous
    limit 1
  );
  -- Whoever is given something that is no draft any more is the one it was meant for.
  if new.customer_id is not null
    or (tg_op = 'UPDATE' and to_jsonb(old) ->> 'status' <> 'draft') then
    return new;
  end if;

  new.customer_id := coalesce(
    (select i.customer_id from public.invoices i where i.id = (document ->> 'cancels')::uuid),
    (select o.customer_id from public.offers o where o.id = (document ->> 'offer_id')::uuid),
    (select p.customer_id from public.projects p where p.id = (document ->> 'project_id')::uuid)
  );
  select r.* into request from public.quote_requests r
  join auth.users u on u.id = r.user_id
  join public.profiles p on p.id = u.id and p.role = 'customer'
  where new.customer_id is null and r.id = (document ->> 'quote_request_id')::uuid
    and u.email_confirmed_at is not null and not u.is_anonymous;
  -- An address that others' offers name may be theirs: a draft takes over what they say.
  if request.user_id is not null and not exists (
    select from public.offers o
    where lower(o.customer_email) = lower(new.customer_email) and o.id <> new.id
      and o.customer_id is distinct from request.user_id
  ) then
    new.customer_id := request.user_id;
  end if;
  return new;
end $$;
comment on function public.assign_customer() is
  'Trigger: writes the address in small letters and links a new document, or one whose address '
  'changed, to the confirmed account of it. Without one a new document, or a draft, goes to the '
  'customer of its order, else to the customer whose account sent its enquiry, unless offers to '
  'others name the address.';

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  -- Drawn when it is sent: numbers are gapless, and a draft may be thrown away.
  number text,
  version integer not null default 1 check (version > 0),
  quote_request_id uuid references public.quote_requests (id) on delete set null,
  customer_id uuid references auth.users (id) on delete set null,
  customer_email text not null,
  status text not null default 'draft'
    check (status in ('draft', 'sent', 'accepted', 'refused', 'superseded', 'withdrawn')),
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
  for each row when (old.status in ('accepted', 'refused', 'superseded', 'withdrawn'))
  execute function public.keep_decided();

create table public.offer_events (
  id bigint generated always as identity primary key,
  offer_id uuid not null references public.offers (id) on delete cascade,
  kind text not null check (kind in (
    'sent', 'viewed', 'question', 'answer', 'accepted', 'refused', 'superseded', 'withdrawn',
    'link_sent', 'link_revoked'
  )),
  actor uuid,
  body text not null default '' check (length(body) <= 4000),
  evidence jsonb,
  created_at timestamptz not null default now(),
  request_id uuid unique
);
comment on table public.offer_events is
  'Audit trail of an offer: append only. `evidence` of an acceptance holds options, signature, '
  'text versions and the hash that was accepted.';
comment on column public.offer_events.actor is
  'The account that acted; null for the holder of a link.';
comment on column public.offer_events.request_id is
  'Of a question or answer, made by its sender: sent again after a lost answer it is the same one.';
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

-- The address may have changed since.
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
    jsonb_set(latest.content, '{customer,email}', to_jsonb(latest.customer_email))
  )
  returning id into draft;
  return draft;
end $$;
comment on function public.start_offer_version(uuid) is
  'For staff: a draft of the next version of a sent offer, or the one there is. The old version '
  'stays valid until the new one is sent. Errors: 42501, P0002, 55000 already accepted, 23505 the '
  'enquiry has another draft.';
grant execute on function public.start_offer_version(uuid) to authenticated;

-- An offer opens by the link in its mail, without an account.
create table public.offer_links (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references public.offers (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
comment on table public.offer_links is
  'Links in mails that open one offer. `token_hash` is the SHA-256 of the token, which stands in '
  'the mail alone. Purpose: contract; ends with the offer.';
create index offer_links_offer on public.offer_links (offer_id);
alter table public.offer_links enable row level security;
grant all on public.offer_links to service_role;
grant select on public.offer_links to authenticated;
create policy "staff may read links" on public.offer_links for select to authenticated
  using ((select public.is_staff()));
create policy "second factor where enrolled" on public.offer_links
  as restrictive for all to authenticated using ((select public.has_used_factor()));

create function public.add_offer_link(offer_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  -- 2 × 122 random bits.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into public.offer_links (offer_id, token_hash)
  values (add_offer_link.offer_id, public.hash_token(token));
  return token;
end $$;
comment on function public.add_offer_link(uuid) is
  'A new link to the offer; gives its token, which is written down nowhere but in the mail.';

create function public.find_offer_link(token text)
returns table (link_id uuid, offer_id uuid, outcome text)
language sql stable security definer set search_path = '' as $$
  select l.id, o.id, case
    when o.status in ('superseded', 'withdrawn') then o.status
    when l.revoked_at is not null then 'revoked'
    when (now() at time zone 'Europe/Berlin')::date > greatest(
      o.valid_until, (o.decided_at at time zone 'Europe/Berlin')::date + 30,
      -- An answer may come late.
      (l.created_at at time zone 'Europe/Berlin')::date + 30
    ) then 'ended'
    else 'open'
  end
  from public.offer_links l join public.offers o on o.id = l.offer_id
  where l.token_hash = public.hash_token(find_offer_link.token)
$$;
comment on function public.find_offer_link(text) is
  'Link and offer of a token, none for a wrong one. `outcome`: open, superseded, withdrawn, '
  'revoked, or ended: past the last day of the offer, and 30 days past its decision and the link '
  'itself. What an open link may do to an offer, the offer''s own day decides.';

create function public.open_offer_link(token text, is_view boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from public.find_offer_link(token);
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if link.outcome <> 'open' then return jsonb_build_object('outcome', link.outcome); end if;
  if is_view then
    insert into public.offer_events (offer_id, kind) values (link.offer_id, 'viewed');
  end if;
  return (
    select jsonb_build_object(
      'outcome', 'open',
      'hasAccount', o.customer_id is not null,
      'needsSignIn', exists (
        select 1 from auth.mfa_factors f where f.user_id = o.customer_id and f.status = 'verified'
      ),
      'offer', jsonb_build_object(
        'id', o.id, 'number', o.number, 'version', o.version, 'status', o.status,
        'snapshot', o.snapshot, 'snapshot_hash', o.snapshot_hash, 'valid_until', o.valid_until,
        'decided_at', o.decided_at, 'accepted_options', o.accepted_options,
        'offer_events', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', e.id, 'kind', e.kind, 'actor', null, 'body', e.body, 'created_at', e.created_at
          ) order by e.id), '[]')
          from public.offer_events e
          where e.offer_id = o.id and e.kind not in ('viewed', 'link_sent', 'link_revoked')
        )
      )
    )
    from public.offers o where o.id = link.offer_id
  );
end $$;
comment on function public.open_offer_link(text, boolean) is
  'The offer of a link as its holder sees it: {outcome: open, offer, hasAccount, needsSignIn: its '
  'account has a second factor}, or another outcome of find_offer_link() or unknown alone. '
  'is_view: noted in the trail.';

create function public.mail_offer(offer_id uuid, event_key text) returns void
language sql security definer set search_path = '' as $$
  select public.enqueue_mail(
    mail_offer.event_key, 'offer-sent', o.customer_email,
    jsonb_build_object(
      'offerId', o.id, 'token', public.add_offer_link(o.id), 'number', o.number,
      'version', o.version, 'title', o.snapshot #>> '{content,title}',
      'name', o.snapshot #>> '{content,customer,name}', 'recipient', o.customer_email,
      'validUntil', o.valid_until, 'grossCents', o.gross_cents,
      'hasAccount', o.customer_id is not null,
      'needsSignIn', exists (
        select from auth.mfa_factors f where f.user_id = o.customer_id and f.status = 'verified'
      )
    )
  )
  from public.offers o where o.id = mail_offer.offer_id
$$;
comment on function public.mail_offer(uuid, text) is
  'Queues the mail with the offer and a new link to it.';

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
  perform public.mail_offer(offer.id, 'offer:' || offer.id || ':sent');
  return jsonb_build_object('outcome', 'sent', 'number', offer.number);
end $$;
comment on function public.send_offer(uuid, uuid, timestamptz, jsonb, jsonb) is
  'Seals a draft in one transaction: number, snapshot and its hash, older version superseded, '
  'enquiry offered, mail queued. `outcome`: sent, not_draft, stale (changed since seen_at), '
  'accepted_before.';

create function public.renew_offer_link(offer_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  select * into offer from public.offers o
  where o.id = renew_offer_link.offer_id and o.status = 'sent' for update;
  if not found then
    raise exception 'Dieses Angebot ist nicht mehr offen' using errcode = '55000';
  end if;
  update public.offer_links l set revoked_at = now()
  where l.offer_id = offer.id and l.revoked_at is null;
  perform public.mail_offer(offer.id, 'offer:' || offer.id || ':link:' || gen_random_uuid());
  insert into public.offer_events (offer_id, kind, actor)
  values (offer.id, 'link_sent', auth.uid());
end $$;
comment on function public.renew_offer_link(uuid) is
  'For staff: ends the links of an open offer and mails a new one. Errors: 42501, 55000 not open.';
grant execute on function public.renew_offer_link(uuid) to authenticated;

create function public.revoke_offer_links(offer_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  update public.offer_links l set revoked_at = now()
  where l.offer_id = revoke_offer_links.offer_id and l.revoked_at is null;
  if not found then return false; end if;
  insert into public.offer_events (offer_id, kind, actor)
  values (revoke_offer_links.offer_id, 'link_revoked', auth.uid());
  return true;
end $$;
comment on function public.revoke_offer_links(uuid) is
  'For staff: no link opens this offer any more; in the portal it stays. False: none was open.';
grant execute on function public.revoke_offer_links(uuid) to authenticated;

create function public.end_offered(request uuid, outcome text) returns void
language sql security definer set search_path = '' as $$
  update public.quote_requests r set status = end_offered.outcome
  where r.id = end_offered.request and r.status = 'offered' and not exists (
    select from public.offers o
    where o.quote_request_id = r.id and o.status in ('sent', 'accepted')
  )
$$;
comment on function public.end_offered(uuid, text) is
  'Gives an enquiry whose last open offer has ended the status `outcome`; the next offer that is '
  'sent makes it offered again.';

create function public.withdraw_offer(offer_id uuid, reason text default '') returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  is_told boolean;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  select * into offer from public.offers o
  where o.id = withdraw_offer.offer_id and o.status <> 'draft' for update;
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  if offer.status = 'withdrawn' then return offer.status; end if;
  if offer.status <> 'sent' then
    raise exception 'Über dieses Angebot ist entschieden' using errcode = '55000';
  end if;
  -- Where its mail still waits it may have been seen in the portal, or a later mail brought it.
  is_told := not public.is_mail_waiting('offer:' || offer.id || ':sent') or exists (
    select from public.offer_events e where e.offer_id = offer.id and e.kind = 'viewed'
  ) or exists (
    select from public.outbox_mails m
    where m.event_key like 'offer:' || offer.id || ':link:%' and m.status in ('sending', 'sent')
  );
  update public.offers o set status = 'withdrawn', decided_at = now() where o.id = offer.id;
  insert into public.offer_events (offer_id, kind, actor, body)
  values (offer.id, 'withdrawn', auth.uid(), btrim(coalesce(reason, '')));
  perform public.end_offered(offer.quote_request_id, 'in_review');
  if is_told then
    perform public.enqueue_mail(
      'offer:' || offer.id || ':withdrawn', 'offer-withdrawn', offer.customer_email,
      jsonb_build_object(
        'offerId', offer.id, 'number', offer.number, 'title', offer.snapshot #>> '{content,title}',
        'name', offer.snapshot #>> '{content,customer,name}',
        'reason', btrim(coalesce(reason, ''))
      )
    );
  end if;
  return 'withdrawn';
end $$;
comment on function public.withdraw_offer(uuid, text) is
  'For staff: takes an open offer back, with a mail to the customer where that of the offer has '
  'left or he has seen it; without another one its enquiry is in review again. A second call changes nothing. '
  'Errors: 42501, P0002 no such offer, 55000 decided already.';
grant execute on function public.withdraw_offer(uuid, text) to authenticated;

-- What the customer does in the portal, the holder of a link does by its token:
-- the service calls the same functions without a person.
create function public.may_decide_offer(offer public.offers, person uuid, token text)
returns boolean
language sql stable security definer set search_path = '' as $$
  select case
    when person is not null then offer.customer_id = person
    else exists (
      select 1 from public.find_offer_link(token) l
      where l.offer_id = offer.id and l.outcome = 'open'
    )
  end
$$;
comment on function public.may_decide_offer(public.offers, uuid, text) is
  'True for the customer of the offer, and for the holder of an open link to it (person null).';

create function public.refuse_offer(
  offer_id uuid, reason text default '', token text default ''
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
begin
  select * into offer from public.offers o
  where o.id = offer_id and o.status <> 'draft' and public.may_decide_offer(o, auth.uid(), token)
  for update;
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  if offer.status = 'refused' then return offer.status; end if;
  if offer.status <> 'sent' then
    raise exception 'Über dieses Angebot ist entschieden' using errcode = '55000';
  end if;
  update public.offers o set status = 'refused', decided_at = now() where o.id = offer.id;
  insert into public.offer_events (offer_id, kind, actor, body)
  values (offer.id, 'refused', auth.uid(), btrim(coalesce(reason, '')));
  perform public.end_offered(offer.quote_request_id, 'lost');
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
comment on function public.refuse_offer(uuid, text, text) is
  'The customer refuses his offer, with a reason if he likes; without another one its enquiry is '
  'lost. A second call changes nothing. Errors: P0002 no such offer, 55000 decided already.';
grant execute on function public.refuse_offer(uuid, text, text) to authenticated;

-- A question about an offer that was replaced or withdrawn would reach nobody.
create function public.write_offer_note(
  offer_id uuid, body text, token text default '', request_id uuid default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  from_staff boolean := public.is_staff();
  known record;
  note bigint;
begin
  select * into offer from public.offers o
  where o.id = offer_id and o.status <> 'draft'
    and (from_staff or public.may_decide_offer(o, auth.uid(), token));
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  -- Sent again after a lost answer of the server, it is the same one; other words are another.
  select e.id, e.body into known from public.offer_events e
  where e.request_id = write_offer_note.request_id and e.offer_id = offer.id
    and e.actor is not distinct from auth.uid();
  if known.body = btrim(write_offer_note.body) then return known.id; end if;
  if not from_staff and offer.status in ('superseded', 'withdrawn') then
    raise exception 'Dieses Angebot gilt nicht mehr. Bitte schreiben Sie uns eine Nachricht'
      using errcode = '55000';
  end if;
  if btrim(coalesce(write_offer_note.body, '')) = '' then
    raise exception 'Bitte schreiben Sie einen Text' using errcode = '23514';
  end if;
  if (
    select count(*) from public.offer_events e
    where e.kind in ('question', 'answer') and e.created_at > now() - interval '1 hour'
      and case
        when auth.uid() is null then e.actor is null and e.offer_id = offer.id
        else e.actor = auth.uid()
      end
  ) >= 30 then
    raise exception 'Bitte warten Sie etwas oder rufen Sie uns an' using errcode = '54000';
  end if;
  insert into public.offer_events as e (offer_id, kind, actor, body, request_id)
  values (
    offer.id, case when from_staff then 'answer' else 'question' end, auth.uid(),
    btrim(write_offer_note.body),
    case when known.id is null then write_offer_note.request_id end
  )
  on conflict on constraint offer_events_request_id_key do nothing
  returning e.id into note;
  -- Both at once: the second has waited for the first, and finds it.
  if note is null then
    select e.id into strict note from public.offer_events e
    where e.request_id = write_offer_note.request_id and e.offer_id = offer.id
      and e.actor is not distinct from auth.uid();
    return note;
  end if;
  perform public.enqueue_mail(
    'offer:' || offer.id || ':note:' || note,
    case when from_staff then 'offer-answer' else 'offer-question' end,
    case when from_staff then offer.customer_email else 'agency' end,
    jsonb_build_object(
      'offerId', offer.id, 'number', offer.number, 'title', offer.snapshot #>> '{content,title}',
      'name', offer.snapshot #>> '{content,customer,name}', 'email', offer.customer_email,
      'body', btrim(write_offer_note.body)
    ) || case
      when from_staff and offer.customer_id is null
      then jsonb_build_object('token', public.add_offer_link(offer.id))
      else '{}'
    end
  );
  return note;
end $$;
comment on function public.write_offer_note(uuid, text, text, uuid) is
  'A question of the customer or the answer of the staff, with a mail to the other side. A known '
  'request_id with the same text changes nothing and gives what is stored. Errors: '
  'P0002 no such offer, 55000 a customer''s question about one that was replaced or withdrawn, '
  '23514 no text or too long, 54000 more than 30 in an hour.';
grant execute on function public.write_offer_note(uuid, text, text, uuid) to authenticated;

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

-- Where no answer can be written no question is open.
create function public.list_offers(
  search text default '', state text default '', page integer default 0
) returns table (
  id uuid, number text, version integer, status text, title text, customer text,
  customer_email text, gross_cents bigint, valid_until date, sent_at timestamptz,
  created_at timestamptz, updated_at timestamptz, open_question boolean, total bigint
) language sql stable set search_path = '' as $$
  with found as (
    select o.* from public.offers o
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
  ), heads as (
    select f.* from found f
    where f.status <> 'superseded' or not exists (
      select from found n where n.number = f.number and n.version > f.version
    )
  ), shown as (
    select * from heads order by updated_at desc, id limit 25 offset 25 * greatest(page, 0)
  )
  select o.id, o.number, o.version, o.status, o.content ->> 'title',
    coalesce(nullif(o.content #>> '{customer,company}', ''), o.content #>> '{customer,name}'),
    o.customer_email, coalesce(o.accepted_gross_cents, o.gross_cents), o.valid_until, o.sent_at,
    o.created_at, o.updated_at,
    o.status not in ('superseded', 'withdrawn') and coalesce((
      select e.kind = 'question' from public.offer_events e
      where e.offer_id = o.id and e.kind in ('question', 'answer') order by e.id desc limit 1
    ), false),
    (select count(*) from heads)
  from found o
  where o.id in (select id from shown) or (
    o.status = 'superseded' and exists (
      select from shown s where s.number = o.number and s.version > o.version
    )
  )
  order by o.updated_at desc, o.id
$$;
comment on function public.list_offers(text, text, integer) is
  'Offers as the list of the staff shows them, 25 a page, with the count of all found. A version '
  'that was replaced counts with the one after it and comes with it. Runs under the rights of the '
  'caller. `state`: a status, or expired for sent ones past their day.';
grant execute on function public.list_offers(text, text, integer) to authenticated;

-- What was made for a guest joins his account once he has confirmed the
-- address.
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
  if tg_op = 'UPDATE' and lower(new.email) <> lower(old.email) then
    update public.offers set
      customer_email = new.email,
      content = case
        when status = 'draft'
        then jsonb_set(content, '{customer,email}', to_jsonb(new.email::text))
        else content
      end
    where customer_id = new.id and lower(customer_email) = lower(old.email);
    update public.projects set customer_email = new.email
    where customer_id = new.id and lower(customer_email) = lower(old.email);
    update public.invoices set
      customer_email = new.email,
      content = case
        when status = 'draft'
        then jsonb_set(content, '{customer,email}', to_jsonb(new.email::text))
        else content
      end
    where customer_id = new.id and lower(customer_email) = lower(old.email);
    update public.outbox_mails m set
      recipient = case when lower(m.recipient) = lower(old.email) then new.email else m.recipient end,
      data = m.data || jsonb_build_object('email', new.email)
    from public.bookings b
    where b.user_id = new.id and lower(b.email) = lower(old.email)
      and m.event_key like 'booking:' || b.id || ':%' and m.status in ('pending', 'held');
    update public.bookings set email = new.email
    where user_id = new.id and lower(email) = lower(old.email) and starts_at > now();
  end if;
  return new;
end $$;
comment on function public.adopt_guest_orders() is
  'Trigger: what was made for a guest joins his account once he has confirmed the address, and '
  'mails follow him to a new one. What was sent or issued keeps the text it had.';
create trigger adopt_guest_orders after insert or update of email_confirmed_at, email on auth.users
  for each row execute function public.adopt_guest_orders();

alter publication supabase_realtime add table public.offers, public.offer_events;

-- The state of an enquiry (enquiry_links) tells of its offers, too.
create function public.open_enquiry_link(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'holder', l.holder,
    'requestId', r.request_id,
    'email', r.email,
    'name', r.name,
    'reference', r.reference,
    'status', coalesce(t.status, r.status),
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
      from public.offers o where o.quote_request_id in (r.id, t.id)
        and o.status in ('sent', 'accepted')
    )
  )
  from public.enquiry_links l join public.quote_requests r on r.id = l.quote_request_id
  left join public.quote_requests t on t.id = r.merged_into
  where l.token_hash = public.hash_token(open_enquiry_link.token)
$$;
comment on function public.open_enquiry_link(text) is
  'The enquiry of a link as its holder sees it, null for a wrong one. A duplicate stands where the '
  'enquiry stands that it was joined to.';

create function public.list_open_questions() returns table (
  offer_id uuid, number text, title text, customer text, waits_since timestamptz, body text
) language sql stable set search_path = '' as $$
  select o.id, o.number, o.content ->> 'title',
    coalesce(
      nullif(o.content #>> '{customer,name}', ''), nullif(o.content #>> '{customer,company}', ''),
      o.customer_email
    ),
    q.since, left(q.last_body, 200)
  from (
    select e.offer_id, min(e.created_at) as since,
      (array_agg(e.body order by e.id desc))[1] as last_body
    from public.offer_events e
    where e.kind = 'question' and not exists (
      select 1 from public.offer_events a
      where a.offer_id = e.offer_id and a.kind = 'answer' and a.id > e.id
    )
    group by e.offer_id
  ) q
  join public.offers o on o.id = q.offer_id
  where o.status not in ('superseded', 'withdrawn')
  order by q.since, o.id
  limit 200
$$;
comment on function public.list_open_questions() is
  'Offers with a question of the customer that nobody has answered, with its moment; the longest '
  'wait first, at most 200. Not those replaced or withdrawn, where no answer can be written. Runs '
  'under the rights of the caller.';
grant execute on function public.list_open_questions() to authenticated;

create function public.drop_offer_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.drop_mails('offer:' || new.id || ':sent');
  perform public.drop_mails('offer:' || new.id || ':link:%');
  return null;
end $$;
comment on function public.drop_offer_mails() is
  'Trigger: an offer that was replaced or withdrawn is sent to nobody any more.';
create trigger offers_drop_mails after update of status on public.offers
  for each row when (
    old.status <> new.status and new.status in ('superseded', 'withdrawn')
  )
  execute function public.drop_offer_mails();
