import { getPageName, listAllPages } from '#content/pages.ts';
import { IssueEditor } from '#app/features/newsletter/issue-editor.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { sendsMails } from '#app/lib/sends-mails.ts';
import { NO_HELP, TextHelpContext } from '#app/private/text-editor/text-context.ts';
import type { Route } from './+types/newsletter-issue.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const pages = await listAllPages();
  return {
    hasServer: sendsMails(context),
    targets: pages.map((page) => ({ value: page.path, label: getPageName(page) })),
  };
}

export default function AdminNewsletterIssue({ params, loaderData }: Route.ComponentProps) {
  const { hasServer, targets } = loaderData;
  return (
    <TextHelpContext value={{ ...NO_HELP, targets }}>
      <IssueEditor id={params.id} hasServer={hasServer} />
    </TextHelpContext>
  );
}
