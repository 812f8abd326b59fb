import { PageHead } from '#app/private/page-head.tsx';
import { ErrorList } from '#app/features/operations/error-list.tsx';

export default function AdminErrors() {
  return (
    <>
      <PageHead title="Fehler" />
      <ErrorList />
      <p className="mt-8 max-w-[68ch] text-fine text-muted">
        Gleiche Meldungen zählen zusammen. Browser melden nur mit Einwilligung in die Statistik.
        Personenbezogene Angaben sind entfernt. 90 Tage nach dem letzten Mal verschwindet ein Fehler
        von selbst.
      </p>
    </>
  );
}
