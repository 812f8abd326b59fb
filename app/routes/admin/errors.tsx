import { ErrorList } from '#app/features/admin-errors/error-list.tsx';

export default function AdminErrors() {
  return (
    <>
      <h1 className="mb-2 text-head">Fehler</h1>
      <p className="mb-6 max-w-[60ch] text-muted">
        Gleiche Meldungen zählen zusammen. Browser melden nur mit Einwilligung in die Statistik. Personenbezogene Angaben sind entfernt. 90
        Tage nach dem letzten Mal verschwindet ein Fehler von selbst.
      </p>
      <ErrorList />
    </>
  );
}
