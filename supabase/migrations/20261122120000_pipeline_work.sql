-- Working the pipeline: search over many enquiries, duplicates that are joined and never dropped, tasks, saved views.
alter table public.quote_requests
  add column merged_into uuid references public.quote_requests (id) on delete set null check (merged_into <> id),
  -- Letters without case, umlauts and accents, so that 'muller' finds 'Müller'; `foldSearch` of the app does the same.
  add column search_text text not null generated always as (
    replace(
      translate(
        lower(reference || ' ' || name || ' ' || company || ' ' || email || ' ' || phone || ' ' || location || ' ' || industry),
        'äöüáàâãåéèêëíìîïóòôõúùûñç', 'aouaaaaaeeeeiiiioooouuunc'
      ),
      'ß', 'ss'
    )
  ) stored;
comment on column public.quote_requests.merged_into is 'The enquiry this one is a duplicate of. Duplicates stay readable, lists leave them out.';
create index quote_requests_merged on public.quote_requests (merged_into) where merged_into is not null;
create index quote_requests_pipeline on public.quote_requests (status, created_at desc) where merged_into is null;

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid references public.quote_requests (id) on delete cascade,
  title text not null check (length(title) between 1 and 300),
  due_on date,
  done_at timestamptz,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.tasks is 'What the staff still has to do for an enquiry. Ends with the enquiry.';
create index tasks_open on public.tasks (due_on) where done_at is null;
create index tasks_request on public.tasks (quote_request_id);
alter table public.tasks enable row level security;
grant all on public.tasks to service_role;
grant select, delete on public.tasks to authenticated;
grant insert (quote_request_id, title, due_on), update (title, due_on, done_at) on public.tasks to authenticated;
create policy "staff may read tasks" on public.tasks for select to authenticated using ((select public.is_staff()));
create policy "staff may add tasks" on public.tasks for insert to authenticated with check ((select public.is_staff()));
create policy "staff may change tasks" on public.tasks for update to authenticated using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "staff may remove tasks" on public.tasks for delete to authenticated using ((select public.is_staff()));

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  query text not null check (length(query) <= 500),
  created_at timestamptz not null default now(),
  unique (owner, name)
);
comment on table public.saved_views is 'Filters of the pipeline that a member of the staff has kept, as the query part of the address. End with the user.';
alter table public.saved_views enable row level security;
grant all on public.saved_views to service_role;
grant select, delete on public.saved_views to authenticated;
grant insert (name, query) on public.saved_views to authenticated;
create policy "staff may read own views" on public.saved_views for select to authenticated using (owner = (select auth.uid()) and (select public.is_staff()));
create policy "staff may keep views" on public.saved_views for insert to authenticated with check (owner = (select auth.uid()) and (select public.is_staff()));
create policy "staff may drop own views" on public.saved_views for delete to authenticated using (owner = (select auth.uid()));

-- Duplicates: same address or same number, unless one is already joined to the other.
create function public.find_duplicates(request uuid)
returns table (id uuid, reference text, name text, company text, email text, status text, created_at timestamptz, merged_into uuid)
language sql stable set search_path = '' as $$
  select r.id, r.reference, r.name, r.company, r.email, r.status, r.created_at, r.merged_into
  from public.quote_requests as r, public.quote_requests as this
  where this.id = request and r.id <> this.id and (
    lower(r.email) = lower(this.email)
    or right(regexp_replace(r.phone, '\D', '', 'g'), 8) = nullif(right(regexp_replace(this.phone, '\D', '', 'g'), 8), '')
    or r.merged_into = this.id or this.merged_into = r.id
  )
  order by r.created_at desc
  limit 50
$$;
comment on function public.find_duplicates(uuid) is 'Enquiries of the same address or telephone number (last eight digits), newest first; with the rights of the caller.';

create function public.merge_request(duplicate uuid, target uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Nur Mitarbeiter führen Anfragen zusammen' using errcode = '42501'; end if;
  if duplicate = target then raise exception 'Eine Anfrage ist kein Duplikat ihrer selbst' using errcode = '22023'; end if;
  perform 1 from public.quote_requests where id in (duplicate, target) order by id for update;
  if not exists (select 1 from public.quote_requests where id = target and merged_into is null) then
    raise exception 'Unbekannte oder selbst zusammengeführte Anfrage' using errcode = 'P0002';
  end if;
  update public.quote_requests set merged_into = target where id = duplicate or merged_into = duplicate;
  if not found then raise exception 'Unbekannte Anfrage' using errcode = 'P0002'; end if;
end $$;
comment on function public.merge_request(uuid, uuid) is 'Marks an enquiry, and what was joined to it, as duplicate of another. Nothing is deleted. Errors: 42501, 22023, P0002.';

create function public.unmerge_request(duplicate uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Nur Mitarbeiter trennen Anfragen' using errcode = '42501'; end if;
  update public.quote_requests set merged_into = null where id = duplicate and merged_into is not null;
  if not found then raise exception 'Diese Anfrage ist nicht zusammengeführt' using errcode = 'P0002'; end if;
end $$;
comment on function public.unmerge_request(uuid) is 'Takes merge_request back. Errors: 42501, P0002.';
revoke execute on function public.find_duplicates(uuid), public.merge_request(uuid, uuid), public.unmerge_request(uuid) from public, anon;
grant execute on function public.find_duplicates(uuid), public.merge_request(uuid, uuid), public.unmerge_request(uuid) to authenticated, service_role;

create or replace function public.pipeline_summary() returns jsonb language sql stable set search_path = '' as $$
  with live as (select status, estimated_price, respond_by, created_at from public.quote_requests where merged_into is null)
  select jsonb_build_object(
    'by_status', coalesce((select jsonb_object_agg(status, n) from (select status, count(*) as n from live group by status) as s), '{}'),
    'open_value', coalesce((select sum(estimated_price) from live where status in ('new', 'in_review', 'offered')), 0),
    'overdue', (select count(*) from live where status = 'new' and respond_by < now()),
    'last_30_days', (select count(*) from live where created_at > now() - interval '30 days'),
    'new_messages', (select count(*) from public.contact_messages where status = 'new')
  )
$$;
