import type { AdditionalServiceId, PackageId } from '#shared/agency/business.ts';
import { fillBasket } from '#shared/pricing/basket.ts';
import { DELIVERED_PRICES, type PriceList } from '#shared/pricing/price-list.ts';

/** The websites under /beispiele, each a folder here, told as a case study. */
export const EXAMPLES = [
  {
    name: 'kaeserei',
    hasNight: true,
    business: 'Käserei Sint Pieter',
    place: 'Maastricht',
    ground: '#f3d97f',
    caseSlug: 'kaeserei-maastricht-shop',
    package: 'commerce',
    extras: ['seo', 'multilingual'],
    piece: 'Laden mit Waage: Gewicht schieben, Preis sehen, Korb mit zwei Steuersätzen',
    picture: 'Startseite einer Käserei: Linolschnitt eines Käselaibs in Tintenblau auf Buttergelb',
    pocket: 'Zwei Käse im Regal, an jedem Preis, Regler für das Gewicht und Knopf für den Korb',
    used: 'Regal mit Käsen, jeder mit Gewicht und Preis, daneben ein Kassenzettel mit zwei Steuersätzen',
    detail: 'Woche als Linolschnitt: an drei Tagen gehen Pakete hinaus, an vieren nicht',
  },
  {
    name: 'tischlerei',
    hasNight: true,
    business: 'Tischlerei Krings',
    place: 'Aachen',
    ground: '#dcc49c',
    caseSlug: 'tischlerei-aachen-startpaket',
    package: 'startpaket',
    extras: ['seo'],
    piece: 'Treppenrechner: an der obersten Stufe ziehen, Maß und Holzbedarf lesen',
    picture:
      'Startseite einer Tischlerei: gezeichnete Jahresringe einer Eiche neben schmaler Schrift',
    pocket: 'Treppe in Seitenansicht mit Maßen, darunter Regler für Höhe und Länge',
    used: 'Treppe in Seitenansicht mit Maßen, daneben Regler und Holzarten, darunter der Holzbedarf',
    detail: 'Eine Stufe in vier Einzelteilen, daneben ein Schwalbenschwanz',
  },
  {
    name: 'pension',
    hasNight: false,
    business: 'Pension Lantaarn',
    place: 'Roermond',
    ground: '#0a1130',
    caseSlug: 'pension-roermond-zwei-sprachen',
    package: 'smart-business',
    extras: ['seo', 'multilingual', 'training'],
    piece: 'Zimmerkalender: neun Fenster, freie leuchten, direkter Preis neben dem Portalpreis',
    picture:
      'Startseite einer Pension: Haus am Fluss bei Nacht, neun Fenster, einige leuchten gelb',
    pocket: 'Haus mit neun Fenstern, jedes ein Zimmer; die freien leuchten',
    used: 'Kalender mit freien Zimmern, Haus mit leuchtenden Fenstern, direkter Preis neben dem Portalpreis',
    detail:
      'Zwei gezeichnete Postkarten, Maasdeich und Frühstückstisch, dazu eine beschriebene Rückseite',
  },
  {
    name: 'physiotherapie',
    hasNight: true,
    business: 'Praxis Doorlopend',
    place: 'Venlo',
    ground: '#e7c9b4',
    caseSlug: 'physiotherapie-venlo-smart-business',
    package: 'smart-business',
    extras: ['multilingual'],
    piece: 'Übung als Linie: läuft vor, zählt mit, lässt sich verlangsamen',
    picture:
      'Startseite einer Praxis: eine einzige terrakottafarbene Linie wird zu einem Menschen, der sich streckt',
    pocket: 'Eine Übung als eine einzige Linie, darüber drei zur Wahl, darunter der Zähler',
    used: 'Eine Übung als eine einzige Linie, daneben Zähler, Anleitung und Tempo',
    detail: 'Assistent mit zwei beantworteten Fragen, jede Antwort mit ihrer Quelle',
  },
  {
    name: 'hausverwaltung',
    hasNight: true,
    business: 'Karree Hausverwaltung',
    place: 'Düsseldorf',
    ground: '#b9c7bd',
    caseSlug: 'hausverwaltung-duesseldorf-enterprise',
    package: 'enterprise',
    extras: ['training'],
    piece: 'Schadensmeldung auf dem Grundriss: antippen, beschreiben, Stand verfolgen',
    picture:
      'Startseite einer Hausverwaltung: Raster, Grundriss einer Wohnung und große schmale Ziffern in Graugrün',
    pocket: 'Stand einer Meldung in vier Schritten untereinander, nach 26 Stunden beim Termin',
    used: 'Stand einer Meldung in vier Schritten, nach 26 Stunden beim Termin',
    detail: 'Fünf gezeichnete Häuserfronten, Fenster mit offenen Meldungen leuchten',
  },
] as const satisfies readonly {
  name: string;
  /** It has a dark scheme beside the light one. */
  hasNight: boolean;
  business: string;
  place: string;
  caseSlug: string;
  package: PackageId;
  extras: readonly AdditionalServiceId[];
  /** Colour behind its pictures by day. */
  ground: string;
  /** The working piece in a line. */
  piece: string;
  /** What its picture shows, that of its piece in use on a desk and on a phone, and that of one more part. */
  picture: string;
  used: string;
  pocket: string;
  detail: string;
}[];

/** Colour behind the pictures of all in the dark scheme: lighter than its page, and of no hue of theirs. */
export const NIGHT = '#26302f';

export type Example = (typeof EXAMPLES)[number];
export type ExampleName = Example['name'];

export const examplePath = (name: ExampleName): string => `/beispiele/${name}`;
export const findExample = (caseSlug: string): Example | undefined =>
  EXAMPLES.find((example) => example.caseSlug === caseSlug);

/** A delivered case stays invented, whatever an agency has made of its text. */
export const isInvented = (caseSlug: string, kind: 'commission' | 'invented'): boolean =>
  kind === 'invented' || findExample(caseSlug) !== undefined;

/** Package and extras by the price function, without a time frame. */
export const priceExample = (
  { package: id, extras }: Example,
  prices: PriceList = DELIVERED_PRICES,
): number =>
  fillBasket({ packages: [id], projects: [], extras, urgency: null, unwanted: [] }, prices).total;
