import type { City, Source } from './types.ts';
import { PLACE_REGIONS } from './regions/index.ts';

// German chambers of industry and commerce by the cities they serve. Where the address of a chamber's own page is
// not certain, the common portal ihk.de is given. Checked November 2026.
const CHAMBERS: ReadonlyArray<Source & { cities: string }> = [
  {
    name: 'IHK Aachen',
    url: 'https://www.ihk.de/aachen',
    cities:
      'aachen alsdorf dueren erkelenz eschweiler euskirchen geilenkirchen heinsberg herzogenrath hueckelhoven juelich stolberg wegberg wuerselen',
  },
  {
    name: 'IHK Mittlerer Niederrhein',
    url: 'https://www.ihk.de/mittlerer-niederrhein',
    cities:
      'dormagen grevenbroich kaarst kempen krefeld meerbusch moenchengladbach nettetal neuss viersen willich',
  },
  {
    name: 'IHK Düsseldorf',
    url: 'https://www.ihk.de/duesseldorf',
    cities: 'duesseldorf erkrath hilden langenfeld ratingen velbert',
  },
  {
    name: 'Niederrheinische IHK Duisburg-Wesel-Kleve',
    url: 'https://www.ihk.de/niederrhein',
    cities: 'dinslaken duisburg emmerich-am-rhein geldern goch kevelaer kleve moers straelen wesel',
  },
  {
    name: 'IHK zu Essen',
    url: 'https://www.ihk.de/meo',
    cities: 'essen muelheim-an-der-ruhr oberhausen',
  },
  {
    name: 'IHK Köln',
    url: 'https://www.ihk.de/koeln',
    cities:
      'bergheim bergisch-gladbach bruehl erftstadt frechen gummersbach huerth kerpen koeln leverkusen pulheim',
  },
  {
    name: 'IHK Bonn/Rhein-Sieg',
    url: 'https://www.ihk-bonn.de',
    cities: 'bonn sankt-augustin siegburg troisdorf',
  },
  {
    name: 'Bergische IHK',
    url: 'https://www.bergische.ihk.de',
    cities: 'remscheid solingen wuppertal',
  },
  {
    name: 'IHK Mittleres Ruhrgebiet',
    url: 'https://www.ihk.de',
    cities: 'bochum hattingen herne witten',
  },
  {
    name: 'IHK Nord Westfalen',
    url: 'https://www.ihk.de/nordwestfalen',
    cities:
      'ahlen bocholt bottrop castrop-rauxel dorsten gelsenkirchen gladbeck herten marl muenster recklinghausen',
  },
  {
    name: 'IHK zu Dortmund',
    url: 'https://www.ihk.de/dortmund',
    cities: 'bergkamen dortmund hamm luenen schwerte unna',
  },
  {
    name: 'Südwestfälische IHK zu Hagen',
    url: 'https://www.sihk.de',
    cities: 'hagen iserlohn luedenscheid menden',
  },
  {
    name: 'IHK Arnsberg, Hellweg-Sauerland',
    url: 'https://www.ihk-arnsberg.de',
    cities: 'arnsberg',
  },
  { name: 'IHK Siegen', url: 'https://www.ihk-siegen.de', cities: 'siegen' },
  {
    name: 'IHK Ostwestfalen zu Bielefeld',
    url: 'https://www.ihk.de',
    cities: 'bielefeld guetersloh paderborn',
  },
  { name: 'IHK Koblenz', url: 'https://www.ihk.de/koblenz', cities: 'koblenz neuwied' },
  { name: 'IHK Trier', url: 'https://www.ihk.de/trier', cities: 'trier' },
  { name: 'IHK für Rheinhessen', url: 'https://www.ihk.de/rheinhessen', cities: 'mainz' },
  { name: 'IHK Saarland', url: 'https://www.saarland.ihk.de', cities: 'saarbruecken' },
  {
    name: 'IHK Frankfurt am Main',
    url: 'https://www.frankfurt-main.ihk.de',
    cities: 'frankfurt-am-main',
  },
  { name: 'IHK Wiesbaden', url: 'https://www.ihk.de/wiesbaden', cities: 'wiesbaden' },
  { name: 'IHK Kassel-Marburg', url: 'https://www.ihk.de/kassel-marburg', cities: 'kassel' },
  { name: 'IHK Rhein-Neckar', url: 'https://www.ihk.de/rhein-neckar', cities: 'mannheim' },
  { name: 'IHK Karlsruhe', url: 'https://www.ihk.de/karlsruhe', cities: 'karlsruhe' },
  { name: 'IHK Region Stuttgart', url: 'https://www.ihk.de/stuttgart', cities: 'stuttgart' },
  { name: 'IHK Südlicher Oberrhein', url: 'https://www.ihk.de/freiburg', cities: 'freiburg' },
  {
    name: 'IHK für München und Oberbayern',
    url: 'https://www.ihk-muenchen.de',
    cities: 'muenchen',
  },
  {
    name: 'IHK Nürnberg für Mittelfranken',
    url: 'https://www.ihk-nuernberg.de',
    cities: 'nuernberg',
  },
  { name: 'IHK Schwaben', url: 'https://www.ihk.de/schwaben', cities: 'augsburg' },
  { name: 'IHK Berlin', url: 'https://www.ihk.de/berlin', cities: 'berlin' },
  { name: 'Handelskammer Hamburg', url: 'https://www.hk24.de', cities: 'hamburg' },
  { name: 'Handelskammer Bremen', url: 'https://www.handelskammer-bremen.de', cities: 'bremen' },
  { name: 'IHK Braunschweig', url: 'https://www.ihk.de/braunschweig', cities: 'braunschweig' },
  { name: 'IHK Chemnitz', url: 'https://www.ihk.de/chemnitz', cities: 'chemnitz' },
  { name: 'IHK Hannover', url: 'https://www.ihk.de/hannover', cities: 'hannover' },
  {
    name: 'IHK Osnabrück – Emsland – Grafschaft Bentheim',
    url: 'https://www.ihk.de/osnabrueck',
    cities: 'osnabrueck',
  },
  { name: 'IHK zu Leipzig', url: 'https://www.leipzig.ihk.de', cities: 'leipzig' },
  { name: 'IHK Dresden', url: 'https://www.ihk.de/dresden', cities: 'dresden' },
  { name: 'IHK zu Kiel', url: 'https://www.ihk.de/schleswig-holstein', cities: 'kiel' },
];

const chamberByCity = new Map(
  CHAMBERS.flatMap(({ cities, name, url }) =>
    cities.split(' ').map((slug) => [slug, { name, url }] as const),
  ),
);

/** The chamber a business of this city belongs to (Germany, Austria, Netherlands) or can join (Switzerland). */
export function getChamber(city: City): Source {
  const chamber = chamberByCity.get(city.slug) ?? PLACE_REGIONS[city.region]?.chamber;
  if (!chamber) throw new Error(`No chamber for ${city.slug}`);
  return chamber;
}
