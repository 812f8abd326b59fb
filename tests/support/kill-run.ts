import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { isMailTo } from './mail.ts';
import { buildQuote } from './quote.ts';
import { createDataDir, startTestServer } from './server.ts';

export type KillResult = {
  acknowledged: number;
  lost: string[];
  doubled: string[];
  withoutMail: string[];
  mailedTwice: string[];
};

/**
 * SIGKILL in the middle of a stream of enquiries, after so many acknowledged
 * ones, then a restart on the same data: which acknowledged ones are missing or
 * doubled, and whose mails did not go out exactly once.
 */
export async function runKill({
  senders = 8,
  killAfter = 30,
}: { senders?: number; killAfter?: number } = {}): Promise<KillResult> {
  const dataDir = await createDataDir();
  const first = await startTestServer({ dataDir });
  const acknowledged: string[] = [];
  let dead = false;
  const client = first.client();
  const stream = async (): Promise<void> => {
    while (!dead) {
      const quote = buildQuote({ requestId: randomUUID() });
      const { data } = await client.functions.invoke('quote-request', { body: quote });
      if ((data as { success?: boolean } | null)?.success) acknowledged.push(quote.email);
    }
  };
  const streams = Array.from({ length: senders }, () => stream());
  while (acknowledged.length < killAfter) await new Promise((resolve) => setTimeout(resolve, 20));
  dead = true;
  await first.kill('SIGKILL');
  await Promise.all(streams);

  // Leases of mails that were being sent end after two minutes; the restarted
  // worker must not have to wait for them here.
  const second = await startTestServer({ dataDir });
  try {
    const service = second.service();
    const { data: rows, error } = await service.from('quote_requests').select('email, reference');
    if (error) throw new Error(error.message);
    await service
      .from('outbox_mails')
      .update({ next_attempt_at: new Date(0).toISOString() })
      .in('status', ['pending', 'sending']);
    await waitForEmptyOutbox(second);
    const mails = await second.mails();
    const timesStored = (email: string) => rows.filter((row) => row.email === email).length;
    const timesMailed = (email: string) => mails.filter((mail) => isMailTo(mail, email)).length;
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((email) => timesStored(email) === 0),
      doubled: acknowledged.filter((email) => timesStored(email) > 1),
      withoutMail: acknowledged.filter((email) => timesMailed(email) === 0),
      mailedTwice: rows
        .map(({ email }) => email as string)
        .filter((email) => timesMailed(email) > 1),
    };
  } finally {
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function waitForEmptyOutbox(
  server: Awaited<ReturnType<typeof startTestServer>>,
): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    const { count } = await server
      .service()
      .from('outbox_mails')
      .select('id', { count: 'exact', head: true })
      .neq('status', 'sent');
    if (count === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error('the outbox does not empty');
}
