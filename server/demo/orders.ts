import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Tables } from '#shared/database-types.ts';
import { handleInvoices } from '#functions/invoices/handler.ts';
import { lastWork, nextAwake, nextWork } from './office-hours.ts';
import type { Order } from './offers.ts';
import { pick } from './pick.ts';
import { check, dayOf, runInOrder, take, type Account, type Stage, type Step } from './stage.ts';
import { THREAD } from './texts.ts';

const STATES = ['active', 'done', 'review', 'active', 'active', 'planned'] as const;
type State = (typeof STATES)[number];
const DAY_MS = 86_400_000;

/** Where the shop is looked at. */
const describeResult = (publicUrl: string): string =>
  'Regal, Korb und Versand laufen. Bitte legen Sie zur Probe etwas in den Korb. ' +
  `${publicUrl}/beispiele/kaeserei`;

/** From the finished project to the one that has just begun. */
export async function fillProjects(stage: Stage, orders: readonly Order[]): Promise<void> {
  for (const [index, order] of orders.entries()) {
    await workOn(stage, order, pick(STATES, index), index);
    await talkAbout(stage, order, index);
  }
  await uploadFiles(stage, pick(orders, 0));
}

async function workOn(
  { service, later, now, daysAgo, publicUrl }: Stage,
  { project, customer, at }: Order,
  state: State,
  index: number,
): Promise<void> {
  // What is still being worked on is due on a working day to come; the dearest ones take longer.
  const due =
    state === 'done'
      ? new Date(at.getTime() + 35 * DAY_MS)
      : nextWork(new Date(now.getTime() + (6 + index * 6) * DAY_MS));
  const start = state === 'planned' ? nextWork(new Date(now.getTime() + 5 * DAY_MS)) : at;
  check(
    await service
      .from('projects')
      .update({ status: state, starts_on: dayOf(start), due_on: dayOf(due) })
      .eq('id', project),
  );
  later(`update public.projects set created_at = $2, updated_at = $2 where id = $1`, project, at);
  const milestones = take(
    await service
      .from('project_milestones')
      .select('id,needs_approval')
      .eq('project_id', project)
      .order('position'),
  );
  const finished = {
    done: milestones.length,
    review: milestones.length - 1,
    active: 1 + (index % 2),
    planned: 0,
  }[state];
  const begun = Math.max(now.getTime(), start.getTime());
  for (const [place, { id, needs_approval: needsApproval }] of milestones.entries()) {
    const status = milestoneStatus(place - finished, state, needsApproval);
    const decidedAt = new Date(
      Math.min(now.getTime() - DAY_MS, at.getTime() + (place + 1) * 5 * DAY_MS),
    );
    const result =
      status === 'awaiting_approval' && index === 0
        ? { description: describeResult(publicUrl) }
        : {};
    const decision =
      status === 'approved' ? { decided_at: decidedAt.toISOString(), decided_by: customer.id } : {};
    // What is done kept its plan; the rest is spread over the days until the project is due.
    const left = milestones.length - finished;
    const planned =
      place < finished
        ? nextWork(decidedAt)
        : (place === finished ? nextWork : lastWork)(
            new Date(begun + ((due.getTime() - begun) * (place - finished + 1)) / left),
          );
    check(
      await service
        .from('project_milestones')
        .update({ status, due_on: dayOf(planned), ...result, ...decision })
        .eq('id', id),
    );
    const touched =
      status === 'awaiting_approval'
        ? // Since the preview stands: a customer takes his time, but not weeks.
          lastWork(daysAgo(8 + 2 * index))
        : status === 'open'
          ? at
          : status === 'done'
            ? nextWork(decidedAt)
            : decidedAt;
    later(
      `update public.project_milestones
       set created_at = $2, updated_at = $3,
         awaiting_since = case status when 'awaiting_approval' then $3::timestamptz end
       where id = $1`,
      id,
      at,
      touched,
    );
  }
}

/** `ahead`: how many steps are to be done before this one; negative when it is done. */
function milestoneStatus(
  ahead: number,
  state: State,
  needsApproval: boolean,
): Tables<'project_milestones'>['status'] {
  if (ahead < 0) return needsApproval ? 'approved' : 'done';
  if (ahead > 0 || state === 'planned') return 'open';
  return needsApproval ? 'awaiting_approval' : 'in_progress';
}

/** How much of a thread each project has; those that end with the customer await an answer. */
const LENGTHS = [6, 3, 5, 3, 3, 4] as const;
/** Hours ago at which he wrote last, by the place of his project. */
const WROTE_LAST: Readonly<Record<number, number>> = { 0: 2, 5: 21 };

async function talkAbout(
  { service, admin, daysAgo, now }: Stage,
  { project, person, customer }: Order,
  index: number,
): Promise<void> {
  let at = lastWork(daysAgo(14 - index));
  const messages = THREAD.slice(0, pick(LENGTHS, index)).map(([fromStaff, body], place, all) => {
    if (place > 0) at = (fromStaff ? nextWork : nextAwake)(new Date(at.getTime() + 1.3 * DAY_MS));
    const hours = place === all.length - 1 ? WROTE_LAST[index] : undefined;
    if (hours !== undefined) at = new Date(now.getTime() - hours * 3_600_000);
    return {
      customer_id: customer.id,
      project_id: project,
      author_id: fromStaff ? admin.id : customer.id,
      from_staff: fromStaff,
      body: body.replace('{name}', person.name),
      created_at: at.toISOString(),
      // The newest message of two threads waits for the agency, one of its own for the customer.
      read_at:
        place === all.length - 1 && (index === 1 || hours !== undefined) ? null : now.toISOString(),
    };
  });
  check(await service.from('messages').insert(messages));
}

/** The page that lies ready for approval, as a picture. */
const PREVIEW_NAME = 'Vorschau Online-Shop.avif';
const PREVIEW = new URL('../../content/examples/kaeserei/wide-960.avif', import.meta.url);

async function uploadFiles({ admin, later }: Stage, { project, customer }: Order): Promise<void> {
  const put = async ({ client }: Account, name: string, file: Blob): Promise<void> => {
    const path = `${project}/${randomUUID()}.${name.split('.').at(-1)}`;
    check(
      await client.storage.from('project-files').upload(path, file, { contentType: file.type }),
    );
    check(await client.rpc('register_project_file', { object_path: path, file_name: name }));
  };
  const picture = new Blob([await readFile(PREVIEW)], { type: 'image/avif' });
  await put(admin, PREVIEW_NAME, picture);
  for (const [name, text] of [
    ['Sortiment.txt', 'Laibe: jung, mittelalt, alt\nLiefergebiet: 20 km um Mönchengladbach'],
    ['Öffnungszeiten.txt', 'Montag bis Freitag 8 bis 18 Uhr, Samstag 8 bis 14 Uhr'],
  ] as const)
    await put(customer, name, new Blob([text], { type: 'text/plain' }));
  // The message that names them follows; the picture comes when the agency last wrote.
  later(
    `update public.project_files set created_at =
       (select max(created_at) from public.messages where project_id = $1) - interval '8 minutes'
     where project_id = $1 and name <> $2`,
    project,
    PREVIEW_NAME,
  );
  later(
    `update public.project_files set created_at =
       (select max(created_at) from public.messages where project_id = $1 and from_staff)
     where project_id = $1 and name = $2`,
    project,
    PREVIEW_NAME,
  );
}

/**
 * Down payments of every order and the final invoice of the finished one: paid,
 * open, overdue, and one cancelled and written again.
 */
export async function billOrders(
  { admin, call, later, daysAgo }: Stage,
  orders: readonly Order[],
): Promise<void> {
  const steps: Step[] = [];
  const bill = async (order: Order, part: string, at: Date): Promise<string> => {
    const id = randomUUID();
    const { updatedAt } = await call(handleInvoices, admin, at, {
      action: 'create-part',
      id,
      offerId: order.offer,
      part,
    });
    await call(handleInvoices, admin, at, { action: 'issue', id, updatedAt });
    later(`update public.invoices set created_at = $2, updated_at = $2 where id = $1`, id, at);
    later(
      `update public.audit_log set created_at = $2 where table_name = 'invoices'
       and row_id = $1::text and (action = 'INSERT' or not after ? 'paid_cents')`,
      id,
      at,
    );
    return id;
  };
  const pay = async (id: string, at: Date): Promise<void> => {
    const invoice = take(
      await admin.client.from('invoices').select('gross_cents').eq('id', id).single(),
    );
    await call(handleInvoices, admin, at, {
      action: 'pay',
      id,
      requestId: randomUUID(),
      amountCents: invoice.gross_cents,
      paidOn: dayOf(at),
      note: '',
    });
    later(`update public.payments set created_at = $2 where invoice_id = $1`, id, at);
    later(
      `update public.audit_log set created_at = $2 where table_name = 'invoices'
       and row_id = $1::text and action = 'UPDATE' and after ? 'paid_cents'`,
      id,
      at,
    );
  };
  for (const [index, order] of orders.entries()) {
    const at = index === 5 ? lastWork(daysAgo(4)) : nextWork(new Date(order.at.getTime() + DAY_MS));
    steps.push({
      at: at.getTime(),
      run: async () => {
        const id = await bill(order, 'down', at);
        // 0, 1, 2 paid; 3 and 4 wait, by now past their day; 5 was written twice.
        if (index < 3) await pay(id, nextWork(new Date(at.getTime() + 6 * DAY_MS)));
        if (index === 5) {
          await call(handleInvoices, admin, at, {
            action: 'cancel',
            id,
            reason: 'Falsche Anschrift',
          });
          later(
            `update public.invoices set created_at = $2, updated_at = $2 where cancels = $1`,
            id,
            at,
          );
          await bill(order, 'down', at);
        }
      },
    });
  }
  await runInOrder(steps);
  await bill(pick(orders, 2), 'final', lastWork(daysAgo(3)));
}
