import { lookup as resolve } from 'node:dns';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { CalendarProblem } from './calendar-problem.ts';
import { isPublicAddress } from './public-address.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 15_000;

/** What may be asked; tests ask their own machine. */
export type Reach = {
  protocols: readonly string[];
  isAllowed: (address: string) => boolean;
  timeoutMs?: number;
};
const INTERNET: Reach = { protocols: ['https:'], isAllowed: isPublicAddress };

const FORBIDDEN = 'Diese Adresse führt in ein privates Netz.';
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Diesen Server gibt es nicht.',
  EAI_AGAIN: 'Der Name des Servers ließ sich nicht auflösen.',
  ECONNREFUSED: 'Der Server nimmt keine Verbindung an.',
  ECONNRESET: 'Der Server hat die Verbindung abgebrochen.',
  ABORT_ERR: 'Der Server hat zu lange gebraucht.',
};

/**
 * The text of an iCalendar file anywhere in the internet. Each step of a
 * redirect is held to the same rules, and the connection goes to the very
 * address that was checked: a name that answers differently the second time
 * gains nothing. Throws `CalendarProblem` only.
 */
export async function fetchCalendar(address: string, reach: Reach = INTERNET): Promise<string> {
  const signal = AbortSignal.timeout(reach.timeoutMs ?? TIMEOUT_MS);
  let url = parseUrl(address);
  try {
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      const answer = await ask(url, reach, signal);
      const next = answer.headers.location;
      if (next === undefined || !isRedirect(answer.statusCode)) return await readText(answer);
      answer.destroy();
      url = parseUrl(next, url);
    }
  } catch (cause) {
    if (cause instanceof CalendarProblem) throw cause;
    const named = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const code = signal.aborted ? 'ABORT_ERR' : named;
    throw new CalendarProblem(
      PROBLEMS[code] ??
        (/CERT|TLS|SSL|SIGNATURE/.test(code)
          ? 'Das Zertifikat des Servers ist ungültig.'
          : 'Der Server antwortet nicht.'),
      { cause },
    );
  }
  throw new CalendarProblem('Die Adresse leitet zu oft weiter.');
}

function parseUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw new CalendarProblem('Das ist keine gültige Adresse.');
  return url;
}

const isRedirect = (status = 0): boolean => [301, 302, 303, 307, 308].includes(status);

async function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  if (!reach.protocols.includes(url.protocol))
    throw new CalendarProblem('Die Adresse muss mit https:// beginnen.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number is not looked up.
  if (isIP(host) && !reach.isAllowed(host)) throw new CalendarProblem(FORBIDDEN);
  const request = url.protocol === 'https:' ? requestTls : requestPlain;
  return new Promise((done, fail) => {
    request(url, {
      signal,
      // No connection is used again: each is checked.
      agent: false,
      lookup: checkedLookup(reach),
      headers: { accept: 'text/calendar, */*;q=0.1', 'accept-encoding': 'identity' },
    })
      .once('response', done)
      .once('error', fail)
      .end();
  });
}

/** Refuses a name as soon as one of its addresses is private. */
const checkedLookup =
  ({ isAllowed }: Reach): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first) return done(new CalendarProblem(FORBIDDEN), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address)))
        return done(new CalendarProblem(FORBIDDEN), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

async function readText(answer: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = answer;
  try {
    if (statusCode !== 200)
      throw new CalendarProblem(
        statusCode === 404 || statusCode === 410
          ? 'Unter dieser Adresse gibt es keinen Kalender (mehr).'
          : statusCode === 401 || statusCode === 403
            ? 'Der Kalender ist nicht freigegeben.'
            : `Der Server antwortet mit dem Fehler ${statusCode}.`,
      );
    const tooLarge = new CalendarProblem('Der Kalender ist größer als 5 MB.');
    if (Number(headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer) {
      const bytes = Buffer.from(chunk as Buffer);
      size += bytes.byteLength;
      if (size > MAX_BYTES) throw tooLarge;
      chunks.push(bytes);
    }
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    answer.destroy();
  }
}
