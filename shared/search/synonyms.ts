import { stem, tokenize } from './german.ts';

// Words that visitors use for the words of the site. One line is one group; every member finds every other.
const GROUPS = `
  website webseite homepage internetseite internetauftritt webauftritt onlineauftritt internetpräsenz site
  shop onlineshop webshop ecommerce
  preis kosten tarif
  handy smartphone mobil mobilgerät
  datenschutz dsgvo
  suchmaschinenoptimierung seo
  wartung pflege updates instandhaltung
  auftragsverarbeitungsvertrag auftragsverarbeitung avv
  ssl tls https
  termin erstgespräch beratungsgespräch
  raten ratenzahlung finanzierung instalments
  referenzen beispielprojekte portfolio
  chatbot bot
  automatisierung automation workflow
  barrierefreiheit barrierefrei accessibility
  löschen löschung entfernen
  kündigung kündigen
  ranking platzierung
  ladezeit geschwindigkeit
  hosting gehostet hosten server
  überarbeiten relaunch
  ändern anpassen pflegen bearbeiten aktualisieren austauschen
  übernehmen übernahme
  fördermittel förderung förderprogramm zuschuss zuschüsse subvention
  bewerben bewerbung
  ausbildung ausbilden azubi lehrling lehrstelle
  logo firmenlogo
  gehackt hack hacker hacken virus schadsoftware
  buchen buchung reservieren reservierung vorbestellen
  gutschein geschenkkarte geschenkgutschein wertgutschein
  passwort kennwort zugangsdaten login
  foto bild aufnahme
  schulung einweisung training
  lager warenwirtschaft lagerverwaltung
`;

const related = new Map<string, string[]>();
for (const line of GROUPS.trim().split('\n')) {
  const stems = [...new Set(tokenize(line).map(stem))];
  for (const member of stems) related.set(member, [...new Set([...(related.get(member) ?? [member]), ...stems])]);
}

/** A stem and its synonyms, the stem first. */
export const expandTerm = (term: string): string[] => related.get(term) ?? [term];
