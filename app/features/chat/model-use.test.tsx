import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ModelOutcome } from './model-reasons.ts';
import { ModelUse } from './model-use.tsx';

const show = (...outcomes: ModelOutcome[]): string => {
  const queries = new QueryClient();
  queries.setQueryData(['admin-chat-model'], outcomes);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ModelUse model={{ host: 'modell.example', eurPerMillion: null }} />
    </QueryClientProvider>,
  ).replaceAll(/<[^>]+>/g, ' ');
};
const used = { outcome: 'used', calls: 30, tokens: 9_000 };

it.each([
  ['status 401', 'Der Dienst lehnt den Schlüssel ab (Status 401): 70 ×'],
  ['status 500', 'Der Dienst antwortet mit Status 500: 70 ×'],
  ['amount 12', 'Die Auswahl war unbrauchbar (amount 12): 70 ×'],
])('says why the built-in answer stood most often: %s', (outcome, told) => {
  const shown = show({ outcome, calls: 70, tokens: 0 }, used, { ...used, outcome: 'too long' });
  expect(shown).toMatch(
    /Anfragen in 30 Tagen\W+130\W+Davon eigene Antwort\W+100\W+Token\W+18\.000/,
  );
  expect(shown).toContain(`Häufigster Grund der eigenen Antwort: ${told}`);
});

it('gives no reason while the model answers', () => {
  expect(show(used)).not.toContain('Grund');
});
