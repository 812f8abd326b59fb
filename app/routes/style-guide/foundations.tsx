import { LogoMark, Logo } from '#app/ui/brand/logo.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ICON_PATHS } from '#app/ui/icon-paths.ts';
import { Scene } from '#app/ui/scene/scene.tsx';
import { Sign } from '#app/ui/scene/sign.tsx';
import { TOOLS } from '#app/ui/scene/draw-scene.ts';
import { keysOf } from '#shared/core/keys.ts';
import { Specimen } from './specimen.tsx';

const COLOURS = [
  'canvas',
  'surface',
  'sunken',
  'ink',
  'muted',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'danger',
  'danger-wash',
  'success',
  'success-wash',
];

const TEXTS = [
  ['text-display', 'Überschrift der Startseite'],
  ['text-page', 'Überschrift einer inneren Seite'],
  ['text-head', 'Überschrift des Abschnitts'],
  ['text-title', 'Überschrift im Text'],
] as const;

export const Foundations = () => (
  <>
    <Specimen label="Marke">
      <Logo />
      <LogoMark size={56} />
    </Specimen>
    <Specimen label="Zeichnung, je Seite eine">
      {keysOf(TOOLS).map((tool) => (
        <Scene key={tool} seed={tool} tool={tool} className="max-w-[28rem]" />
      ))}
      <Scene seed="bei" tool="pen" isDetail className="max-w-[28rem]" />
    </Specimen>
    <Specimen label="Zeichen, je Thema, Abschnitt oder Leistung">
      {keysOf(TOOLS).map((tool) => (
        <Sign key={tool} tool={tool} onRiver className="size-28" />
      ))}
    </Specimen>
    <Specimen label="Farben, je Rolle">
      {COLOURS.map((name) => (
        <span key={name} className="grid gap-1 text-fine">
          <span
            className="h-14 w-24 rounded-control border border-line-strong"
            style={{ background: `var(--${name})` }}
          />
          {name}
        </span>
      ))}
    </Specimen>
    <Specimen label="Flächen">
      {['tone-surface', 'tone-ink', 'tone-accent'].map((tone) => (
        <span key={tone} className={`${tone} border border-line px-6 py-5`}>
          {tone} <span className="text-muted">ruhiger Text</span>
        </span>
      ))}
    </Specimen>
    <Specimen label="Schrift">
      <div className="grid gap-4">
        {TEXTS.map(([look, text]) => (
          <p key={look} className={`${look} font-display font-semibold`}>
            {text}
          </p>
        ))}
        <p className="text-lead">Vorspann: Wir bauen Websites und Shops in Roermond.</p>
        <p className="text-body">
          Fließtext: Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich, 1.290,00 €.
        </p>
        <p className="text-small text-muted">
          Klein und ruhig: Unter jedem Preis steht, ob er netto oder brutto ist.
        </p>
      </div>
    </Specimen>
    <Specimen label="Zeichen">
      {keysOf(ICON_PATHS).map((name) => (
        <span key={name} className="grid w-16 justify-items-center gap-1 text-fine text-muted">
          <Icon name={name} size={24} className="text-ink" />
          {name}
        </span>
      ))}
    </Specimen>
  </>
);
