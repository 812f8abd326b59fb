import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CalendarProblem } from './calendar-problem.ts';
import { fetchCalendar, type Reach } from './fetch-calendar.ts';
import { isPublicAddress } from './public-address.ts';

const HERE: Reach = { protocols: ['http:'], isAllowed: () => true };
const routes: Record<string, RequestListener> = {
  '/kalender.ics': (_, response) => response.end('BEGIN:VCALENDAR\r\nEND:VCALENDAR'),
  '/weiter': (_, response) => response.writeHead(302, { location: '/kalender.ics' }).end(),
  '/kreis': (_, response) => response.writeHead(301, { location: '/kreis' }).end(),
  '/datei': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/zu': (_, response) => response.writeHead(403).end(),
  '/weg': (_, response) => response.writeHead(404).end(),
  '/stumm': (_, response) => response.flushHeaders(),
  '/endlos': (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
};

describe('fetchCalendar', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer((request, response) => routes[request.url ?? '']?.(request, response));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gives the text, over a redirect as well', async () => {
    const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
    expect(await fetchCalendar(`${origin}/kalender.ics`, HERE)).toBe(text);
    expect(await fetchCalendar(`${origin}/weiter`, HERE)).toBe(text);
  });

  it.each([
    ['/kreis', 'leitet zu oft weiter'],
    ['/datei', 'https://'],
    ['/zu', 'nicht freigegeben'],
    ['/weg', 'keinen Kalender'],
    ['/stumm', 'zu lange'],
    ['/endlos', 'größer als 5 MB'],
  ])('gives up on %s and says why', async (path, words) => {
    const patience = path === '/stumm' ? 300 : 60_000;
    const reading = fetchCalendar(origin + path, { ...HERE, timeoutMs: patience });
    await expect(reading).rejects.toThrow(CalendarProblem);
    await expect(reading).rejects.toThrow(words);
  });

  it('asks no private address: as a number, by a name, or by a redirect', async () => {
    const words = 'privates Netz';
    const strict: Reach = { ...HERE, isAllowed: isPublicAddress };
    await expect(fetchCalendar(`${origin}/kalender.ics`, strict)).rejects.toThrow(words);
    for (const host of ['127.0.0.1', '[::1]', '2130706433', '0x7f.1', '[::ffff:7f00:1]'])
      await expect(fetchCalendar(`http://${host}/`, strict)).rejects.toThrow(words);
    // The name is asked, what it leads to is not.
    const named: Reach = { ...HERE, isAllowed: (address) => address !== '169.254.169.254' };
    routes['/wolke'] = (_, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
    await expect(fetchCalendar(`${origin}/wolke`, named)).rejects.toThrow(words);
  });

  it('asks over TLS only', async () => {
    for (const address of ['http://kalender.example/x.ics', 'ftp://kalender.example', 'kalender'])
      await expect(fetchCalendar(address)).rejects.toThrow(CalendarProblem);
  });
});

it.each([
  '10.1.2.3',
  '192.168.0.1',
  '172.31.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '255.255.255.255',
])('%s is private', (address) => expect(isPublicAddress(address)).toBe(false));
it.each(['93.184.216.34', '172.32.0.1', '2a00:1450:4001::1'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);
