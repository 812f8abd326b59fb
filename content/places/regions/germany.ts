import type { Regions } from './region.ts';

export const GERMANY: Regions = {
  'DE-01': {
    name: 'Baden-Württemberg',
    within: 'in Baden-Württemberg',
    funding: { name: 'L-Bank', url: 'https://www.l-bank.de' },
    authority: {
      name: 'Landesbeauftragter für den Datenschutz Baden-Württemberg',
      url: 'https://www.baden-wuerttemberg.datenschutz.de',
      seat: 'Stuttgart',
    },
    holidays: 'Heilige Drei Könige, Fronleichnam und Allerheiligen',
  },
  'DE-02': {
    name: 'Bayern',
    within: 'in Bayern',
    funding: { name: 'LfA Förderbank Bayern', url: 'https://lfa.de' },
    authority: {
      name: 'Bayerisches Landesamt für Datenschutzaufsicht',
      url: 'https://www.lda.bayern.de',
      seat: 'Ansbach',
    },
    holidays: 'Heilige Drei Könige, Fronleichnam, Allerheiligen und je nach Ort Mariä Himmelfahrt',
    tld: '.bayern',
  },
  'DE-03': {
    name: 'Bremen',
    within: 'im Land Bremen',
    funding: {
      name: 'BAB Förderbank für Bremen und Bremerhaven',
      url: 'https://www.bab-bremen.de',
    },
    authority: {
      name: 'Landesbeauftragter für Datenschutz und Informationsfreiheit Bremen',
      url: 'https://www.datenschutz.bremen.de',
      seat: 'Bremerhaven',
    },
    holidays: 'Reformationstag',
  },
  'DE-04': {
    name: 'Hamburg',
    within: 'in Hamburg',
    funding: { name: 'IFB Hamburg', url: 'https://www.ifbhh.de' },
    authority: {
      name: 'Hamburgischer Beauftragter für Datenschutz und Informationsfreiheit',
      url: 'https://datenschutz-hamburg.de',
      seat: 'Hamburg',
    },
    holidays: 'Reformationstag',
    tld: '.hamburg',
  },
  'DE-05': {
    name: 'Hessen',
    within: 'in Hessen',
    funding: { name: 'WIBank', url: 'https://www.wibank.de' },
    authority: {
      name: 'Hessischer Beauftragter für Datenschutz und Informationsfreiheit',
      url: 'https://datenschutz.hessen.de',
      seat: 'Wiesbaden',
    },
    holidays: 'Fronleichnam',
  },
  'DE-06': {
    name: 'Niedersachsen',
    within: 'in Niedersachsen',
    funding: { name: 'NBank', url: 'https://www.nbank.de' },
    authority: {
      name: 'Landesbeauftragter für den Datenschutz Niedersachsen',
      url: 'https://www.lfd.niedersachsen.de',
      seat: 'Hannover',
    },
    holidays: 'Reformationstag',
  },
  'DE-07': {
    name: 'Nordrhein-Westfalen',
    within: 'in Nordrhein-Westfalen',
    funding: { name: 'NRW.BANK', url: 'https://www.nrwbank.de' },
    authority: {
      name: 'Landesbeauftragte für Datenschutz und Informationsfreiheit NRW',
      url: 'https://www.ldi.nrw.de',
      seat: 'Düsseldorf',
    },
    holidays: 'Fronleichnam und Allerheiligen',
    tld: '.nrw',
  },
  'DE-08': {
    name: 'Rheinland-Pfalz',
    within: 'in Rheinland-Pfalz',
    funding: { name: 'Investitions- und Strukturbank Rheinland-Pfalz', url: 'https://isb.rlp.de' },
    authority: {
      name: 'Landesbeauftragter für den Datenschutz Rheinland-Pfalz',
      url: 'https://www.datenschutz.rlp.de',
      seat: 'Mainz',
    },
    holidays: 'Fronleichnam und Allerheiligen',
  },
  'DE-09': {
    name: 'Saarland',
    within: 'im Saarland',
    funding: { name: 'SIKB', url: 'https://www.sikb.de' },
    authority: {
      name: 'Unabhängiges Datenschutzzentrum Saarland',
      url: 'https://www.datenschutz.saarland.de',
      seat: 'Saarbrücken',
    },
    holidays: 'Fronleichnam, Mariä Himmelfahrt und Allerheiligen',
    tld: '.saarland',
  },
  'DE-10': {
    name: 'Schleswig-Holstein',
    within: 'in Schleswig-Holstein',
    funding: { name: 'IB.SH', url: 'https://www.ib-sh.de' },
    authority: {
      name: 'Unabhängiges Landeszentrum für Datenschutz',
      url: 'https://www.datenschutzzentrum.de',
      seat: 'Kiel',
    },
    holidays: 'Reformationstag',
  },
  'DE-13': {
    name: 'Sachsen',
    within: 'in Sachsen',
    funding: { name: 'Sächsische Aufbaubank', url: 'https://www.sab.sachsen.de' },
    authority: {
      name: 'Sächsische Datenschutz- und Transparenzbeauftragte',
      url: 'https://www.datenschutz.sachsen.de',
      seat: 'Dresden',
    },
    holidays: 'Reformationstag und Buß- und Bettag',
  },
  'DE-16': {
    name: 'Berlin',
    within: 'in Berlin',
    funding: { name: 'Investitionsbank Berlin', url: 'https://www.ibb.de' },
    authority: {
      name: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
      url: 'https://www.datenschutz-berlin.de',
      seat: 'Berlin',
    },
    holidays: 'Internationaler Frauentag am 8. März',
    tld: '.berlin',
  },
};
