import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#app/ui/cx.ts';

const WIDTHS = { Telefon: 390, Rechner: 1280 } as const;
type Device = keyof typeof WIDTHS;

/**
 * The page as visitors will see it, as wide as a phone or a desk, light or
 * dark. Nothing in it runs.
 */
export function LivePreview({ html, problem }: { html: string | null; problem: string | null }) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scroll = useRef(0);
  const [device, setDevice] = useState<Device>('Telefon');
  const [isDark, setIsDark] = useState(false);
  const [room, setRoom] = useState(600);
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

  return (
    <section
      id="vorschau"
      aria-label="Vorschau"
      className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:self-start"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="caption text-muted">Vorschau</h2>
        <div className="flex flex-wrap gap-1">
          {(Object.keys(WIDTHS) as Device[]).map((name) => (
            <Toggle key={name} isOn={device === name} onClick={() => setDevice(name)}>
              {name}
            </Toggle>
          ))}
          <span className="w-2" />
          <Toggle isOn={!isDark} onClick={() => setIsDark(false)}>
            Hell
          </Toggle>
          <Toggle isOn={isDark} onClick={() => setIsDark(true)}>
            Dunkel
          </Toggle>
        </div>
      </div>
      {problem && (
        <p role="status" className="mb-3 border border-line px-4 py-2.5 text-small text-muted">
          {problem}
        </p>
      )}
      <div
        ref={stage}
        className="h-[calc(100dvh-11rem)] min-h-96 overflow-hidden border border-line bg-sunken"
      >
        {html !== null && (
          <iframe
            ref={frame}
            key={scheme}
            title="So sieht es aus"
            // A preview comes without script; it looks as with scripting, and styles load.
            sandbox="allow-same-origin allow-scripts"
            srcDoc={html}
            className="mx-auto block origin-top-left border-0 bg-canvas"
            style={{
              width,
              height: `calc((100dvh - 11rem) / ${scale})`,
              transform: `scale(${scale})`,
              marginInline: scale < 1 ? 0 : 'auto',
              // The page asks for the scheme of the element that shows it.
              colorScheme: scheme,
            }}
            onLoad={({ currentTarget: { contentWindow: shown } }) => {
              if (!shown) return;
              shown.scrollTo({ top: scroll.current, behavior: 'instant' });
              shown.addEventListener('scroll', () => (scroll.current = shown.scrollY));
            }}
          />
        )}
      </div>
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
