-- Nobody fills the inbox of the agency: what one customer may write within an hour.

create function public.limit_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.from_staff or auth.role() is distinct from 'authenticated' then return new; end if;
  -- One after the other: who writes on many connections at once has no more.
  perform pg_advisory_xact_lock(hashtext('public.messages'), hashtext(new.customer_id::text));
  -- What is sent again under its own id is not counted against itself.
  if (
    select count(*) from public.messages m
    where m.customer_id = new.customer_id and not m.from_staff and m.id <> new.id
      and m.created_at > now() - interval '1 hour'
  ) >= 60 then
    raise exception 'Sie haben in der letzten Stunde 60 Nachrichten geschrieben. Bitte schreiben '
      'Sie uns später weiter, oder rufen Sie uns an.' using errcode = '54000';
  end if;
  return new;
end $$;
comment on function public.limit_messages() is
  'Trigger: refuses more than 60 messages of a customer within an hour, those of one statement '
  'counted (54000, in words that the portal shows).';
-- By its name before check_attachments: what is refused costs nothing more.
create trigger budget before insert on public.messages
  for each row execute function public.limit_messages();
