import { formatNumericDay } from '#shared/core/format.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { duePayments, type DuePayment } from '#shared/billing/payment-plan.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { formatShortDay } from '#app/private/request-facts.ts';
import type { WayStep } from '#app/private/way.tsx';

export type OfferOnItsWay = {
  content: Pick<OfferContent, 'paymentPlan' | 'positions'>;
  grossCents: number;
  validUntil: string | null;
  /** Of an offer that is ordered. */
  decidedAt?: string | null;
  isProjectDone?: boolean;
  invoices?: readonly { kind: string; status: string; instalment: number | null }[];
};

/** From the offer to the last payment: what is done, what is next, what follows. */
export function describeWay(offer: OfferOnItsWay): WayStep[] {
  const { content, grossCents, isProjectDone = false } = offer;
  const payments = duePayments(content.paymentPlan, grossCents);
  const paymentOf = (part: DuePayment, index: number) => ({
    id: part.label,
    text: part.label,
    value: formatCents(part.cents),
    ...describePayment(offer, payments.length === 1 ? null : index + 1),
  });
  const parts = payments.map(paymentOf);
  const before = payments.length > 1 ? parts.slice(0, 1) : [];
  const steps = [
    ...startOf(offer),
    ...before,
    {
      id: 'work',
      text: isProjectDone
        ? 'Umgesetzt und abgenommen'
        : 'Wir setzen um, Sie geben jeden Schritt frei',
      isPassed: isProjectDone,
    },
    ...parts.slice(before.length),
  ];
  const now = steps.findIndex(({ isPassed }) => !isPassed);
  return steps.map(({ isPassed, ...step }, index) => ({
    ...step,
    state: isPassed ? 'passed' : index === now ? 'now' : 'ahead',
  }));
}

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

/** How far a part of the plan is; an offer that is open has no invoices. */
function describePayment(
  { decidedAt, invoices = [] }: OfferOnItsWay,
  instalment: number | null,
): { note?: string; isPassed: boolean } {
  if (!decidedAt) return { isPassed: false };
  const invoice = invoices.find(
    (one) => one.kind === 'invoice' && one.status !== 'cancelled' && one.instalment === instalment,
  );
  if (!invoice) return { note: 'Rechnung folgt', isPassed: false };
  return invoice.status === 'paid'
    ? { note: 'bezahlt', isPassed: true }
    : { note: 'Rechnung liegt vor', isPassed: false };
}
