-- A sent mail can be looked at as it left, and sent once more.

alter table public.outbox_mails
  add column sent jsonb,
  add column resent_from uuid references public.outbox_mails (id) on delete set null;
comment on column public.outbox_mails.sent is
  'The mail as it left: {subject, html, text, files}, with codes and tokens blacked out. Null: not '
  'sent yet, sent before this was kept, or a newsletter, whose text is its issue.';
comment on column public.outbox_mails.resent_from is 'The sent mail that this one repeats.';
create index outbox_mails_resent on public.outbox_mails (resent_from)
  where resent_from is not null;

drop function public.finish_mail(uuid);
create function public.finish_mail(mail_id uuid, copy jsonb default null) returns void
language sql security definer set search_path = '' as $$
  update public.outbox_mails
  set status = 'sent', sent_at = now(), last_error = null, sent = copy,
    -- The token of a link leaves the outbox with its mail.
    data = case
      when template like 'offer-%' or template = 'quote-confirmation' then data - 'token'
      else data
    end
  where id = mail_id
$$;
comment on function public.finish_mail(uuid, jsonb) is
  'Notes that a mail has left, and how it looked.';

create function public.resend_mail(mail_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  original public.outbox_mails;
  fields jsonb;
  waiting uuid;
  copy_id uuid := gen_random_uuid();
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren senden Mails erneut' using errcode = '42501';
  end if;
  select * into original from public.outbox_mails
  where id = mail_id and status = 'sent' for update;
  if not found then raise exception 'Keine gesendete Mail' using errcode = 'P0002'; end if;
  if original.template like 'auth-%' then
    raise exception 'Links und Codes zur Anmeldung gelten nur kurz' using errcode = '55000';
  end if;
  -- Pressed twice, it is sent once.
  select id into waiting from public.outbox_mails
  where resent_from = mail_id and status <> 'sent' limit 1;
  if found then return waiting; end if;
  -- The old token is written down nowhere: the repeated mail has a link of its own.
  fields := original.data || case
    when original.template in ('offer-sent', 'offer-answer', 'offer-accepted') then coalesce((
      select jsonb_build_object('token', public.add_offer_link(o.id))
      from public.offers o
      where o.id = (original.data ->> 'offerId')::uuid
        and (o.customer_id is null or original.template = 'offer-sent')
    ), '{}')
    when original.template = 'quote-confirmation' then coalesce((
      select jsonb_build_object('token', public.add_enquiry_link(r.id, 'mail'))
      from public.quote_requests r where r.reference = original.data ->> 'reference'
    ), '{}')
    else '{}'
  end;
  insert into public.outbox_mails (id, event_key, template, recipient, data, resent_from)
  values (
    copy_id, 'again:' || copy_id, original.template, original.recipient, fields, original.id
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
  'P0002 no sent mail, 55000 a mail that signs in, 23514 a newsletter to somebody who left it.';
grant execute on function public.resend_mail(uuid) to authenticated;
