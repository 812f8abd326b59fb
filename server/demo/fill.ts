import { createHash, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { getContentSettings } from '#content/settings.ts';
import type { FunctionContext, FunctionHandler } from '#functions/context.ts';
import { buildReference } from '#functions/identity.ts';
import { handleInvoices } from '#functions/invoices/handler.ts';
import { handleOffers } from '#functions/offers/handler.ts';
import type { Log } from '#platform/core/log.ts';
import { asOwner, type Database, type Statement } from '#platform/db/database.ts';
import { ADDITIONAL_SERVICES, PROMISES } from '#shared/business.ts';
import { addWorkingHours, isWorkingDay } from '#shared/business-time.ts';
import { CONSENT_TEXTS } from '#shared/consent-texts.ts';
import { buildOfferDraft, buildPosition } from '#shared/offer-draft.ts';
import type { OfferContent } from '#shared/offer.ts';
import { estimatePrice } from '#shared/price.ts';
import { createCallerClient, createServiceClient, type Backend } from '../backend.ts';
import { DEMO_LOGINS, DEMO_PEOPLE, mailOf, type DemoPerson } from './people.ts';
import { buildAnalytics, CHATS, CONTACT_MESSAGES, THREAD, UNANSWERED } from './texts.ts';

export type DemoParts = { db: Database; backend: Backend; publicUrl: string; log: Log; now: Date };

type Account = { id: string; client: SupabaseClient };
type Step = { at: number; run: () => Promise<void> };

/** Days ago at which each enquiry came, by its place: the first ones are orders by now. */
const ageOf = (index: number): number => (index < 12 ? 62 - index * 3.1 : 26 - (index - 12) * 0.93);

const take = <Row>({ data, error }: { data: Row | null; error: { message: string } | null }): NonNullable<Row> => {
  if (error || data === null) throw new Error(`demo: ${error?.message ?? 'no row'}`);
  return data as NonNullable<Row>;
};
const check = ({ error }: { error: { message: string } | null }): void => {
  if (error) throw new Error(`demo: ${error.message}`);
};

/** Same numbers in the same order at every first start. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fills an empty database with an invented agency. What was sent, ordered and billed goes through the functions, dated back by their clock. */
export async function fillDemo({ db, backend, publicUrl, log, now }: DemoParts): Promise<void> {
  const service = createServiceClient(backend, 'the demo writes rows of every person');
  const { count } = await service.from('quote_requests').select('id', { count: 'exact', head: true });
  if (count !== 0) throw new Error('demo: the database is not empty');
  const random = createRandom(20_261);
  const company = getContentSettings().company;
  const daysAgo = (days: number, hour = 9 + Math.floor(random() * 9)): Date => {
    const moment = new Date(now.getTime() - days * 86_400_000);
    moment.setUTCHours(hour, Math.floor(random() * 60), 0, 0);
    return moment > now ? new Date(now.getTime() - 600_000) : moment;
  };
  /** Done at the end by the owner: dates moved into the past, beside the triggers that keep them, and rows that no role may write. */
  const statements: Statement[] = [];
  const later = (sql: string, ...params: unknown[]): void => void statements.push({ sql, params });

  const admin = await signIn(backend, DEMO_LOGINS.admin);
  const customers = new Map<DemoPerson, Account>();
  for (const person of DEMO_PEOPLE.slice(0, 8)) {
    const login = { email: mailOf(person), password: DEMO_LOGINS.customer.password };
    check(await service.auth.admin.createUser({ ...login, email_confirm: true, user_metadata: { full_name: person.name } }));
    customers.set(person, await signIn(backend, login));
  }

  /** Calls a function as that person at that time; anything but success is a fault of the demo. */
  const call = async (handler: FunctionHandler, { id, client }: Account, at: Date, body: object): Promise<Record<string, unknown>> => {
    const context: FunctionContext = {
      requestId: randomUUID(),
      user: { id, email: null },
      role: 'authenticated',
      clientAddress: '',
      supabase: client,
      admin: (reason) => createServiceClient(backend, reason),
      log: {
        info: () => undefined,
        warn: (fields, message) => log.warn(fields, message),
        error: (fields, message) => log.error(fields, message),
      },
      now: () => at,
      company,
      publicUrl,
      settings: { chatLlm: null, signingSecret: backend.keys.jwtSecret, formsPerMinute: 1000, release: 'demo' },
      allow: () => Promise.resolve(true),
    };
    const response = await handler(new Request(publicUrl, { method: 'POST', body: JSON.stringify(body) }), context);
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`demo: ${JSON.stringify(answer)}`);
    return answer;
  };

  // Enquiries
  const requests = await Promise.all(
    DEMO_PEOPLE.map(async (person, index) => {
      const created = daysAgo(ageOf(index));
      return {
        id: randomUUID(),
        request_id: randomUUID(),
        reference: buildReference('MD', created),
        user_id: customers.get(person)?.id ?? null,
        project_type: person.project,
        industry: person.industry,
        urgency: person.urgency,
        name: person.name,
        company: person.company,
        email: mailOf(person),
        phone: `+49 241 0000${String(index).padStart(2, '0')}`,
        location: person.city,
        additional_services: person.services,
        message: person.message,
        privacy_consent: true,
        signature: await drawSignature(person.name, index % 3 === 0, random),
        signature_kind: index % 3 === 0 ? 'typed' : 'drawn',
        estimated_price: estimatePrice({ projectType: person.project, urgency: person.urgency, additionalServices: person.services }),
        submitted_at: created.toISOString(),
        respond_by: addWorkingHours(created, PROMISES.offerHours).toISOString(),
        // Orders and offers take their enquiry along below.
        status: index < 12 ? 'in_review' : index < 23 ? 'lost' : index < 37 ? 'in_review' : 'new',
        attribution: { source: ['google', 'direkt', 'empfehlung', 'instagram'][index % 4] },
        created_at: created.toISOString(),
        updated_at: created.toISOString(),
      };
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

  // Offers and orders: sent two days after the enquiry, decided some days later.
  const steps: Step[] = [];
  const orders: { offer: string; project: string; person: DemoPerson; customer: Account; at: Date }[] = [];
  const contentOf = (index: number): OfferContent => {
    const person = DEMO_PEOPLE[index]!;
    const draft = buildOfferDraft(requests[index]!, company.audience);
    const isDutch = person.city === 'Roermond' || person.city === 'Venlo';
    const extra = ADDITIONAL_SERVICES[3 + (index % 3)]!;
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

  await fillProjects(service, admin, orders, later, daysAgo);
  await billOrders(orders, admin, call, later, daysAgo, now);

  // History of the enquiries, as their dates say it
  check(await service.from('quote_request_events').delete().gte('id', 0));
  const stored = take(await service.from('quote_requests').select('id,status,created_at')) as {
    id: string;
    status: string;
    created_at: string;
  }[];
  check(
    await service.from('quote_request_events').insert(
      stored.flatMap(({ id, status, created_at }, index) => {
        const path =
          status === 'new'
            ? ['new']
            : status === 'in_review'
              ? ['new', 'in_review']
              : status === 'offered'
                ? ['new', 'in_review', 'offered']
                : ['new', 'in_review', 'offered', status];
        return path.map((entry, place) => ({
          quote_request_id: id,
          status: entry,
          created_at: new Date(
            Math.min(now.getTime(), new Date(created_at).getTime() + [0, 3 + ((index * 5) % 24), 40, 110][place]! * 3_600_000),
          ).toISOString(),
        }));
      }),
    ),
  );
  check(
    await service.from('quote_request_notes').insert(
      [30, 31, 20].map((index, place) => ({
        quote_request_id: requests[index]!.id,
        author: admin.id,
        body: ['Ruft am liebsten vormittags zurück.', 'Hat Fotos, aber keine Texte.', 'Wartet auf die Zusage der Bank.'][place]!,
        created_at: daysAgo(3).toISOString(),
      })),
    ),
  );
  check(
    await service.from('tasks').insert([
      { quote_request_id: requests[30]!.id, title: 'Rückruf wegen der zweiten Filiale', due_on: dayOf(now), created_by: admin.id },
      {
        quote_request_id: requests[38]!.id,
        title: 'Beispiele für Kanzleien zusammenstellen',
        due_on: dayOf(new Date(now.getTime() + 2 * 86_400_000)),
        created_by: admin.id,
      },
    ]),
  );

  await fillBookings(service, now);
  await fillConversations(service, now, daysAgo);
  fillNewsletter(later, daysAgo);
  const { daily, vitals } = buildAnalytics(now, random);
  check(await service.from('analytics_daily').insert(daily));
  check(await service.from('analytics_events').insert(vitals));

  await db.transaction(asOwner('the demo dates its rows back, which no person may'), async (tx) => {
    await tx.query(`set local session_replication_role = replica`);
    for (const { sql, params } of statements) await tx.query(sql, params);
    // Invented people get no mail.
    await tx.query(`update public.outbox_mails set status = 'sent', sent_at = now() where status <> 'sent'`);
  });
  log.info({ enquiries: requests.length, orders: orders.length }, 'demo filled');
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

async function runInOrder(steps: readonly Step[]): Promise<void> {
  // Numbers of documents follow their dates.
  for (const { run } of steps.toSorted((a, b) => a.at - b.at)) await run();
}

async function signIn(backend: Backend, login: { email: string; password: string }): Promise<Account> {
  const { data, error } = await createCallerClient(backend, null).auth.signInWithPassword(login);
  if (error) throw error;
  return { id: data.user.id, client: createCallerClient(backend, data.session.access_token) };
}

/** A written name, or strokes, as the form stores them: a PNG of 360 × 120. */
async function drawSignature(name: string, isTyped: boolean, random: () => number): Promise<string> {
  const points = Array.from({ length: 9 }, (_, index) => `${30 + index * 37} ${25 + Math.round(random() * 70)}`);
  const ink = isTyped
    ? `<text x="20" y="75" font-family="cursive, serif" font-style="italic" font-size="34">${name}</text>`
    : `<path d="M${points[0]} Q${points.slice(1).join(' ')}" fill="none" stroke="#111" stroke-width="3" stroke-linecap="round"/>`;
  const png = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="120">${ink}</svg>`))
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

type Order = { offer: string; project: string; person: DemoPerson; customer: Account; at: Date };
type Later = (sql: string, ...params: unknown[]) => void;
type DaysAgo = (days: number, hour?: number) => Date;

/** From the finished project to the one that has just begun. */
async function fillProjects(
  service: SupabaseClient,
  admin: Account,
  orders: readonly Order[],
  later: Later,
  daysAgo: DaysAgo,
): Promise<void> {
  const states = ['active', 'done', 'review', 'active', 'active', 'planned'];
  for (const [index, { project, person, customer, at }] of orders.entries()) {
    const state = states[index]!;
    const due = new Date(at.getTime() + 35 * 86_400_000);
    check(
      await service
        .from('projects')
        .update({ status: state, starts_on: dayOf(at), due_on: dayOf(due) })
        .eq('id', project),
    );
    later(`update public.projects set created_at = $2, updated_at = $2 where id = $1`, project, at);
    const milestones = take(
      await service.from('project_milestones').select('id,needs_approval').eq('project_id', project).order('position'),
    ) as { id: string; needs_approval: boolean }[];
    const finished =
      state === 'done' ? milestones.length : state === 'review' ? milestones.length - 1 : state === 'planned' ? 0 : 1 + (index % 2);
    for (const [place, { id, needs_approval: needsApproval }] of milestones.entries()) {
      const status =
        place < finished
          ? needsApproval
            ? 'approved'
            : 'done'
          : place === finished && state !== 'planned'
            ? needsApproval
              ? 'awaiting_approval'
              : 'in_progress'
            : 'open';
      const decided =
        status === 'approved'
          ? {
              decided_at: new Date(Math.min(Date.now(), at.getTime() + (place + 1) * 5 * 86_400_000)).toISOString(),
              decided_by: customer.id,
            }
          : {};
      check(
        await service
          .from('project_milestones')
          .update({ status, ...decided })
          .eq('id', id),
      );
    }
    check(
      await service.from('messages').insert(
        THREAD.slice(0, index === 0 ? THREAD.length : 2 + (index % 3)).map(([fromStaff, body], place, all) => ({
          customer_id: customer.id,
          project_id: project,
          author_id: fromStaff ? admin.id : customer.id,
          from_staff: fromStaff,
          body: body.replace('{name}', person.name),
          created_at: daysAgo(Math.max(0.2, 14 - index - place * 1.7)).toISOString(),
          // The newest message of two threads waits for the agency.
          read_at: place === all.length - 1 && index < 2 ? null : daysAgo(0.1).toISOString(),
        })),
      ),
    );
  }
  const { project, customer } = orders[0]!;
  for (const [name, text] of [
    ['Sortiment.txt', 'Sträuße: Klassik, Saison, Trauer\nLiefergebiet: 20 km um Mönchengladbach'],
    ['Öffnungszeiten.txt', 'Montag bis Freitag 8 bis 18 Uhr, Samstag 8 bis 14 Uhr'],
  ] as const) {
    const path = `${project}/${randomUUID()}.txt`;
    check(
      await customer.client.storage
        .from('project-files')
        .upload(path, new Blob([text], { type: 'text/plain' }), { contentType: 'text/plain' }),
    );
    check(await customer.client.rpc('register_project_file', { object_path: path, file_name: name }));
  }
}

type Call = (handler: FunctionHandler, account: Account, at: Date, body: object) => Promise<Record<string, unknown>>;

/** Down payments of every order and the final invoice of the finished one: paid, open, overdue, and one cancelled and written again. */
async function billOrders(orders: readonly Order[], admin: Account, call: Call, later: Later, daysAgo: DaysAgo, now: Date): Promise<void> {
  const steps: Step[] = [];
  const bill = async (order: Order, part: string, at: Date): Promise<string> => {
    const id = randomUUID();
    const { updatedAt } = await call(handleInvoices, admin, at, { action: 'create-part', id, offerId: order.offer, part });
    await call(handleInvoices, admin, at, { action: 'issue', id, updatedAt });
    later(`update public.invoices set created_at = $2, updated_at = $2 where id = $1`, id, at);
    return id;
  };
  const pay = async (id: string, at: Date): Promise<void> => {
    const { data } = await admin.client.from('invoices').select('gross_cents').eq('id', id).single<{ gross_cents: number }>();
    await call(handleInvoices, admin, at, {
      action: 'pay',
      id,
      requestId: randomUUID(),
      amountCents: data!.gross_cents,
      paidOn: dayOf(at),
      note: '',
    });
    later(`update public.payments set created_at = $2 where invoice_id = $1`, id, at);
  };
  for (const [index, order] of orders.entries()) {
    const at = index === 5 ? daysAgo(4) : new Date(Math.min(now.getTime(), order.at.getTime() + 86_400_000));
    steps.push({
      at: at.getTime(),
      run: async () => {
        const id = await bill(order, 'down', at);
        // 0, 1, 2 paid; 3 and 4 wait, by now past their day; 5 was written twice.
        if (index < 3) await pay(id, new Date(at.getTime() + 6 * 86_400_000));
        if (index === 5) {
          await call(handleInvoices, admin, at, { action: 'cancel', id, reason: 'Falsche Anschrift' });
          await bill(order, 'down', at);
        }
      },
    });
  }
  await runInOrder(steps);
  await bill(orders[2]!, 'final', daysAgo(3));
}

/** Talks of the last and the next days, in the morning of working days. */
async function fillBookings(service: SupabaseClient, now: Date): Promise<void> {
  const rows = [];
  for (let offset = -9, place = 0; offset <= 12; offset += 1) {
    const starts = new Date(now.getTime() + offset * 86_400_000);
    starts.setUTCHours(9 + (place % 4), place % 2 ? 30 : 0, 0, 0);
    if (!isWorkingDay(starts) || Math.abs(starts.getTime() - now.getTime()) < 3_600_000) continue;
    const person = DEMO_PEOPLE[15 + (place % 25)]!;
    rows.push({
      request_id: randomUUID(),
      reference: buildReference('MT', now),
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + PROMISES.freeCallMinutes * 60_000).toISOString(),
      name: person.name,
      email: mailOf(person),
      phone: '+49 241 000000',
      note: place % 3 === 0 ? 'Fragen zum Ablauf und zu den Kosten.' : '',
      privacy_consent: true,
      privacy_text_version: CONSENT_TEXTS.privacy.version,
      status: place === 4 ? 'cancelled' : 'booked',
      created_at: new Date(Math.min(now.getTime(), starts.getTime() - 4 * 86_400_000)).toISOString(),
    });
    place += 1;
  }
  check(await service.from('bookings').insert(rows));
}

async function fillConversations(service: SupabaseClient, now: Date, daysAgo: DaysAgo): Promise<void> {
  check(
    await service.from('contact_messages').insert(
      CONTACT_MESSAGES.map((message, index) => {
        const person = DEMO_PEOPLE[20 + index]!;
        const created = daysAgo(20 - index * 3.2);
        return {
          request_id: randomUUID(),
          reference: buildReference('MK', created),
          name: person.name,
          email: mailOf(person),
          phone: '',
          message,
          privacy_consent: true,
          privacy_text_version: CONSENT_TEXTS.privacy.version,
          status: index < 3 ? 'answered' : index === 3 ? 'closed' : 'new',
          created_at: created.toISOString(),
        };
      }),
    ),
  );
  const sessions = CHATS.map((turns, index) => ({ id: randomUUID(), turns, started: daysAgo(12 - index * 1.9) }));
  check(
    await service.from('chat_sessions').insert(
      sessions.map(({ id, started, turns }) => ({
        session_id: id,
        started_at: started.toISOString(),
        last_message_at: new Date(started.getTime() + turns.length * 40_000).toISOString(),
        expires_at: new Date(started.getTime() + 30 * 86_400_000).toISOString(),
        handed_over_at: turns.some(({ outcome }) => outcome === 'handover') ? started.toISOString() : null,
      })),
    ),
  );
  check(
    await service.from('chat_messages').insert(
      sessions.flatMap(({ id, started, turns }) =>
        turns.flatMap(({ question, answer, outcome }, place) => {
          const at = (offset: number) => new Date(started.getTime() + place * 40_000 + offset).toISOString();
          return [
            { session_id: id, role: 'user', content: question, outcome: '', engine: '', created_at: at(0) },
            { session_id: id, role: 'assistant', content: answer, outcome, engine: 'builtin', created_at: at(900) },
          ];
        }),
      ),
    ),
  );
  check(
    await service.from('chat_unanswered_questions').insert(
      UNANSWERED.map((question, index) => ({
        question,
        asked: 5 - index,
        first_asked_at: daysAgo(20 - index).toISOString(),
        last_asked_at: daysAgo(1 + index).toISOString(),
        expires_at: new Date(now.getTime() + 170 * 86_400_000).toISOString(),
      })),
    ),
  );
}

function fillNewsletter(later: Later, daysAgo: DaysAgo): void {
  const subscriptions = DEMO_PEOPLE.slice(8, 26).map((person, index) => {
    const email = mailOf(person);
    const requested = daysAgo(28 - index * 1.5);
    const status = index === 4 ? 'unsubscribed' : index > 15 ? 'requested' : 'confirmed';
    return {
      id: randomUUID(),
      email: status === 'unsubscribed' ? null : email,
      email_hash: createHash('sha256').update(email).digest('hex'),
      status,
      source: index % 2 ? 'footer' : 'page',
      requested_at: requested.toISOString(),
      confirmed_at: status === 'requested' ? null : new Date(requested.getTime() + 1_200_000).toISOString(),
      unsubscribed_at: status === 'unsubscribed' ? daysAgo(2).toISOString() : null,
    };
  });
  const events = subscriptions.flatMap(({ id, source, requested_at, confirmed_at, unsubscribed_at }) => [
    { subscription_id: id, kind: 'requested', source, text_version: CONSENT_TEXTS.newsletter.version, created_at: requested_at },
    ...(confirmed_at ? [{ subscription_id: id, kind: 'confirmed', source: 'link', text_version: '', created_at: confirmed_at }] : []),
    ...(unsubscribed_at
      ? [{ subscription_id: id, kind: 'unsubscribed', source: 'link', text_version: '', created_at: unsubscribed_at }]
      : []),
  ]);
  for (const [table, rows, columns] of [
    ['newsletter_subscriptions', subscriptions, 'id, email, email_hash, status, source, requested_at, confirmed_at, unsubscribed_at'],
    ['newsletter_events', events, 'subscription_id, kind, text_version, source, created_at'],
  ] as const) {
    later(
      `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`,
      JSON.stringify(rows),
    );
  }
}
