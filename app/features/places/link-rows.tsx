import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

/** Links as a ruled list: name left, a line of explanation right. */
export function LinkRows({
  rows,
}: {
  rows: readonly { path: string; name: string; note: string }[];
}) {
  return (
    <ul className="border-t border-line-strong">
      {rows.map((row) => (
        <li key={row.path} className="border-b border-line">
          <SiteLink
            to={row.path}
            className="group grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(max-content,2fr)_3fr_auto]"
          >
            <span className="text-title font-medium underline decoration-transparent underline-offset-4 group-hover:decoration-accent group-hover:decoration-[3px]">
              {row.name}
            </span>
            <Icon name="arrow" className="text-muted group-hover:text-ink sm:order-last" />
            <span className="text-small text-muted max-sm:col-span-2">{row.note}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
