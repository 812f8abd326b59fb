import { CountMark } from '#app/private/count-mark.tsx';
import { useWaiting } from './waiting.ts';

/** Beside the navigation's link: what the inbox holds, red when something of it is late. */
export function InboxCount() {
  const { data = [] } = useWaiting();
  return (
    <CountMark
      count={data.length}
      meaning="warten auf Antwort"
      isUrgent={data.some(({ isLate }) => isLate)}
    />
  );
}
