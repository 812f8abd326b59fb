import { describe, expect, it } from 'vitest';
import { collectFindings } from './findings.ts';
import { createSpellChecker } from './spelling.ts';
import {
  findClaimedExperience,
  findEmptyPhrases,
  findLongSentences,
  findNotations,
  findOutdatedLaw,
  findTypedPrices,
  hasFigure,
  isMeasure,
} from './wording.ts';
import { readDictionary } from './dictionary.ts';

describe('content check', () => {
  it('finds nothing wrong with the texts of the site', async () => {
    expect(await collectFindings()).toEqual([]);
  });

  it('accepts German compounds and finds typing errors', () => {
    const dictionary = readDictionary();
    const spelling = createSpellChecker((word) => dictionary.has(word), ['Chatbot']);
    expect(
      spelling.findUnknownWords(
        'Datenschutzerklärung, Auftragsverarbeitung, Kundenportal, Chatbots, prüfen, SEO',
      ),
    ).toEqual([]);
    expect(spelling.findUnknownWords('Wir prüffen die Webseitte im Kundenprotal.')).toEqual([
      'prüffen',
      'Webseitte',
      'Kundenprotal',
    ]);
  });

  it('knows the figure of a text in digits and in words, and no other', () => {
    expect(hasFigure('Die neun Fragen', '9 Fragen')).toBe(true);
    expect(hasFigure('mehr als 10.000\u00a0Euro im Jahr', '10.000 Euro')).toBe(true);
    expect(hasFigure('Die neun Fragen', '8 Fragen')).toBe(false);
    expect(hasFigure('Es sind 49 Fragen', '9 Fragen')).toBe(false);
    expect(['45 Minuten', '10.000 Euro', '9 Fragen'].map(isMeasure)).toEqual([true, true, false]);
  });

  it('finds typed prices, empty phrases and dead law', () => {
    expect(findTypedPrices('ab 1.290 €, 590,00 € oder {{price.commerce}}, sonst 400 €')).toEqual([
      '1.290 €',
      '590,00 €',
    ]);
    expect(findEmptyPhrases('Maßgeschneiderte Lösungen')).toEqual(['Maßgeschneider']);
    expect(findOutdatedLaw('nach § 5 TMG')).toEqual(['TMG']);
    expect(findOutdatedLaw('https://ec.europa.eu/consumers/odr')).toHaveLength(1);
  });

  it('finds experience that nobody can check, and leaves work that is on offer', () => {
    expect(findClaimedExperience('In Duisburg sehen wir Dienstleister ohne Website.')).toEqual([
      'sehen wir Dienstleister',
    ]);
    expect(findClaimedExperience('Viele Händler kommen mit einem fertigen Shop zu uns.')).toEqual([
      'kommen mit einem fertigen Shop zu uns',
    ]);
    expect(
      findClaimedExperience('Wir sehen uns drei Mitbewerber an. Wir hören einen Vormittag mit.'),
    ).toEqual([]);
  });

  it('finds numbers, dashes and signs that are written otherwise than elsewhere', () => {
    const wrong = [
      'ab 590€ im Monat',
      '30% der Summe',
      'für 1200 Euro',
      'kostet 5,5 Euro',
      'am 28.6.2025',
      'in 3 - 5 Tagen - oder später',
      'ein "Klick"',
      'Farben, z.B. Grau',
      'nach §5 DDG',
      'per Email',
    ];
    for (const text of wrong) expect(findNotations(text), text).not.toEqual([]);
    const right =
      'Ab 590 € oder 1.200 Euro, 30 %, 5,50 Euro: am 28. Juni 2025 – z. B. um 9 Uhr nach § 5 DDG. ' +
      '„Klick“ per E-Mail, ZUGFeRD 2.0.1, Commerce in 6-8 Wochen, 100% DSGVO-konform.';
    expect(findNotations(right)).toEqual([]);
  });

  it('counts the words of a sentence, not of what follows it', () => {
    const twenty = Array.from({ length: 20 }, (_, i) => `W${i}`).join(' ');
    expect(findLongSentences(`${twenty}. § 5 DDG gilt. „${twenty}.“ (Stand heute.)`)).toEqual([]);
    expect(findLongSentences(`Kurz. Mit ${twenty}.`)).toEqual([`21 words: Mit ${twenty}.`]);
  });
});
