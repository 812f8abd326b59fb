import { NewsletterOverview } from '#app/features/admin-newsletter/newsletter-overview.tsx';

export default function AdminNewsletter() {
  return (
    <>
      <h1 className="mb-8 text-head">Newsletter</h1>
      <NewsletterOverview />
    </>
  );
}
