import { LinkList } from './link-list.tsx';

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
      <LinkList
        links={links}
        className="mt-3 grid gap-x-10 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]"
      />
    </section>
  );
}
