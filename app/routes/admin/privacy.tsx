import type { ReactNode } from 'react';
import { DeletionLog } from '#app/features/privacy/deletion-log.tsx';
import { PersonSearch } from '#app/features/privacy/person-search.tsx';
import { Retention } from '#app/features/privacy/retention.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminPrivacy() {
  return (
    <>
      <PageHead title="Datenschutz" />
      <div className="grid max-w-[60rem] grid-cols-1 gap-14">
        <Part
          title="Auskunft und Löschung"
          intro="Alles, was zu einer E-Mail-Adresse gespeichert ist, in allen Bereichen."
        >
          <PersonSearch />
        </Part>
        <Part
          title="Aufbewahrung"
          intro={
            'Jede Stunde wird gelöscht, was seine Frist überschritten hat. Der Probelauf zählt ' +
            'nur.'
          }
        >
          <Retention />
        </Part>
        <Part
          title="Löschprotokoll"
          intro="Wann was gelöscht wurde, ohne personenbezogene Daten. Einträge bleiben 3 Jahre."
        >
          <DeletionLog />
        </Part>
      </div>
    </>
  );
}

function Part({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <p className="mt-1.5 mb-5 max-w-[60ch] text-small text-muted">{intro}</p>
      {children}
    </section>
  );
}
