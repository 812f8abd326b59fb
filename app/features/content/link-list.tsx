import { TextLink } from '#app/ui/link.tsx';

/** Ways on, below a line each, and none at the end; `className` sets columns. */
export const LinkList = ({
  links,
  className,
}: {
  links: readonly { path: string; name: string }[];
  className?: string;
}) => (
  <ul className={className}>
    {links.map(({ path, name }) => (
      <li key={path} className="border-t border-line">
        <TextLink to={path} className="flex min-h-12 items-center py-2">
          {name}
        </TextLink>
      </li>
    ))}
  </ul>
);
