-- An offer opens by the link in its mail, without an account. Of a link only the hash of its token is kept.

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

-- An offer can be withdrawn, and a link revoked.
alter table public.offers drop constraint offers_status_check;
alter table public.offers add constraint offers_status_check
  check (status in ('draft', 'sent', 'accepted', 'refused', 'superseded', 'withdrawn'));
alter table public.offer_events drop constraint offer_events_kind_check;
alter table public.offer_events add constraint offer_events_kind_check check (kind in (
  'sent', 'viewed', 'question', 'answer', 'accepted', 'refused', 'superseded', 'withdrawn',
  'link_sent', 'link_revoked'
));
comment on column public.offer_events.actor is
  'The account that acted; null for the holder of a link.';
drop trigger keep_decided on public.offers;
create trigger keep_decided before update on public.offers
  for each row when (old.status in ('accepted', 'refused', 'superseded', 'withdrawn'))
  execute function public.keep_decided();

create function public.hash_token(token text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;
comment on function public.hash_token(text) is 'SHA-256 of a random token, in hex.';

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
      o.valid_until, (o.decided_at at time zone 'Europe/Berlin')::date + 30
    ) then 'ended'
    else 'open'
  end
  from public.offer_links l join public.offers o on o.id = l.offer_id
  where l.token_hash = public.hash_token(find_offer_link.token)
$$;
comment on function public.find_offer_link(text) is
  'Link and offer of a token, none for a wrong one. `outcome`: open, superseded, withdrawn, '
  'revoked, or ended: past the last day of the offer, or 30 days past its decision.';

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
      'hasAccount', o.customer_id is not null
    )
  )
  from public.offers o where o.id = mail_offer.offer_id
$$;
comment on function public.mail_offer(uuid, text) is
  'Queues the mail with the offer and a new link to it.';

-- The token of a link leaves the outbox with its mail.
create or replace function public.finish_mail(mail_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.outbox_mails
  set status = 'sent', sent_at = now(), last_error = null,
    data = case when template like 'offer-%' then data - 'token' else data end
  where id = mail_id
$$;

create or replace function public.send_offer(
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
  insert into public.offer_events (offer_id, kind, actor) values (offer.id, 'link_sent', auth.uid());
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

create function public.withdraw_offer(offer_id uuid, reason text default '') returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  select * into offer from public.offers o
  where o.id = withdraw_offer.offer_id and o.status <> 'draft' for update;
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  if offer.status = 'withdrawn' then return offer.status; end if;
  if offer.status <> 'sent' then
    raise exception 'Über dieses Angebot ist entschieden' using errcode = '55000';
  end if;
  update public.offers o set status = 'withdrawn', decided_at = now() where o.id = offer.id;
  insert into public.offer_events (offer_id, kind, actor, body)
  values (offer.id, 'withdrawn', auth.uid(), btrim(coalesce(reason, '')));
  perform public.enqueue_mail(
    'offer:' || offer.id || ':withdrawn', 'offer-withdrawn', offer.customer_email,
    jsonb_build_object(
      'offerId', offer.id, 'number', offer.number, 'title', offer.snapshot #>> '{content,title}',
      'name', offer.snapshot #>> '{content,customer,name}',
      'reason', btrim(coalesce(reason, ''))
    )
  );
  return 'withdrawn';
end $$;
comment on function public.withdraw_offer(uuid, text) is
  'For staff: takes an open offer back, with a mail to the customer; a second call changes '
  'nothing. Errors: 42501, P0002 no such offer, 55000 decided already.';
grant execute on function public.withdraw_offer(uuid, text) to authenticated;

-- What the customer does in the portal, the holder of a link does by its token: the service calls
-- the same functions without a person.
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

drop function public.accept_offer(uuid, uuid, text, text[], jsonb, jsonb, jsonb);
create function public.accept_offer(
  offer_id uuid, customer uuid, hash text, options text[], totals jsonb, evidence jsonb,
  milestones jsonb, token text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  project public.projects;
  sealed_evidence jsonb;
begin
  perform public.act_for(customer);
  select * into offer from public.offers o
  where o.id = offer_id and o.status <> 'draft' and public.may_decide_offer(o, customer, token)
  for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if offer.status = 'accepted' then
    select * into project from public.projects p where p.offer_id = offer.id;
    return jsonb_build_object('outcome', 'accepted', 'repeated', true, 'projectId', project.id);
  end if;
  if offer.status <> 'sent' then return jsonb_build_object('outcome', offer.status); end if;
  if offer.valid_until < (now() at time zone 'Europe/Berlin')::date then
    return jsonb_build_object('outcome', 'expired');
  end if;
  if offer.snapshot_hash <> accept_offer.hash
    or public.hash_json(offer.snapshot) <> offer.snapshot_hash then
    return jsonb_build_object('outcome', 'changed');
  end if;

  update public.offers o set
    status = 'accepted',
    decided_at = now(),
    accepted_options = accept_offer.options,
    accepted_net_cents = (totals ->> 'netCents')::bigint,
    accepted_tax_cents = (totals ->> 'taxCents')::bigint,
    accepted_gross_cents = (totals ->> 'grossCents')::bigint
  where o.id = offer.id returning * into offer;
  sealed_evidence := evidence || jsonb_build_object(
    'hash', offer.snapshot_hash, 'options', to_jsonb(options), 'acceptedAt', now()
  );
  if customer is null then
    sealed_evidence := sealed_evidence || jsonb_build_object('link', (
      select jsonb_build_object('id', l.id, 'sentTo', offer.customer_email, 'sentAt', l.created_at)
      from public.offer_links l where l.token_hash = public.hash_token(token)
    ));
  end if;
  insert into public.offer_events (offer_id, kind, actor, evidence)
  values (offer.id, 'accepted', customer, sealed_evidence);
  update public.quote_requests set status = 'won'
  where id = offer.quote_request_id and status <> 'won';

  insert into public.projects (number, offer_id, customer_email, title)
  values (
    public.next_number('project'), offer.id, offer.customer_email,
    offer.snapshot #>> '{content,title}'
  )
  returning * into project;
  insert into public.project_milestones (project_id, position, title, description, needs_approval)
  select project.id, m.ordinality - 1, m.value ->> 'title', m.value ->> 'description',
    (m.value ->> 'needsApproval')::boolean
  from jsonb_array_elements(milestones) with ordinality as m;

  perform
    public.enqueue_mail(
      'offer:' || offer.id || ':accepted:customer', 'offer-accepted', offer.customer_email,
      accept_mail.data || case
        when offer.customer_id is null
        then jsonb_build_object('token', public.add_offer_link(offer.id))
        else '{}'
      end
    ),
    public.enqueue_mail(
      'offer:' || offer.id || ':accepted:agency', 'offer-accepted-agency', 'agency',
      accept_mail.data
    )
  from (select jsonb_build_object(
    'offerId', offer.id, 'projectId', project.id, 'projectNumber', project.number,
    'number', offer.number, 'title', project.title,
    'name', offer.snapshot #>> '{content,customer,name}',
    'company', offer.snapshot #>> '{content,customer,company}', 'email', offer.customer_email,
    'kind', offer.snapshot #>> '{content,customer,kind}', 'grossCents', offer.accepted_gross_cents,
    'netCents', offer.accepted_net_cents, 'acceptedAt', offer.decided_at,
    'withdrawal', offer.snapshot #>> '{texts,withdrawal}'
  ) as data) as accept_mail;
  return jsonb_build_object('outcome', 'accepted', 'repeated', false, 'projectId', project.id);
end $$;
comment on function public.accept_offer(uuid, uuid, text, text[], jsonb, jsonb, jsonb, text) is
  'The order in one transaction: status, amounts, hash and evidence, enquiry won, project with '
  'milestones, mails to both sides. Without a customer the token of a link decides. A second call '
  'gives the same project. `outcome`: accepted, unknown, expired, changed (hash differs), refused, '
  'superseded, withdrawn.';

drop function public.refuse_offer(uuid, text);
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
  'The customer refuses his offer, with a reason if he likes; a second call changes nothing. '
  'Errors: P0002 no such offer, 55000 decided already.';
grant execute on function public.refuse_offer(uuid, text, text) to authenticated;

drop function public.write_offer_note(uuid, text);
create function public.write_offer_note(
  offer_id uuid, body text, token text default ''
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  from_staff boolean := public.is_staff();
  note bigint;
begin
  select * into offer from public.offers o
  where o.id = offer_id and o.status <> 'draft'
    and (from_staff or public.may_decide_offer(o, auth.uid(), token));
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
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
    ) || case
      when from_staff and offer.customer_id is null
      then jsonb_build_object('token', public.add_offer_link(offer.id))
      else '{}'
    end
  );
  return note;
end $$;
comment on function public.write_offer_note(uuid, text, text) is
  'A question of the customer or the answer of the staff, with a mail to the other side. Errors: '
  'P0002 no such offer, 23514 no text or too long, 54000 more than 30 in an hour.';
grant execute on function public.write_offer_note(uuid, text, text) to authenticated;
