import { FigureCell } from '#app/private/figure-cell.tsx';
import { formatCents } from './figures.ts';
import { Sparkline, useTrendWeeks } from './trend-list.tsx';
import { buildTrends, NEW } from './trends.ts';
import { useToday } from './use-today.ts';

/** Weeks that are counted; the course goes further back. */
const COUNTED = 4;

/** Enquiries of the last weeks, their course, and what is open in money. */
export function HeadFigures() {
  const { data: weeks = [] } = useTrendWeeks();
  const { data: today } = useToday();
  const [enquiries] = buildTrends(weeks.slice(-2 * COUNTED));
  const offers = today?.open_offers;
  const invoices = today?.overdue_invoices;
  return (
    <>
      <FigureCell
        label={`Anfragen in ${COUNTED} Wochen`}
        to="/admin"
        value={weeks.length > 0 ? enquiries?.text : undefined}
        note={
          enquiries && enquiries.change !== NEW && `${enquiries.change}, davor ${enquiries.before}`
        }
        course={
          weeks.length > 0 && (
            <Sparkline
              values={weeks.slice(weeks.length / 2).map(({ requests }) => requests)}
              className="h-8 w-24 max-lg:hidden"
            />
          )
        }
      />
      <FigureCell
        label="Offene Angebote, netto"
        to="/admin/angebote?status=sent"
        value={offers && formatCents(offers.net_cents)}
        note={
          offers &&
          [
            `${offers.count} ${offers.count === 1 ? 'Angebot' : 'Angebote'}`,
            offers.expired > 0 && `${offers.expired} abgelaufen, nicht mitgezählt`,
          ]
            .filter(Boolean)
            .join(', ')
        }
      />
      <FigureCell
        label="Überfällige Rechnungen"
        to="/admin/rechnungen?status=overdue"
        value={invoices && formatCents(invoices.open_cents)}
        isLate={invoices !== undefined && invoices.count > 0}
        note={invoices && `${invoices.count} ${invoices.count === 1 ? 'Rechnung' : 'Rechnungen'}`}
      />
    </>
  );
}
