export type Damage = { what: string; urgent?: boolean };
export type Thing = {
  id: string;
  room: string;
  name: string;
  kind: 'sink' | 'stove' | 'wc' | 'shower' | 'heater' | 'window' | 'door' | 'socket' | 'bell';
  /** Middle of its symbol on the plan. */
  x: number;
  y: number;
  turn?: number;
};

export const PLAN = { width: 800, height: 560 } as const;

export const THINGS: readonly Thing[] = [
  { id: 'kueche-spuele', room: 'Küche', name: 'Spüle', kind: 'sink', x: 92, y: 62 },
  { id: 'kueche-herd', room: 'Küche', name: 'Herd', kind: 'stove', x: 166, y: 62 },
  {
    id: 'kueche-heizung',
    room: 'Küche',
    name: 'Heizkörper',
    kind: 'heater',
    x: 58,
    y: 168,
    turn: 90,
  },
  { id: 'bad-waschbecken', room: 'Bad', name: 'Waschbecken', kind: 'sink', x: 372, y: 62 },
  { id: 'bad-wc', room: 'Bad', name: 'WC', kind: 'wc', x: 302, y: 70 },
  { id: 'bad-dusche', room: 'Bad', name: 'Dusche', kind: 'shower', x: 306, y: 168 },
  { id: 'flur-tuer', room: 'Flur', name: 'Wohnungstür', kind: 'door', x: 472, y: 62 },
  { id: 'flur-klingel', room: 'Flur', name: 'Gegensprechanlage', kind: 'bell', x: 552, y: 66 },
  { id: 'wohnen-heizung', room: 'Wohnen', name: 'Heizkörper', kind: 'heater', x: 190, y: 500 },
  { id: 'wohnen-fenster', room: 'Wohnen', name: 'Fenster', kind: 'window', x: 300, y: 528 },
  { id: 'wohnen-dose', room: 'Wohnen', name: 'Steckdose', kind: 'socket', x: 58, y: 380 },
  {
    id: 'schlafen-heizung',
    room: 'Schlafen',
    name: 'Heizkörper',
    kind: 'heater',
    x: 740,
    y: 372,
    turn: 90,
  },
  { id: 'schlafen-fenster', room: 'Schlafen', name: 'Fenster', kind: 'window', x: 620, y: 528 },
  { id: 'schlafen-dose', room: 'Schlafen', name: 'Steckdose', kind: 'socket', x: 744, y: 470 },
];

const HEAT: readonly Damage[] = [
  { what: 'bleibt kalt' },
  { what: 'gluckert' },
  { what: 'Wasser läuft aus', urgent: true },
];
export const DAMAGES: Record<Thing['kind'], readonly Damage[]> = {
  sink: [
    { what: 'Hahn tropft' },
    { what: 'Abfluss verstopft' },
    { what: 'Wasser läuft aus', urgent: true },
  ],
  stove: [{ what: 'eine Platte ohne Strom' }, { what: 'riecht nach Gas', urgent: true }],
  wc: [{ what: 'Spülung läuft nach' }, { what: 'verstopft' }, { what: 'läuft über', urgent: true }],
  shower: [
    { what: 'kein warmes Wasser' },
    { what: 'Fuge schwarz' },
    { what: 'Wasser beim Nachbarn', urgent: true },
  ],
  heater: HEAT,
  window: [{ what: 'schließt nicht' }, { what: 'Scheibe gesprungen' }],
  door: [{ what: 'klemmt' }, { what: 'Schloss aufgebrochen', urgent: true }],
  socket: [{ what: 'ohne Strom' }, { what: 'warm oder schwarz', urgent: true }],
  bell: [{ what: 'kein Ton' }, { what: 'öffnet nicht' }],
};

export type Step = { hour: number; name: string; text: string };
export const STEPS: Record<'urgent' | 'normal', readonly Step[]> = {
  urgent: [
    {
      hour: 0,
      name: 'eingegangen',
      text: 'Die Bereitschaft wird angerufen, der Reihe nach, bis jemand bestätigt.',
    },
    { hour: 1, name: 'bestätigt', text: 'Monteur unterwegs, Ankunft in 40 Minuten.' },
    { hour: 2, name: 'gesichert', text: 'Wasser, Gas oder Strom sind abgestellt.' },
    { hour: 24, name: 'erledigt', text: 'Repariert. Foto und Bericht liegen bei der Meldung.' },
  ],
  normal: [
    {
      hour: 0,
      name: 'eingegangen',
      text: 'Die Meldung steht im Verwaltungsprogramm, niemand tippt sie ab.',
    },
    { hour: 4, name: 'beauftragt', text: 'Frau Odenthal hat den Handwerker ausgewählt.' },
    { hour: 26, name: 'Termin', text: 'Drei Zeiten zur Auswahl, Sie nehmen eine.' },
    { hour: 72, name: 'erledigt', text: 'Repariert. Sie bestätigen, dann wird bezahlt.' },
  ],
};
