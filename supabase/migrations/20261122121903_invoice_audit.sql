-- A draft is saved every few seconds while somebody writes; the log keeps what happens from issuing on.
drop trigger audit on public.invoices;
create trigger audit after insert or delete on public.invoices for each row execute function public.record_audit();
create trigger audit_update after update on public.invoices for each row
  when (old.status <> 'draft' or new.status <> 'draft') execute function public.record_audit();
