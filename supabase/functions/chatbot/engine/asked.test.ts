import { expect, test } from 'vitest';
import type { SearchDocument } from '#shared/search/documents.ts';
import { createAskedQuestions } from './asked.ts';
import { createSectionSearch } from './search.ts';
import { understand } from './understand.ts';

const buildQuestion = (id: string, heading: string, keywords: string): SearchDocument => ({
  id,
  path: `/hilfe#${id}`,
  page: '/hilfe',
  title: 'Hilfe',
  heading,
  text: '',
  kind: 'faq',
  keywords,
});
const tables = buildQuestion('tische', 'Können Gäste Tische reservieren?', 'Tisch reservieren, Reservierung');
const prices = buildQuestion('preis', 'Was kostet eine Tischreservierung?', 'Preis der Tischreservierung');
const prepare = buildQuestion('vorbereiten', 'Was muss ich vorbereiten?', 'was brauche ich für eine Website');
const visit = buildQuestion('ablauf', 'Wie beginnt die Arbeit?', 'wie läuft das ab');
const documents = [tables, prices, prepare, visit];
const { spelling } = createSectionSearch(documents);
const asked = createAskedQuestions(documents, spelling);
const find = (message: string, before: SearchDocument | null = null) => asked.find(understand(message, spelling, 'de'), before);

test('finds a question by other words, in a clause of a longer message and by the parts of a compound', () => {
  expect(find('tische reservieren')).toEqual({ document: tables, isClose: true });
  expect(find('Wir haben ein Lokal in Kleve, die Leute sollen einen Tisch reservieren')?.document).toBe(tables);
  expect(find('Tischreservierung')?.document).toBe(tables);
});

test('reads a follow-up together with the question before it', () => {
  expect(find('und was kostet das?')).toBeNull();
  expect(find('und was kostet das?', tables)?.document).toBe(prices);
});

test('a statement is no question: what asks must be there', () => {
  expect(find('was brauche ich für eine Website')?.document).toBe(prepare);
  expect(find('ich brauche eine Website')).toBeNull();
});

test('a phrase of everyday words is close only where nothing else is said', () => {
  expect(find('und wie läuft das ab')?.document).toBe(visit);
  expect(find('wie läuft das ab mit der Rechnung vom Steuerberater')?.isClose).toBe(false);
});

test('a short message with a rare word of the question before it goes on with that question', () => {
  expect(asked.goesOn('und die Reservierung?', tables)).toBe(true);
  expect(asked.goesOn('und die Steuer?', tables)).toBe(false);
});
