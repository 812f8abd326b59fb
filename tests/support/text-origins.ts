import { CITIES } from '#content/places/cities.ts';
import { COUNTRIES } from '#content/places/countries.ts';
import { INDUSTRY_NAMES } from '#content/places/industry-names.ts';
import { EXAMPLES } from '#content/examples/examples.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { SAMPLE_TESTIMONIALS } from '#content/sample-testimonials.ts';
import { listAllPages, type Page } from '#content/pages.ts';
import { TEXT_GROUPS } from '#content/text-groups.ts';
import * as business from '#shared/agency/business.ts';
import { CLAIMS } from '#shared/agency/claims.ts';
import { DATA_SERVICES } from '#shared/consent/services-registry.ts';
import { STORAGE_REGISTER } from '#shared/consent/storage-register.ts';
import { readPage } from './read-page.ts';

// Says of each sentence of a page where it is edited. Texts of the store are
// told by marks that they carry through the running site.

export type Origin = { place: string; what: string };

const MARK = /⟦([\w-]+)\/([\w.-]+)⟧/g;
const SLOT = /\{\{[^}]*\}\}|\{\s*[\w.-]+\s*\}/g;

/**
 * Every text of a group as its own name, its slots kept: what a page prints of
 * it can be told from everything else.
 */
export const markGroup = ({ id, entries }: (typeof TEXT_GROUPS)[number]): string =>
  `---\n${Object.entries(entries)
    .map(([key, { text }]) => {
      const slots = (text.match(SLOT) ?? []).filter((slot) => !slot.startsWith('{{'));
      return `${key}: ${JSON.stringify([`⟦${id}/${key}⟧`, ...slots].join(' '))}`;
    })
    .join('\n')}\n---\n`;

const squash = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[*`]/g, '').trim();
const flatten = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(flatten);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flatten) : [];
};
const onlyLetters = (text: string): string =>
  text.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/[^\p{L}]/gu, '');
const corpus = (value: unknown): string => flatten(value).map(squash).join('\n');

/** What the specification words itself, beside the constants of shared/agency. */
const SPECIFIED = [
  /^Website erstellen lassen ab/,
  /^(Jetzt registrieren|Angebot anfragen|Kostenloses Angebot anfordern|Beliebt)$/,
  /^(Alle akzeptieren|Nur notwendige|Einstellungen|Cookie-Einstellungen)$/,
  /^Schritt 1 von 3$|^(Weiter|Zurück|Anfrage senden)$/,
  /^(E-Mail|Passwort|Anmelden|Registrieren|Passwort vergessen\?|Vollständiger Name)$/,
  /^(Name|Unternehmen|Telefon|Stadt\/Region|Branche|Bemerkungen)$/,
  /^(Impressum|Datenschutz|AGB|Widerruf|Vertrag widerrufen|Disclaimer|Barrierefreiheit)$/,
  /zur Kenntnis genommen|^Ich habe die$|^Ich möchte den Newsletter|^Datenschutzerklärung$/,
  /^KI-Chatbot inklusive$|^5-Sterne-Bewertung$|^Finanzierung ab/,
];
/** Facts of the company with words around them. */
const COMPANY_FACT = /^(KvK|, IBAN|.*\bIBAN\b)|\(NL\)$|^USt-IdNr\./;
const PRICE = /^(ab |\+|, mit Zusätzen |mit Zusätzen )?[\d.]+(,\d\d)?\s?€( pro Monat)?$/;
const PLACE = /^[\p{L} .’-]+, \d+ km$|^\d+ km$/u;
const FIGURE = /^[\d\s.,:%€–−+-]*$|^\d+ (Raten|Begriffe|Fragen|Städte)$/;
const DAY =
  /\d{1,2}\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}|vor \d+ (Tagen|Wochen?|Monat(en)?)/;
/** Of the stages of a service, which are texts of its page. */
const SUM_OF_DAYS = /^\d+( bis \d+)? (Tage?|Wochen?)\b/;

/** Sentences that nobody edits, and why. Whatever is not here belongs into the store. */
const FIXED_SENTENCES: readonly [RegExp, string][] = [
  [
    /^Alle Preise (netto|brutto|einschließlich)|^(netto|brutto|einschließlich)\b/,
    'folgt der Einstellung „Wer kauft“ in den Firmendaten',
  ],
  [
    /^(Gezeichnete Karte|Karte der Grenzregion|Erste Seite eines Muster|Musterrechnung:)/,
    'sagt, was ein Bild zeigt',
  ],
  [
    /^Von .+ sind es \d+ km|^von unserem Büro|eigene Berechnung der Luftlinie/,
    'aus der Tabelle der Orte',
  ],
  [/^(Beispielprojekt|SEO-Lexikon): |: alles zur Leistung$/, 'Verweis nach dem Titel der Seite'],
  [/^(Stellen und Angaben für|Landesbeauftragte für) /, 'aus der Tabelle der Orte'],
  [/^Vom Termin bis zur Abnahme\./, 'gehört zu einer Zeichnung'],
  [
    /^(bis das größte Element|langsamste Antwort|für den ersten Aufruf|Text, Schriften|erscheint nach|die ganze Seite)/,
    'sagt, was gemessen wird',
  ],
  [/^Mängel in der Barriere/, 'sagt, was gemessen wird'],
  [/^.+, Start „.+“$/, 'Rechenbeispiel aus der Preisliste'],
  [new RegExp(`^(${Object.values(INDUSTRY_NAMES).join('|')})(, |$)`), 'aus der Tabelle der Orte'],
  [/^Steuerschuldnerschaft des/, 'schreibt das Gesetz auf die Rechnung'],
  [/^Nummer des Angebots oder der Rechnung/, 'Feld, das das Gesetz verlangt'],
  [
    /\d+ (Tage|Jahre|Monate|Seiten)\b|^(im Browser, )?bis (Sie|eine neue)|unser eigener Server|TDDDG\)$|nur in unserer Verwaltung$|nutzen wir keinen Dienst/,
    'aus dem Verzeichnis der Dienste',
  ],
];

export async function createOriginFinder() {
  const pages = await listAllPages();
  const known: [place: string, text: string][] = [
    ['Fest: Vorgabe (Namen, Leistungen, Auswahl)', corpus(business)],
    ['Verwaltung → Werbeaussagen', corpus(CLAIMS)],
    ['Verwaltung → Bewertungen', corpus(SAMPLE_TESTIMONIALS)],
    ['Verwaltung → Firmendaten', corpus(SAMPLE_COMPANY)],
    ['Fest: Beispielwebsites der Ausgabe', corpus(EXAMPLES)],
    ['Fest: Orte, Entfernungen und Recht der Ausgabe', corpus([CITIES, COUNTRIES])],
    ['Entsteht aus dem Verzeichnis der Dienste', corpus([DATA_SERVICES, STORAGE_REGISTER])],
  ];
  const texts = pages.map((page): [Page, string] => [
    page,
    squash([...flatten(page.data), page.text].join(' ')),
  ]);

  const helpLetters = onlyLetters(
    texts
      .filter(([page]) => page.collection === 'help')
      .map(([page, all]) => all + page.markdown)
      .join(' '),
  );

  return (path: string, text: string): Origin[] => {
    const marks = [...text.matchAll(MARK)];
    if (marks.length > 0)
      return marks.map(([, id, key]) => {
        const group = TEXT_GROUPS.find((candidate) => candidate.id === id);
        return {
          place: `Inhalte → ${group?.name}`,
          what: group?.entries[key ?? '']?.label ?? String(key),
        };
      });
    // A title whose mark stands in the margin begins with a capital (mark-sections.ts).
    const inSentence = text.charAt(0).toLowerCase() + text.slice(1);
    const own = texts.find(
      ([page, all]) => page.path === path && (all.includes(text) || all.includes(inSentence)),
    );
    if (own) return [{ place: 'Inhalte → Text dieser Seite', what: 'alles Übrige' }];
    if (PRICE.test(text)) return [{ place: 'Verwaltung → Preise', what: 'Preise' }];
    if (FIGURE.test(text)) return [];
    if (COMPANY_FACT.test(text)) return [{ place: 'Verwaltung → Firmendaten', what: text }];
    if (/^\d+\+ Projekte für/.test(text))
      return [{ place: 'Verwaltung → Werbeaussagen', what: text }];
    const found = known.find(([, all]) => all.split('\n').includes(text));
    if (found) return [{ place: found[0], what: text }];
    if (PLACE.test(text))
      return [{ place: 'Fest: Orte, Entfernungen und Recht der Ausgabe', what: 'Entfernungen' }];
    const other = texts.find(([, all]) => text.length > 3 && all.includes(text));
    if (other)
      return [
        { place: 'Inhalte → Text der Seite, auf die verwiesen wird', what: 'Titel und Auszüge' },
      ];
    // What begins an answer is shortened, and its links are gone.
    const start = onlyLetters(text).slice(0, 24);
    if (start.length === 24 && helpLetters.includes(start))
      return [
        { place: 'Inhalte → Text der Seite, auf die verwiesen wird', what: 'Titel und Auszüge' },
      ];
    const inside = known.find(([, all]) => text.length > 12 && all.includes(text));
    if (inside) return [{ place: inside[0], what: text }];
    if (SPECIFIED.some((pattern) => pattern.test(text)))
      return [{ place: 'Fest: Vorgabe (Namen, Leistungen, Auswahl)', what: text }];
    if (text.includes('€')) return [{ place: 'Verwaltung → Preise', what: 'Preise in Sätzen' }];
    if (path.startsWith('/services/') && SUM_OF_DAYS.test(text))
      return [{ place: 'Entsteht von selbst', what: 'Summe der Dauern' }];
    if (DAY.test(text)) return [{ place: 'Entsteht von selbst', what: 'Tage und Alter' }];
    const reason = FIXED_SENTENCES.find(([pattern]) => pattern.test(text))?.[1];
    return [{ place: reason ? `Fest: ${reason}` : 'Fest: Beschriftungen', what: text }];
  };
}

/** Five words and more, or an end: what the owner would want to word himself. */
export const isSentence = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}{2,}/u.test(word)).length >= 5 && !/^[„(,]/.test(text);

/** Every text and every picture of a page, in the order of the page. */
export async function readParts(origin: string, path: string): Promise<string[]> {
  const { document } = await readPage(origin, path);
  const parts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) {
      const text = squash(node.textContent ?? '');
      if (/\p{L}/u.test(text)) parts.push(text);
    } else if (!/^(SCRIPT|STYLE|NOSCRIPT)$/.test(node.nodeName)) {
      for (const child of node.childNodes) walk(child);
    }
  };
  for (const child of document.body.childNodes) walk(child);
  return parts;
}
