-- The board asked once a column and counted all rows each time; now it is one read of what its cards show.
create function public.pipeline_board(patterns text[], cards integer) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(found.status, jsonb_build_object('count', found.count, 'rows', (
    select jsonb_agg(to_jsonb(card)) from (
      select id, name, company, project_type, estimated_price, status, respond_by, created_at from public.quote_requests
      where merged_into is null and status = found.status and search_text like all (patterns)
      order by created_at desc, id limit cards
    ) as card
  ))), '{}')
  from (
    select status, count(*) from public.quote_requests where merged_into is null and search_text like all (patterns) group by status
  ) as found
$$;
comment on function public.pipeline_board(text[], integer) is
  'The newest enquiries of every status that match all patterns (LIKE on search_text), and how many there are: {status: {count, rows}}. The caller''s rights decide.';
revoke execute on function public.pipeline_board(text[], integer) from public, anon;
grant execute on function public.pipeline_board(text[], integer) to authenticated, service_role;
