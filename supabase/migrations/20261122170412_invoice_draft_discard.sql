-- A draft that somebody else has just changed was discarded along with that change.
drop function public.discard_invoice_draft(uuid, uuid);
create function public.discard_invoice_draft(invoice_id uuid, expected timestamptz, actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.act_for(actor);
  delete from public.invoices where id = invoice_id and status = 'draft' and updated_at = expected;
  return jsonb_build_object('id', invoice_id, 'outcome', case
    when exists (select 1 from public.invoices where id = invoice_id and status = 'draft') then 'stale' else 'discarded'
  end);
end $$;
comment on function public.discard_invoice_draft(uuid, timestamptz, uuid) is
  'Deletes the draft nobody else has changed since. Returns {outcome: discarded | stale, id}; one that is gone counts as discarded. What was issued stays.';
revoke execute on function public.discard_invoice_draft(uuid, timestamptz, uuid) from public, anon, authenticated;
grant execute on function public.discard_invoice_draft(uuid, timestamptz, uuid) to service_role;
