import { expect, it } from 'vitest';
import {
  buildLoginPath,
  findReturnPath,
  findSessionEnd,
  leadsToOwnPage,
  withEndedSession,
} from './return-path.ts';

it.each(['/portal', '/portal/anfragen?seite=2', '/admin#neu', '/'])(
  'accepts %j and survives the round trip',
  (path) => {
    expect(findReturnPath(new URL(buildLoginPath(path), 'http://localhost').searchParams)).toBe(
      path,
    );
  },
);

it.each([
  '',
  'portal',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/login',
  '/login/neues-passwort',
])('refuses %j', (path) =>
  expect(findReturnPath(new URLSearchParams({ weiter: path }))).toBeNull(),
);

it('knows who is on the way to an offer of his own', () => {
  for (const path of ['/portal/angebote/7', '/portal/rechnungen'])
    expect(leadsToOwnPage(path)).toBe(true);
  for (const path of [null, '/portal', '/admin/mails', '/?angebot=smart-business'])
    expect(leadsToOwnPage(path)).toBe(false);
});

it('cannot be talked into another host by dot segments', () => {
  expect(findReturnPath(new URLSearchParams({ weiter: '/..//evil.example' }))).toBeNull();
});

it.each(['abgelaufen', 'abgemeldet'] as const)(
  'says that a session is over, and keeps the way back: %s',
  (end) => {
    const login = new URL(buildLoginPath('/portal/termine?a=1', end), 'http://localhost');
    expect([findSessionEnd(login.searchParams), findReturnPath(login.searchParams)]).toEqual([
      end,
      '/portal/termine?a=1',
    ]);
    expect(
      findSessionEnd(new URL(buildLoginPath('/portal'), 'http://localhost').searchParams),
    ).toBeNull();
    expect(findSessionEnd(new URLSearchParams('sitzung=%3Cb%3E'))).toBeNull();
    const marked = withEndedSession(new URLSearchParams('weiter=%2Fadmin&sitzung=x'));
    expect(marked).toBe('?weiter=%2Fadmin&sitzung=abgelaufen');
  },
);
