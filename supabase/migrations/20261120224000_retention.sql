-- Personal data end when their purpose does (L-21). One function, run by the worker every hour; periods are arguments, so that the operator can change them.
create function public.run_retention(lead_months integer default 6, event_days integer default 90, mail_days integer default 30) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  requests integer;
  messages integer;
  mails integer;
begin
  -- Last contact is the last change of the row. Won requests are orders: fiscal periods hold for them.
  delete from public.quote_requests where status <> 'won' and updated_at < now() - make_interval(months => lead_months);
  get diagnostics requests = row_count;
  delete from public.contact_messages where updated_at < now() - make_interval(months => lead_months);
  get diagnostics messages = row_count;
  -- Dead mails stay visible until an admin has decided.
  delete from public.outbox_mails where status = 'sent' and sent_at < now() - make_interval(days => mail_days);
  get diagnostics mails = row_count;
  return jsonb_build_object(
    'requests', requests, 'messages', messages, 'mails', mails,
    'events', public.expire_analytics(event_days), 'proofs', public.expire_consent_proofs()
  );
end $$;
comment on function public.run_retention(integer, integer, integer) is 'Deletes what is past its period; gives the counts {requests, messages, mails, events, proofs}.';
revoke execute on function public.run_retention(integer, integer, integer) from public, anon, authenticated;
grant execute on function public.run_retention(integer, integer, integer) to service_role;
