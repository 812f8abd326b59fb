import { expect, it } from 'vitest';
import { buildSmtpUrl, describeMailFault, MailServerSchema, readSmtpUrl } from './mail-server.ts';

it('keeps every part of a mail server in its address', () => {
  for (const security of ['tls', 'starttls', 'none'] as const) {
    const server = { host: 'smtp.anbieter.nl', port: 2525, security, user: 'büro@agentur.nl' };
    const url = buildSmtpUrl(server, 'a:b/c@d?e');
    expect(readSmtpUrl(url)).toEqual({ server, password: 'a:b/c@d?e' });
  }
});

it('takes no host that would change the meaning of the address', () => {
  const rest = { port: '465', security: 'tls', user: '' };
  expect(MailServerSchema.safeParse({ host: 'smtp.anbieter.nl', ...rest }).success).toBe(true);
  for (const host of ['a/b', 'a?tls=no', 'x@y', '', 'a b'])
    expect(MailServerSchema.safeParse({ host, ...rest }).success, host).toBe(false);
});

it('says in German what a refusal means', () => {
  const fault = Object.assign(new Error('535 no'), { code: 'EAUTH' });
  expect(describeMailFault(fault)).toBe('Der Mailserver lehnt Benutzer oder Passwort ab. (535 no)');
  const below = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ESOCKET' });
  expect(describeMailFault(below)).toContain('nimmt keine Verbindung an');
  const noise = Object.assign(
    new Error('40A1:error:0A00010B:SSL routines:wrong version:tls.c:77:'),
    {
      code: 'ESOCKET',
    },
  );
  expect(describeMailFault(noise)).toMatch(/Port und Verschlüsselung\.$/);
});
