create table public.consent_proofs (
  id bigint generated always as identity primary key,
  proof_id uuid not null,
  action text not null check (action in ('accept_all', 'necessary_only', 'save', 'withdraw')),
  functional boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  text_version text not null,
  created_at timestamptz not null default now()
);
comment on table public.consent_proofs is 'Evidence of cookie choices (Art. 7(1) GDPR): random number, time, text version, choices; no address, no browser, no user. Append-only; ends after 3 years.';
create index consent_proofs_proof on public.consent_proofs (proof_id);
alter table public.consent_proofs enable row level security;
-- Append-only: not even the service may change or delete a proof except through expiry.
revoke all on public.consent_proofs from service_role;
grant select, insert on public.consent_proofs to service_role;
grant select on public.consent_proofs to authenticated;
create policy "admin may read consent proofs" on public.consent_proofs for select to authenticated using ((select public.is_admin()));

create function public.expire_consent_proofs() returns integer language sql security definer set search_path = '' as $$
  with gone as (delete from public.consent_proofs where created_at < now() - interval '3 years' returning 1)
  select count(*)::integer from gone
$$;
revoke execute on function public.expire_consent_proofs() from public, anon, authenticated;
grant execute on function public.expire_consent_proofs() to service_role;
