import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FACTORS_QUERY } from './factors.ts';
import { Protection } from './protection.tsx';

function show(factors: readonly object[]): string {
  const client = new QueryClient();
  client.setQueryData([FACTORS_QUERY], factors);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Protection />
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, '');
}

it('says what protects the account now', () => {
  expect(show([{ status: 'unverified', factor_type: 'totp' }])).toContain(
    'Einfach geschützt: Wer Ihr Passwort kennt, kommt in Ihr Konto.',
  );
  const key = { status: 'verified', factor_type: 'webauthn' };
  expect(show([key, { status: 'verified', factor_type: 'totp' }, key])).toBe(
    'Doppelt geschützt: nach der Anmeldung wird ein Passkey oder der Code Ihrer ' +
      'Authenticator-App verlangt.',
  );
});
