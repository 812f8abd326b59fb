import { TEXT_GROUPS } from '#content/text-groups.ts';
import type { Origin } from './text-origins.ts';

/** One page of each kind. */
export const PAGES = [
  { path: '/', name: 'Startseite' },
  { path: '/pakete', name: 'Pakete' },
  { path: '/services', name: 'Leistungen' },
  { path: '/services/webdesign-entwicklung', name: 'Eine Leistung' },
  { path: '/ueber-uns', name: 'Über uns' },
  { path: '/kontakt', name: 'Kontakt' },
  { path: '/roi-kalkulator', name: 'ROI-Kalkulator' },
  { path: '/case-studies', name: 'Case Studies' },
  { path: '/case-studies/kaeserei-maastricht-shop', name: 'Eine Case Study' },
  { path: '/blog', name: 'Blog' },
  { path: '/blog/website-kosten-erstes-jahr', name: 'Ein Beitrag' },
  { path: '/glossar', name: 'Glossar' },
  { path: '/glossar/domain', name: 'Ein Begriff' },
  { path: '/hilfe', name: 'Hilfe' },
  { path: '/hilfe/kosten-und-vertrag', name: 'Ein Thema der Hilfe' },
  { path: '/seo-lexikon', name: 'SEO-Lexikon' },
  { path: '/seo-lexikon/staedte', name: 'Alle Städte' },
  { path: '/koeln/webdesign', name: 'Ein Ort' },
  { path: '/login', name: 'Anmelden' },
  { path: '/login/link', name: 'Ohne Passwort anmelden' },
  { path: '/login/passwort-vergessen', name: 'Passwort vergessen' },
  { path: '/newsletter', name: 'Newsletter' },
  { path: '/vertrag-widerrufen', name: 'Vertrag widerrufen' },
  { path: '/datenschutz', name: 'Datenschutz' },
  { path: '/agb', name: 'AGB' },
  { path: '/dienste', name: 'Dienste und Speicherung' },
  { path: '/angaben', name: 'Angaben und Belege' },
  { path: '/offline', name: 'Ohne Verbindung' },
  { path: '/gibt-es-nicht', name: 'Seite fehlt' },
] as const;

type Printed = { path: string; name: string; origins: readonly (readonly Origin[])[] };

const HEAD = `# Wo ändere ich welchen Satz?

Diese Liste entsteht aus der laufenden Website: Ein Test ruft jede Art von Seite auf und sucht zu
jedem Text seine Quelle (\`tests/acceptance/text-origins.full.test.ts\`). Steht hier ein änderbarer Text
falsch, schlägt er fehl. „Inhalte“ ist \`/admin/inhalte\`, „Preise“ \`/admin/preise\`, „Firmendaten“
\`/admin/firma\`, „Werbeaussagen“ \`/admin/angaben\`, „Bewertungen“ \`/admin/bewertungen\`. „Fest“ heißt:
Das schreibt die Vorgabe vor, oder es ist eine Beschriftung: der Name eines Feldes, eine Einheit, ein
Wort für Vorleseprogramme oder ein Stück einer Zeichnung, woran Prüfungen und Barrierefreiheit der
Ausgabe hängen. Feste ganze Sätze stehen mit ihrem Grund darunter. In Mails sind Anrede, Absender und
die Namen der Angaben („Gültig bis“) fest: Sie gehören zu den Zahlen daneben, oder das Gesetz verlangt
sie. Alle anderen Sätze, Überschriften und Knöpfe der Mails ändern Sie. Was keine dieser Seiten zeigt
(Mails, Dokumente, Seiten hinter Links, Schritte des Formulars, Chatfenster, Meldungen), zählt der
letzte Abschnitt auf; die Antworten des Assistenten ändern Sie unter \`/admin/chat/antworten\`.

Bilder: Logo, Porträt, Team, Büro und je ein Bild pro Case Study unter \`/admin/medien/plaetze\`;
Bilder in Texten über den Knopf „Bild“ des Editors. Karten, Zeichnungen und die Bilder der fünf
Beispielwebsites gehören zur Ausgabe und sind fest.
`;

/**
 * Markdown: what each page says, by the place where it is edited; what stands
 * on every page comes first, once.
 */
export function printOrigins(pages: readonly Printed[]): string {
  const read = ({ origins }: Printed): Map<string, Set<string>> => {
    const places = new Map<string, Set<string>>();
    for (const { place, what } of origins.flat())
      places.set(place, (places.get(place) ?? new Set()).add(what));
    return places;
  };
  const framed = pages.filter(({ path }) => !BARE.includes(path)).map(read);
  const isEverywhere = (place: string, what: string): boolean =>
    framed.every((places) => places.get(place)?.has(what));
  const everywhere = [...(framed[0] ?? [])].flatMap(([place, whats]) => {
    const common = [...whats].filter((what) => isEverywhere(place, what));
    return common.length > 0 ? [[place, common] as const] : [];
  });
  const own = pages.map((page) => {
    const places = [...read(page)].flatMap(([place, whats]) => {
      const left = [...whats].filter((what) => !isEverywhere(place, what));
      return left.length > 0 ? [[place, left] as const] : [];
    });
    return `## ${page.name} (${page.path})\n\n${printPlaces(places)}`;
  });
  return [
    HEAD,
    `## Auf jeder Seite\n\n${printPlaces(everywhere)}`,
    ...own,
    `## Auf keiner dieser Seiten\n\n${printPlaces(listUnseen(pages))}`,
  ].join('\n');
}

/** The texts of the store that no page of the list shows. */
function listUnseen(pages: readonly Printed[]): [place: string, whats: string[]][] {
  const seen = new Set(
    pages.flatMap(({ origins }) => origins.flat()).map(({ place, what }) => `${place} ${what}`),
  );
  return TEXT_GROUPS.flatMap(({ name, entries }) => {
    const place = `Inhalte → ${name}`;
    const unseen = Object.values(entries)
      .map(({ label }) => label)
      .filter((label) => !seen.has(`${place} ${label}`));
    return unseen.length > 0 ? [[place, unseen] as [string, string[]]] : [];
  });
}

/** Without menu and foot. */
const BARE = ['/offline', '/gibt-es-nicht'];

const RANK = ['Inhalte', 'Verwaltung', 'Entsteht', 'Fest'];
const rank = (place: string): number => RANK.findIndex((start) => place.startsWith(start));

const printPlaces = (places: readonly (readonly [string, readonly string[]])[]): string =>
  places
    .toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'de'))
    .map(([place, whats]) => `- **${place}:** ${whats.map(shorten).join(' · ')}\n`)
    .join('');

const shorten = (what: string): string =>
  (what.length > 90 ? `${what.slice(0, 88).trimEnd()} …` : what).replaceAll(/([<>|_])/g, '\\$1');
