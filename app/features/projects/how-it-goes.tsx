import { River } from '#app/private/river.tsx';

const WAY = [
  ['Anfrage', 'Sie sagen, was Sie brauchen.', 'Wir lesen jede Anfrage selbst und rechnen nach.'],
  [
    'Angebot',
    'Sie lesen und entscheiden.',
    'Positionen, Preis und Frist stehen fest, bevor Sie unterschreiben.',
  ],
  [
    'Umsetzung',
    'Sie geben jeden Entwurf frei.',
    'Der Plan erscheint hier mit Terminen, Dateien und Nachrichten.',
  ],
  [
    'Start',
    'Ihre Seite geht ans Netz.',
    'Rechnungen liegen hier als PDF, mit GiroCode zum Überweisen.',
  ],
] as const;

/** Where nothing is yet, the page shows what will be here. */
export const HowItGoes = () => (
  <section aria-labelledby="weg" className="mb-6 border border-line bg-surface p-5 sm:p-6">
    <h2 id="weg" className="text-[1.375rem] leading-tight">
      So kommt Ihr Projekt ans Ziel
    </h2>
    <p className="mt-1.5 max-w-[60ch] text-muted">
      Noch läuft keines. Sobald Sie ein Angebot annehmen, sehen Sie hier, wo es steht und was als
      Nächstes kommt.
    </p>
    <div aria-hidden="true">
      <River
        marks={WAY.map(([label]) => ({ id: label, label, note: '', state: 'ahead' }))}
        place={0}
      />
    </div>
    <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {WAY.map(([label, yours, ours], index) => (
        <li key={label} className="border-t border-line pt-3">
          <h3 className="font-semibold">
            {index + 1}. {label}
          </h3>
          <p className="mt-1 text-small">{yours}</p>
          <p className="text-small text-muted">{ours}</p>
        </li>
      ))}
    </ol>
  </section>
);
