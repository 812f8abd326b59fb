import { Icon } from '#app/ui/icon.tsx';

type Item = { name: string; detail: string };
/** So many stand open on phones. */
const FIRST = 2;

/** What the customer gets, as a ruled list; on phones the rest of it is a press away. */
export function Deliverables({ items }: { items: readonly Item[] }) {
  return (
    <div>
      <Rows items={items.slice(0, FIRST)} />
      {items.length > FIRST && (
        <details className="unfold group">
          <summary className="flex min-h-11 list-none items-center gap-2 border-t border-line text-small font-medium group-open:hidden">
            {`Alle ${items.length} Punkte`}
            <Icon name="plus" size={18} />
          </summary>
          <Rows items={items.slice(FIRST)} />
        </details>
      )}
    </div>
  );
}

const Rows = ({ items }: { items: readonly Item[] }) => (
  <dl>
    {items.map((item) => (
      <div
        key={item.name}
        className="grid gap-x-8 border-t border-line py-2.5 max-md:text-small md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:py-4"
      >
        <dt className="font-semibold">{item.name}</dt>
        <dd className="max-w-measure">{item.detail}</dd>
      </div>
    ))}
  </dl>
);
