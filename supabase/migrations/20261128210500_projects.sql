-- Orders being worked on: who plans projects, who approves, whose files these
-- are. The staff plans projects and their steps directly on the tables.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  offer_id uuid unique references public.offers (id) on delete set null,
  customer_id uuid references auth.users (id) on delete set null,
  customer_email text not null,
  title text not null check (length(title) between 1 and 200),
  status text not null default 'planned'
    check (status in ('planned', 'active', 'review', 'done', 'cancelled')),
  starts_on date,
  due_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.projects is 'Orders being worked on. Purpose: contract.';
create index projects_customer on public.projects (customer_id);
create index projects_email on public.projects (lower(customer_email)) where customer_id is null;
create trigger projects_touch before update on public.projects
  for each row execute function public.touch_updated_at();
create trigger audit after insert or update or delete on public.projects
  for each row execute function public.record_audit();
create trigger assign_customer before insert or update of customer_email on public.projects
  for each row execute function public.assign_customer();
alter table public.projects enable row level security;
grant select, insert (customer_email, title, status, starts_on, due_on),
  update (customer_email, title, status, starts_on, due_on) on public.projects to authenticated;
create policy "staff may read projects" on public.projects for select to authenticated
  using ((select public.is_staff()));
create policy "customer may read own projects" on public.projects for select to authenticated
  using (customer_id = (select auth.uid()));
create policy "staff may create projects" on public.projects for insert to authenticated
  with check ((select public.is_staff()));
create policy "staff may change projects" on public.projects for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "second factor where enrolled" on public.projects
  as restrictive for all to authenticated using ((select public.has_used_factor()));

create function public.number_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.number := coalesce(new.number, public.next_number('project'));
  return new;
end $$;
comment on function public.number_project() is
  'Trigger: a project without a number gets the next one.';
create trigger number_project before insert on public.projects
  for each row execute function public.number_project();

create table public.project_milestones (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  position integer not null default 0,
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 4000),
  due_on date,
  needs_approval boolean not null default false,
  status text not null default 'open' check (status in (
    'open', 'in_progress', 'awaiting_approval', 'approved', 'changes_requested', 'done'
  )),
  decided_at timestamptz,
  decided_by uuid,
  decision_comment text not null default '' check (length(decision_comment) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  awaiting_since timestamptz
);
comment on table public.project_milestones is
  'Steps of a project; those with needs_approval wait for the customer.';
comment on column public.project_milestones.awaiting_since is
  'Since when the step waits for approval; null while it does not.';
create index project_milestones_project on public.project_milestones (project_id, position);
create trigger project_milestones_touch before update on public.project_milestones
  for each row execute function public.touch_updated_at();
create trigger audit after insert or update or delete on public.project_milestones
  for each row execute function public.record_audit();
create trigger guard_factor before insert or update or delete on public.project_milestones
  for each statement execute function public.guard_factor();
alter table public.project_milestones enable row level security;
grant select, insert (project_id, position, title, description, due_on, needs_approval, status),
  update (position, title, description, due_on, needs_approval, status), delete
  on public.project_milestones to authenticated;
create policy "staff may read milestones" on public.project_milestones for select to authenticated
  using ((select public.is_staff()));
create policy "customer may read own milestones" on public.project_milestones
  for select to authenticated
  using (exists (
    select 1 from public.projects p
    where p.id = project_id and p.customer_id = (select auth.uid())
  ));
create policy "staff may add milestones" on public.project_milestones for insert to authenticated
  with check ((select public.is_staff()));
create policy "staff may change milestones" on public.project_milestones for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
-- What the customer has decided on stays.
create policy "staff may delete undecided milestones" on public.project_milestones
  for delete to authenticated using ((select public.is_staff()) and decided_at is null);
create policy "second factor where enrolled" on public.project_milestones
  as restrictive for all to authenticated using ((select public.has_used_factor()));

-- Runs as the caller: inside of decide_milestone that is the owner, over REST
-- it is the role authenticated.
create function public.guard_milestone() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    if new.status in ('approved', 'changes_requested')
      and (tg_op = 'INSERT' or new.status <> old.status) then
      raise exception 'Über die Freigabe entscheidet der Kunde' using errcode = '42501';
    end if;
    if new.status = 'done' and new.needs_approval
      and (tg_op = 'INSERT' or old.status not in ('approved', 'done')) then
      raise exception 'Dieser Schritt braucht die Freigabe des Kunden' using errcode = '23514';
    end if;
    if tg_op = 'UPDATE' and old.status = 'approved' and new.status = 'approved'
      and (new.title, new.description, new.needs_approval)
        is distinct from (old.title, old.description, old.needs_approval) then
      raise exception 'Freigegebenes ändert sich nicht mehr' using errcode = '23514';
    end if;
  end if;
  if new.status <> 'awaiting_approval' then
    new.awaiting_since := null;
  else
    new.needs_approval := true;
    if tg_op = 'INSERT' or old.status <> 'awaiting_approval' then
      new.awaiting_since := now();
      new.decided_at := null;
      new.decided_by := null;
      new.decision_comment := '';
    end if;
  end if;
  return new;
end $$;
comment on function public.guard_milestone() is
  'Trigger: nobody but the customer approves (42501); what was approved keeps its text and a step '
  'that needs approval is not done without (23514); asking begins the wait, and clears the old '
  'decision.';
create trigger guard_milestone before insert or update on public.project_milestones
  for each row execute function public.guard_milestone();

create function public.announce_approval() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  if new.status <> 'awaiting_approval' or (tg_op = 'UPDATE' and old.status = new.status) then
    return null;
  end if;
  select * into project from public.projects where id = new.project_id;
  -- What is over asks for no approval.
  if project.status in ('done', 'cancelled') then return null; end if;
  perform public.enqueue_mail(
    'milestone:' || new.id || ':awaiting:' || extract(epoch from now()), 'milestone-awaiting',
    project.customer_email,
    jsonb_build_object(
      'projectId', project.id, 'project', project.title, 'milestone', new.title,
      'name', coalesce((select full_name from public.profiles where id = project.customer_id), ''),
      'hasAccount', project.customer_id is not null
    )
  );
  return null;
end $$;
comment on function public.announce_approval() is
  'Trigger: tells the customer by mail that a step of a running project waits for approval, and '
  'whether an account of his can give it.';
create trigger announce_approval after insert or update of status on public.project_milestones
  for each row execute function public.announce_approval();

create function public.order_milestones(project uuid, milestones uuid[]) returns void
language sql set search_path = '' as $$
  update public.project_milestones m set position = o.position
  from unnest(milestones) with ordinality as o(id, position)
  where m.id = o.id and m.project_id = project and m.position is distinct from o.position
$$;
comment on function public.order_milestones(uuid, uuid[]) is
  'Puts the steps of a project into the order given, under the rights of the caller.';
grant execute on function public.order_milestones(uuid, uuid[]) to authenticated;

-- What is over asks for no approval.
create function public.decide_milestone(
  milestone_id uuid, decision text, comment text default '', seen_at timestamptz default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  step public.project_milestones;
  project public.projects;
  said constant text := btrim(coalesce(decide_milestone.comment, ''));
begin
  if decision is null or decision not in ('approved', 'changes_requested') then
    raise exception 'Unbekannte Entscheidung' using errcode = '22023';
  end if;
  select m.* into step from public.project_milestones m
  join public.projects p on p.id = m.project_id
  where m.id = milestone_id and p.customer_id = auth.uid() for update of m;
  if not found then raise exception 'Unbekannter Schritt' using errcode = 'P0002'; end if;
  -- A second click or a repeated request changes nothing and mails nobody.
  if step.status = decision and step.decided_by = auth.uid() and step.decision_comment = said then
    return step.status;
  end if;
  if step.decided_by = auth.uid() and step.status in ('approved', 'changes_requested') then
    raise exception 'Sie haben über diesen Schritt schon entschieden. Was Sie noch sagen möchten, '
      'schreiben Sie uns bitte als Nachricht.' using errcode = '55000';
  end if;
  if step.status <> 'awaiting_approval' then
    raise exception 'Dieser Schritt wartet nicht auf eine Freigabe' using errcode = '55000';
  end if;
  select * into project from public.projects where id = step.project_id;
  if project.status in ('done', 'cancelled') then
    raise exception 'Dieses Projekt ist beendet' using errcode = '55000';
  end if;
  -- Nobody approves what he has not seen.
  if step.updated_at <> seen_at then
    raise exception 'Der Schritt wurde gerade geändert. Bitte sehen Sie ihn sich noch einmal an.'
      using errcode = '55000';
  end if;
  if decision = 'changes_requested' and said = '' then
    raise exception 'Bitte beschreiben Sie die gewünschten Änderungen' using errcode = '23514';
  end if;
  update public.project_milestones
  set status = decision, decided_at = now(), decided_by = auth.uid(),
    decision_comment = said
  where id = milestone_id returning * into step;
  perform public.enqueue_mail(
    'milestone:' || step.id || ':' || decision || ':' || extract(epoch from now()),
    'milestone-decided', 'agency',
    jsonb_build_object(
      'projectId', project.id, 'number', project.number, 'project', project.title,
      'milestone', step.title, 'decision', decision, 'comment', step.decision_comment,
      'email', project.customer_email
    )
  );
  return step.status;
end $$;
comment on function public.decide_milestone(uuid, text, text, timestamptz) is
  'The customer approves a step of his own project or asks for changes (comment needed); seen_at: '
  'its updated_at as he saw it. Tells the agency by mail; the same decision with the same comment '
  'changes nothing. Errors: P0002 no such step, 55000 it does not wait for approval, has changed '
  'since or its project is over, 23514 no comment, 22023 unknown decision.';
grant execute on function public.decide_milestone(uuid, text, text, timestamptz) to authenticated;

-- From offer to project.
create function public.accept_offer(
  offer_id uuid, customer uuid, hash text, options text[], totals jsonb, evidence jsonb,
  milestones jsonb, token text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  project public.projects;
  sealed_evidence jsonb;
begin
  perform public.act_for(customer);
  select * into offer from public.offers o
  where o.id = offer_id and o.status <> 'draft' and public.may_decide_offer(o, customer, token)
  for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if offer.status = 'accepted' then
    select * into project from public.projects p where p.offer_id = offer.id;
    return jsonb_build_object('outcome', 'accepted', 'repeated', true, 'projectId', project.id);
  end if;
  if offer.status <> 'sent' then return jsonb_build_object('outcome', offer.status); end if;
  if offer.valid_until < (now() at time zone 'Europe/Berlin')::date then
    return jsonb_build_object('outcome', 'expired');
  end if;
  if offer.snapshot_hash <> accept_offer.hash
    or public.hash_json(offer.snapshot) <> offer.snapshot_hash then
    return jsonb_build_object('outcome', 'changed');
  end if;

  update public.offers o set
    status = 'accepted',
    decided_at = now(),
    accepted_options = accept_offer.options,
    accepted_net_cents = (totals ->> 'netCents')::bigint,
    accepted_tax_cents = (totals ->> 'taxCents')::bigint,
    accepted_gross_cents = (totals ->> 'grossCents')::bigint
  where o.id = offer.id returning * into offer;
  sealed_evidence := evidence || jsonb_build_object(
    'hash', offer.snapshot_hash, 'options', to_jsonb(options), 'acceptedAt', now()
  );
  if customer is null then
    sealed_evidence := sealed_evidence || jsonb_build_object('link', (
      select jsonb_build_object('id', l.id, 'sentTo', offer.customer_email, 'sentAt', l.created_at)
      from public.offer_links l where l.token_hash = public.hash_token(token)
    ));
  end if;
  insert into public.offer_events (offer_id, kind, actor, evidence)
  values (offer.id, 'accepted', customer, sealed_evidence);
  update public.quote_requests set status = 'won'
  where id = offer.quote_request_id and status <> 'won';

  insert into public.projects (number, offer_id, customer_email, title)
  values (
    public.next_number('project'), offer.id, offer.customer_email,
    offer.snapshot #>> '{content,title}'
  )
  returning * into project;
  insert into public.project_milestones (project_id, position, title, description, needs_approval)
  select project.id, m.ordinality - 1, m.value ->> 'title', m.value ->> 'description',
    (m.value ->> 'needsApproval')::boolean
  from jsonb_array_elements(milestones) with ordinality as m;

  perform
    public.enqueue_mail(
      'offer:' || offer.id || ':accepted:customer', 'offer-accepted', offer.customer_email,
      accept_mail.data || case
        when offer.customer_id is null
        then jsonb_build_object('token', public.add_offer_link(offer.id))
        else '{}'
      end
    ),
    public.enqueue_mail(
      'offer:' || offer.id || ':accepted:agency', 'offer-accepted-agency', 'agency',
      accept_mail.data
    )
  from (select jsonb_build_object(
    'offerId', offer.id, 'projectId', project.id, 'projectNumber', project.number,
    'number', offer.number, 'title', project.title,
    'name', offer.snapshot #>> '{content,customer,name}',
    'company', offer.snapshot #>> '{content,customer,company}', 'email', offer.customer_email,
    'kind', offer.snapshot #>> '{content,customer,kind}', 'grossCents', offer.accepted_gross_cents,
    'netCents', offer.accepted_net_cents, 'acceptedAt', offer.decided_at,
    'withdrawal', offer.snapshot #>> '{texts,withdrawal}'
  ) as data) as accept_mail;
  return jsonb_build_object('outcome', 'accepted', 'repeated', false, 'projectId', project.id);
end $$;
comment on function public.accept_offer(uuid, uuid, text, text[], jsonb, jsonb, jsonb, text) is
  'The order in one transaction: status, amounts, hash and evidence, enquiry won, project with '
  'milestones, mails to both sides. Without a customer the token of a link decides. A second call '
  'gives the same project. `outcome`: accepted, unknown, expired, changed (hash differs), refused, '
  'superseded, withdrawn.';

create table public.project_files (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  path text not null unique,
  name text not null check (length(name) between 1 and 200),
  mime_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.project_files is
  'Files of a project; `path` is the object in the bucket project-files, starting with the '
  'project id.';
create index project_files_project on public.project_files (project_id, created_at);
create trigger audit after insert or delete on public.project_files
  for each row execute function public.record_audit();
create trigger guard_factor before insert or update or delete on public.project_files
  for each statement execute function public.guard_factor();
alter table public.project_files enable row level security;
grant select, delete on public.project_files to authenticated;
create policy "staff may read files" on public.project_files for select to authenticated
  using ((select public.is_staff()));
create policy "customer may read own files" on public.project_files for select to authenticated
  using (exists (
    select 1 from public.projects p
    where p.id = project_id and p.customer_id = (select auth.uid())
  ));
create policy "staff may delete files" on public.project_files for delete to authenticated
  using ((select public.is_staff()));
create policy "customer may delete own files" on public.project_files for delete to authenticated
  using (
    uploaded_by = (select auth.uid())
    and exists (
      select 1 from public.projects p
      where p.id = project_id and p.customer_id = (select auth.uid())
    )
  );
create policy "second factor where enrolled" on public.project_files
  as restrictive for all to authenticated using ((select public.has_used_factor()));

-- Files: `project-files` holds <project>/<name>, `message-files` holds
-- <customer>/<name>. Names are random, the real name stands in the row.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select b, b, false, 52428800, array[
  'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/heic', 'image/svg+xml',
  'image/tiff', 'image/vnd.adobe.photoshop',
  'application/pdf', 'application/postscript', 'application/zip', 'text/plain', 'text/csv',
  'application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
  'font/woff2', 'font/woff', 'font/ttf', 'font/otf', 'video/mp4', 'video/quicktime', 'audio/mpeg'
]
from unnest(array['project-files', 'message-files']) as b;

create policy "staff may read work files" on storage.objects for select to authenticated
  using (bucket_id in ('project-files', 'message-files') and (select public.is_staff()));
create policy "customer may read files of own projects" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'project-files'
    and exists (
      select 1 from public.projects p
      where p.id::text = (storage.foldername(objects.name))[1]
        and p.customer_id = (select auth.uid())
    )
  );
create policy "customer may read files of own thread" on storage.objects for select to authenticated
  using (bucket_id = 'message-files' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "staff may add project files" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'project-files' and owner_id = (select auth.uid())::text
    and (select public.is_staff())
    and exists (
      select 1 from public.projects p where p.id::text = (storage.foldername(objects.name))[1]
    )
  );
create policy "staff may add files to threads" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'message-files' and owner_id = (select auth.uid())::text
    and (select public.is_staff())
  );
create policy "customer may add files to own projects" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'project-files' and owner_id = (select auth.uid())::text
    and exists (
      select 1 from public.projects p
      where p.id::text = (storage.foldername(objects.name))[1]
        and p.customer_id = (select auth.uid())
    )
  );
create policy "customer may add files to own thread" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'message-files' and owner_id = (select auth.uid())::text
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "staff may delete project files" on storage.objects for delete to authenticated
  using (bucket_id = 'project-files' and (select public.is_staff()));
create policy "customer may delete own project files" on storage.objects for delete to authenticated
  using (
    bucket_id = 'project-files' and owner_id = (select auth.uid())::text
    and exists (
      select 1 from public.projects p
      where p.id::text = (storage.foldername(objects.name))[1]
        and p.customer_id = (select auth.uid())
    )
  );
create policy "second factor where enrolled for work files" on storage.objects
  as restrictive for all to authenticated
  using (
    bucket_id not in ('project-files', 'message-files', 'quote-files')
    or (select public.has_used_factor())
  );

-- What stands in the row comes from the stored object, not from the browser.
create function public.register_project_file(
  object_path text, file_name text
) returns public.project_files
language plpgsql security definer set search_path = '' as $$
declare
  object storage.objects;
  stored public.project_files;
begin
  select * into object from storage.objects o
  where o.bucket_id = 'project-files' and o.name = object_path and o.owner_id = auth.uid()::text;
  if not found then raise exception 'Unbekannte Datei' using errcode = 'P0002'; end if;
  insert into public.project_files (project_id, path, name, mime_type, size_bytes)
  values (
    split_part(object_path, '/', 1)::uuid, object_path,
    left(coalesce(nullif(btrim(file_name), ''), 'Datei'), 200),
    coalesce(object.metadata ->> 'mimetype', 'application/octet-stream'),
    coalesce((object.metadata ->> 'size')::bigint, 0)
  )
  on conflict (path) do nothing;
  select * into stored from public.project_files f where f.path = object_path;
  return stored;
end $$;
comment on function public.register_project_file(text, text) is
  'After an upload: lists the caller''s object as a file of its project; a second call gives the '
  'same row. Errors: P0002 no such object of the caller.';
grant execute on function public.register_project_file(text, text) to authenticated;

alter publication supabase_realtime add table
  public.projects, public.project_milestones, public.project_files;
