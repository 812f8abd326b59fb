import { Link } from 'react-router';
import { formatCents } from '#shared/pricing/money.ts';
import { Icon } from '#app/ui/icon.tsx';
import { formatShortDay } from '#app/private/dates.ts';
import { countFormer } from './fold-versions.ts';

export type FormerVersion = {
  id: string;
  version: number;
  gross_cents: number | null;
  sent_at: string | null;
};

/** What an offer has replaced: to be looked up, no longer to be decided. */
export const FormerVersions = ({
  area = 'portal',
  versions,
}: {
  area?: 'portal' | 'admin';
  versions: readonly FormerVersion[];
}) =>
  versions.length > 0 && (
    <details className="group text-small text-muted">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5">
        <span className="underline underline-offset-4">{countFormer(versions.length)}</span>
        <Icon
          name="chevron"
          size={16}
          className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <ul className="mb-2 border-l-2 border-line pl-4">
        {versions.map(({ id, version, gross_cents: gross, sent_at: sentAt }) => (
          <li key={id}>
            <Link
              to={`/${area}/angebote/${id}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 hover:text-ink"
            >
              <span>
                <span className="underline underline-offset-4">Fassung {version}</span>
                {sentAt && ` vom ${formatShortDay(sentAt)}`}
              </span>
              {gross !== null && <span className="tabular">{formatCents(gross)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
