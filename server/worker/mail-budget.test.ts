// @database postgres
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUDGETS } from '#shared/core/budgets.ts';
import { startLivePlatform, type LivePlatform } from '#tests/support/live-platform.ts';
import { watchMailBudget } from './mail-budget.ts';

let platform: LivePlatform;
beforeAll(async () => {
  platform = await startLivePlatform();
});
afterAll(() => platform.close());

it('gives the alarm at four fifths of what unproven mailboxes may get, not before', async () => {
  const service = platform.connect({ key: platform.keys.serviceRoleKey });
  const lines: { level: number; msg: string; window?: string; sent?: number }[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  const send = async (from: number, to: number, row: object = {}): Promise<void> => {
    const mails = Array.from({ length: to - from }, (_, i) => ({
      event_key: `budget:${from + i}`,
      template: 'x',
      recipient: `a${from + i}@b.example`,
      status: 'sent',
      is_proven: false,
      sent_at: new Date().toISOString(),
      ...row,
    }));
    expect((await service.from('outbox_mails').insert(mails)).error).toBeNull();
  };
  const alarm = BUDGETS.allMailsAnHour.most * 0.8;
  await send(0, alarm - 1);
  // Mails to known people, and those of earlier hours, count for nothing.
  await send(2_000, 2_010, { is_proven: true });
  await send(3_000, 3_010, { sent_at: new Date(Date.now() - 3_700_000).toISOString() });
  await watchMailBudget(service, log);
  expect(lines).toEqual([]);
  await send(alarm - 1, alarm);
  await watchMailBudget(service, log);
  expect(lines).toMatchObject([
    { level: 50, window: 'hour', sent: alarm, msg: expect.stringContaining('nearly used up') },
  ]);
});
