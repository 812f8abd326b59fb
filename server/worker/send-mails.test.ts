import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** What becomes of one mail to a reader of the newsletter: levels of the log, and calls. */
async function send(transport: MailTransport, attempts = 1) {
  const levels: number[] = [];
  const calls: [string, unknown][] = [];
  const issues = {
    select: () => issues,
    eq: () => issues,
    maybeSingle: async () => ({ data: ISSUE }),
  };
  const client = {
    from: () => issues,
    rpc: async (name: string, values: unknown) => {
      if (name !== 'claim_mails') calls.push([name, values]);
      return {
        error: null,
        data: [
          {
            id: 'm',
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
  const log = pino({}, { write: (line) => void levels.push(JSON.parse(line).level) });
  await sendDueMails(
    client as never,
    transport,
    SAMPLE_COMPANY,
    'https://agentur.example',
    log,
    () => Promise.reject(new Error('no documents')),
  );
  return { levels, calls };
}

const open = (settings: { smtpUrl: string | undefined }, DEMO = false) =>
  createMailTransport({ dataDir, DEMO } as never, settings);

it('says loudly when a mail is given up, and not before', async () => {
  const broken: MailTransport = {
    deliver: () => Promise.reject(new Error('535 no')),
    close: () => {},
  };
  const [WARN, ERROR] = [40, 50];
  expect((await send(broken, 9)).levels).toEqual([WARN]);
  const last = await send(broken, 10);
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
