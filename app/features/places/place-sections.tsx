import type { PageSection } from '#content/places/page-types.ts';
import { Table } from '#app/ui/content/table.tsx';
import { InlineText } from './inline-text.tsx';

/** The sections of a place page below each other, separated by a hairline. */
export function PlaceSections({ sections }: { sections: readonly PageSection[] }) {
  return (
    <div className="grid grid-cols-1 gap-12 not-first:mt-14">
      {sections.map((section) => (
        <section
          key={section.id}
          aria-labelledby={section.id}
          className="border-t border-line pt-8 first:border-t-0 first:pt-0"
        >
          <h2 id={section.id} className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-[1.15]">
            {section.title}
          </h2>
          <div className="mt-5">
            <PlaceText section={section} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** What a section says, without its heading. */
export const PlaceText = ({ section }: { section: PageSection }) => (
  <>
    {section.paragraphs.length > 0 && (
      <div className="grid max-w-measure gap-4">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} />
          </p>
        ))}
      </div>
    )}
    {section.entries && <Entries entries={section.entries} />}
    {section.list && <Checklist items={section.list} />}
    {section.table && <SectionTable table={section.table} />}
    {section.code && <Code text={section.code} label="Muster als Quelltext" />}
  </>
);

function Entries({ entries }: { entries: NonNullable<PageSection['entries']> }) {
  return (
    <div className="pt-2">
      {entries.map((entry) => (
        <div
          key={entry.label}
          className="grid gap-2 border-b border-line py-5 first:pt-0 last:border-b-0 md:grid-cols-[minmax(0,2fr)_minmax(0,4fr)] md:gap-8"
        >
          <h3 className="text-small font-semibold">{entry.label}</h3>
          <p>
            <InlineText text={entry.text} />
          </p>
        </div>
      ))}
    </div>
  );
}

function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ol className="mt-6 border-t border-line">
      {items.map((item, index) => (
        <li key={item} className="flex gap-4 border-b border-line py-3.5">
          <span aria-hidden="true" className="tabular w-6 shrink-0 text-muted">
            {index + 1}
          </span>
          <span className="max-w-[60ch]">{item}</span>
        </li>
      ))}
    </ol>
  );
}

function SectionTable({ table }: { table: NonNullable<PageSection['table']> }) {
  const last = table.head.length - 1;
  return (
    <div className="mt-6">
      <Table
        caption={table.caption}
        rows={table.rows}
        rowKey={(row) => row.join('|')}
        columns={table.head.map((label, index) => ({
          key: label,
          label,
          head: index === 0,
          align: index === last && isAmount(table.rows[0]?.[last]) ? 'end' : 'start',
          cell: (row: readonly string[]) => <InlineText text={row[index] ?? ''} />,
        }))}
      />
    </div>
  );
}

const isAmount = (cell: string | undefined): boolean => /^[\d.,]+\s*(€|km)$/.test(cell ?? '');

function Code({ text, label }: { text: string; label: string }) {
  return (
    <section
      className="mt-6 overflow-x-auto border-l-[3px] border-accent bg-sunken p-4 text-fine"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  );
}
