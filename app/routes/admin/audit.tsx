import { COLLECTION_NAMES } from '#content/collections.ts';
import { listNames } from '#content/pages.ts';
import { listGroups } from '#app/features/content/editor/stored-text.server.ts';
import { AuditLog } from '#app/features/operations/audit-log.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { PageHead } from '#app/private/page-head.tsx';
import type { Route } from './+types/audit.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const names = await Promise.all(COLLECTION_NAMES.map((collection) => listNames(collection)));
  return {
    titles: Object.fromEntries([
      ...listGroups().map(({ slug, title }) => [slug, title] as const),
      ...names.flat().map(({ slug, name }) => [slug, name] as const),
    ]),
  };
}

/** Titles stay the same while the log is searched and turned. */
export const shouldRevalidate = (): boolean => false;

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Protokoll" />
      <AuditLog titles={loaderData.titles} />
    </>
  );
}
