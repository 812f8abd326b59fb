import { countDays, tellSince } from '#app/private/days.ts';
import { FigureCell } from '#app/private/figure-cell.tsx';
import { useWaiting } from './waiting.ts';

/** How many await an answer, and since when the one that came first. */
export function WaitingFigure() {
  const { data } = useWaiting();
  const first = data?.map(({ at }) => at).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
  return (
    <FigureCell
      label="Warten auf Antwort"
      to="/admin/eingang"
      value={data && String(data.length)}
      note={first ? `am längsten ${tellSince(countDays(first))}` : data && 'alles beantwortet'}
    />
  );
}
