-- The mail of an offer calls its total as the offer itself does: one without what may be chosen.

create or replace function public.mail_offer(offer_id uuid, event_key text) returns void
language sql security definer set search_path = '' as $$
  select public.enqueue_mail(
    mail_offer.event_key, 'offer-sent', o.customer_email,
    jsonb_build_object(
      'offerId', o.id, 'token', public.add_offer_link(o.id), 'number', o.number,
      'version', o.version, 'title', o.snapshot #>> '{content,title}',
      'name', o.snapshot #>> '{content,customer,name}', 'recipient', o.customer_email,
      'validUntil', o.valid_until, 'grossCents', o.gross_cents,
      'hasOptions',
        jsonb_path_exists(o.snapshot, '$.content.positions[*] ? (@.optional == true)'),
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
