-- Nobody approves what he has not seen: what he saw was left out by leaving the argument out.

drop function public.decide_milestone(uuid, text, text, timestamptz);
create function public.decide_milestone(
  milestone_id uuid, decision text, seen_at timestamptz, comment text default ''
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
  if step.updated_at is distinct from seen_at then
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
comment on function public.decide_milestone(uuid, text, timestamptz, text) is
  'The customer approves a step of his own project or asks for changes (comment needed); seen_at: '
  'its updated_at as he saw it. Tells the agency by mail; the same decision with the same comment '
  'changes nothing. Errors: P0002 no such step, 55000 it does not wait for approval, has changed '
  'since or its project is over, 23514 no comment, 22023 unknown decision.';
grant execute on function public.decide_milestone(uuid, text, timestamptz, text) to authenticated;
