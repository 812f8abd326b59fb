import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, expect } from 'vitest';
import { createTestContext } from './function-context.ts';
import { handleOffers } from '#functions/offers/handler.ts';
import { asOwner } from '#platform/db/database.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import type { OfferAnswer } from '#shared/offers/offer-call.ts';
import { OFFER_SAMPLE } from './offer-sample.ts';
import { createTestPlatform } from './platform.ts';
import { SIGNATURE } from './quote.ts';

export const ADA = 'a0000000-0000-4000-8000-000000000001';
export const BEN = 'b0000000-0000-4000-8000-000000000002';
export const STAFF = 'c0000000-0000-4000-8000-000000000003';

export type SentOffer = {
  id: string;
  number: string;
  snapshot: object;
  snapshot_hash: string;
  gross_cents: number;
};

/**
 * The function 'offers' for the tests of one file: two customers and staff, all
 * rows gone before each test.
 */
export async function openOfferFunction() {
  const platform = await createTestPlatform();
  afterAll(() => platform.close());
  const query = <Row extends Record<string, unknown>>(sql: string) =>
    platform.db.transaction(asOwner('test'), (tx) => tx.query<Row>(sql));
  await platform.db.transaction(asOwner('test'), (tx) =>
    tx.script(`
      insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
        ('${ADA}', 'ada@kunde.example', '{"full_name":"Ada Amsel"}', now()),
        ('${BEN}', 'ben@kunde.example', '{}', now()),
        ('${STAFF}', 'staff@maasbogen.example', '{}', now());
      update public.profiles set role = 'admin' where id = '${STAFF}';`),
  );
  const clients: Record<string, SupabaseClient> = {};
  for (const id of [ADA, BEN, STAFF]) clients[id] = platform.client(await platform.userToken(id));
  beforeEach(async () => {
    await platform.db.transaction(asOwner('test'), (tx) =>
      tx.script(
        'set local session_replication_role = replica; delete from public.outbox_mails; ' +
          'delete from public.project_milestones; delete from public.projects; delete from ' +
          'public.offer_events; delete from public.offers; delete from ' +
          'public.quote_request_events; delete from public.quote_requests; delete from ' +
          'public.audit_log;',
      ),
    );
  });

  async function call(
    user: string | null,
    body: object,
    now = new Date(),
  ): Promise<{ status: number; body: OfferAnswer }> {
    const context = createTestContext(platform.service(), {
      user: user === null ? null : { id: user, email: null },
      role: user === null ? 'anon' : 'authenticated',
      supabase: user === null ? platform.client() : clients[user]!,
      admin: () => platform.service(),
      now: () => now,
    });
    const response = await handleOffers(
      new Request('http://localhost', { method: 'POST', body: JSON.stringify(body) }),
      context,
    );
    return { status: response.status, body: (await response.json()) as OfferAnswer };
  }

  const customer = (changes: Partial<OfferContent['customer']> = {}) => ({
    ...OFFER_SAMPLE.content.customer,
    email: 'ada@kunde.example',
    ...changes,
  });
  const contentFor = (changes: Partial<OfferContent> = {}): OfferContent => ({
    ...OFFER_SAMPLE.content,
    customer: customer(),
    ...changes,
  });

  async function draft(
    content: unknown = contentFor(),
    request: string | null = null,
  ): Promise<{ id: string; updated_at: string }> {
    const { data, error } = await clients[STAFF]!.from('offers')
      .insert({ quote_request_id: request, customer_email: 'ada@kunde.example', content })
      .select('id,updated_at')
      .single<{ id: string; updated_at: string }>();
    if (error) throw new Error(error.message);
    return data;
  }

  async function send(
    content: OfferContent = contentFor(),
    request: string | null = null,
  ): Promise<SentOffer> {
    const { id, updated_at: updatedAt } = await draft(content, request);
    const answer = await call(STAFF, { action: 'send', id, updatedAt });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    return (
      await query<SentOffer>(
        `select id, number, snapshot, snapshot_hash, gross_cents::int from public.offers
         where id = '${id}'`,
      )
    )[0]!;
  }
  /** The token in the newest mail of this kind. */
  const tokenIn = async (template: string): Promise<string> =>
    (
      await query<{ token: string }>(
        `select secrets ->> 'token' as token from public.outbox_mails where template = '${template}'
         order by created_at desc limit 1`,
      )
    )[0]!.token;
  const acceptance = (offer: SentOffer, changes: object = {}) => ({
    action: 'accept',
    id: offer.id,
    hash: offer.snapshot_hash,
    options: [],
    grossCents: offer.gross_cents,
    name: 'Ada Amsel',
    signature: SIGNATURE,
    signatureKind: 'drawn',
    withdrawalSeen: false,
    earlyStart: false,
    ...changes,
  });
  const mails = () =>
    query<{ template: string; recipient: string; data: Record<string, unknown> }>(
      'select template, recipient, data from public.outbox_mails order by template',
    );
  const addRequest = async () =>
    (
      await query<{ id: string }>(`
        insert into public.quote_requests (request_id, reference, user_id, project_type, industry,
          name, email, phone, privacy_consent, signature, estimated_price, respond_by)
        values (gen_random_uuid(), 'MD-2026-TEST', '${ADA}', 'website', 'Handwerk', 'Ada',
          'ada@kunde.example', '1', true, 'x', 590, now()) returning id`)
    )[0]!.id;

  return {
    platform,
    clients,
    query,
    call,
    customer,
    contentFor,
    draft,
    send,
    acceptance,
    tokenIn,
    mails,
    addRequest,
  };
}
