import { PageHead } from '#app/private/page-head.tsx';
import { ErrorList } from '#app/features/operations/error-list.tsx';

export default function AdminErrors() {
  return (
    <>
      <PageHead
        title="Fehler"
        note={
          'Gleiche Meldungen zählen zusammen. Browser melden nur mit Einwilligung in die ' +
          'Statistik. Personenbezogene Angaben sind entfernt. 90 Tage nach dem letzten Mal ' +
          'verschwindet ein Fehler von selbst.'
        }
      />
      <ErrorList />
    </>
  );
}
