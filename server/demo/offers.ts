import { ADDITIONAL_SERVICES } from '#shared/business.ts';
import { handleOffers } from '#functions/offers/handler.ts';
import { buildOfferDraft, buildPosition } from '#shared/offer-draft.ts';
import type { OfferContent } from '#shared/offer.ts';
import { DEMO_PEOPLE, type DemoPerson } from './people.ts';
import { ageOf, type DemoRequest } from './requests.ts';
import { drawSignature } from './signature.ts';
import { check, runInOrder, take, type Account, type Stage, type Step } from './stage.ts';

export type Order = { offer: string; project: string; person: DemoPerson; customer: Account; at: Date };

/** Offers sent two days after the enquiry and decided some days later; gives back those that were ordered. */
export async function fillOffers(stage: Stage, requests: readonly DemoRequest[]): Promise<Order[]> {
  const { service, admin, customers, company, random, daysAgo, call, later } = stage;
  const steps: Step[] = [];
  const orders: Order[] = [];
  const contentOf = (index: number): OfferContent => {
    const person = DEMO_PEOPLE[index]!;
    const draft = buildOfferDraft(requests[index]!, company.audience);
    const isDutch = person.city === 'Roermond' || person.city === 'Venlo';
    const extra = ADDITIONAL_SERVICES.filter(({ id }) => !person.services.includes(id)).at(-1 - (index % 3))!;
    return {
      ...draft,
      title: `${draft.title} für ${person.company}`,
      customer: {
        ...draft.customer,
        street: `Erfundene Straße ${index + 1}`,
        postalCode: isDutch ? `${person.postalCode} AA` : person.postalCode,
        country: isDutch ? 'NL' : 'DE',
        vatId: isDutch ? '' : `DE0000000${String(index).padStart(2, '0')}`,
      },
      positions: [...draft.positions, { ...buildPosition('option', extra.label, extra.price * 100), optional: true }],
      validDays: index < 6 || index === 9 ? 90 : 30,
      paymentPlan: index === 1 ? { kind: 'instalments', count: 3 } : { kind: 'single' },
    };
  };
  const addOffer = async (index: number): Promise<{ id: string; updated_at: string }> => {
    const { id, email } = requests[index]!;
    return take(
      await admin.client
        .from('offers')
        .insert({ quote_request_id: id, customer_email: email, content: contentOf(index) })
        .select('id,updated_at')
        .single<{ id: string; updated_at: string }>(),
    );
  };
  const sendOffer = async (offer: { id: string; updated_at: string }, at: Date): Promise<void> => {
    await call(handleOffers, admin, at, { action: 'send', id: offer.id, updatedAt: offer.updated_at });
    later(`update public.offers set created_at = $2, updated_at = $2, sent_at = $2 where id = $1`, offer.id, at);
    later(`update public.offer_events set created_at = $2 where offer_id = $1 and kind = 'sent'`, offer.id, at);
  };
  for (let index = 0; index < 10; index += 1) {
    const person = DEMO_PEOPLE[index]!;
    const sent = daysAgo(ageOf(index) - 1.6);
    steps.push({
      at: sent.getTime(),
      run: async () => {
        const offer = await addOffer(index);
        await sendOffer(offer, sent);
        const customer = customers.get(person);
        if (index < 6) {
          const decided = daysAgo(ageOf(index) - 5);
          const stored = take(
            await customer!.client
              .from('offers')
              .select('snapshot_hash,gross_cents')
              .eq('id', offer.id)
              .single<{ snapshot_hash: string; gross_cents: number }>(),
          );
          const { projectId } = await call(handleOffers, customer!, decided, {
            action: 'accept',
            id: offer.id,
            hash: stored.snapshot_hash,
            options: [],
            grossCents: stored.gross_cents,
            name: person.name,
            signature: await drawSignature(person.name, true, random),
            signatureKind: 'typed',
            withdrawalSeen: false,
            earlyStart: false,
          });
          later(`update public.offers set decided_at = $2, updated_at = $2 where id = $1`, offer.id, decided);
          later(
            `update public.offer_events set created_at = $2, evidence = jsonb_set(evidence, '{acceptedAt}', to_jsonb($2::timestamptz)) where offer_id = $1 and kind = 'accepted'`,
            offer.id,
            decided,
          );
          orders.push({ offer: offer.id, project: String(projectId), person, customer: customer!, at: decided });
        } else if (index === 6) {
          check(
            await customer!.client.rpc('refuse_offer', {
              offer_id: offer.id,
              reason: 'Wir haben uns für eine Lösung im Haus entschieden.',
            }),
          );
          const decided = daysAgo(ageOf(index) - 6);
          later(`update public.offers set decided_at = $2, updated_at = $2 where id = $1`, offer.id, decided);
          later(`update public.offer_events set created_at = $2 where offer_id = $1 and kind = 'refused'`, offer.id, decided);
        } else if (index === 7) {
          // A newer version replaces the first; then the customer asks.
          const draft = take(await admin.client.rpc('start_offer_version', { offer_id: offer.id })) as string;
          const next = take(
            await admin.client.from('offers').select('id,updated_at').eq('id', draft).single<{ id: string; updated_at: string }>(),
          );
          await sendOffer(next, daysAgo(6));
          check(
            await customer!.client.rpc('write_offer_note', {
              offer_id: next.id,
              body: 'Ist die Pflege der Kurse durch uns selbst enthalten?',
            }),
          );
          later(`update public.offer_events set created_at = $2 where offer_id = $1 and kind = 'question'`, next.id, daysAgo(1));
        }
      },
    });
  }
  await runInOrder(steps);
  await addOffer(10);
  check(await service.from('quote_requests').update({ status: 'lost' }).eq('id', requests[6]!.id));
  return orders;
}
