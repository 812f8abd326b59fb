import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import * as z from 'zod';
import { CheckedBookingSchema } from '#shared/bookings/booking.ts';
import { ChatRequestSchema } from '#shared/chat/chat-schema.ts';
import { ContactSchema } from '#shared/forms/contact.ts';
import { NewsletterCallSchema } from '#shared/newsletter/newsletter-schema.ts';
import { LinkCallSchema } from '#shared/offers/offer-call.ts';
import { WithdrawalSchema } from '#shared/privacy/withdrawal.ts';
import { QuoteRequestSchema } from '#shared/quote/quote.ts';
import { AnalyticsBodySchema } from '#shared/statistics/analytics.ts';
import { createAccount, openAs, openService, readAnonKey, type Account } from './accounts.ts';
import { listSlots } from './bookings.ts';
import { ADMIN, expect, type Mailbox } from './browser.ts';
import { CUSTOMER_COLUMNS, fillHostile, writeHostile } from './hostile.ts';
import { buildInvoiceContent, issueInvoice } from './invoices.ts';
import { sendOffer } from './offers.ts';
import { prove } from './proof.ts';
import { createProject, PNG } from './projects.ts';
import { buildQuote, SIGNATURE } from './quote.ts';

// Every way by which somebody who is not of the agency writes something down.

const SQUARE = { width: 9, height: 9, channels: 3, background: '#c33' } as const;
const email = (): string => `boese-${randomUUID().slice(0, 8)}@firma.example`;
const person = () => ({
  name: 'x',
  email: email(),
  phone: '+49 2431 000000',
  privacyConsent: true,
  requestId: randomUUID(),
});

export const enquire = (round: number) => {
  const sample = buildQuote({
    requestId: randomUUID(),
    shownPrice: undefined,
    startedAt: new Date(Date.now() - 60_000).toISOString(),
    signatureKind: 'drawn',
  });
  const kept = ['email', 'phone', 'signature', 'timestamp', 'startedAt', 'requestId'];
  return fillHostile({ name: 'quote', schema: QuoteRequestSchema, sample, kept }, round);
};
export const writeContact = (round: number) =>
  fillHostile(
    {
      name: 'contact',
      schema: ContactSchema,
      sample: { ...person(), message: 'x', website: '' },
      kept: ['email', 'phone', 'requestId'],
    },
    round,
  );

/** Of the pages and documents that a visitor opens without an account. */
export type Links = { pages: string[]; pdfs: string[] };

export async function visit(
  request: APIRequestContext,
  mailbox: Mailbox,
  round: number,
): Promise<Links> {
  const origin = process.env['E2E_ORIGIN']!;
  const service = await openService();
  const post = async (path: string, data: object, headers = {}): Promise<unknown> => {
    const response = await request.post(path, { data, headers });
    const text = await response.text();
    expect(response.ok(), `${path}: ${response.status()} ${text}`).toBe(true);
    return text === '' ? null : JSON.parse(text);
  };

  // The enquiry with its files, and what its mails and its page say.
  const quote = enquire(round);
  const { data: answer, error } = await service.functions.invoke('quote-request', { body: quote });
  expect(error).toBeNull();
  const { token } = z.object({ token: z.string() }).parse(answer);
  const pdf = '%PDF-1.7\n1 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\nendobj\n%%EOF';
  for (const [body, end] of [
    [Buffer.from(pdf), '.pdf'],
    [await sharp({ create: SQUARE }).png().toBuffer(), '.png'],
  ] as const) {
    const name = encodeURIComponent(`${writeHostile('quote.file', round, 150)}${end}`);
    const path = `/api/quote-files/${String(quote['requestId'])}/${randomUUID()}?name=${name}`;
    const stored = await request.put(path, { data: body });
    expect(stored.status(), await stored.text()).toBe(200);
  }

  const contact = writeContact(round);
  await post('/api/contact', contact, await prove(origin, 'contact', String(contact['requestId'])));
  await post(
    '/api/withdrawal',
    fillHostile(
      {
        name: 'withdrawal',
        schema: WithdrawalSchema,
        sample: { name: 'x', contract: 'x', email: email(), requestId: randomUUID() },
        kept: ['email', 'requestId'],
      },
      round,
    ),
  );
  await post(
    '/api/newsletter',
    fillHostile(
      {
        name: 'newsletter',
        schema: NewsletterCallSchema,
        sample: { action: 'request', email: email(), source: 'page' },
        kept: ['email', 'website', 'token', 'subject', 'body'],
      },
      round,
    ),
  );

  const slots = await listSlots(request);
  const booking = fillHostile(
    {
      name: 'booking',
      schema: CheckedBookingSchema,
      sample: { ...person(), note: 'x', startsAt: slots[20 + round * 30] },
      kept: ['email', 'phone', 'startsAt', 'requestId'],
    },
    round,
  );
  await post('/api/booking', booking);
  const invitation = await mailbox.find(String(booking['email']), /\/termin\//);
  const talk = /\/termin\/([\w-]+)/.exec(invitation)![1]!;
  await post('/api/booking', { action: 'confirm', token: talk });

  const sessionId = randomUUID();
  const history = [{ role: 'user', content: 'x' }];
  const sample = { message: 'x', sessionId, conversationHistory: history, userId: 'x' };
  const chat = { name: 'chat', schema: ChatRequestSchema, sample, kept: ['sessionId'] };
  for (const body of [
    { message: 'Was kostet eine Website?', sessionId },
    fillHostile(chat, round),
    { message: `Bauen Sie ${writeHostile('chat', round, 150)}?`, sessionId },
  ])
    // The assistant reads all texts with its first question: long on a busy machine.
    await expect(async () => {
      expect((await service.functions.invoke('chatbot', { body })).error).toBeNull();
    }).toPass();
  await service.functions.invoke('chatbot/transcript', { body: { sessionId, email: email() } });

  // Statistics, errors and where a visit came from.
  for (const category of [writeHostile('analytics.category', round, 60), 'error', 'source']) {
    const sample = {
      name: 'x',
      category,
      label: 'x',
      sessionId: 'x',
      timestamp: new Date().toISOString(),
      url: `${origin}/?utm_source=${encodeURIComponent(writeHostile('utm', round, 100))}`,
      userAgent: 'x',
    };
    const kept = ['timestamp', 'category', 'path', ...(category === 'source' ? ['url'] : [])];
    const contract = { name: 'analytics', schema: AnalyticsBodySchema, sample, kept };
    await post('/api/analytics', fillHostile(contract, round));
  }
  await post('/api/analytics', {
    name: 'count',
    path: `/${writeHostile('count.path', round, 290)}`,
  });
  const line = (place: string) =>
    writeHostile(place, round, 200)
      .replaceAll(/[\r\n]/g, ' ')
      .replaceAll(/[^\x20-\x7e]/g, '');
  const query = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'ref']
    .map((name) => `${name}=${encodeURIComponent(writeHostile(name, round, 100))}`)
    .join('&');
  await request.get(`/pakete?${query}`, {
    headers: {
      'sec-fetch-dest': 'document',
      'sec-fetch-site': 'cross-site',
      'user-agent': line('user agent'),
      'accept-language': line('language'),
      referer: `https://fremd.example/${encodeURIComponent(line('referrer'))}`,
    },
  });
  return {
    pages: [`/anfrage/${token}`, `/termin/${talk}`],
    pdfs: [`/dokumente/anfrage/${token}.pdf`],
  };
}

/** What a customer with an account writes; gives him, and the offer that he has accepted. */
export async function actAsCustomer(
  mailbox: Mailbox,
  round: number,
): Promise<{ account: Account; accepted: string }> {
  const origin = process.env['E2E_ORIGIN']!;
  const words = (place: string, length?: number): string => writeHostile(place, round, length);
  const account = await createAccount(words('metadata.full_name', 190));
  const client = createClient(origin, await readAnonKey(), {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers: {
        'user-agent': `Mozilla/5.0 ${words('user agent', 190).slice(0, 60)}`,
        // Between two calls others take about as long as the server keeps an idle connection.
        connection: 'close',
      },
    },
  });
  const ok = async (call: PromiseLike<{ error: unknown }>): Promise<void> =>
    expect((await call).error).toBeNull();
  await ok(client.auth.signInWithPassword(account));
  await ok(
    client.auth.updateUser({
      data: { full_name: words('metadata', 190), avatar_url: words('avatar'), more: words('more') },
    }),
  );
  await ok(client.auth.mfa.enroll({ factorType: 'totp', friendlyName: words('factor', 100) }));
  await ok(
    client
      .from('profiles')
      .update({ full_name: words('profiles.full_name', 190) })
      .eq('id', account.id),
  );
  const lengths: Record<string, number> = { phone: 60, postcode: 20, vat_id: 40, city: 120 };
  const details = CUSTOMER_COLUMNS['customer_details']!.map((column) => {
    const length = lengths[column] ?? 200;
    // No word is short enough for some.
    return [column, words(`details.${column}`, length) || '<b>=1+1</b>'.slice(0, length)];
  });
  await ok(client.from('customer_details').upsert(Object.fromEntries(details)));

  // The agency takes over what the customer calls himself.
  const { customer } = buildInvoiceContent(account.email);
  await issueInvoice(await openAs(ADMIN), account.email, {
    customer: {
      ...customer,
      name: words('invoice.name', 60),
      company: words('invoice.company', 60),
      street: words('invoice.street', 60),
      city: words('invoice.city', 60),
    },
  });
  const own = { ...enquire(round), email: account.email };
  await ok(client.functions.invoke('quote-request', { body: own }));

  const upload = async (bucket: string, folder: string): Promise<string> => {
    const path = `${folder}/${randomUUID()}`;
    await ok(client.storage.from(bucket).upload(path, PNG, { contentType: 'image/png' }));
    return path;
  };
  const attachment = {
    path: await upload('message-files', account.id),
    name: words('attachment', 190),
    mime_type: words('attachment.type'),
    size_bytes: words('attachment.size'),
  };
  await ok(
    client.from('messages').insert({
      customer_id: account.id,
      from_staff: false,
      body: words('messages.body'),
      attachments: [attachment],
    }),
  );

  const step = { title: 'Entwurf', status: 'awaiting_approval' };
  const project = await createProject(account, 'Website', [step]);
  const { data: steps } = await client.from('project_milestones').select('id, updated_at');
  const decision = round === 0 ? 'approved' : 'changes_requested';
  await ok(
    client.rpc('decide_milestone', {
      milestone_id: steps![0]!.id,
      decision,
      seen_at: steps![0]!.updated_at,
      comment: words('milestone'),
    }),
  );
  await ok(
    client.rpc('register_project_file', {
      object_path: await upload('project-files', project),
      file_name: words('project file', 190),
    }),
  );

  // One offer is refused here, one by its link, one accepted.
  const refused = await sendOffer(account.email);
  await ok(client.rpc('write_offer_note', { offer_id: refused.id, body: words('offer.note') }));
  await ok(client.rpc('refuse_offer', { offer_id: refused.id, reason: words('offer.reason') }));
  const guest = email();
  await sendOffer(guest);
  const mail = await mailbox.find(guest, /Ihr Angebot AN-/);
  const token = /\/angebot\/([0-9a-f]{64})/.exec(mail)![1]!;
  for (const sample of [
    { action: 'ask', token, body: 'x' },
    { action: 'refuse', token, reason: 'x' },
  ]) {
    const kept = ['token', 'requestId', sample.action === 'ask' ? 'reason' : 'body'];
    const body = fillHostile({ name: 'offers', schema: LinkCallSchema, sample, kept }, round);
    await ok(client.functions.invoke('offers', { body }));
  }
  const accepted = await sendOffer(account.email);
  await ok(
    client.functions.invoke('offers', {
      body: {
        action: 'accept',
        id: accepted.id,
        hash: accepted.hash,
        options: [],
        grossCents: accepted.grossCents,
        name: words('offer.name', 120),
        signature: SIGNATURE,
        signatureKind: 'typed',
        withdrawalSeen: true,
        earlyStart: true,
      },
    }),
  );
  await ok(client.rpc('request_deletion', { comment: words('deletion', 900) }));
  return { account, accepted: accepted.id };
}
