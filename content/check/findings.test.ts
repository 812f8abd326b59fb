import { describe, expect, it } from 'vitest';
import { collectFindings } from './findings.ts';
import { createSpellChecker } from './spelling.ts';
import { findEmptyPhrases, findOutdatedLaw, findTypedPrices } from './wording.ts';

describe('content check', () => {
  it('finds nothing wrong with the texts of the site', async () => {
    expect(await collectFindings()).toEqual([]);
  });

  it('accepts German compounds and finds typing errors', () => {
    const spelling = createSpellChecker(['Chatbot']);
    expect(spelling.findUnknownWords('Datenschutzerklärung, Auftragsverarbeitung, Kundenportal, Chatbots, prüfen, SEO')).toEqual([]);
    expect(spelling.findUnknownWords('Wir prüffen die Webseitte im Kundenprotal.')).toEqual(['prüffen', 'Webseitte', 'Kundenprotal']);
  });

  it('finds typed prices, empty phrases and dead law', () => {
    expect(findTypedPrices('ab 1.290 €, 590,00 € oder {{price.commerce}}, sonst 400 €')).toEqual(['1.290 €', '590,00 €']);
    expect(findEmptyPhrases('Maßgeschneiderte Lösungen')).toEqual(['Maßgeschneider']);
    expect(findOutdatedLaw('nach § 5 TMG')).toEqual(['TMG']);
  });
});
