-- Work on an order: who plans projects, who approves, whose files these are, and who talks to whom.

-- Projects and their steps are planned by the staff, directly on the tables.
grant insert (title, customer_email, status, starts_on, due_on), update (title, customer_email, status, starts_on, due_on) on public.projects to authenticated;
create policy "staff may create projects" on public.projects for insert to authenticated with check ((select public.is_staff()));
create policy "staff may change projects" on public.projects for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create function public.number_project() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.number := coalesce(new.number, public.next_number('project'));
  return new;
end $$;
comment on function public.number_project() is 'Trigger: a project without a number gets the next one.';
create trigger number_project before insert on public.projects for each row execute function public.number_project();

grant insert (project_id, position, title, description, due_on, needs_approval, status), update (position, title, description, due_on, needs_approval, status), delete
  on public.project_milestones to authenticated;
create policy "staff may add milestones" on public.project_milestones for insert to authenticated with check ((select public.is_staff()));
create policy "staff may change milestones" on public.project_milestones for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
-- What the customer has decided on stays.
create policy "staff may delete undecided milestones" on public.project_milestones for delete to authenticated
  using ((select public.is_staff()) and decided_at is null);

-- Runs as the caller: inside of decide_milestone that is the owner, over REST it is the role authenticated.
create function public.guard_milestone() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    if new.status in ('approved', 'changes_requested') and (tg_op = 'INSERT' or new.status <> old.status) then
      raise exception 'Über die Freigabe entscheidet der Kunde' using errcode = '42501';
    end if;
    if new.status = 'done' and new.needs_approval and (tg_op = 'INSERT' or old.status not in ('approved', 'done')) then
      raise exception 'Dieser Schritt braucht die Freigabe des Kunden' using errcode = '23514';
    end if;
    if tg_op = 'UPDATE' and old.status = 'approved' and new.status = 'approved'
      and (new.title, new.description, new.needs_approval) is distinct from (old.title, old.description, old.needs_approval) then
      raise exception 'Freigegebenes ändert sich nicht mehr' using errcode = '23514';
    end if;
  end if;
  if new.status = 'awaiting_approval' then
    new.needs_approval := true;
    if tg_op = 'INSERT' or old.status <> 'awaiting_approval' then
      new.decided_at := null;
      new.decided_by := null;
      new.decision_comment := '';
    end if;
  end if;
  return new;
end $$;
comment on function public.guard_milestone() is 'Trigger: nobody but the customer approves (42501); what was approved keeps its text and a step that needs approval is not done without (23514); asking again clears the old decision.';
create trigger guard_milestone before insert or update on public.project_milestones for each row execute function public.guard_milestone();

create function public.announce_approval() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  if new.status <> 'awaiting_approval' or (tg_op = 'UPDATE' and old.status = new.status) then return null; end if;
  select * into project from public.projects where id = new.project_id;
  perform public.enqueue_mail(
    'milestone:' || new.id || ':awaiting:' || extract(epoch from now()), 'milestone-awaiting', project.customer_email,
    jsonb_build_object('projectId', project.id, 'project', project.title, 'milestone', new.title,
      'name', coalesce((select full_name from public.profiles where id = project.customer_id), ''))
  );
  return null;
end $$;
comment on function public.announce_approval() is 'Trigger: tells the customer by mail that a step waits for approval.';
create trigger announce_approval after insert or update of status on public.project_milestones for each row execute function public.announce_approval();

create function public.order_milestones(project uuid, milestones uuid[]) returns void language sql set search_path = '' as $$
  update public.project_milestones m set position = o.position
  from unnest(milestones) with ordinality as o(id, position)
  where m.id = o.id and m.project_id = project and m.position is distinct from o.position
$$;
comment on function public.order_milestones(uuid, uuid[]) is 'Puts the steps of a project into the order given, under the rights of the caller.';
revoke execute on function public.order_milestones(uuid, uuid[]) from public, anon;
grant execute on function public.order_milestones(uuid, uuid[]) to authenticated, service_role;

create function public.decide_milestone(milestone_id uuid, decision text, comment text default '') returns text
language plpgsql security definer set search_path = '' as $$
declare
  step public.project_milestones;
  project public.projects;
begin
  if decision is null or decision not in ('approved', 'changes_requested') then raise exception 'Unbekannte Entscheidung' using errcode = '22023'; end if;
  select m.* into step from public.project_milestones m join public.projects p on p.id = m.project_id
  where m.id = milestone_id and p.customer_id = auth.uid() for update of m;
  if not found then raise exception 'Unbekannter Schritt' using errcode = 'P0002'; end if;
  -- A second click or a repeated request changes nothing and mails nobody.
  if step.status = decision and step.decided_by = auth.uid() then return step.status; end if;
  if step.status <> 'awaiting_approval' then raise exception 'Dieser Schritt wartet nicht auf eine Freigabe' using errcode = '55000'; end if;
  if decision = 'changes_requested' and btrim(coalesce(decide_milestone.comment, '')) = '' then
    raise exception 'Bitte beschreiben Sie die gewünschten Änderungen' using errcode = '23514';
  end if;
  update public.project_milestones
  set status = decision, decided_at = now(), decided_by = auth.uid(), decision_comment = btrim(coalesce(decide_milestone.comment, ''))
  where id = milestone_id returning * into step;
  select * into project from public.projects where id = step.project_id;
  perform public.enqueue_mail(
    'milestone:' || step.id || ':' || decision || ':' || extract(epoch from now()), 'milestone-decided', 'agency',
    jsonb_build_object('projectId', project.id, 'number', project.number, 'project', project.title, 'milestone', step.title,
      'decision', decision, 'comment', step.decision_comment, 'email', project.customer_email)
  );
  return step.status;
end $$;
comment on function public.decide_milestone(uuid, text, text) is 'The customer approves a step of his own project or asks for changes (comment needed). Tells the agency by mail. Errors: P0002 no such step, 55000 it does not wait for approval, 23514 no comment, 22023 unknown decision.';
revoke execute on function public.decide_milestone(uuid, text, text) from public, anon;
grant execute on function public.decide_milestone(uuid, text, text) to authenticated, service_role;

-- Files: `project-files` holds <project>/<name>, `message-files` holds <customer>/<name>. Names are random, the real name stands in the row.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select b, b, false, 52428800, array[
  'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/heic', 'image/svg+xml', 'image/tiff', 'image/vnd.adobe.photoshop',
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
create policy "customer may read files of own projects" on storage.objects for select to authenticated
  using (bucket_id = 'project-files' and exists (
    select 1 from public.projects p where p.id::text = (storage.foldername(objects.name))[1] and p.customer_id = (select auth.uid())));
create policy "customer may read files of own thread" on storage.objects for select to authenticated
  using (bucket_id = 'message-files' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "staff may add project files" on storage.objects for insert to authenticated
  with check (bucket_id = 'project-files' and owner_id = (select auth.uid())::text and (select public.is_staff()) and exists (
    select 1 from public.projects p where p.id::text = (storage.foldername(objects.name))[1]));
create policy "staff may add files to threads" on storage.objects for insert to authenticated
  with check (bucket_id = 'message-files' and owner_id = (select auth.uid())::text and (select public.is_staff()));
create policy "customer may add files to own projects" on storage.objects for insert to authenticated
  with check (bucket_id = 'project-files' and owner_id = (select auth.uid())::text and exists (
    select 1 from public.projects p where p.id::text = (storage.foldername(objects.name))[1] and p.customer_id = (select auth.uid())));
create policy "customer may add files to own thread" on storage.objects for insert to authenticated
  with check (bucket_id = 'message-files' and owner_id = (select auth.uid())::text and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "staff may delete project files" on storage.objects for delete to authenticated
  using (bucket_id = 'project-files' and (select public.is_staff()));
create policy "customer may delete own project files" on storage.objects for delete to authenticated
  using (bucket_id = 'project-files' and owner_id = (select auth.uid())::text and exists (
    select 1 from public.projects p where p.id::text = (storage.foldername(objects.name))[1] and p.customer_id = (select auth.uid())));

-- What stands in the row comes from the stored object, not from the browser.
create function public.register_project_file(object_path text, file_name text) returns public.project_files
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
    split_part(object_path, '/', 1)::uuid, object_path, left(coalesce(nullif(btrim(file_name), ''), 'Datei'), 200),
    coalesce(object.metadata ->> 'mimetype', 'application/octet-stream'), coalesce((object.metadata ->> 'size')::bigint, 0)
  )
  on conflict (path) do nothing;
  select * into stored from public.project_files f where f.path = object_path;
  return stored;
end $$;
comment on function public.register_project_file(text, text) is 'After an upload: lists the caller''s object as a file of its project; a second call gives the same row. Errors: P0002 no such object of the caller.';
revoke execute on function public.register_project_file(text, text) from public, anon;
grant execute on function public.register_project_file(text, text) to authenticated, service_role;

grant delete on public.project_files to authenticated;
create policy "staff may delete files" on public.project_files for delete to authenticated using ((select public.is_staff()));
create policy "customer may delete own files" on public.project_files for delete to authenticated
  using (uploaded_by = (select auth.uid()) and exists (select 1 from public.projects p where p.id = project_id and p.customer_id = (select auth.uid())));

-- Messages: the author is whoever writes, and only the other side reads.
grant insert (id, customer_id, project_id, from_staff, body, attachments) on public.messages to authenticated;
alter table public.messages drop constraint messages_body_check;
alter table public.messages add constraint messages_body_check check (length(body) <= 8000 and (length(btrim(body)) > 0 or attachments <> '[]'));
alter table public.messages add constraint messages_attachments_check check (jsonb_typeof(attachments) = 'array' and jsonb_array_length(attachments) <= 10);
create index messages_attachments on public.messages using gin (attachments jsonb_path_ops) where attachments <> '[]';
create policy "customer may write in own thread" on public.messages for insert to authenticated
  with check (customer_id = (select auth.uid()) and not from_staff and (project_id is null or exists (
    select 1 from public.projects p where p.id = project_id and p.customer_id = (select auth.uid()))));
create policy "staff may write in every thread" on public.messages for insert to authenticated
  with check (from_staff and (select public.is_staff()) and (project_id is null or exists (
    select 1 from public.projects p where p.id = project_id and p.customer_id = messages.customer_id)));

create function public.check_attachments() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  checked jsonb;
begin
  if new.attachments = '[]' or auth.role() is distinct from 'authenticated' then return new; end if;
  select jsonb_agg(jsonb_build_object(
    'path', o.name, 'name', left(coalesce(nullif(btrim(a.entry ->> 'name'), ''), 'Datei'), 200),
    'mime_type', coalesce(o.metadata ->> 'mimetype', 'application/octet-stream'), 'size_bytes', coalesce((o.metadata ->> 'size')::bigint, 0)
  ) order by a.position) into checked
  from jsonb_array_elements(new.attachments) with ordinality as a(entry, position)
  join storage.objects o on o.bucket_id = 'message-files' and o.name = a.entry ->> 'path'
    and o.owner_id = auth.uid()::text and (storage.foldername(o.name))[1] = new.customer_id::text;
  if coalesce(jsonb_array_length(checked), 0) <> jsonb_array_length(new.attachments) then
    raise exception 'Unbekannter Anhang' using errcode = '23514';
  end if;
  new.attachments := checked;
  return new;
end $$;
comment on function public.check_attachments() is 'Trigger: attachments are objects the author has put into this thread; type and size come from them (23514 otherwise).';
create trigger check_attachments before insert on public.messages for each row execute function public.check_attachments();

create function public.mark_thread_read(customer_id uuid) returns integer language plpgsql security definer set search_path = '' as $$
declare
  is_own boolean := mark_thread_read.customer_id = auth.uid();
  marked integer;
begin
  if not coalesce(is_own, false) and not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  update public.messages m set read_at = now()
  where m.customer_id = mark_thread_read.customer_id and m.read_at is null and m.from_staff = is_own;
  get diagnostics marked = row_count;
  return marked;
end $$;
comment on function public.mark_thread_read(uuid) is 'Marks what the other side has written in a thread as read; gives the count. Errors: 42501 neither the customer nor staff.';
revoke execute on function public.mark_thread_read(uuid) from public, anon;
grant execute on function public.mark_thread_read(uuid) to authenticated, service_role;

create function public.list_threads(search text default '') returns table (
  customer_id uuid, full_name text, email text, last_at timestamptz, last_body text, last_from_staff boolean, unread integer
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    select p.id, p.full_name, coalesce(u.email, '')::text, m.created_at, left(m.body, 200), m.from_staff,
      (select count(*)::integer from public.messages n where n.customer_id = p.id and not n.from_staff and n.read_at is null)
    from public.profiles p
    join auth.users u on u.id = p.id
    left join lateral (select * from public.messages l where l.customer_id = p.id order by l.created_at desc, l.id desc limit 1) m on true
    where (p.role = 'customer' or m.id is not null)
      and (search = '' or position(lower(search) in lower(p.full_name || ' ' || coalesce(u.email, ''))) > 0)
    order by m.created_at desc nulls last, p.created_at desc
    limit 200;
end $$;
comment on function public.list_threads(text) is 'Customers with their last message and the count of what they wrote unread, newest first, those without a message last; at most 200. For staff (42501).';
revoke execute on function public.list_threads(text) from public, anon;
grant execute on function public.list_threads(text) to authenticated, service_role;

-- One mail a run of unread messages: its first message names the event, so that further ones mail nobody. Runs older than a month are left
-- alone, because the outbox forgets its sent mails then.
create function public.notify_unread_messages(after_minutes integer default 10) returns integer
language sql security definer set search_path = '' as $$
  with runs as (
    select m.customer_id, m.from_staff, count(*) as unread, (array_agg(m.id order by m.created_at, m.id))[1] as first_id,
      (array_agg(m.body order by m.created_at, m.id))[1] as body
    from public.messages m where m.read_at is null
    group by m.customer_id, m.from_staff
    having min(m.created_at) between now() - interval '30 days' and now() - make_interval(mins => after_minutes)
  )
  select count(*) filter (where public.enqueue_mail(
    'messages:' || r.first_id || case when r.from_staff then ':customer' else ':agency' end,
    case when r.from_staff then 'messages-customer' else 'messages-agency' end,
    case when r.from_staff then u.email else 'agency' end,
    jsonb_build_object('customerId', r.customer_id, 'name', coalesce(p.full_name, ''), 'email', u.email, 'unread', r.unread, 'body', left(r.body, 600))
  ))::integer
  from runs r join auth.users u on u.id = r.customer_id left join public.profiles p on p.id = r.customer_id
  where u.email is not null
$$;
comment on function public.notify_unread_messages(integer) is 'Queues a mail for each thread whose other side has left messages unread for so many minutes; gives the count of new mails. Called by the worker.';
revoke execute on function public.notify_unread_messages(integer) from public, anon, authenticated;
grant execute on function public.notify_unread_messages(integer) to service_role;

create function public.list_orphaned_files(bucket text, after_hours integer default 24) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = bucket and o.created_at < now() - make_interval(hours => after_hours)
    and case bucket
      when 'project-files' then not exists (select 1 from public.project_files f where f.path = o.name)
      when 'message-files' then not exists (
        select 1 from public.messages m where m.attachments <> '[]' and m.attachments @> jsonb_build_array(jsonb_build_object('path', o.name)))
      else false end
  order by o.created_at limit 500
$$;
comment on function public.list_orphaned_files(text, integer) is 'Objects of project-files or message-files that no row names: given up before listing, or left behind by a deleted project, thread or person.';
revoke execute on function public.list_orphaned_files(text, integer) from public, anon, authenticated;
grant execute on function public.list_orphaned_files(text, integer) to service_role;

revoke execute on function public.number_project(), public.guard_milestone(), public.announce_approval(), public.check_attachments() from public, anon, authenticated;
