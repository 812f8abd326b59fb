import { randomUUID } from 'node:crypto';
import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { getContentSettings } from '#content/settings.ts';
import { buildContext, type FunctionHost } from '#functions/build-context.ts';
import { createCallerClient, createServiceClient } from '#functions/clients.ts';
import type { FunctionHandler } from '#functions/context.ts';
import type { Log } from '#platform/core/log.ts';
import type { Statement } from '#platform/db/database.ts';
import type { Company } from '#shared/agency/company.ts';
import type { Backend } from '../backend.ts';
import { createRandom } from '#shared/core/random.ts';
import { DEMO_LOGINS, DEMO_PEOPLE, mailOf, type DemoPerson } from './people.ts';

export type Account = { id: string; token: string; client: SupabaseClient<Database> };

/** What every part of the demo is made with: who acts, when, and how dates get into the past. */
export type Stage = {
  now: Date;
  publicUrl: string;
  company: Company;
  service: SupabaseClient<Database>;
  admin: Account;
  customers: ReadonlyMap<DemoPerson, Account>;
  random: () => number;
  daysAgo: (days: number, hour?: number) => Date;
  /** Calls a function as that person at that time; anything but success is a fault of the demo. */
  call: (
    handler: FunctionHandler,
    account: Account,
    at: Date,
    body: object,
  ) => Promise<Record<string, unknown>>;
  /**
   * Done at the end by the owner: dates moved into the past, beside the
   * triggers that keep them, and rows that no role may write.
   */
  later: (sql: string, ...params: unknown[]) => void;
  statements: readonly Statement[];
};

export type Step = { at: number; run: () => Promise<void> };

/** Numbers of documents follow their dates. */
export async function runInOrder(steps: readonly Step[]): Promise<void> {
  for (const { run } of steps.toSorted((a, b) => a.at - b.at)) await run();
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const take = <Row>({ data, error }: PostgrestSingleResponse<Row>): Row => {
  if (error) throw new Error(`demo: ${error.message}`);
  return data;
};
export const check = ({ error }: { error: { message: string } | null }): void => {
  if (error) throw new Error(`demo: ${error.message}`);
};

/** Signs in the agency and the first customers. */
export async function createStage(
  backend: Backend,
  publicUrl: string,
  log: Log,
  now: Date,
): Promise<Stage> {
  const service = createServiceClient(backend, 'the demo writes rows of every person');
  const company = getContentSettings().company;
  const random = createRandom(20_261);
  const daysAgo = (days: number, hour = 9 + Math.floor(random() * 9)): Date => {
    const moment = new Date(now.getTime() - days * 86_400_000);
    moment.setUTCHours(hour, Math.floor(random() * 60), 0, 0);
    return moment > now ? new Date(now.getTime() - 600_000) : moment;
  };
  const statements: Statement[] = [];

  const admin = await signIn(backend, DEMO_LOGINS.admin);
  const customers = new Map<DemoPerson, Account>();
  for (const person of DEMO_PEOPLE.slice(0, 8)) {
    const login = { email: mailOf(person), password: DEMO_LOGINS.customer.password };
    check(
      await service.auth.admin.createUser({
        ...login,
        email_confirm: true,
        user_metadata: { full_name: person.name },
      }),
    );
    customers.set(person, await signIn(backend, login));
  }

  const host: FunctionHost = {
    ...backend,
    company,
    publicUrl,
    settings: {
      chatLlm: null,
      signingSecret: backend.keys.jwtSecret,
      formsPerMinute: 1000,
      release: 'demo',
    },
    allow: () => Promise.resolve(true),
  };
  const quiet = {
    info: () => undefined,
    warn: (fields: object, message: string) => log.warn(fields, message),
    error: (fields: object, message: string) => log.error(fields, message),
  };
  const call: Stage['call'] = async (handler, { id, token }, at, body) => {
    const context = {
      ...buildContext(
        host,
        { user: { id, email: null }, role: 'authenticated', token },
        { requestId: randomUUID(), clientAddress: '', log: quiet },
      ),
      now: () => at,
    };
    const response = await handler(
      new Request(publicUrl, { method: 'POST', body: JSON.stringify(body) }),
      context,
    );
    const answer: Record<string, unknown> = await response.json();
    if (!response.ok) throw new Error(`demo: ${JSON.stringify(answer)}`);
    // What waits ends with what it tells of; invented mails have left at once.
    const sent = { status: 'sent' as const, sent_at: at.toISOString() };
    check(await service.from('outbox_mails').update(sent).eq('status', 'pending'));
    return answer;
  };
  return {
    now,
    publicUrl,
    company,
    service,
    admin,
    customers,
    random,
    daysAgo,
    call,
    later: (sql, ...params) => void statements.push({ sql, params }),
    statements,
  };
}

async function signIn(
  backend: Backend,
  login: { email: string; password: string },
): Promise<Account> {
  const { data, error } = await createCallerClient(backend, null).auth.signInWithPassword(login);
  if (error) throw error;
  const token = data.session.access_token;
  return { id: data.user.id, token, client: createCallerClient(backend, token) };
}
