import { NewsletterOverview } from '#app/features/admin-newsletter/newsletter-overview.tsx';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function AdminNewsletter() {
  return (
    <>
      <PageHead title="Newsletter" />
      <NewsletterOverview />
    </>
  );
}
