import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import { renderMail } from '#emails/templates.ts';
import type { FunctionContext } from '#functions/context.ts';
import { handleInvoices } from '#functions/invoices/handler.ts';
import { createTestContext } from './function-context.ts';
import { asOwner } from '#platform/db/database.ts';
import { addDays, agencyDay } from '#shared/agency/agency-day.ts';
import type { InvoiceAnswer } from '#shared/billing/invoice-actions.ts';
import type { InvoiceContent, InvoiceSnapshot } from '#shared/billing/invoice.ts';
import { buildContent, COMPANY, CUSTOMERS } from './invoice-samples.ts';
import { createTestPlatform } from './platform.ts';

export const STAFF = randomUUID();
export const CUSTOMER = randomUUID();

export type InvoiceRow = {
  id: string;
  number: string;
  kind: string;
  status: string;
  content: InvoiceContent;
  snapshot: InvoiceSnapshot;
  snapshot_hash: string;
  gross_cents: number;
  paid_cents: number;
  due_on: string;
  updated_at: string;
  customer_id: string;
  customer_email: string;
  dunning_level: number;
  suggested_dunning_level: number | null;
  created_by: string;
};

/**
 * The function 'invoices' for the tests of one file: called as staff or as
 * somebody else, and what it leaves behind.
 */
export async function openInvoiceFunction() {
  const platform = await createTestPlatform();
  afterAll(() => platform.close());
  const owner = asOwner('test: rows');
  /** Past all rights. */
  const query = (sql: string, parameters: unknown[]) =>
    platform.db.transaction(owner, (tx) => tx.query(sql, parameters));
  await query(
    `insert into auth.users (id, email, email_confirmed_at)
     values ($1, 'staff@maasbogen.example', now()), ($2, $3, now())`,
    [STAFF, CUSTOMER, CUSTOMERS.consumer.email],
  );
  await query(`update public.profiles set role = 'admin' where id = $1`, [STAFF]);

  /** Calls the function as a user, with the answer and its status. */
  async function call(
    body: object,
    userId: string | null = STAFF,
    changes: Partial<FunctionContext> = {},
  ): Promise<InvoiceAnswer & { status: number }> {
    const token = userId === null ? null : await platform.userToken(userId);
    const context = createTestContext(platform.service(), {
      company: COMPANY,
      user: userId === null ? null : { id: userId, email: null },
      supabase: platform.client(token ?? undefined),
      ...changes,
    });
    const response = await handleInvoices(
      new Request('http://localhost/functions/v1/invoices', {
        method: 'POST',
        body: JSON.stringify(body),
      }),
      context,
    );
    return { ...((await response.json()) as InvoiceAnswer), status: response.status };
  }

  async function find(id: string): Promise<InvoiceRow> {
    const { data, error } = await platform
      .service()
      .from('invoices')
      .select('*')
      .eq('id', id)
      .single<InvoiceRow>();
    if (error) throw error;
    return data;
  }
  const mailsOf = async (prefix: string) =>
    (
      await platform
        .service()
        .from('outbox_mails')
        .select('event_key,template,recipient,data')
        .like('event_key', `${prefix}%`)
    ).data ?? [];

  /** The mail as it would leave, with plain spaces. */
  const read = ({ template, data }: { template: string; data: unknown }) => {
    const mail = renderMail(
      template,
      { origin: 'https://agentur.example', ...(data as object) },
      COMPANY,
    );
    return { ...mail, text: mail.text.replaceAll('\u00a0', ' ') };
  };

  async function draft(changes: Partial<InvoiceContent> = {}): Promise<InvoiceRow> {
    const id = randomUUID();
    expect(await call({ action: 'create', id })).toMatchObject({ success: true, id });
    const { updated_at: updatedAt } = await find(id);
    expect(
      await call({ action: 'save', id, updatedAt, content: buildContent(changes) }),
    ).toMatchObject({ success: true });
    return find(id);
  }
  async function issued(changes: Partial<InvoiceContent> = {}): Promise<InvoiceRow> {
    const { id, updated_at: updatedAt } = await draft(changes);
    expect(await call({ action: 'issue', id, updatedAt })).toMatchObject({ success: true });
    return find(id);
  }
  /** Moves the day an invoice was due, past the trigger that freezes it. */
  const makeOverdue = (id: string, days: number) =>
    platform.db.transaction(owner, async (tx) => {
      await tx.script('alter table public.invoices disable trigger keep_issued');
      await tx.query(`update public.invoices set due_on = $2::date where id = $1`, [
        id,
        addDays(agencyDay(new Date()), -days),
      ]);
      await tx.script('alter table public.invoices enable trigger keep_issued');
    });
  const markOverdue = async () =>
    (await platform.service().rpc('mark_overdue_invoices')).data as number;

  return { platform, query, call, find, mailsOf, read, draft, issued, makeOverdue, markOverdue };
}
