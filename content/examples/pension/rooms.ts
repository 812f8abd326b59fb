export type Room = { number: number; name: string; facts: string; honest: string; price: number };

/** Price of a night for two, with breakfast. */
export const ROOMS: readonly Room[] = [
  {
    number: 1,
    name: 'Gaube',
    facts: 'Bett 140 cm, Bad im Zimmer, Blick auf die Roer',
    honest: 'Schräge: ab 1,80 m bückt man sich',
    price: 82,
  },
  {
    number: 2,
    name: 'Kirchturm',
    facts: 'Bett 160 cm, Bad im Zimmer, Blick auf die Türme',
    honest: 'Die Glocke schlägt, auch um vier',
    price: 88,
  },
  {
    number: 3,
    name: 'Storch',
    facts: 'Bett 180 cm, Bad im Zimmer, Blick auf die Roer',
    honest: 'vierter Stock, kein Aufzug',
    price: 98,
  },
  {
    number: 4,
    name: 'Fähre',
    facts: 'Bett 180 cm, Wanne, Blick auf die Roer',
    honest: 'die Wanne braucht zwölf Minuten',
    price: 112,
  },
  {
    number: 5,
    name: 'Mühle',
    facts: 'Bett 160 cm, Bad im Zimmer, Blick auf die Roer',
    honest: 'man hört das Wehr',
    price: 95,
  },
  {
    number: 6,
    name: 'Brücke',
    facts: 'Bett 180 cm, Bad im Zimmer, Blick zur Steinbrücke',
    honest: 'morgens Sonne ab sechs',
    price: 104,
  },
  {
    number: 7,
    name: 'Kontor',
    facts: 'Zwei Betten 90 cm, Schreibtisch, Blick zur Straße',
    honest: 'Lieferverkehr ab sieben',
    price: 79,
  },
  {
    number: 8,
    name: 'Garten',
    facts: 'Bett 160 cm, stufenlos, Tür zum Hof',
    honest: 'kein Blick auf das Wasser',
    price: 95,
  },
  {
    number: 9,
    name: 'Rad',
    facts: 'Bett 140 cm, Rad darf mit hinein',
    honest: 'es riecht nach Kettenöl',
    price: 76,
  },
];

/** What a portal keeps of its price (an assumption). */
export const COMMISSION = 0.15;
export const portalPrice = (direct: number): number => Math.round(direct / (1 - COMMISSION));

const DAY_MS = 86_400_000;
export const dayNumber = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);

/** Invented occupancy: weekends nearly full, the same for everybody. */
export function isTaken(room: number, day: number): boolean {
  const weekday = (day + 4) % 7;
  const stay = Math.floor((day + room * 2) / 3);
  const chance = (Math.imul(stay * 31 + room * 17, 2654435761) >>> 8) % 100;
  return chance < (weekday === 5 || weekday === 6 ? 84 : 46);
}
