import type { AdditionalServiceId, PackageId } from '#shared/agency/business.ts';
import { fillBasket } from '#shared/pricing/basket.ts';
import { DELIVERED_PRICES, type PriceList } from '#shared/pricing/price-list.ts';

/** The websites under /beispiele, each a folder here, told as a case study. */
export const EXAMPLES = [
  {
    name: 'kaeserei',
    business: 'Käserei Sint Pieter',
    place: 'Maastricht',
    ground: '#f3d97f',
    caseSlug: 'kaeserei-maastricht-shop',
    package: 'commerce',
    extras: ['seo', 'multilingual'],
    piece: 'Laden mit Waage: Gewicht schieben, Preis sehen, Korb mit zwei Steuersätzen',
    picture: 'Startseite einer Käserei: Linolschnitt eines Käselaibs in Tintenblau auf Buttergelb',
  },
  {
    name: 'tischlerei',
    business: 'Tischlerei Krings',
    place: 'Aachen',
    ground: '#dcc49c',
    caseSlug: 'tischlerei-aachen-startpaket',
    package: 'startpaket',
    extras: ['seo'],
    piece: 'Treppenrechner: an der obersten Stufe ziehen, Maß und Holzbedarf lesen',
    picture:
      'Startseite einer Tischlerei: gezeichnete Jahresringe einer Eiche neben schmaler Schrift',
  },
  {
    name: 'pension',
    business: 'Pension Lantaarn',
    place: 'Roermond',
    ground: '#0a1130',
    caseSlug: 'pension-roermond-zwei-sprachen',
    package: 'smart-business',
    extras: ['multilingual', 'training'],
    piece: 'Zimmerkalender: neun Fenster, freie leuchten, direkter Preis neben dem Portalpreis',
    picture:
      'Startseite einer Pension: Haus am Fluss bei Nacht, neun Fenster, einige leuchten gelb',
  },
  {
    name: 'physiotherapie',
    business: 'Praxis Doorlopend',
    place: 'Venlo',
    ground: '#e7c9b4',
    caseSlug: 'physiotherapie-venlo-smart-business',
    package: 'smart-business',
    extras: ['multilingual'],
    piece: 'Übung als Linie: läuft vor, zählt mit, lässt sich verlangsamen',
    picture:
      'Startseite einer Praxis: eine einzige terrakottafarbene Linie wird zu einem Menschen, der sich streckt',
  },
  {
    name: 'hausverwaltung',
    business: 'Karree Hausverwaltung',
    place: 'Düsseldorf',
    ground: '#b9c7bd',
    caseSlug: 'hausverwaltung-duesseldorf-enterprise',
    package: 'enterprise',
    extras: ['training'],
    piece: 'Schadensmeldung auf dem Grundriss: antippen, beschreiben, Stand verfolgen',
    picture:
      'Startseite einer Hausverwaltung: Raster, Grundriss einer Wohnung und große schmale Ziffern in Graugrün',
  },
] as const satisfies readonly {
  name: string;
  business: string;
  place: string;
  caseSlug: string;
  package: PackageId;
  extras: readonly AdditionalServiceId[];
  /** Colour behind its pictures. */
  ground: string;
  /** The working piece in a line. */
  piece: string;
  /** What its picture shows. */
  picture: string;
}[];

export type Example = (typeof EXAMPLES)[number];
export type ExampleName = Example['name'];

export const examplePath = (name: ExampleName): string => `/beispiele/${name}`;
export const findExample = (caseSlug: string): Example | undefined =>
  EXAMPLES.find((example) => example.caseSlug === caseSlug);

/** Package and extras by the price function, without a time frame. */
export const priceExample = (
  { package: id, extras }: Example,
  prices: PriceList = DELIVERED_PRICES,
): number =>
  fillBasket({ packages: [id], projects: [], extras, urgency: null, unwanted: [] }, prices).total;
