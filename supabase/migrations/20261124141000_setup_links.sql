-- The link with which the owner makes the first account, or gets in again (server/setup-link.ts).

create table public.setup_links (
  id boolean primary key default true check (id),
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.setup_links is
  'The one link to /einrichten that holds: SHA-256 of its key. A new one replaces it, using it '
  'removes it. Whoever has the link becomes an admin.';
alter table public.setup_links enable row level security;
