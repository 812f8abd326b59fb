-- The price list, published by the agency. Before the first one the list of shared/agency/business.ts
-- holds (version 0).

create table public.price_lists (
  id integer primary key generated always as identity,
  valid_from date not null default (now() at time zone 'Europe/Berlin')::date,
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  note text not null default '' check (length(note) <= 200),
  published_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.price_lists is
  'Published price lists. The one with the latest `valid_from` that is not in the future holds, of '
  'several of one day the one with the highest id, which is its version.';
comment on column public.price_lists.figures is
  'Whole euros and per cent by id: packages, projectTypes (null: as its package), services, '
  'urgencies (shared/pricing/price-list.ts).';
comment on column public.price_lists.valid_from is 'Day by the clock of the agency.';

alter table public.price_lists enable row level security;
grant select, insert (valid_from, figures, note), delete on public.price_lists to authenticated;
create policy "staff may read price lists" on public.price_lists for select to authenticated
  using ((select public.is_staff()));
-- What has held stays as it was: lists are added, and only planned ones can be taken back.
create policy "admin may publish price lists" on public.price_lists for insert to authenticated
  with check (
    (select public.is_admin()) and valid_from >= (now() at time zone 'Europe/Berlin')::date
  );
create policy "admin may take back planned price lists" on public.price_lists
  for delete to authenticated
  using ((select public.is_admin()) and valid_from > (now() at time zone 'Europe/Berlin')::date);
create trigger audit after insert or update or delete on public.price_lists
  for each row execute function public.record_audit();
create trigger version after insert or update or delete or truncate on public.price_lists
  for each statement execute function public.raise_site_content_version();

create function public.price_list() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('version', id, 'figures', figures)
  from public.price_lists
  where valid_from <= (now() at time zone 'Europe/Berlin')::date
  order by valid_from desc, id desc
  limit 1
$$;
comment on function public.price_list() is
  'The price list that holds now, as {version, figures}; null while none was published.';
grant execute on function public.price_list() to authenticated;

-- An enquiry keeps the prices it was made with.
alter table public.quote_requests add column prices jsonb;
comment on column public.quote_requests.prices is
  'Figures of the price list of its day; null: the delivered list.';

create function public.keep_prices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.prices := coalesce(new.prices, public.price_list() -> 'figures');
  return new;
end $$;
create trigger prices before insert on public.quote_requests
  for each row execute function public.keep_prices();
