import { useRows } from '#app/lib/use-rows.ts';
import { River, type RiverMark } from '#app/private/river.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { useWaiting } from './next-steps.tsx';

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

/** How far somebody without a project is; `place` counts the stations up to his own. */
const STANDS = {
  unknown: {
    place: 0,
    text:
      'Noch läuft keines. Sobald Sie ein Angebot annehmen, sehen Sie hier, wo es steht und was ' +
      'als Nächstes kommt.',
  },
  new: {
    place: 1,
    text: 'Noch läuft keines. Drei kurze Schritte genügen für Ihre Anfrage.',
  },
  asked: {
    place: 2,
    text: 'Ihre Anfrage liegt uns vor. Das Angebot erscheint hier von selbst.',
  },
  offered: {
    place: 2,
    text: 'Ihr Angebot liegt vor. Sobald Sie es annehmen, sehen Sie hier, wo Ihr Projekt steht.',
  },
} as const;

const findStand = (
  offers: number | undefined,
  hasAsked: boolean | undefined,
): keyof typeof STANDS => {
  if (offers === undefined || hasAsked === undefined) return 'unknown';
  return offers > 0 ? 'offered' : hasAsked ? 'asked' : 'new';
};

/** Where no project is yet, the page shows the way to it, and how far the customer is on it. */
export function HowItGoes({ userId }: { userId: string }) {
  const { data: waiting } = useWaiting(userId);
  const { data: hasAsked } = useRows<boolean>(['requests', userId, 'any'], async (client) => {
    const { count, error } = await client
      .from('quote_requests')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', userId);
    return error ? { data: null, error } : { data: Boolean(count), error: null };
  });
  const stand = findStand(waiting?.offers.length, hasAsked);
  const { place, text } = STANDS[stand];
  const marks = WAY.map(([label], index): RiverMark => {
    const state = index + 1 < place ? 'passed' : index + 1 === place ? 'waiting' : 'ahead';
    return { id: label, label, note: '', state };
  });
  return (
    <section aria-labelledby="weg" className="panel panel-row mb-6 py-5 sm:px-6">
      <h2 id="weg" className="text-[1.375rem] leading-tight">
        So kommt Ihr Projekt ans Ziel
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-muted">{text}</p>
      {stand === 'new' && (
        <ButtonLink to="/?angebot=website" size="small" className="mt-4 max-sm:w-full">
          Angebot anfragen
        </ButtonLink>
      )}
      <div aria-hidden="true">
        <River marks={marks} place={place} />
      </div>
      <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {WAY.map(([label, yours, ours], index) => (
          <li
            key={label}
            className="border-t border-line pt-3"
            aria-current={index + 1 === place ? 'step' : undefined}
          >
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
}
