-- A reminder asks for what is open when it is sent, not when its mail was composed.

create or replace function public.remind_invoice(
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
  -- The worker takes suggestions back once an hour; credit may have come since.
  if exists (
    select from public.invoices c
    where lower(c.customer_email) = lower(invoice.customer_email) and c.credit_cents > 0
  ) then
    raise exception 'Dieser Kunde hat Guthaben. Bitte verrechnen oder erstatten Sie es zuerst.'
      using errcode = '23514';
  end if;
  update public.invoices
  set dunning_level = level, last_dunned_at = now(), suggested_dunning_level = null
  where id = invoice_id;
  perform public.enqueue_mail(
    'invoice:' || invoice_id || ':reminder:' || level, 'invoice-reminder', invoice.customer_email,
    mail || jsonb_build_object('openCents', invoice.open_cents)
  );
  return jsonb_build_object('outcome', 'reminded', 'id', invoice.id, 'number', invoice.number);
end $$;
comment on function public.remind_invoice(uuid, integer, jsonb, uuid) is
  'Sends the reminder the worker has suggested, each level once, over what is open now. Returns '
  '{outcome: reminded | known | not_due | unknown, id, number}. Error 23514: the customer has '
  'credit.';
