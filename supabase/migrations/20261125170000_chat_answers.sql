-- The agency rewords what the assistant answers; the delivered text of content/assistant holds wherever nothing is stored.
create table public.chat_answers (
  answer text primary key check (answer ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  de text not null check (length(de) between 10 and 1200),
  en text not null check (length(en) between 10 and 1200),
  nl text not null check (length(nl) between 10 and 1200),
  updated_at timestamptz not null default now()
);
comment on table public.chat_answers is
  'Answers of the assistant as the agency has reworded them, in three languages; slots such as {price.startpaket} stay open.';
alter table public.chat_answers enable row level security;
grant all on public.chat_answers to service_role;
grant select, insert, update, delete on public.chat_answers to authenticated;
create policy "staff may read answers" on public.chat_answers
  for select to authenticated using ((select public.is_staff()));
create policy "staff may add answers" on public.chat_answers
  for insert to authenticated with check ((select public.is_staff()));
create policy "staff may reword answers" on public.chat_answers
  for update to authenticated using ((select public.is_staff()))
  with check ((select public.is_staff()));
create policy "staff may take answers back" on public.chat_answers
  for delete to authenticated using ((select public.is_staff()));
create trigger audit after insert or update or delete on public.chat_answers
  for each row execute function public.record_audit();
create trigger chat_answers_touch before update on public.chat_answers
  for each row execute function public.touch_updated_at();
create trigger chat_answers_version after insert or update or delete on public.chat_answers
  for each statement execute function public.raise_site_content_version();

-- How the language model was used in the last 30 days, for the admin area. The caller's own rights hold.
create function public.chat_model_days()
returns table (day date, calls integer, used integer, tokens integer)
language sql stable security invoker set search_path = '' as $$
  select
    (created_at at time zone 'Europe/Berlin')::date,
    count(*)::integer,
    (count(*) filter (where model_outcome = 'used'))::integer,
    sum(model_tokens)::integer
  from public.chat_messages
  where model_outcome <> '' and created_at > now() - interval '30 days'
  group by 1
  order by 1 desc
$$;
comment on function public.chat_model_days() is
  'Calls of the language model by day: how many, how many answers were used (else the built-in one stood), tokens counted.';
revoke execute on function public.chat_model_days() from public, anon;
grant execute on function public.chat_model_days() to authenticated, service_role;
