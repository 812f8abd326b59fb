import type { ReactNode } from 'react';

/** One subject of a page of settings: what it is about on the left, its controls on the right. */
export function SettingsPart({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <section className="grid grid-cols-1 gap-5 not-first:mt-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10">
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-1.5 text-small text-muted">{intro}</p>
      </div>
      <div className="panel panel-row min-w-0 py-5">{children}</div>
    </section>
  );
}
