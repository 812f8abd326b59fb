import { ADDITIONAL_SERVICES, type PackageId } from '#shared/agency/business.ts';
import { createOffersHandler } from '#functions/offers/create-handler.ts';
import { loadTerms } from '#content/terms.ts';
import { buildOfferDraft, buildPosition, listCatalogue } from '#shared/offers/offer-draft.ts';
import type { Company } from '#shared/agency/company.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import type { OfferCall } from '#shared/offers/offer-call.ts';
import { lastWork, nextWork } from './office-hours.ts';
import { pick } from './pick.ts';
import { countryOf, DEMO_PEOPLE, vatIdOf, type DemoPerson } from './people.ts';
import { ageOf, type DemoRequest } from './requests.ts';
import { drawSignature } from './signature.ts';
import { check, dayOf, runInOrder, take, type Account, type Stage, type Step } from './stage.ts';

export type Order = {
  offer: string;
  project: string;
  person: DemoPerson;
  customer: Account;
  at: Date;
};

type Draft = { id: string; updated_at: string };

/**
 * Offers sent on the fourth day and decided a week after the enquiry; gives
 * back those that were ordered.
 */
export async function fillOffers(stage: Stage, requests: readonly DemoRequest[]): Promise<Order[]> {
  const orders: Order[] = [];
  const steps = requests.slice(0, 10).map((request, index): Step => {
    const sent = nextWork(stage.daysAgo(ageOf(index) - 3.6));
    return {
      at: sent.getTime(),
      run: async () => {
        const offer = await addOffer(stage, request, index);
        await sendOffer(stage, offer, sent);
        if (index < 6) orders.push(await orderOffer(stage, offer.id, index));
        else if (index === 6) await refuseOffer(stage, offer.id, index);
        else if (index === 7) await askAboutNewVersion(stage, offer.id, index);
      },
    };
  });
  await runInOrder(steps);
  const { id: draft } = await addOffer(stage, pick(requests, 10), 10);
  stage.later(
    `update public.offers set created_at = $2, updated_at = $2 where id = $1`,
    draft,
    lastWork(stage.daysAgo(2)),
  );
  check(
    await stage.service
      .from('quote_requests')
      .update({ status: 'lost' })
      .eq('id', pick(requests, 6).id),
  );
  return orders;
}

const customerOf = ({ customers }: Stage, index: number): Account =>
  customers.get(pick(DEMO_PEOPLE, index))!;

async function addOffer(
  { admin, company }: Stage,
  request: DemoRequest,
  index: number,
): Promise<Draft> {
  const content = buildContent(request, company, index);
  return take(
    await admin.client
      .from('offers')
      .insert({ quote_request_id: request.id, customer_email: request.email, content })
      .select('id,updated_at')
      .single(),
  );
}

/** What was sold instead of what had been asked for. */
const SOLD: Readonly<Record<number, PackageId>> = { 2: 'smart-business', 3: 'smart-business' };

function buildContent(request: DemoRequest, company: Company, index: number): OfferContent {
  const person = pick(DEMO_PEOPLE, index);
  const draft = buildOfferDraft(request, company);
  const sold = SOLD[index];
  const work = draft.positions.map((position, place) => {
    const found =
      place === 0 ? listCatalogue(company.audience).find(({ id }) => id === sold) : undefined;
    return found?.position ?? position;
  });
  const country = countryOf(person);
  const extra = ADDITIONAL_SERVICES.filter(({ id }) => !person.services.includes(id)).at(
    -1 - (index % 3),
  )!;
  return {
    ...draft,
    package: sold ?? draft.package,
    title: `${draft.title} für ${person.company}`,
    customer: {
      ...draft.customer,
      street: `Erfundene Straße ${index + 1}`,
      postalCode: country === 'NL' ? `${person.postalCode} AA` : person.postalCode,
      country,
      vatId: vatIdOf(person, index),
    },
    positions: [
      ...work,
      { ...buildPosition('option', extra.label, extra.price * 100), optional: true },
    ],
    validDays: index < 6 || index === 9 ? 90 : 30,
    ...(index === 1 && { paymentPlan: { kind: 'instalments', count: 3 } }),
  };
}

/** Offers of months ago carry terms that are older still. */
const offersOf = ({ now }: Stage) =>
  createOffersHandler(async () => ({
    ...(await loadTerms()),
    updated: dayOf(new Date(now.getTime() - 300 * 86_400_000)),
  }));

async function sendOffer(
  stage: Stage,
  { id, updated_at: updatedAt }: Draft,
  at: Date,
): Promise<void> {
  const { admin, call, later } = stage;
  await call(offersOf(stage), admin, at, { action: 'send', id, updatedAt });
  later(
    `update public.offers set created_at = $2, updated_at = $2, sent_at = $2 where id = $1`,
    id,
    at,
  );
  later(
    `update public.offer_events set created_at = $2 where offer_id = $1 and kind = 'sent'`,
    id,
    at,
  );
}

async function orderOffer(stage: Stage, id: string, index: number): Promise<Order> {
  const { call, later, random } = stage;
  const [person, customer, at] = [
    pick(DEMO_PEOPLE, index),
    customerOf(stage, index),
    stage.daysAgo(ageOf(index) - 7.6),
  ];
  const stored = take(
    await customer.client.from('offers').select('snapshot_hash,gross_cents').eq('id', id).single(),
  );
  const { projectId } = await call(offersOf(stage), customer, at, {
    action: 'accept',
    id,
    hash: stored.snapshot_hash ?? '',
    options: [],
    grossCents: stored.gross_cents ?? 0,
    name: person.name,
    signature: await drawSignature(person.name, true, random),
    signatureKind: 'typed',
    withdrawalSeen: false,
    earlyStart: false,
  } satisfies OfferCall);
  later(`update public.offers set decided_at = $2, updated_at = $2 where id = $1`, id, at);
  later(
    `update public.offer_events set created_at = $2, evidence = jsonb_set(evidence, '{acceptedAt}',
     to_jsonb($2::timestamptz)) where offer_id = $1 and kind = 'accepted'`,
    id,
    at,
  );
  return { offer: id, project: String(projectId), person, customer, at };
}

async function refuseOffer(stage: Stage, id: string, index: number): Promise<void> {
  const reason = 'Wir haben uns für eine Lösung im Haus entschieden.';
  check(await customerOf(stage, index).client.rpc('refuse_offer', { offer_id: id, reason }));
  const at = stage.daysAgo(ageOf(index) - 8.6);
  stage.later(`update public.offers set decided_at = $2, updated_at = $2 where id = $1`, id, at);
  stage.later(
    `update public.offer_events set created_at = $2 where offer_id = $1 and kind = 'refused'`,
    id,
    at,
  );
}

/** A newer version replaces the first; then the customer asks. */
async function askAboutNewVersion(stage: Stage, id: string, index: number): Promise<void> {
  const { client } = stage.admin;
  const version = take(await client.rpc('start_offer_version', { offer_id: id }));
  const next = take(await client.from('offers').select('id,updated_at').eq('id', version).single());
  const at = lastWork(stage.daysAgo(6));
  await sendOffer(stage, next, at);
  stage.later(`update public.offers set decided_at = $2, updated_at = $2 where id = $1`, id, at);
  stage.later(
    `update public.offer_events set created_at = $2 where offer_id = $1 and kind = 'superseded'`,
    id,
    at,
  );
  const body = 'Ist die Pflege der Kurse durch uns selbst enthalten?';
  check(await customerOf(stage, index).client.rpc('write_offer_note', { offer_id: next.id, body }));
  stage.later(
    `update public.offer_events set created_at = $2 where offer_id = $1 and kind = 'question'`,
    next.id,
    stage.daysAgo(1),
  );
}
