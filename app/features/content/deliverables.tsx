/** What the customer gets, as a ruled list. */
export function Deliverables({ items }: { items: readonly { name: string; detail: string }[] }) {
  return (
    <dl className="border-t border-line-strong">
      {items.map((item) => (
        <div
          key={item.name}
          className="grid gap-1 border-b border-line py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-8"
        >
          <dt className="font-semibold">{item.name}</dt>
          <dd className="text-muted">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
