import { expect, it } from 'vitest';
import { describeOrigin } from './describe-origin.ts';

it('names the source alone, and what else is known with its word', () => {
  expect(describeOrigin({ source: 'instagram' })).toBe('Instagram');
  expect(describeOrigin({ source: 'google', medium: 'cpc', landingPage: '/pakete' })).toBe(
    'Google\nKanal: cpc\nErste Seite: /pakete',
  );
  expect(describeOrigin(null)).toBe('');
});
