import { IssueEditor } from '#app/features/newsletter/issue-editor.tsx';
import type { Route } from './+types/newsletter-issue.ts';

export default function AdminNewsletterIssue({ params }: Route.ComponentProps) {
  return <IssueEditor id={params.id} />;
}
