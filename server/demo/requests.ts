import { randomUUID } from 'node:crypto';
import { buildReference } from '#functions/identity.ts';
import { answerDue } from '#shared/agency/business-time.ts';
import type { TablesInsert } from '#shared/database-types.ts';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { estimatePrice } from '#shared/pricing/price.ts';
import { DEMO_PEOPLE, mailOf } from './people.ts';
import { drawSignature } from './signature.ts';
import { check, type Stage } from './stage.ts';

/** Of the newest ones, which await an answer: one may be late, the others are of today. */
const NEW_AGES = [1.9, 0.3, 0.06];
const FIRST_NEW = 37;

/** Days ago at which each enquiry came, by its place: the first ones are orders by now. */
export const ageOf = (index: number): number =>
  index < 12 ? 62 - index * 3.1 : (NEW_AGES[index - FIRST_NEW] ?? 26 - (index - 12) * 0.93);

/** An enquiry of everybody, in the order of the people. */
export async function fillRequests({ service, customers, random, daysAgo }: Stage) {
  const requests = await Promise.all(
    DEMO_PEOPLE.map(async (person, index) => {
      const created = daysAgo(ageOf(index));
      return {
        id: randomUUID(),
        request_id: randomUUID(),
        reference: buildReference('MD', created),
        user_id: customers.get(person)?.id ?? null,
        project_type: person.project,
        package: '',
        industry: person.industry,
        urgency: person.urgency,
        name: person.name,
        company: person.company,
        email: mailOf(person),
        phone: `+49 241 0000${String(index).padStart(2, '0')}`,
        location: person.city,
        additional_services: [...person.services],
        message: person.message,
        privacy_consent: true,
        signature: await drawSignature(person.name, index % 3 === 0, random),
        signature_kind: index % 3 === 0 ? 'typed' : 'drawn',
        estimated_price: estimatePrice({
          projectType: person.project,
          urgency: person.urgency,
          additionalServices: person.services,
        }),
        submitted_at: created.toISOString(),
        respond_by: answerDue(created).toISOString(),
        // Orders and offers take their enquiry along below.
        status:
          index < 12 ? 'in_review' : index < 23 ? 'lost' : index < FIRST_NEW ? 'in_review' : 'new',
        attribution: { source: ['google', 'direkt', 'empfehlung', 'instagram'][index % 4] },
        created_at: created.toISOString(),
        updated_at: created.toISOString(),
      } satisfies TablesInsert<'quote_requests'>;
    }),
  );
  check(await service.from('quote_requests').insert(requests));
  check(
    await service.from('quote_consents').insert(
      requests.flatMap(({ id, created_at }) =>
        (['privacy', 'signature'] as const).map((kind) => ({
          quote_request_id: id,
          kind,
          granted: true,
          text_version: CONSENT_TEXTS[kind].version,
          recorded_at: created_at,
        })),
      ),
    ),
  );
  return requests;
}

export type DemoRequest = Awaited<ReturnType<typeof fillRequests>>[number];
