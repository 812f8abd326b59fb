import { DeletionLog } from '#app/features/privacy/deletion-log.tsx';
import { PersonSearch } from '#app/features/privacy/person-search.tsx';
import { Retention } from '#app/features/privacy/retention.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';

export default function AdminPrivacy() {
  return (
    <div className="max-w-[75rem]">
      <PageHead title="Datenschutz" />
      <SettingsPart
        title="Auskunft und Löschung"
        intro="Alles, was zu einer E-Mail-Adresse gespeichert ist, in allen Bereichen."
      >
        <PersonSearch />
      </SettingsPart>
      <SettingsPart
        title="Aufbewahrung"
        intro="Jede Stunde wird gelöscht, was seine Frist überschritten hat. Der Probelauf zählt nur."
      >
        <Retention />
      </SettingsPart>
      <SettingsPart
        title="Löschprotokoll"
        intro="Wann was gelöscht wurde, ohne personenbezogene Daten. Einträge bleiben 3 Jahre."
      >
        <DeletionLog />
      </SettingsPart>
    </div>
  );
}
