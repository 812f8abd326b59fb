import { NewsletterOverview } from '#app/features/newsletter/newsletter-overview.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminNewsletter() {
  return (
    <>
      <PageHead title="Newsletter" />
      <NewsletterOverview />
    </>
  );
}
