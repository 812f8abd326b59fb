import { expect, test } from 'vitest';
import { splitPreview } from './split-preview.ts';

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
