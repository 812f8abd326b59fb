import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FACTORS_QUERY } from './factors.ts';
import { Protection } from './protection.tsx';

function show(factors: readonly object[], isUrgent = false, onSetUp?: () => void): string {
  const client = new QueryClient();
  client.setQueryData([FACTORS_QUERY], factors);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Protection isUrgent={isUrgent} onSetUp={onSetUp} />
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, '');
}

it('says what protects the account now, and begins what is missing until it has begun', () => {
  const begun = [{ status: 'unverified', factor_type: 'totp' }];
  const weak = show(begun);
  expect(weak).toContain('Noch sicherer: ein zweiter Faktor');
  expect(weak).toContain('nur Passwort');
  expect(weak).not.toContain('einrichten');
  const begin = (): void => undefined;
  expect(show([], false, begin)).toContain('Zweiten Faktor einrichten');
  const key = { status: 'verified', factor_type: 'webauthn' };
  const strong = show([key, { status: 'verified', factor_type: 'totp' }, key], true, begin);
  expect(strong).toContain(
    'Doppelt geschütztNach der Anmeldung wird ein Passkey oder der Code Ihrer ' +
      'Authenticator-App verlangt.',
  );
  expect(strong).not.toContain('einrichten');
  expect(show(begun, true)).toContain('Zweiter Faktor fehlt');
});
