import { useId, type ReactNode } from 'react';

/** One subject of a page of settings: what it is about in the margin, its controls beside it. */
export function SettingsPart({
  title,
  intro,
  mark,
  children,
}: {
  title: string;
  intro: ReactNode;
  /** Beside the title, such as how much is missing. */
  mark?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 items-start gap-x-8 gap-y-3 lg:grid-cols-[14rem_minmax(0,1fr)] [section+&]:mt-6"
    >
      <div className="lg:pt-4">
        <h2 id={titleId} className="text-body font-semibold">
          {title}
        </h2>
        {mark && <p className="tabular mt-0.5 text-fine font-semibold">{mark}</p>}
        {intro && <p className="mt-1 max-w-[60ch] text-small text-muted">{intro}</p>}
      </div>
      <div className="panel panel-row min-w-0 py-5">{children}</div>
    </section>
  );
}
