-- What the changes from 23 to 28 November did to rows that were there, for databases of before
-- (`former` in baseline.json): their rows stand in the new tables, triggers are silent.

update public.content_pages set live = source where status = 'published';
insert into public.content_versions (collection, slug, source, published_at)
  select collection, slug, live, updated_at from public.content_pages where live is not null;

update public.outbox_mails set valid_until = (data ->> 'startsAt')::timestamptz
where event_key like 'booking:%:reminder-%' and status in ('pending', 'held');

update public.project_milestones set awaiting_since = updated_at
where status = 'awaiting_approval' and awaiting_since is null;

update public.outbox_mails set valid_until = created_at + interval '1 hour'
where template like 'auth-%' and status <> 'sent';

update public.outbox_mails set
  secrets = case when status <> 'sent' then jsonb_strip_nulls(
    jsonb_build_object('actionLink', data -> 'actionLink', 'code', data -> 'code')
  ) end,
  data = data - '{actionLink,code}'::text[]
where data ?| '{actionLink,code}';

update public.offers set customer_email = lower(btrim(customer_email))
where customer_email <> lower(btrim(customer_email));

update public.projects set customer_email = lower(btrim(customer_email))
where customer_email <> lower(btrim(customer_email));

update public.invoices set customer_email = lower(btrim(customer_email))
where customer_email <> lower(btrim(customer_email));
