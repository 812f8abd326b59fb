/** What the customer gets, as a ruled list. */
export function Deliverables({ items }: { items: readonly { name: string; detail: string }[] }) {
  return (
    <dl className="border-t border-line-strong">
      {items.map((item) => (
        <div
          key={item.name}
          className="grid gap-x-8 border-b border-line py-2.5 max-md:text-small md:py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="font-semibold">{item.name}</dt>
          <dd className="text-muted">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
