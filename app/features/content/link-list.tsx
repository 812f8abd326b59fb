import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/link.tsx';

/** Ways on, a line each; `className` sets columns. */
export const LinkList = ({
  links,
  className,
}: {
  links: readonly { path: string; name: string }[];
  className?: string;
}) => (
  <ul className={cx('border-t border-line', className)}>
    {links.map(({ path, name }) => (
      <li key={path} className="border-b border-line">
        <TextLink to={path} className="flex min-h-12 items-center py-2">
          {name}
        </TextLink>
      </li>
    ))}
  </ul>
);
