import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { findMomentOf } from '#shared/bookings/booking-slots.ts';
import { formatNumber } from '#shared/core/format.ts';
import { useRead } from '#app/lib/use-rows.ts';
import { FigureCell } from '#app/private/figure-cell.tsx';
import { formatCents } from '#shared/pricing/money.ts';
import { DEFAULT_PRESET, lastDays, periodBefore, type Period } from './period.ts';
import { useToday } from './use-today.ts';

/** What is counted, as on the page of statistics. */
const DAYS = Number(DEFAULT_PRESET);

/** Enquiries of the last days, and of as many before. */
function useEnquiries() {
  const today = findToday();
  return useRead({
    queryKey: ['dashboard', 'enquiries', today],
    read: async (client) => {
      const count = async ({ from, to }: Period): Promise<number> => {
        const { count: found } = await client
          .from('quote_requests')
          .select('id', { count: 'exact', head: true })
          .is('merged_into', null)
          .gte('created_at', findMomentOf(from, '00:00').toISOString())
          .lt('created_at', findMomentOf(addDays(to, 1), '00:00').toISOString())
          .throwOnError();
        return found ?? 0;
      };
      const period = lastDays(DAYS, today);
      const [now, before] = await Promise.all([count(period), count(periodBefore(period))]);
      return { now, before };
    },
  });
}

/** Enquiries of the last days, and what is open in money. */
export function HeadFigures() {
  const { data: enquiries } = useEnquiries();
  const { data: today } = useToday();
  const offers = today?.open_offers;
  const invoices = today?.overdue_invoices;
  return (
    <>
      <FigureCell
        label={`Anfragen in ${DAYS} Tagen`}
        to="/admin"
        className="max-md:hidden"
        value={enquiries && formatNumber(enquiries.now)}
        note={enquiries && enquiries.before > 0 && `davor ${formatNumber(enquiries.before)}`}
      />
      <FigureCell
        label="Offene Angebote, netto"
        to="/admin/angebote?status=sent"
        value={offers && formatCents(offers.net_cents)}
        note={
          offers &&
          [
            `${offers.count} ${offers.count === 1 ? 'Angebot' : 'Angebote'}`,
            offers.expired > 0 &&
              `ohne ${offers.expired === 1 ? 'ein abgelaufenes' : `${offers.expired} abgelaufene`}`,
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
