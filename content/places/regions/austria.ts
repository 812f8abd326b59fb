import type { Region, Regions } from './region.ts';

/** Authority and the first two holidays are the country's; `ownHoliday` follows them. */
const buildLand = ({
  ownHoliday,
  ...land
}: Omit<Region, 'authority' | 'holidays'> & { ownHoliday: string }): Region => ({
  ...land,
  authority: { name: 'Datenschutzbehörde', url: 'https://www.dsb.gv.at', seat: 'Wien' },
  holidays: `Nationalfeiertag am 26. Oktober, Mariä Empfängnis und, ${ownHoliday}`,
});

export const AUSTRIA: Regions = {
  'AT-02': buildLand({
    name: 'Kärnten',
    within: 'in Kärnten',
    funding: { name: 'KWF Kärntner Wirtschaftsförderungs Fonds', url: 'https://kwf.at' },
    ownHoliday: 'für Ämter, der 10. Oktober',
    chamber: { name: 'Wirtschaftskammer Kärnten', url: 'https://www.wko.at/ktn' },
  }),
  'AT-03': buildLand({
    name: 'Niederösterreich',
    within: 'in Niederösterreich',
    funding: { name: 'ecoplus', url: 'https://www.ecoplus.at' },
    ownHoliday: 'für Schulen, Leopolditag',
    chamber: { name: 'Wirtschaftskammer Niederösterreich', url: 'https://www.wko.at/noe' },
  }),
  'AT-04': buildLand({
    name: 'Oberösterreich',
    within: 'in Oberösterreich',
    funding: { name: 'Business Upper Austria', url: 'https://www.biz-up.at' },
    ownHoliday: 'für Schulen, Florianitag',
    chamber: { name: 'Wirtschaftskammer Oberösterreich', url: 'https://www.wko.at/ooe' },
  }),
  'AT-05': buildLand({
    name: 'Salzburg',
    within: 'im Land Salzburg',
    funding: { name: 'Innovation Salzburg', url: 'https://www.innovation-salzburg.at' },
    ownHoliday: 'für Schulen, Ruperttag',
    chamber: { name: 'Wirtschaftskammer Salzburg', url: 'https://www.wko.at/sbg' },
  }),
  'AT-06': buildLand({
    name: 'Steiermark',
    within: 'in der Steiermark',
    funding: { name: 'Steirische Wirtschaftsförderung SFG', url: 'https://www.sfg.at' },
    ownHoliday: 'für Schulen, Josefitag',
    chamber: { name: 'Wirtschaftskammer Steiermark', url: 'https://www.wko.at/stmk' },
  }),
  'AT-07': buildLand({
    name: 'Tirol',
    within: 'in Tirol',
    funding: { name: 'Standortagentur Tirol', url: 'https://www.standort-tirol.at' },
    ownHoliday: 'für Schulen, Josefitag',
    chamber: { name: 'Wirtschaftskammer Tirol', url: 'https://www.wko.at/tirol' },
    tld: '.tirol',
  }),
  'AT-08': buildLand({
    name: 'Vorarlberg',
    within: 'in Vorarlberg',
    funding: { name: 'Wirtschafts-Standort Vorarlberg WISTO', url: 'https://www.wisto.at' },
    ownHoliday: 'für Schulen, Josefitag',
    chamber: { name: 'Wirtschaftskammer Vorarlberg', url: 'https://www.wko.at/vlbg' },
  }),
  'AT-09': buildLand({
    name: 'Wien',
    within: 'im Land Wien',
    funding: { name: 'Wirtschaftsagentur Wien', url: 'https://wirtschaftsagentur.at' },
    ownHoliday: 'für Schulen, Leopolditag',
    chamber: { name: 'Wirtschaftskammer Wien', url: 'https://www.wko.at/wien' },
    tld: '.wien',
  }),
};
