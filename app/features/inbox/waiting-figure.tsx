import { countDays, tellSince } from '#app/private/days.ts';
import { FigureCell } from '#app/private/figure-cell.tsx';
import { isLate } from '#app/private/waits.ts';
import { useWaiting, type Waiting } from './waiting.ts';

/** How many await an answer, and how urgent that is. */
export function WaitingFigure() {
  const { data } = useWaiting();
  return (
    <FigureCell
      label="Warten auf Antwort"
      to="/admin/eingang"
      value={data && String(data.length)}
      note={data && describe(data)}
    />
  );
}

function describe(rows: readonly Waiting[]): string {
  const late = rows.filter((row) => isLate(row)).length;
  if (late > 0) return `davon ${late} überfällig`;
  const [first] = rows.map(({ at }) => at).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return first ? `am längsten ${tellSince(countDays(first))}` : 'alles beantwortet';
}
