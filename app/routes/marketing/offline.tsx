import { PageHead } from '#app/ui/layout/section.tsx';
import { useCompany } from '#app/lib/use-site.ts';

export const meta = () => [
  { title: 'Keine Verbindung' },
  { name: 'description', content: 'Diese Seite erscheint ohne Internetverbindung.' },
  { name: 'robots', content: 'noindex' },
];

/** Kept by the service worker, shown when a page is asked for without a connection. */
export default function Offline() {
  const company = useCompany();
  return (
    <PageHead
      title="Keine Verbindung"
      lead={`Sobald Sie wieder online sind, laden Sie die Seite neu. Telefonisch erreichen Sie uns unter ${company.phone}.`}
    />
  );
}
