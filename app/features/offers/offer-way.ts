import { formatNumericDay } from '#shared/core/format.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { isBilling, orderPayments, type PartInvoice } from '#shared/billing/payment-plan.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { formatShortDay } from '#app/private/dates.ts';
import type { WayStep } from '#app/private/way.tsx';

export type OfferOnItsWay = {
  content: Pick<OfferContent, 'paymentPlan' | 'positions'>;
  grossCents: number;
  validUntil: string | null;
  /** Of an offer that is ordered. */
  decidedAt?: string | null;
  projectStatus?: string;
  invoices?: readonly PartInvoice[];
};

/** From the offer to the last payment: what is done, what is next, what follows. */
export function describeWay(offer: OfferOnItsWay): WayStep[] {
  const { content, projectStatus = '' } = offer;
  const payments = describePayments(offer);
  // A single payment follows the work, as all do but the first of a plan.
  const before = content.paymentPlan.kind === 'single' ? 0 : 1;
  const over = WORK[projectStatus];
  const steps: Step[] = [
    ...startOf(offer),
    ...payments.slice(0, before),
    {
      id: 'work',
      text: over ?? 'Wir setzen um, Sie geben jeden Schritt frei',
      isPassed: over !== undefined,
    },
    ...payments.slice(before),
  ];
  const now = steps.findIndex(({ isPassed }) => !isPassed);
  return steps.map(({ isPassed, ...step }, index) => ({
    ...step,
    state: isPassed ? 'passed' : index === now ? 'now' : 'ahead',
  }));
}

/** Of a project that is over. */
const WORK: Readonly<Record<string, string>> = {
  done: 'Umgesetzt und abgenommen',
  cancelled: 'Projekt beendet',
};

type Step = Omit<WayStep, 'state'> & { isPassed: boolean };

function startOf({ content, validUntil, decidedAt }: OfferOnItsWay): Step[] {
  if (decidedAt)
    return [
      {
        id: 'order',
        text: 'Beauftragt',
        note: `am ${formatShortDay(decidedAt)}`,
        isPassed: true,
      },
    ];
  const hasOptions = content.positions.some(({ optional }) => optional);
  return [
    {
      id: 'read',
      text: hasOptions ? 'Sie lesen und wählen Optionen' : 'Sie lesen das Angebot',
      note: 'Fragen beantworten wir vorher.',
      isPassed: false,
    },
    {
      id: 'sign',
      text: 'Sie unterschreiben am Bildschirm',
      ...(validUntil && { note: `bis ${formatNumericDay(validUntil)}` }),
      isPassed: false,
    },
  ];
}

/** The parts of the plan and how far each is; an offer that is open has no invoices. */
function describePayments(offer: OfferOnItsWay): Step[] {
  const { content, grossCents, decidedAt, projectStatus, invoices = [] } = offer;
  // Without a part it bills the order as a whole.
  const whole = invoices.find((one) => isBilling(one) && one.instalment === null);
  const payments = orderPayments(content.paymentPlan, grossCents, invoices);
  return payments.flatMap(({ label, cents, invoice = whole }) => {
    // Nothing more will be billed of what has been broken off.
    if (!invoice && projectStatus === 'cancelled') return [];
    const isPassed = invoice?.status === 'paid';
    const note = isPassed ? 'bezahlt' : invoice ? 'Rechnung liegt vor' : 'Rechnung folgt';
    return [
      {
        id: label,
        text: label,
        value: formatCents(cents),
        ...(decidedAt && { note }),
        isPassed,
      },
    ];
  });
}
