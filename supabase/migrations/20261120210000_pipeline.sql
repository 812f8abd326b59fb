-- From enquiry to decision: status with history, notes, and who changed what.
alter table public.quote_requests add constraint quote_requests_status check (status in ('new', 'in_review', 'offered', 'won', 'lost'));
grant update (status) on public.quote_requests to authenticated;
create policy "staff may set the status of requests" on public.quote_requests for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create table public.quote_request_events (
  id bigint generated always as identity primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  status text not null,
  created_at timestamptz not null default now()
);
comment on table public.quote_request_events is 'Status history of an enquiry, visible to its owner. Ends with the enquiry.';
create index quote_request_events_request on public.quote_request_events (quote_request_id, created_at);
alter table public.quote_request_events enable row level security;
grant all on public.quote_request_events to service_role;
grant select on public.quote_request_events to authenticated;
create policy "owner may read own history" on public.quote_request_events for select to authenticated
  using (exists (select 1 from public.quote_requests r where r.id = quote_request_id and r.user_id = (select auth.uid())));
create policy "staff may read all history" on public.quote_request_events for select to authenticated using ((select public.is_staff()));

create function public.record_request_status() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    insert into public.quote_request_events (quote_request_id, status) values (new.id, new.status);
  end if;
  return null;
end $$;
create trigger record_request_status after insert or update of status on public.quote_requests for each row execute function public.record_request_status();

create table public.quote_request_notes (
  id bigint generated always as identity primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  author uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now()
);
comment on table public.quote_request_notes is 'Notes of the staff on an enquiry, never visible to the customer. End with the enquiry.';
create index quote_request_notes_request on public.quote_request_notes (quote_request_id, created_at);
alter table public.quote_request_notes enable row level security;
grant all on public.quote_request_notes to service_role;
grant select on public.quote_request_notes to authenticated;
grant insert (quote_request_id, body) on public.quote_request_notes to authenticated;
create policy "staff may read notes" on public.quote_request_notes for select to authenticated using ((select public.is_staff()));
create policy "staff may write notes" on public.quote_request_notes for insert to authenticated with check ((select public.is_staff()));

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  actor_role text not null,
  table_name text not null,
  row_id text not null,
  action text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
comment on table public.audit_log is 'Who changed what, before and after. Purpose: accountability. Signatures and bodies of rows a visitor made himself are not repeated here.';
create index audit_log_created on public.audit_log (created_at desc);
alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;
revoke insert, update, delete, truncate on public.audit_log from service_role;
create policy "admin may read the audit log" on public.audit_log for select to authenticated using ((select public.is_admin()));

-- Records only what changed: `before` and `after` hold the changed columns.
create function public.record_audit() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- A deleted row leaves only its id: erased personal data must not live on here.
  old_row jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(key) into changed from jsonb_each(new_row) where value is distinct from old_row -> key and key <> 'updated_at';
    if changed is null then return null; end if;
    old_row := (select jsonb_object_agg(key, value) from jsonb_each(old_row) where key = any (changed));
    new_row := (select jsonb_object_agg(key, value) from jsonb_each(new_row) where key = any (changed));
  end if;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (
    auth.uid(), coalesce(auth.role(), current_user), tg_table_name, coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id', ''), tg_op,
    old_row - 'signature', new_row - 'signature'
  );
  return null;
end $$;
comment on function public.record_audit() is 'Trigger: writes one audit row a change, with the changed columns only.';
create trigger audit after update or delete on public.profiles for each row execute function public.record_audit();
create trigger audit after update or delete on public.quote_requests for each row execute function public.record_audit();
create trigger audit after update or delete on public.contact_messages for each row execute function public.record_audit();
create trigger audit after insert on public.quote_request_notes for each row execute function public.record_audit();

-- The one view on how the work stands; read by the dashboard.
create function public.pipeline_summary() returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'by_status', coalesce((select jsonb_object_agg(status, n) from (select status, count(*) as n from public.quote_requests group by status) as s), '{}'),
    'open_value', coalesce((select sum(estimated_price) from public.quote_requests where status in ('new', 'in_review', 'offered')), 0),
    'overdue', (select count(*) from public.quote_requests where status = 'new' and respond_by < now()),
    'last_30_days', (select count(*) from public.quote_requests where created_at > now() - interval '30 days'),
    'new_messages', (select count(*) from public.contact_messages where status = 'new')
  )
$$;
comment on function public.pipeline_summary() is 'Counts of the enquiries the caller may read, as {by_status, open_value, overdue, last_30_days, new_messages}.';
grant execute on function public.pipeline_summary() to authenticated, service_role;
