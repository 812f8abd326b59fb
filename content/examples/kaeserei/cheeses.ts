export type Shape =
  | 'wheel'
  | 'opened'
  | 'wedge'
  | 'brick'
  | 'blue'
  | 'log'
  | 'dotted'
  | 'leaf'
  | 'tall'
  | 'banded'
  | 'pyramid'
  | 'half';

export type Cheese = {
  id: string;
  name: string;
  milk: 'Kuh' | 'Ziege' | 'Schaf';
  /** What a customer asks at the counter. */
  facts: string;
  /** Euros a kilogram, tax included. */
  price: number;
  shape: Shape;
};

export const CHEESES: readonly Cheese[] = [
  {
    id: 'jung',
    name: 'Sint Pieter jung',
    milk: 'Kuh',
    facts: '5 Wochen, mild, schmilzt gut',
    price: 16.9,
    shape: 'wheel',
  },
  {
    id: 'mittel',
    name: 'Sint Pieter mittel',
    milk: 'Kuh',
    facts: '4 Monate, nussig',
    price: 19.8,
    shape: 'opened',
  },
  {
    id: 'alt',
    name: 'Sint Pieter alt',
    milk: 'Kuh',
    facts: '14 Monate, Kristalle, bricht',
    price: 27.5,
    shape: 'wedge',
  },
  {
    id: 'rommedou',
    name: 'Rommedou',
    milk: 'Kuh',
    facts: 'Rotschmiere, riecht bis zur Tür',
    price: 24,
    shape: 'brick',
  },
  {
    id: 'grotte',
    name: 'Grottenblau',
    milk: 'Kuh',
    facts: '9 Wochen im Mergel, salzig',
    price: 31,
    shape: 'blue',
  },
  {
    id: 'rolle',
    name: 'Canner Rolle',
    milk: 'Ziege',
    facts: '10 Tage, frisch, mit Asche',
    price: 33.5,
    shape: 'log',
  },
  {
    id: 'klee',
    name: 'Bockshornklee',
    milk: 'Kuh',
    facts: '8 Wochen, nach Walnuss',
    price: 20.4,
    shape: 'dotted',
  },
  {
    id: 'nessel',
    name: 'Brennnessel',
    milk: 'Kuh',
    facts: '6 Wochen, grün gesprenkelt',
    price: 21.2,
    shape: 'leaf',
  },
  {
    id: 'mergel',
    name: 'Mergelschaf',
    milk: 'Schaf',
    facts: '7 Monate, fest, süßlich',
    price: 36,
    shape: 'tall',
  },
  {
    id: 'dubbel',
    name: 'Dubbel',
    milk: 'Kuh',
    facts: 'mit Braunbier gewaschen',
    price: 23.8,
    shape: 'banded',
  },
  {
    id: 'kegel',
    name: 'Aschekegel',
    milk: 'Ziege',
    facts: '3 Wochen, Stück ab 150 g',
    price: 38,
    shape: 'pyramid',
  },
  {
    id: 'raclette',
    name: 'Maasraclette',
    milk: 'Kuh',
    facts: '4 Monate, halber Laib',
    price: 22.6,
    shape: 'half',
  },
];

/** What is no food: full tax, whole pieces, and it may be sent back. */
export const TOOLS = [
  { id: 'hobel', name: 'Käsehobel, Kirsche', price: 18.5 },
  { id: 'tuch', name: 'Wachstuch, 2 Stück', price: 12 },
] as const;
