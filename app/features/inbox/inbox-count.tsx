import { CountMark } from '#app/private/count-mark.tsx';
import { isLate } from '#app/private/waits.ts';
import { ofKind, useWaiting, type WayIn } from './waiting.ts';

/** In the navigation: what awaits an answer of the agency; red when something of it is late. */
export function InboxCount() {
  const { data = [] } = useWaiting();
  const tone = data.some((row) => isLate(row)) ? 'urgent' : 'action';
  return <CountMark count={data.length} meaning={MEANING} tone={tone} />;
}

/** Beside a page of the inbox: its part of that, or all of it. */
export function WayCount({ kind }: { kind?: WayIn }) {
  const { data = [] } = useWaiting();
  return <CountMark count={ofKind(data, kind).length} meaning={MEANING} tone="plain" />;
}

const MEANING = 'warten auf Antwort';
