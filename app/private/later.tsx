import { Suspense, use, type ReactNode } from 'react';
import { Loading } from './query-state.tsx';

type LaterProps<Data> = { of: Data | Promise<Data>; children: (data: Data) => ReactNode };

/** What the heading does not wait for; rendered by the server it is there from the start. */
export const Later = <Data,>(props: LaterProps<Data>) => (
  <Suspense fallback={<Loading />}>
    <Arrived {...props} />
  </Suspense>
);

const Arrived = <Data,>({ of, children }: LaterProps<Data>) =>
  children(of instanceof Promise ? use<Data>(of) : of);

/**
 * What a client loader reads without waiting for it. Where the server leads elsewhere, as after
 * the session has ended, the router does not see it any more: the browser goes there itself.
 */
export function readLater<Data>(reading: Promise<Data>): Promise<Data> {
  const read = reading.catch((error: unknown) => {
    const way = error instanceof Response && error.headers.get('location');
    if (!way) throw error;
    location.assign(way);
    return new Promise<never>(() => undefined);
  });
  // Told by the page, if it still stands.
  read.catch(() => undefined);
  return read;
}
