import { IssueEditor } from '#app/features/newsletter/issue-editor.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { sendsMails } from '#app/lib/sends-mails.ts';
import type { Route } from './+types/newsletter-issue.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  return { hasServer: sendsMails(context) };
}

export default function AdminNewsletterIssue({ params, loaderData }: Route.ComponentProps) {
  return <IssueEditor id={params.id} hasServer={loaderData.hasServer} />;
}
