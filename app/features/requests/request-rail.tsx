import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { formatWholePrice } from '#shared/core/format.ts';
import { getRequestStatus } from '#shared/quote/request-status.ts';
import { Badge } from '#app/ui/badge.tsx';
import { RecordRail } from '#app/private/record-rail.tsx';
import { wishTitle } from '#app/private/request-facts.ts';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { readFilter } from './request-filter.ts';
import { useRequestPage } from './use-requests.ts';

/** The list that the enquiry was opened from, with its filter, beside it on wide screens. */
export function RequestRail({ id }: { id: string }) {
  const { parameters, page } = useAddressFilter();
  const { search } = useLocation();
  const { data } = useRequestPage(readFilter(parameters), page);
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [id, data]);
  return (
    <nav
      ref={rail}
      aria-label="Anfragen der Liste"
      className="sticky top-6 hidden self-start xl:block"
    >
      <RecordRail
        className="max-h-[calc(100dvh-3rem)]"
        rows={(data?.rows ?? []).map((row) => ({
          id: row.id,
          to: `/admin/anfragen/${row.id}${search}`,
          title: row.name,
          mark: (
            <Badge tone={row.status === 'new' ? 'accent' : 'neutral'}>
              {getRequestStatus(row.status).label}
            </Badge>
          ),
          text: row.company || wishTitle(row),
          note: formatWholePrice(row.shown_price),
        }))}
      />
    </nav>
  );
}
