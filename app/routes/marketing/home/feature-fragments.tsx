import { Icon } from '#app/ui/icon.tsx';
import { usePrices } from '#app/lib/use-site.ts';
import { formatWholePrice } from '#shared/core/format.ts';

// Pieces of the product as pictures: read out as one image each, because nothing in them can be operated.

export function ChatFragment() {
  const smart = usePrices().packages[1];
  return (
    <div
      role="img"
      aria-label={`Beispiel eines Chats: Auf die Frage nach dem Preis nennt der Assistent ${formatWholePrice(smart.price)} und seine Quelle.`}
      className="grid max-w-[34rem] gap-3 text-small"
    >
      <p className="justify-self-end rounded-control bg-ink px-4 py-3 text-canvas">
        Was kostet eine Website mit Chatbot?
      </p>
      <div className="max-w-[90%] rounded-control border border-line-strong bg-surface px-4 py-3">
        <p>
          Das Paket {smart.name} kostet <strong>{formatWholePrice(smart.price)}</strong> und ist in{' '}
          {smart.delivery} fertig. Der Chatbot ist dabei.
        </p>
        <p className="mt-2 flex items-center gap-2 border-t border-line pt-2 text-fine text-muted">
          <Icon name="file" size={16} /> Quelle: Pakete, Abschnitt {smart.name}
        </p>
      </div>
      <p className="text-fine text-muted">Automatischer Assistent, Dienstag 22:14</p>
    </div>
  );
}

const STEPS = [
  ['22:14', 'Anfrage kommt an', 'Bestätigung mit Nummer geht sofort hinaus'],
  ['22:15', 'Angaben geprüft', 'Datensatz steht in Ihrer Liste'],
  ['08:00', 'Erinnerung', 'Zuständige Person bekommt die Frist'],
  ['10:40', 'Angebot', 'Entwurf mit Preis liegt zur Freigabe'],
] as const;

export const FlowFragment = () => (
  <ol className="border-l-[3px] border-accent">
    {STEPS.map(([time, title, text]) => (
      <li
        key={time}
        className="relative grid grid-cols-[4rem_1fr] py-2.5 pl-5 text-small before:absolute before:top-4 before:-left-[8px] before:size-[13px] before:rounded-full before:border-[3px] before:border-ink before:bg-canvas"
      >
        <span className="tabular font-semibold">{time}</span>
        <span>
          {title}
          <span className="block text-fine text-muted">{text}</span>
        </span>
      </li>
    ))}
  </ol>
);

export const ConsentFragment = () => (
  <div
    role="img"
    aria-label="Beispiel eines Cookie-Banners mit zwei gleich großen Schaltflächen"
    className="max-w-[26rem] border border-line-strong bg-surface p-5 text-small"
  >
    <p className="font-semibold">Dürfen wir mitzählen?</p>
    <p className="mt-1 text-muted">Ohne Ihr Ja bleibt alles aus, was die Seite nicht braucht.</p>
    <div className="mt-4 grid grid-cols-2 gap-2 text-center font-semibold">
      <span className="border border-ink px-2 py-2.5">Nur notwendige</span>
      <span className="border border-ink px-2 py-2.5">Alle akzeptieren</span>
    </div>
  </div>
);

export const SearchFragment = () => (
  <div
    role="img"
    aria-label="Beispiel eines Treffers in einer Suchmaschine"
    className="max-w-[36rem] text-small"
  >
    <p className="flex items-center gap-3 border border-line-strong bg-surface px-4 py-3">
      <Icon name="search" size={18} />
      heizung tauschen mönchengladbach
    </p>
    <div className="mt-4 border-l-[3px] border-accent pl-4">
      <p className="text-fine text-muted">musterbetrieb.example › heizung-tauschen</p>
      <p className="mt-0.5 text-title font-medium underline decoration-line-strong underline-offset-4">
        Heizung tauschen in Mönchengladbach: Ablauf und Preise
      </p>
      <p className="mt-1 text-muted">
        Vom Termin bis zur Abnahme in sechs Schritten. Mit Preisspanne, Förderung und den
        Unterlagen, die Sie brauchen.
      </p>
    </div>
  </div>
);

const MILESTONES = [
  ['Struktur', 'freigegeben', 1],
  ['Entwurf', 'wartet auf Ihre Freigabe', 0.7],
  ['Umsetzung', 'beginnt danach', 0],
] as const;

export const PortalFragment = () => (
  <div
    role="img"
    aria-label="Beispiel aus dem Kundenportal: drei Meilensteine, der zweite wartet auf Freigabe"
    className="max-w-[32rem] divide-y divide-line border border-line-strong bg-surface text-small"
  >
    {MILESTONES.map(([title, state, share]) => (
      <div key={title} className="grid grid-cols-[6.5rem_1fr] items-center gap-4 px-4 py-3.5">
        <span className="font-semibold">{title}</span>
        <span>
          <span className="block h-1.5 bg-line">
            <span className="block h-full bg-accent" style={{ width: `${share * 100}%` }} />
          </span>
          <span className="mt-1.5 block text-fine text-muted">{state}</span>
        </span>
      </div>
    ))}
  </div>
);

const ENDS = ['Warenwirtschaft', 'Buchhaltung', 'Kalender', 'E-Mail'];

export const WiresFragment = () => (
  <svg
    viewBox="0 0 520 212"
    role="img"
    aria-label="Die Website ist mit Warenwirtschaft, Buchhaltung, Kalender und E-Mail verbunden"
    className="w-full max-w-[34rem]"
    fill="none"
  >
    {ENDS.map((end, index) => {
      const y = 26 + index * 53;
      return (
        <g key={end}>
          <path
            d={`M150 106C240 106 240 ${y} 330 ${y}`}
            stroke={index === 0 ? 'var(--accent)' : 'var(--line-strong)'}
            strokeWidth={index === 0 ? 7 : 2}
          />
          <rect
            x="330"
            y={y - 20}
            width="180"
            height="40"
            rx="3"
            fill="var(--surface)"
            stroke="var(--line-strong)"
          />
          <text x="346" y={y + 6} fontSize="16" fill="var(--ink)">
            {end}
          </text>
        </g>
      );
    })}
    <rect x="1" y="72" width="150" height="68" rx="3" fill="var(--ink)" />
    <text x="22" y="112" fontSize="18" fontWeight="600" fill="var(--canvas)">
      Ihre Website
    </text>
  </svg>
);
