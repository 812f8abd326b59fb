import { Link } from 'react-router';
import { IssueEditor } from '#app/features/admin-newsletter/issue-editor.tsx';
import type { Route } from './+types/newsletter-issue.ts';

export default function AdminNewsletterIssue({ params }: Route.ComponentProps) {
  return (
    <>
      <Link to="/admin/newsletter" className="mb-4 inline-flex min-h-11 items-center text-small underline underline-offset-4">
        Alle Ausgaben
      </Link>
      <IssueEditor id={params.id} />
    </>
  );
}
