import { IssueEditor } from '#app/features/newsletter/issue-editor.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import type { Route } from './+types/newsletter-issue.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  return { hasServer: context.get(serverContext).server.read().mail.source !== 'none' };
}

export default function AdminNewsletterIssue({ params, loaderData }: Route.ComponentProps) {
  return <IssueEditor id={params.id} hasServer={loaderData.hasServer} />;
}
