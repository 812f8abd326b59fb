import { connect } from 'node:tls';
import WebSocket from 'ws';
import type { PlatformKeys } from '#platform/index.ts';
import type { Config } from '../config.ts';
import { findLocalOrigin } from '../local-origin.ts';
import { DOCTOR_PATH, EchoSchema, type Echo } from './door.ts';
import { fail, hint, ok, type Check, type Finding } from './finding.ts';
import { UNKNOWN, type KnownSettings } from './read-settings.ts';

const TIMEOUT_MS = 20_000;
const DAY_MS = 24 * 3600 * 1000;
/** What the portal takes in one file, and what proxies refuse unless told otherwise. */
const BODY_BYTES = 50 * 1024 * 1024;

const request = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Whether this machine answers at HOST and PORT, and whether its database does. */
export const checkServer = (config: Config): Check => ({
  name: 'Server',
  run: async () => {
    const origin = findLocalOrigin(config);
    const alive = await request(`${origin}/healthz`).catch(() => null);
    if (!alive)
      return hint(`${origin} antwortet nicht: der Server läuft nicht, der Port ist frei.`);
    if (!(await alive.text()).includes('"status":"ok"'))
      return fail(`${origin}: auf dem Port antwortet ein anderes Programm.`);
    const ready = await request(`${origin}/readyz`);
    return ready.ok
      ? ok(`läuft unter ${origin}, die Datenbank antwortet`)
      : fail(`läuft unter ${origin}, aber /readyz sagt ${ready.status}: Datenbank oder Platte.`);
  },
});

/** The public address: TLS, its certificate, and what of a request survives the proxy. */
export function checkPublicAddress(
  { TRUST_PROXY }: Config,
  { settings, isKnown }: Pick<KnownSettings, 'settings' | 'isKnown'>,
  keys: PlatformKeys | null,
): Check[] {
  if (!settings.isPublic)
    return [
      {
        name: 'PUBLIC_URL',
        run: async () =>
          hint(
            isKnown
              ? 'nicht gesetzt, auch nicht unter /admin/adresse: Adressen in Mails zeigen auf localhost.'
              : `nicht gesetzt. Was unter /admin/adresse steht, ${UNKNOWN}`,
          ),
      },
    ];
  const { publicUrl } = settings;
  const url = new URL(publicUrl);
  const ask = async (bytes: number): Promise<Echo | Finding> => {
    if (!keys) return hint('noch keine Schlüssel: nach dem ersten Start erneut prüfen.');
    const response = await request(new URL(DOCTOR_PATH, url).href, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.serviceRoleKey}` },
      body: Buffer.alloc(bytes),
    });
    return response.ok
      ? EchoSchema.parse(await response.json())
      : judgeRefusal(response.status, bytes);
  };
  return [
    { name: 'TLS', run: () => checkCertificate(url) },
    {
      name: 'Proxy',
      run: async () => {
        const echo = await ask(1);
        return 'state' in echo ? echo : judgeHeaders(echo, url, TRUST_PROXY);
      },
    },
    {
      name: 'Große Dateien',
      run: async () => {
        const echo = await ask(BODY_BYTES);
        if ('state' in echo) return echo;
        return echo.bytes === BODY_BYTES ? ok('50 MB kommen an') : fail(`${echo.bytes} Byte an`);
      },
    },
    { name: 'WebSocket', run: () => checkWebSocket(url, keys) },
  ];
}

async function checkCertificate(url: URL): Promise<Finding> {
  if (url.protocol !== 'https:') return hint(`${url.origin} ist nicht verschlüsselt.`);
  const validTo = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(url.port || 443), url.hostname, { servername: url.hostname });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('keine Antwort')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().valid_to);
      socket.end();
    });
  });
  const days = Math.floor((Date.parse(validTo) - Date.now()) / DAY_MS);
  return days < 14
    ? fail(`Das Zertifikat endet in ${days} Tagen.`)
    : ok(`Zertifikat gilt noch ${days} Tage`);
}

/** What an answer means that this server did not give. */
export function judgeRefusal(status: number, bytes: number): Finding {
  if (status === 413) return fail('413: der Proxy lässt so große Anfragen nicht durch.');
  if (status < 502 || status > 504) return fail(`${status}: hier antwortet nicht dieser Server.`);
  // Caddy 2.6 says 502 where others say 413.
  return fail(
    bytes < BODY_BYTES
      ? `${status}: der Proxy erreicht den Server nicht.`
      : `${status}: der Proxy lässt so große Anfragen nicht durch oder erreicht den Server nicht.`,
  );
}

export function judgeHeaders(echo: Echo, url: URL, trustProxy: boolean): Finding {
  const scheme = url.protocol.slice(0, -1);
  if (echo.host !== url.host) return fail(`Host kommt als „${echo.host}“ statt „${url.host}“ an.`);
  if (echo.protocol !== scheme)
    return fail(`X-Forwarded-Proto kommt als „${echo.protocol}“ statt „${scheme}“ an.`);
  if (echo.forwardedFor && !trustProxy)
    return fail('X-Forwarded-For kommt an, aber TRUST_PROXY=1 fehlt: alle zählen als einer.');
  if (!echo.forwardedFor && trustProxy)
    return fail('TRUST_PROXY=1, aber X-Forwarded-For kommt nicht an: jeder kann es selbst setzen.');
  return ok(`Host, Protokoll und Adresse (${echo.clientAddress}) kommen an`);
}

async function checkWebSocket(url: URL, keys: PlatformKeys | null): Promise<Finding> {
  if (!keys) return hint('noch keine Schlüssel: nach dem ersten Start erneut prüfen.');
  const target = new URL('/realtime/v1/websocket', url);
  target.protocol = url.protocol.replace('http', 'ws');
  target.search = new URLSearchParams({ apikey: keys.anonKey, vsn: '2.0.0' }).toString();
  await new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(target, { handshakeTimeout: TIMEOUT_MS });
    socket.once('error', reject);
    socket.once('open', () => {
      socket.close();
      resolve();
    });
  });
  return ok('die Verbindung kommt zustande');
}
