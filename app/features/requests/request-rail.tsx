import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatWholePrice } from '#shared/core/format.ts';
import { SplitView } from '#app/private/split-view.tsx';
import { wishTitle } from '#app/private/request-facts.ts';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { readFilter } from './request-filter.ts';
import { RequestState } from './request-state.tsx';
import { useRequestPage } from './use-requests.ts';

/** The enquiries of the list beside the opened one. */
export function BesideRequests({ children }: { children: ReactNode }) {
  const { parameters, page } = useAddressFilter();
  const { search } = useLocation();
  const { data } = useRequestPage(readFilter(parameters), page);
  return (
    <SplitView
      label="Anfragen der Liste"
      rows={(data?.rows ?? []).map((row) => ({
        id: row.id,
        to: `/admin/anfragen/${row.id}${search}`,
        title: row.name,
        mark: <RequestState row={row} />,
        text: row.company || wishTitle(row),
        note: formatWholePrice(row.shown_price),
      }))}
    >
      {children}
    </SplitView>
  );
}
