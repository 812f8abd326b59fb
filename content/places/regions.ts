import type { Source } from './types.ts';

// First-order divisions that occur in cities.json. Checked against the official pages' names in November 2026.
// Funding: only the standing public body is named; its open programmes change too often to be printed.

export type Region = {
  name: string;
  /** Dative with preposition: "in Nordrhein-Westfalen", "im Kanton Zürich". */
  within: string;
  funding: Source;
  /** Data protection authority for private businesses, with its seat. */
  authority: Source & { seat: string };
  /** Days on which the place rests and the agency in Roermond works, as they read inside a sentence. */
  holidays: string;
  /** Chamber of the division; German chambers are kept by city in chambers.ts. */
  chamber?: Source;
  /** A regional domain ending, where one exists. */
  tld?: string;
};

const AP = { name: 'Autoriteit Persoonsgegevens', url: 'https://www.autoriteitpersoonsgegevens.nl', seat: 'Den Haag' };
const DSB = { name: 'Datenschutzbehörde', url: 'https://www.dsb.gv.at', seat: 'Wien' };
const EDOEB = { name: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter', url: 'https://www.edoeb.admin.ch', seat: 'Bern' };
const KVK = { name: 'Kamer van Koophandel', url: 'https://www.kvk.nl' };
const DUTCH_HOLIDAYS = 'der Koningsdag am 27. April und alle fünf Jahre der Bevrijdingsdag am 5. Mai';
const OOST = { name: 'Oost NL', url: 'https://oostnl.nl' };
const NOM = { name: 'NOM', url: 'https://www.nom.nl' };

export const PLACE_REGIONS: Readonly<Record<string, Region>> = {
  'DE-01': { name: 'Baden-Württemberg', within: 'in Baden-Württemberg', funding: { name: 'L-Bank', url: 'https://www.l-bank.de' }, authority: { name: 'Landesbeauftragter für den Datenschutz Baden-Württemberg', url: 'https://www.baden-wuerttemberg.datenschutz.de', seat: 'Stuttgart' }, holidays: 'Heilige Drei Könige, Fronleichnam und Allerheiligen' },
  'DE-02': { name: 'Bayern', within: 'in Bayern', funding: { name: 'LfA Förderbank Bayern', url: 'https://lfa.de' }, authority: { name: 'Bayerisches Landesamt für Datenschutzaufsicht', url: 'https://www.lda.bayern.de', seat: 'Ansbach' }, holidays: 'Heilige Drei Könige, Fronleichnam, Allerheiligen und je nach Ort Mariä Himmelfahrt', tld: '.bayern' },
  'DE-03': { name: 'Bremen', within: 'im Land Bremen', funding: { name: 'BAB Förderbank für Bremen und Bremerhaven', url: 'https://www.bab-bremen.de' }, authority: { name: 'Landesbeauftragter für Datenschutz und Informationsfreiheit Bremen', url: 'https://www.datenschutz.bremen.de', seat: 'Bremerhaven' }, holidays: 'der Reformationstag' },
  'DE-04': { name: 'Hamburg', within: 'in Hamburg', funding: { name: 'IFB Hamburg', url: 'https://www.ifbhh.de' }, authority: { name: 'Hamburgischer Beauftragter für Datenschutz und Informationsfreiheit', url: 'https://datenschutz-hamburg.de', seat: 'Hamburg' }, holidays: 'der Reformationstag', tld: '.hamburg' },
  'DE-05': { name: 'Hessen', within: 'in Hessen', funding: { name: 'WIBank', url: 'https://www.wibank.de' }, authority: { name: 'Hessischer Beauftragter für Datenschutz und Informationsfreiheit', url: 'https://datenschutz.hessen.de', seat: 'Wiesbaden' }, holidays: 'Fronleichnam' },
  'DE-06': { name: 'Niedersachsen', within: 'in Niedersachsen', funding: { name: 'NBank', url: 'https://www.nbank.de' }, authority: { name: 'Landesbeauftragter für den Datenschutz Niedersachsen', url: 'https://www.lfd.niedersachsen.de', seat: 'Hannover' }, holidays: 'der Reformationstag' },
  'DE-07': { name: 'Nordrhein-Westfalen', within: 'in Nordrhein-Westfalen', funding: { name: 'NRW.BANK', url: 'https://www.nrwbank.de' }, authority: { name: 'Landesbeauftragte für Datenschutz und Informationsfreiheit NRW', url: 'https://www.ldi.nrw.de', seat: 'Düsseldorf' }, holidays: 'Fronleichnam und Allerheiligen', tld: '.nrw' },
  'DE-08': { name: 'Rheinland-Pfalz', within: 'in Rheinland-Pfalz', funding: { name: 'Investitions- und Strukturbank Rheinland-Pfalz', url: 'https://isb.rlp.de' }, authority: { name: 'Landesbeauftragter für den Datenschutz Rheinland-Pfalz', url: 'https://www.datenschutz.rlp.de', seat: 'Mainz' }, holidays: 'Fronleichnam und Allerheiligen' },
  'DE-09': { name: 'Saarland', within: 'im Saarland', funding: { name: 'SIKB', url: 'https://www.sikb.de' }, authority: { name: 'Unabhängiges Datenschutzzentrum Saarland', url: 'https://www.datenschutz.saarland.de', seat: 'Saarbrücken' }, holidays: 'Fronleichnam, Mariä Himmelfahrt und Allerheiligen', tld: '.saarland' },
  'DE-10': { name: 'Schleswig-Holstein', within: 'in Schleswig-Holstein', funding: { name: 'IB.SH', url: 'https://www.ib-sh.de' }, authority: { name: 'Unabhängiges Landeszentrum für Datenschutz', url: 'https://www.datenschutzzentrum.de', seat: 'Kiel' }, holidays: 'der Reformationstag' },
  'DE-13': { name: 'Sachsen', within: 'in Sachsen', funding: { name: 'Sächsische Aufbaubank', url: 'https://www.sab.sachsen.de' }, authority: { name: 'Sächsische Datenschutz- und Transparenzbeauftragte', url: 'https://www.datenschutz.sachsen.de', seat: 'Dresden' }, holidays: 'der Reformationstag und der Buß- und Bettag' },
  'DE-16': { name: 'Berlin', within: 'in Berlin', funding: { name: 'Investitionsbank Berlin', url: 'https://www.ibb.de' }, authority: { name: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit', url: 'https://www.datenschutz-berlin.de', seat: 'Berlin' }, holidays: 'der Internationale Frauentag am 8. März', tld: '.berlin' },
  'NL-01': { name: 'Drenthe', within: 'in der Provinz Drenthe', funding: NOM, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'NL-02': { name: 'Friesland', within: 'in der Provinz Friesland', funding: NOM, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK, tld: '.frl' },
  'NL-03': { name: 'Gelderland', within: 'in der Provinz Gelderland', funding: OOST, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'NL-04': { name: 'Groningen', within: 'in der Provinz Groningen', funding: NOM, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'NL-05': { name: 'Limburg', within: 'in der Provinz Limburg', funding: { name: 'LIOF', url: 'https://liof.nl' }, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'NL-06': { name: 'Nordbrabant', within: 'in der Provinz Nordbrabant', funding: { name: 'Brabantse Ontwikkelings Maatschappij', url: 'https://www.bom.nl' }, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'NL-07': { name: 'Nordholland', within: 'in der Provinz Nordholland', funding: { name: 'ROM InWest', url: 'https://rominwest.nl' }, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'NL-09': { name: 'Utrecht', within: 'in der Provinz Utrecht', funding: { name: 'ROM Utrecht Region', url: 'https://www.romutrechtregion.nl' }, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'NL-10': { name: 'Seeland', within: 'in der Provinz Seeland', funding: { name: 'Impuls Zeeland', url: 'https://www.impulszeeland.nl' }, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'NL-11': { name: 'Südholland', within: 'in der Provinz Südholland', funding: { name: 'InnovationQuarter', url: 'https://www.innovationquarter.nl' }, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'NL-15': { name: 'Overijssel', within: 'in der Provinz Overijssel', funding: OOST, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'NL-16': { name: 'Flevoland', within: 'in der Provinz Flevoland', funding: { name: 'Horizon Flevoland', url: 'https://www.horizonflevoland.nl' }, authority: AP, holidays: DUTCH_HOLIDAYS, chamber: KVK },
  'AT-02': { name: 'Kärnten', within: 'in Kärnten', funding: { name: 'KWF Kärntner Wirtschaftsförderungs Fonds', url: 'https://kwf.at' }, authority: DSB, holidays: 'der Nationalfeiertag am 26. Oktober, Mariä Empfängnis und für Ämter der 10. Oktober', chamber: { name: 'Wirtschaftskammer Kärnten', url: 'https://www.wko.at/ktn' } },
  'AT-03': { name: 'Niederösterreich', within: 'in Niederösterreich', funding: { name: 'ecoplus', url: 'https://www.ecoplus.at' }, authority: DSB, holidays: 'der Nationalfeiertag am 26. Oktober, Mariä Empfängnis und für Schulen der Leopolditag', chamber: { name: 'Wirtschaftskammer Niederösterreich', url: 'https://www.wko.at/noe' } },
  'AT-04': { name: 'Oberösterreich', within: 'in Oberösterreich', funding: { name: 'Business Upper Austria', url: 'https://www.biz-up.at' }, authority: DSB, holidays: 'der Nationalfeiertag am 26. Oktober, Mariä Empfängnis und für Schulen der Florianitag', chamber: { name: 'Wirtschaftskammer Oberösterreich', url: 'https://www.wko.at/ooe' } },
  'AT-05': { name: 'Salzburg', within: 'im Land Salzburg', funding: { name: 'Innovation Salzburg', url: 'https://www.innovation-salzburg.at' }, authority: DSB, holidays: 'der Nationalfeiertag am 26. Oktober, Mariä Empfängnis und für Schulen der Ruperttag', chamber: { name: 'Wirtschaftskammer Salzburg', url: 'https://www.wko.at/sbg' } },
  'AT-06': { name: 'Steiermark', within: 'in der Steiermark', funding: { name: 'Steirische Wirtschaftsförderung SFG', url: 'https://www.sfg.at' }, authority: DSB, holidays: 'der Nationalfeiertag am 26. Oktober, Mariä Empfängnis und für Schulen der Josefitag', chamber: { name: 'Wirtschaftskammer Steiermark', url: 'https://www.wko.at/stmk' } },
  'AT-07': { name: 'Tirol', within: 'in Tirol', funding: { name: 'Standortagentur Tirol', url: 'https://www.standort-tirol.at' }, authority: DSB, holidays: 'der Nationalfeiertag am 26. Oktober, Mariä Empfängnis und für Schulen der Josefitag', chamber: { name: 'Wirtschaftskammer Tirol', url: 'https://www.wko.at/tirol' }, tld: '.tirol' },
  'AT-08': { name: 'Vorarlberg', within: 'in Vorarlberg', funding: { name: 'Wirtschafts-Standort Vorarlberg WISTO', url: 'https://www.wisto.at' }, authority: DSB, holidays: 'der Nationalfeiertag am 26. Oktober, Mariä Empfängnis und für Schulen der Josefitag', chamber: { name: 'Wirtschaftskammer Vorarlberg', url: 'https://www.wko.at/vlbg' } },
  'AT-09': { name: 'Wien', within: 'im Land Wien', funding: { name: 'Wirtschaftsagentur Wien', url: 'https://wirtschaftsagentur.at' }, authority: DSB, holidays: 'der Nationalfeiertag am 26. Oktober, Mariä Empfängnis und für Schulen der Leopolditag', chamber: { name: 'Wirtschaftskammer Wien', url: 'https://www.wko.at/wien' }, tld: '.wien' },
  'CH-BE': { name: 'Bern', within: 'im Kanton Bern', funding: { name: 'Standortförderung Kanton Bern', url: 'https://www.berninvest.be.ch' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August und der Berchtoldstag am 2. Januar', chamber: { name: 'Berner Handelskammer', url: 'https://www.bern-cci.ch' }, tld: '.swiss' },
  'CH-BS': { name: 'Basel-Stadt', within: 'im Kanton Basel-Stadt', funding: { name: 'Basel Area Business & Innovation', url: 'https://baselarea.swiss' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August und der 1. Mai', chamber: { name: 'Handelskammer beider Basel', url: 'https://www.hkbb.ch' }, tld: '.swiss' },
  'CH-GE': { name: 'Genf', within: 'im Kanton Genf', funding: { name: 'Genfer Stiftung FAE', url: 'https://www.fae-ge.ch' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August, der Jeûne genevois im September und die Restauration am 31. Dezember', chamber: { name: 'Chambre de commerce de Genève', url: 'https://www.ccig.ch' }, tld: '.swiss' },
  'CH-GR': { name: 'Graubünden', within: 'im Kanton Graubünden', funding: { name: 'Amt für Wirtschaft und Tourismus Graubünden', url: 'https://www.awt.gr.ch' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August', chamber: { name: 'Handelskammer und Arbeitgeberverband Graubünden', url: 'https://www.hkgr.ch' }, tld: '.swiss' },
  'CH-LU': { name: 'Luzern', within: 'im Kanton Luzern', funding: { name: 'Wirtschaftsförderung Luzern', url: 'https://www.luzern-business.ch' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August, Fronleichnam und Mariä Empfängnis', chamber: { name: 'Industrie- und Handelskammer Zentralschweiz', url: 'https://www.ihz.ch' }, tld: '.swiss' },
  'CH-SG': { name: 'St. Gallen', within: 'im Kanton St. Gallen', funding: { name: 'Standortförderung Kanton St. Gallen', url: 'https://www.sg.ch' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August und Allerheiligen', chamber: { name: 'IHK St. Gallen-Appenzell', url: 'https://www.ihk.ch' }, tld: '.swiss' },
  'CH-SH': { name: 'Schaffhausen', within: 'im Kanton Schaffhausen', funding: { name: 'Wirtschaftsförderung Kanton Schaffhausen', url: 'https://www.economy.sh' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August und der 1. Mai', chamber: { name: 'Industrie- und Wirtschafts-Vereinigung Schaffhausen', url: 'https://www.ivs.ch' }, tld: '.swiss' },
  'CH-TI': { name: 'Tessin', within: 'im Kanton Tessin', funding: { name: 'Kanton Tessin, Dipartimento delle finanze e dell’economia', url: 'https://www4.ti.ch' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August, San Giuseppe am 19. März und Fronleichnam', chamber: { name: 'Camera di commercio Cc-Ti', url: 'https://www.cc-ti.ch' }, tld: '.swiss' },
  'CH-VD': { name: 'Waadt', within: 'im Kanton Waadt', funding: { name: 'Innovaud', url: 'https://innovaud.ch' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August und der Bettagsmontag im September', chamber: { name: 'Chambre vaudoise du commerce et de l’industrie', url: 'https://www.cvci.ch' }, tld: '.swiss' },
  'CH-ZG': { name: 'Zug', within: 'im Kanton Zug', funding: { name: 'Kontaktstelle Wirtschaft des Kantons Zug', url: 'https://www.zg.ch' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August, Fronleichnam und Mariä Empfängnis', chamber: { name: 'Zuger Wirtschaftskammer', url: 'https://www.zwk.ch' }, tld: '.swiss' },
  'CH-ZH': { name: 'Zürich', within: 'im Kanton Zürich', funding: { name: 'Standortförderung Kanton Zürich', url: 'https://www.zh.ch' }, authority: EDOEB, holidays: 'der Bundesfeiertag am 1. August und der 1. Mai', chamber: { name: 'Zürcher Handelskammer', url: 'https://www.zhk.ch' }, tld: '.zuerich' },
};
