/**
 * The log was written while the demo was being filled; it gets the dates of
 * what it tells of. $1: when the filling began. Comes last: it reads dates that
 * other statements have put back.
 */
export const DATE_LOG = `
  with told (table_name, row_id, action, status, at) as (
    select 'offers', id::text, 'INSERT', null, created_at from public.offers
    union all select 'offers', id::text, 'UPDATE', 'sent', sent_at from public.offers
    union all select 'offers', id::text, 'UPDATE', 'accepted', decided_at from public.offers
    union all select 'offers', id::text, 'UPDATE', 'refused', decided_at from public.offers
    union all select 'offers', id::text, 'UPDATE', 'superseded', updated_at from public.offers
    union all select 'quote_requests', quote_request_id::text, 'UPDATE', status, created_at
      from public.quote_request_events
    union all select 'quote_request_notes', id::text, 'INSERT', null, created_at
      from public.quote_request_notes
    union all select 'projects', id::text, a, null, created_at
      from public.projects, unnest(array['INSERT', 'UPDATE']) as a
    union all select 'project_milestones', id::text, 'INSERT', null, created_at
      from public.project_milestones
    union all select 'project_milestones', id::text, 'UPDATE', null, updated_at
      from public.project_milestones
    union all select 'project_files', id::text, 'INSERT', null, created_at from public.project_files
    union all select 'invoices', id::text, a, null, created_at
      from public.invoices, unnest(array['INSERT', 'UPDATE']) as a
    union all select 'payments', id::text, 'INSERT', null, created_at from public.payments
  )
  update public.audit_log l set created_at = t.at from told t
  where l.created_at >= $1 and t.at is not null
    and (t.table_name, t.row_id, t.action) = (l.table_name, l.row_id, l.action)
      and coalesce(t.status, l.after ->> 'status', '') = coalesce(l.after ->> 'status', '')`;

/** The mails that offers and invoices were sent with have the dates of those. */
export const DATE_MAILS = `
  with told (event, at) as (
    select 'offer:' || id || ':sent', sent_at from public.offers
    union all select 'offer:' || id || ':' || end_of, decided_at
      from public.offers, unnest(array['accepted:customer', 'accepted:agency', 'refused']) as end_of
    union all select 'invoice:' || id || ':issued', created_at from public.invoices
  )
  update public.outbox_mails m set created_at = t.at, sent_at = t.at from told t
    where m.event_key = t.event and t.at is not null`;
