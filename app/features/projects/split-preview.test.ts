import { expect, test } from 'vitest';
import { findPreview, splitPreview } from './split-preview.ts';

test.each([
  ['', '', undefined],
  ['Bitte prüfen Sie die Texte.', 'Bitte prüfen Sie die Texte.', undefined],
  [
    'Der Shop läuft.\nhttps://vorschau.example/shop?a=1.',
    'Der Shop läuft.',
    'https://vorschau.example/shop?a=1',
  ],
  ['javascript:alert(1)', 'javascript:alert(1)', undefined],
  ['https://', 'https://', undefined],
])('%j', (description, text, preview) =>
  expect(splitPreview(description)).toEqual({ text, preview }),
);

test('a project is seen where it waits for approval, else at the latest step that has begun', () => {
  const done = { status: 'approved', description: 'https://vorschau.example/entwurf' };
  const next = { status: 'open', description: 'https://vorschau.example/spaeter' };
  const waits = { status: 'awaiting_approval', description: 'https://vorschau.example/shop' };
  const plain = { status: 'in_progress', description: 'Wir schreiben die Texte.' };
  const later = { status: 'in_progress', description: 'https://vorschau.example/texte' };
  expect(findPreview([done, waits, later, next])).toBe('https://vorschau.example/shop');
  expect(findPreview([done, plain, next])).toBe('https://vorschau.example/entwurf');
  expect(findPreview([plain, next])).toBeUndefined();
});
