import type { Region, Regions } from './region.ts';

/** The authority is the country's, and its domain ending stands in where a canton has none of its own. */
const buildCanton = (canton: Omit<Region, 'authority' | 'within'>): Region => ({
  tld: '.swiss',
  ...canton,
  within: `im Kanton ${canton.name}`,
  authority: {
    name: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter',
    url: 'https://www.edoeb.admin.ch',
    seat: 'Bern',
  },
});

export const SWITZERLAND: Regions = {
  'CH-BE': buildCanton({
    name: 'Bern',
    funding: { name: 'Standortförderung Kanton Bern', url: 'https://www.berninvest.be.ch' },
    holidays: 'Bundesfeiertag am 1. August und Berchtoldstag am 2. Januar',
    chamber: { name: 'Berner Handelskammer', url: 'https://www.bern-cci.ch' },
  }),
  'CH-BS': buildCanton({
    name: 'Basel-Stadt',
    funding: { name: 'Basel Area Business & Innovation', url: 'https://baselarea.swiss' },
    holidays: 'Bundesfeiertag am 1. August und 1. Mai',
    chamber: { name: 'Handelskammer beider Basel', url: 'https://www.hkbb.ch' },
  }),
  'CH-GE': buildCanton({
    name: 'Genf',
    funding: { name: 'Genfer Stiftung FAE', url: 'https://www.fae-ge.ch' },
    holidays:
      'Bundesfeiertag am 1. August, Jeûne genevois im September und Restauration am 31. Dezember',
    chamber: { name: 'Chambre de commerce de Genève', url: 'https://www.ccig.ch' },
  }),
  'CH-GR': buildCanton({
    name: 'Graubünden',
    funding: { name: 'Amt für Wirtschaft und Tourismus Graubünden', url: 'https://www.awt.gr.ch' },
    holidays: 'Bundesfeiertag am 1. August',
    chamber: {
      name: 'Handelskammer und Arbeitgeberverband Graubünden',
      url: 'https://www.hkgr.ch',
    },
  }),
  'CH-LU': buildCanton({
    name: 'Luzern',
    funding: { name: 'Wirtschaftsförderung Luzern', url: 'https://www.luzern-business.ch' },
    holidays: 'Bundesfeiertag am 1. August, Fronleichnam und Mariä Empfängnis',
    chamber: { name: 'Industrie- und Handelskammer Zentralschweiz', url: 'https://www.ihz.ch' },
  }),
  'CH-SG': buildCanton({
    name: 'St. Gallen',
    funding: { name: 'Standortförderung Kanton St. Gallen', url: 'https://www.sg.ch' },
    holidays: 'Bundesfeiertag am 1. August und Allerheiligen',
    chamber: { name: 'IHK St. Gallen-Appenzell', url: 'https://www.ihk.ch' },
  }),
  'CH-SH': buildCanton({
    name: 'Schaffhausen',
    funding: { name: 'Wirtschaftsförderung Kanton Schaffhausen', url: 'https://www.economy.sh' },
    holidays: 'Bundesfeiertag am 1. August und 1. Mai',
    chamber: {
      name: 'Industrie- und Wirtschafts-Vereinigung Schaffhausen',
      url: 'https://www.ivs.ch',
    },
  }),
  'CH-TI': buildCanton({
    name: 'Tessin',
    funding: {
      name: 'Kanton Tessin, Dipartimento delle finanze e dell’economia',
      url: 'https://www4.ti.ch',
    },
    holidays: 'Bundesfeiertag am 1. August, San Giuseppe am 19. März und Fronleichnam',
    chamber: { name: 'Camera di commercio Cc-Ti', url: 'https://www.cc-ti.ch' },
  }),
  'CH-VD': buildCanton({
    name: 'Waadt',
    funding: { name: 'Innovaud', url: 'https://innovaud.ch' },
    holidays: 'Bundesfeiertag am 1. August und Bettagsmontag im September',
    chamber: { name: 'Chambre vaudoise du commerce et de l’industrie', url: 'https://www.cvci.ch' },
  }),
  'CH-ZG': buildCanton({
    name: 'Zug',
    funding: { name: 'Kontaktstelle Wirtschaft des Kantons Zug', url: 'https://www.zg.ch' },
    holidays: 'Bundesfeiertag am 1. August, Fronleichnam und Mariä Empfängnis',
    chamber: { name: 'Zuger Wirtschaftskammer', url: 'https://www.zwk.ch' },
  }),
  'CH-ZH': buildCanton({
    name: 'Zürich',
    funding: { name: 'Standortförderung Kanton Zürich', url: 'https://www.zh.ch' },
    holidays: 'Bundesfeiertag am 1. August und 1. Mai',
    chamber: { name: 'Zürcher Handelskammer', url: 'https://www.zhk.ch' },
    tld: '.zuerich',
  }),
};
