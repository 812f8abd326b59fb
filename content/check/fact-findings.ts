import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLAIMS } from '#shared/agency/claims.ts';
import { loadAssistantTexts } from '../assistant.ts';
import { fillSlots } from '../assistant-slots.ts';
import { buildRoutePageDocuments } from '../search-pages.ts';
import { getContentSettings } from '../settings.ts';
import { findContradictions } from './facts.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Where sentences of the site stand in code: pages and their parts, mails, documents, texts. */
const SOURCES = ['app/**/*.{ts,tsx}', 'emails/**/*.ts', 'documents/**/*.ts', 'shared/**/*.ts'];

/** A sentence of the code that goes over several lines is one. */
const joinLiterals = (source: string): string => source.replace(/['"`] \+\n\s*['"`]/g, '');

/**
 * Contradictions to the register of facts outside of the Markdown files:
 * settings, claims, assistant, code.
 */
export async function checkFacts(): Promise<string[]> {
  const { company, prices } = getContentSettings();
  const { answers, phrases } = await loadAssistantTexts();
  const texts: [origin: string, text: string][] = [
    ...CLAIMS.map(({ id, text, definition }): [string, string] => [
      `shared/agency/claims.ts ${id}`,
      `${text}. Definition: ${definition}`,
    ]),
    ...buildRoutePageDocuments(company).map(({ path, text }): [string, string] => [path, text]),
    ...answers.map(({ id, text }): [string, string] => [
      `content/assistant ${id}`,
      fillSlots(text.de, { company, prices, language: 'de' }),
    ]),
    ...Object.entries(phrases).map(([id, text]): [string, string] => [
      `content/assistant-phrases.yaml ${id}`,
      text.de,
    ]),
    ...globSync(SOURCES, { cwd: ROOT })
      .filter((path) => !path.includes('.test.'))
      .map((path): [string, string] => [path, joinLiterals(readFileSync(ROOT + path, 'utf8'))]),
  ];
  return texts.flatMap(([origin, text]) =>
    findContradictions(text).map((reason) => `${origin} ${reason}`),
  );
}
