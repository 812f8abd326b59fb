import { TextLink } from '#app/ui/link.tsx';

/** Where to read on, below a text. */
export function RelatedLinks({
  title,
  links,
  className = 'mt-14',
}: {
  title: string;
  links: readonly { path: string; name: string }[];
  className?: string;
}) {
  if (links.length === 0) return null;
  return (
    <section className={className} aria-label={title}>
      <h2 className="text-title">{title}</h2>
      <ul className="mt-3 grid gap-x-10 border-t border-line sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
        {links.map((link) => (
          <li key={link.path} className="border-b border-line">
            <TextLink to={link.path} className="flex min-h-12 items-center py-2">
              {link.name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
