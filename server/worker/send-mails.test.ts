import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';
import { sendDueMails } from './send-mails.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const ISSUE = { subject: 'November', body: 'Neues von uns.' };

/**
 * What becomes of one mail to a reader of the newsletter: lines of the log, and calls. So many
 * times the database cannot note that it has left.
 */
async function send(transport: MailTransport, { attempts = 1, id = 'm', unnoted = 0 } = {}) {
  const lines: { level: number }[] = [];
  const calls: [string, unknown][] = [];
  let linesAtOnce = 0;
  const issues = {
    select: () => issues,
    eq: () => issues,
    maybeSingle: async () => ({ data: ISSUE }),
  };
  const client = {
    from: () => issues,
    rpc: async (name: string, values: unknown) => {
      if (name !== 'claim_mails') calls.push([name, values]);
      if (name === 'finish_mail' && unnoted-- > 0) {
        if (unnoted === 0) setImmediate(() => (linesAtOnce = lines.length));
        return { error: { message: 'gone' } };
      }
      return {
        error: null,
        data: [
          {
            id,
            event_key: 'newsletter:i:s',
            template: 'newsletter-issue',
            recipient: 'karin@firma.example',
            is_proven: true,
            data: {
              issue: 'i',
              subscription: 's',
              token: '5f0c1e2a-8f5e-4f6e-9a0b-3c8a55d6a001',
            },
            attempts,
          },
        ],
      };
    },
  };
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  await sendDueMails(
    client as never,
    transport,
    SAMPLE_COMPANY,
    'https://agentur.example',
    log,
    () => Promise.reject(new Error('no documents')),
  );
  await nextTurn();
  return { lines, linesAtOnce, levels: lines.map(({ level }) => level), calls };
}

const open = (settings: { smtpUrl: string | undefined }, DEMO = false) =>
  createMailTransport({ dataDir, DEMO } as never, settings);

it('says loudly when a mail is given up, and not before', async () => {
  const broken: MailTransport = {
    deliver: () => Promise.reject(new Error('535 no')),
    close: () => {},
  };
  const [WARN, ERROR] = [40, 50];
  expect((await send(broken, { attempts: 9 })).levels).toEqual([WARN]);
  const last = await send(broken, { attempts: 10 });
  expect(last.levels).toEqual([ERROR]);
  expect(last.calls).toEqual([['fail_mail', { mail_id: 'm', reason: '535 no', max_attempts: 10 }]]);
});

it('takes no issue of the newsletter for sent that no mail server has taken', async () => {
  const { calls } = await send(open({ smtpUrl: undefined }));
  expect(calls).toMatchObject([['fail_mail', { reason: 'Es ist kein Mailserver eingetragen.' }]]);
  expect(await readdir(dataDir)).toEqual([]);
  // The demo shows what would be, and sends nothing anyway.
  expect((await send(open({ smtpUrl: undefined }, true))).calls).toMatchObject([
    ['finish_mail', {}],
  ]);
});

const refuse = (
  facts: object,
  text = '550 kein Postfach <karin@firma.example>',
): MailTransport => ({
  deliver: () => Promise.reject(Object.assign(new Error(text), facts)),
  close: () => {},
});

it('sends no mail again because its note failed, and never calls it failed', async () => {
  let delivered = 0;
  const transport: MailTransport = {
    deliver: async () => {
      delivered += 1;
      return 'sent';
    },
    close: () => {},
  };
  const away = await send(transport, { id: 'away', unnoted: 3 });
  expect(away.calls.map(([name]) => name)).toEqual(['finish_mail', 'finish_mail', 'finish_mail']);
  expect(away.lines).toMatchObject([{ level: 50, msg: 'mail sent, but not noted' }]);
  expect(away.linesAtOnce, 'no wait after the last try').toBe(1);
  // Its lease has ended: it is noted now.
  const again = await send(transport, { id: 'away', unnoted: 1 });
  expect(again.lines).toMatchObject([{ msg: 'mail sent' }]);
  expect(delivered).toBe(1);
  await send(transport, { id: 'away' });
  expect(delivered, 'sent again on purpose').toBe(2);
});

it('tries a recipient whom the server refuses for good no second time, and any other fault again', async () => {
  const refused = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 };
  const { calls, lines } = await send(refuse(refused), { attempts: 1 });
  expect(calls).toMatchObject([['fail_mail', { max_attempts: 1 }]]);
  expect(lines).toMatchObject([{ level: 50, ...refused, template: 'newsletter-issue' }]);
  for (const change of [{ responseCode: 450 }, { command: 'MAIL FROM' }, { code: 'EAUTH' }])
    expect((await send(refuse({ ...refused, ...change }))).calls).toMatchObject([
      ['fail_mail', { max_attempts: 10 }],
    ]);
});

it('writes no address into the log', async () => {
  const rejected = ['karin@firma.example'];
  const { lines } = await send(refuse({ rejected, rejectedErrors: [{ recipient: rejected[0] }] }));
  expect(JSON.stringify(lines)).not.toContain('karin');
  expect(lines).toMatchObject([{ reason: expect.stringContaining('550 kein Postfach') }]);
});
