import { CountMark } from '#app/private/count-mark.tsx';
import { isLate } from '#app/private/waits.ts';
import { ofKind, useWaiting, type WayIn } from './waiting.ts';

/** In the navigation: what awaits an answer of the agency; red when something of it is late. */
export function InboxCount() {
  const { data = [] } = useWaiting();
  const tone = data.some((row) => isLate(row)) ? 'urgent' : 'action';
  return <CountMark count={data.length} meaning={tell(data.length)} tone={tone} />;
}

/** Beside a page of the inbox: its part of that, or all of it. */
export function WayCount({ kind }: { kind?: WayIn }) {
  const { data = [] } = useWaiting();
  const count = ofKind(data, kind).length;
  return <CountMark count={count} meaning={tell(count)} tone="plain" />;
}

const tell = (count: number): string => `${count === 1 ? 'wartet' : 'warten'} auf Antwort`;
