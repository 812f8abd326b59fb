import { describe, expect, test } from 'vitest';
import { splitCompound } from './compounds.ts';
import { fold, stem, tokenize } from './german.ts';

describe('fold', () => {
  test.each([
    ['Größe', 'groesse'],
    ['Öffnungszeiten', 'oeffnungszeiten'],
    ['möglich', 'moglich'],
    ['Café', 'cafe'],
  ])('%s equals %s', (left, right) => expect(fold(left)).toBe(fold(right)));

  test('keeps vowel pairs that are no umlaut', () =>
    expect(fold('neue Steuer, Quelle')).toBe('neue steuer, quelle'));
});

test('tokenize gives the parts of a hyphenated word and the joined form', () => {
  expect(tokenize('Alt-Text für 590 €')).toEqual(['alt', 'text', 'alttext', 'fur', '590', 'euro']);
});

test.each([
  ['Websites', 'Website'],
  ['Häuser', 'Haus'],
  ['Shops', 'Shop'],
  ['Angebote', 'Angebot'],
])('%s and %s share a stem', (left, right) => expect(stem(fold(left))).toBe(stem(fold(right))));

describe('splitCompound', () => {
  const words = new Set([
    'chatbot',
    'preis',
    'lager',
    'verwaltung',
    'zahlung',
    'arten',
    'kunden',
    'daten',
    'schutz',
  ]);
  const knows = (word: string): boolean => words.has(word);
  test.each([
    ['chatbotpreis', ['chatbot', 'preis']],
    ['zahlungsarten', ['zahlung', 'arten']],
    ['kundendatenschutz', ['kunden', 'daten', 'schutz']],
    ['lagerverwaltung', ['lager', 'verwaltung']],
    ['lagerfeuer', []],
    ['preis', []],
  ])('%s', (word, parts) => expect(splitCompound(word, knows)).toEqual(parts));
});
