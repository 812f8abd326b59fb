import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { Notice } from './notice.tsx';

/** Loading, failed and loaded state of one read; the failed state can be tried again. */
export function QueryState<Data>({
  query,
  loading = <Loading />,
  children,
}: {
  query: UseQueryResult<Data>;
  /** What stands there until then, of the size of what comes. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Notice
        role="alert"
        tone="danger"
        action={
          <Button size="small" variant="secondary" onClick={() => void query.refetch()}>
            Erneut versuchen
          </Button>
        }
      >
        <p className="font-semibold">Die Daten konnten nicht geladen werden.</p>
        <p>Bitte prüfen Sie Ihre Verbindung.</p>
      </Notice>
    );
  }
  return loading;
}

export const Loading = () => (
  <div aria-busy="true" aria-label="Lädt..." role="status" className="grid gap-3">
    {[0, 1, 2].map((line) => (
      <Skeleton key={line} className="h-16" />
    ))}
  </div>
);
