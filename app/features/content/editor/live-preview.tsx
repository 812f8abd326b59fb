import { useLayoutEffect, useRef, useState } from 'react';
import type { ShownText, TextView } from '#app/lib/contexts.ts';
import { SkipTo } from '#app/private/skip-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { Spinner, SpinnerMark } from '#app/ui/feedback/spinner.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { ScrollArea } from '#app/ui/overlay/scroll-area.tsx';

const WIDTHS = { Telefon: 390, Rechner: 1280 } as const;
type Device = keyof typeof WIDTHS;
const BEHIND = 'hinter-der-vorschau';

type Props = {
  shown: ShownText | null;
  problem: string | null;
  /** What is written now has been asked for and is not here yet. */
  isPending: boolean;
  /** What there is to look at, where it is not the one page of the text. */
  views: readonly TextView[];
  viewId: string;
  onView: (id: string) => void;
};

/**
 * The text as its readers will see it, as wide as a phone or a desk: a page,
 * light or dark, a sheet, or a mail. Nothing in it runs.
 */
export function LivePreview({ shown, problem, isPending, views, viewId, onView }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const scroll = useRef(0);
  const [device, setDevice] = useState<Device>('Telefon');
  const [isDark, setIsDark] = useState(false);
  const [isPlain, setIsPlain] = useState(false);
  const [room, setRoom] = useState(600);
  const [painted, setPainted] = useState('');
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setRoom(element.clientWidth));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  const width = WIDTHS[device];
  const scale = Math.min(1, room / width);
  const scheme = isDark ? 'dark' : 'light';
  const mail = shown?.mail;

  return (
    <section
      id="vorschau"
      aria-label="Vorschau"
      className={cx(
        'min-w-0 xl:sticky xl:top-6 xl:flex xl:h-[calc(100dvh-3rem)] xl:flex-col xl:self-start',
        !shown && problem && 'max-sm:hidden',
      )}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <div className="flex items-center gap-2 text-muted">
          <h2 className="caption">Vorschau</h2>
          {isPending && shown && <SpinnerMark />}
        </div>
        <div className="flex flex-wrap gap-1">
          {(Object.keys(WIDTHS) as Device[]).map((name) => (
            <Toggle key={name} isOn={device === name} onClick={() => setDevice(name)}>
              {name}
            </Toggle>
          ))}
          <span className="w-2" />
          {mail ? (
            <>
              <Toggle isOn={!isPlain} onClick={() => setIsPlain(false)}>
                Gestaltet
              </Toggle>
              <Toggle isOn={isPlain} onClick={() => setIsPlain(true)}>
                Nur Text
              </Toggle>
            </>
          ) : (
            <>
              <Toggle isOn={!isDark} onClick={() => setIsDark(false)}>
                Hell
              </Toggle>
              <Toggle isOn={isDark} onClick={() => setIsDark(true)}>
                Dunkel
              </Toggle>
            </>
          )}
        </div>
      </div>
      {views.length > 1 && (
        <Field
          label="Ansicht"
          hint="Mit erfundenen Angaben. Folgt dem Feld, in dem Sie schreiben."
          optionalMark={false}
          className="mb-3"
        >
          {(control) => (
            <Select {...control} value={viewId} onChange={(event) => onView(event.target.value)}>
              {views.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {problem && shown && (
        <p role="status" className="mb-3 border border-line px-4 py-2.5 text-small text-muted">
          {problem}
        </p>
      )}
      {mail && (
        <p className="border border-b-0 border-line bg-surface px-4 py-2.5 text-small wrap-anywhere">
          <span className="text-muted">Betreff: </span>
          <span className="font-semibold">{mail.subject}</span>
        </p>
      )}
      {/* A page has a hundred stops of its own. */}
      {shown && <SkipTo to={`#${BEHIND}`}>Vorschau überspringen</SkipTo>}
      <div
        ref={stage}
        className="relative h-[calc(100dvh-11rem)] min-h-96 overflow-hidden border border-line bg-sunken xl:h-auto xl:min-h-0 xl:flex-1"
      >
        {mail && isPlain ? (
          <ScrollArea label="Die E-Mail als Text" className="mx-auto h-full max-w-full bg-surface">
            <pre
              className="p-4 text-small wrap-anywhere whitespace-pre-wrap"
              style={{ maxWidth: width }}
            >
              {mail.text}
            </pre>
          </ScrollArea>
        ) : (
          shown && (
            <iframe
              key={scheme}
              title="So sieht es aus"
              // A page comes without script; it looks as with scripting, and styles load.
              sandbox={mail ? 'allow-same-origin' : 'allow-same-origin allow-scripts'}
              srcDoc={shown.html}
              className="block origin-top-left border-0 bg-canvas"
              style={{
                width,
                height: `${100 / scale}%`,
                transform: `scale(${scale})`,
                marginInline: scale < 1 ? 0 : 'auto',
                // The page asks for the scheme of the element that shows it.
                colorScheme: mail ? 'light' : scheme,
              }}
              onLoad={({ currentTarget: { contentWindow: page } }) => {
                setPainted(scheme);
                if (!page) return;
                page.scrollTo({ top: scroll.current, behavior: 'instant' });
                page.addEventListener('scroll', () => (scroll.current = page.scrollY));
              }}
            />
          )
        )}
        {problem && !shown && (
          <p
            role="status"
            className="absolute inset-0 grid place-items-center p-6 text-center text-small text-muted"
          >
            {problem}
          </p>
        )}
        {/* Over the frame, which is a blank white sheet until its styles are there, also in the dark. */}
        {(shown ? !(mail && isPlain) && painted !== scheme : isPending) && (
          <div className="absolute inset-0 grid place-items-center bg-sunken text-muted">
            <Spinner label="Vorschau lädt..." />
          </div>
        )}
      </div>
      <span id={BEHIND} tabIndex={-1} />
    </section>
  );
}

type ToggleProps = { isOn: boolean; onClick: () => void; children: string };
const Toggle = ({ isOn, onClick, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    className={cx(
      'min-h-11 border px-3 text-small lg:pointer-fine:min-h-9',
      isOn ? 'border-ink bg-ink text-canvas' : 'border-line-strong',
    )}
    onClick={onClick}
  >
    {children}
  </button>
);
