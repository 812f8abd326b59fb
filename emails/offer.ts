import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { formatDay } from '#shared/core/format.ts';
import { formatMoment } from '#shared/agency/moment.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { buildMail, greet, type Mail, type MailPart } from './layout.ts';
import { say, sayToOffice } from './say.ts';

const base = {
  origin: z.string(),
  offerId: z.string(),
  number: z.string(),
  title: z.string(),
  name: z.string(),
};

/** Of the link that opens the offer; leaves the outbox once the mail is sent. */
const token = z.string().optional();

export const OfferSentSchema = z.object({
  ...base,
  token,
  version: z.number(),
  recipient: z.string(),
  validUntil: z.string(),
  /** Without what may be chosen. */
  grossCents: z.number(),
  /** Missing in mails from before it was told. */
  hasOptions: z.boolean().default(false),
  hasAccount: z.boolean(),
  /** The link alone decides nothing; missing in mails from before it was told. */
  needsSignIn: z.boolean().default(false),
});
export const OfferNoteSchema = z.object({ ...base, token, body: z.string() });
/** Also of a withdrawn one. */
export const OfferRefusedSchema = z.object({ ...base, reason: z.string() });
export const OfferAcceptedSchema = z.object({
  ...base,
  token,
  projectId: z.string(),
  projectNumber: z.string(),
  company: z.string(),
  kind: z.enum(['business', 'consumer']),
  netCents: z.number(),
  grossCents: z.number(),
  acceptedAt: z.string(),
  withdrawal: z.string(),
});

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
const nameOf = ({ number, title }: { number: string; title: string }): string =>
  `${number} „${title}“`;
const valuesOf = ({ number, title }: { number: string; title: string }) => ({ number, title });
/** The document as it is when the mail leaves. */
const withOffer = (mail: Mail, id: string): Mail => ({
  ...mail,
  documents: [{ kind: 'offer', id }],
});

/** Where the customer finds his offer: by the link without an account, else in the portal. */
const buildOfferLink = ({
  origin,
  offerId,
  token: secret,
}: Pick<z.infer<typeof OfferNoteSchema>, 'origin' | 'offerId' | 'token'>): string =>
  secret ? `${origin}/angebot/${secret}` : `${origin}/portal/angebote/${offerId}`;

export function buildOfferSent(offer: z.infer<typeof OfferSentSchema>, company: Company): Mail {
  const isNewer = offer.version > 1;
  return withOffer(
    buildMail(
      say(isNewer ? 'offer.subjectNewer' : 'offer.subject', {
        ...valuesOf(offer),
        version: String(offer.version),
      }),
      [
        greet(offer.name),
        paragraph(say(isNewer ? 'offer.introNewer' : 'offer.intro', valuesOf(offer))),
        {
          kind: 'rows',
          rows: [
            ['Angebot', offer.number],
            [
              offer.hasOptions ? 'Gesamtbetrag ohne Optionen' : 'Gesamtbetrag',
              formatCents(offer.grossCents),
            ],
            ['Gültig bis', formatDay(offer.validUntil)],
          ],
        },
        paragraph(say(offer.needsSignIn ? 'offer.linkFactor' : 'offer.link')),
        { kind: 'button', label: say('offer.button'), url: buildOfferLink(offer) },
        paragraph(
          say(offer.needsSignIn ? 'offer.warningFactor' : 'offer.warning', {
            day: formatDay(offer.validUntil),
          }),
        ),
        paragraph(
          say(offer.hasAccount ? 'offer.questionsPortal' : 'offer.questions', {
            phone: company.phone,
          }),
        ),
      ],
      company,
    ),
    offer.offerId,
  );
}

/** To the agency: the customer asks. */
export const buildOfferQuestion = (
  offer: z.infer<typeof OfferNoteSchema>,
  company: Company,
): Mail =>
  buildMail(
    sayToOffice('question.subject', { number: offer.number, name: offer.name }),
    [
      paragraph(`${offer.name} fragt zum Angebot ${nameOf(offer)}:`),
      { kind: 'quote', text: offer.body },
      {
        kind: 'button',
        label: sayToOffice('question.button'),
        url: `${offer.origin}/admin/angebote/${offer.offerId}`,
      },
    ],
    company,
  );

export const buildOfferAnswer = (offer: z.infer<typeof OfferNoteSchema>, company: Company): Mail =>
  buildMail(
    say('offer.answer.subject', valuesOf(offer)),
    [
      greet(offer.name),
      paragraph(say('offer.answer', valuesOf(offer))),
      { kind: 'quote', text: offer.body },
      {
        kind: 'button',
        label: say('offer.answer.button'),
        url: buildOfferLink(offer),
      },
    ],
    company,
  );

/**
 * To the customer: the order on a durable medium (Art. 246a §4(3) EGBGB, §312f
 * BGB), with what he ordered as PDF.
 */
export const buildOfferAccepted = (
  offer: z.infer<typeof OfferAcceptedSchema>,
  company: Company,
): Mail =>
  withOffer(
    buildMail(
      say('order.subject', valuesOf(offer)),
      [
        greet(offer.name),
        paragraph(
          say('order.intro', { ...valuesOf(offer), moment: formatMoment(offer.acceptedAt) }),
        ),
        {
          kind: 'rows',
          rows: [
            ['Angebot', offer.number],
            ['Projekt', offer.projectNumber],
            ['Gesamtbetrag', formatCents(offer.grossCents)],
          ],
        },
        ...(offer.token
          ? ([
              paragraph(say('order.nextNoAccount')),
              { kind: 'button', label: say('order.buttonNoAccount'), url: buildOfferLink(offer) },
            ] as const)
          : ([
              paragraph(say('order.next')),
              {
                kind: 'button',
                label: say('order.button'),
                url: `${offer.origin}/portal/projekte/${offer.projectId}`,
              },
            ] as const)),
        ...(offer.withdrawal ? describeWithdrawal(offer.withdrawal) : []),
      ],
      company,
    ),
    offer.offerId,
  );

const describeWithdrawal = (text: string): MailPart[] =>
  text
    .split(/\n{2,}/)
    .map((block) =>
      block.startsWith('# ') ? { kind: 'heading', text: block.slice(2) } : paragraph(block),
    );

export const buildOfferAcceptedForAgency = (
  offer: z.infer<typeof OfferAcceptedSchema>,
  company: Company,
): Mail =>
  withOffer(
    buildMail(
      sayToOffice('order.subject', {
        number: offer.number,
        amount: formatCents(offer.grossCents),
        name: offer.company || offer.name,
      }),
      [
        {
          kind: 'rows',
          rows: [
            ['Kunde', [offer.company, offer.name].filter(Boolean).join('\n')],
            ['Angebot', nameOf(offer)],
            ['Netto', formatCents(offer.netCents)],
            ['Gesamtbetrag', formatCents(offer.grossCents)],
            ['Projekt', offer.projectNumber],
          ],
        },
        {
          kind: 'button',
          label: sayToOffice('order.button'),
          url: `${offer.origin}/admin/projekte/${offer.projectId}`,
        },
      ],
      company,
    ),
    offer.offerId,
  );

export const buildOfferRefused = (
  offer: z.infer<typeof OfferRefusedSchema>,
  company: Company,
): Mail =>
  buildMail(
    sayToOffice('refused.subject', { number: offer.number, name: offer.name }),
    [
      paragraph(`${offer.name} hat das Angebot ${nameOf(offer)} abgelehnt.`),
      ...(offer.reason
        ? ([paragraph('Begründung:'), { kind: 'quote', text: offer.reason }] as const)
        : [paragraph('Eine Begründung liegt nicht vor.')]),
      {
        kind: 'button',
        label: sayToOffice('refused.button'),
        url: `${offer.origin}/admin/angebote/${offer.offerId}`,
      },
    ],
    company,
  );

/** To the customer: the agency takes the offer back. */
export const buildOfferWithdrawn = (
  offer: z.infer<typeof OfferRefusedSchema>,
  company: Company,
): Mail =>
  buildMail(
    say('offer.withdrawn.subject', valuesOf(offer)),
    [
      greet(offer.name),
      paragraph(say('offer.withdrawn', valuesOf(offer))),
      ...(offer.reason ? ([{ kind: 'quote', text: offer.reason }] as const) : []),
      paragraph(say('offer.withdrawn.questions', { phone: company.phone })),
    ],
    company,
  );
